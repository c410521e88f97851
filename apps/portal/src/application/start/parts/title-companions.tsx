import { MOST_COMPANIONS, titleRelations } from "@gable/domain/profile/additional-answers.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { TextButton } from "@gable/ui/components/link/link.tsx";
import { EmailField } from "@gable/ui/forms/email-field.tsx";
import { fieldId, useFormTerms } from "@gable/ui/forms/form-context.ts";
import { PhoneField } from "@gable/ui/forms/phone-field.tsx";
import { SelectField } from "@gable/ui/forms/select-field.tsx";
import { TextField } from "@gable/ui/forms/text-field.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { type Control, useFieldArray } from "react-hook-form";
import { SuffixField } from "../../../register/parts/suffix-field.tsx";
import { contactWords } from "../contact.words.ts";
import { blankCompanion, type ContactValues } from "./contact-values.ts";

/** Who else is on the title, or must sign because state law gives them a right in the home. */
export function TitleCompanions({ control }: { control: Control<ContactValues> }) {
  const t = useText(contactWords);
  const { prefix } = useFormTerms();
  const { fields, append, remove } = useFieldArray({ control, name: "titleCompanions" });
  return (
    <section className="stack stack-6" aria-labelledby="companions">
      <div>
        <h2 id="companions">{t.companions}</h2>
        <p className="lead">{t.companionsLead}</p>
      </div>
      {fields.map((field, index) => (
        <fieldset key={field.id} className="stack">
          <legend className="field-label">{t.companion(index + 1)}</legend>
          <div className="field-pair">
            <TextField
              control={control}
              name={`titleCompanions.${index}.firstName`}
              label={t.firstName}
              capitals="words"
              maxLength={60}
            />
            <TextField
              control={control}
              name={`titleCompanions.${index}.middleName`}
              label={t.middleName}
              optional
              capitals="words"
              maxLength={60}
            />
          </div>
          <div className="field-pair">
            <TextField
              control={control}
              name={`titleCompanions.${index}.lastName`}
              label={t.lastName}
              capitals="words"
              maxLength={60}
            />
            <SuffixField control={control} name={`titleCompanions.${index}.suffix`} autoComplete="off" />
          </div>
          <SelectField
            control={control}
            name={`titleCompanions.${index}.relation`}
            label={t.relation}
            options={titleRelations.map((value) => ({ value, label: t[value] }))}
            narrow
          />
          <div className="field-pair">
            <EmailField
              control={control}
              name={`titleCompanions.${index}.email`}
              label={t.companionEmail}
              autoComplete="off"
              optional
            />
            <PhoneField control={control} name={`titleCompanions.${index}.phone`} label={t.companionPhone} optional />
          </div>
          <TextButton onClick={() => remove(index)}>{t.removeCompanion(index + 1)}</TextButton>
        </fieldset>
      ))}
      {fields.length < MOST_COMPANIONS ? (
        <p>
          <Button
            id={fieldId(prefix, "titleCompanions")}
            kind="second"
            slim
            onClick={() => append({ ...blankCompanion })}
          >
            {t.addCompanion}
          </Button>
        </p>
      ) : null}
    </section>
  );
}
