import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { purchasers } from "@gable/domain/hmda/purchasers.ts";
import { mayAct } from "@gable/domain/staff/staff-acts.ts";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { DateFields } from "@gable/ui/forms/date-fields.tsx";
import { SelectField } from "@gable/ui/forms/select-field.tsx";
import { TextAreaField, TextField } from "@gable/ui/forms/text-field.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useMe } from "../session/me.ts";
import { ActButton } from "./act-dialog.tsx";
import { registerPartWords } from "./register-part.words.ts";

/** What the HMDA register says of the application that people alone know: the place in the census, and who bought the line. */
export function RegisterPart({ file: { uuid, register, standing } }: { file: LoanFileView }) {
  const t = useText(registerPartWords);
  const language = useLanguage();
  const { date } = useFormats();
  const { role } = useMe();
  if (!register || !mayAct(role, "correct-census-place")) return null;
  const { countyFips, censusTract, sale } = register;
  return (
    <section>
      <SectionHead title={t.title} />
      <p>
        {t.place(countyFips ?? t.none, censusTract ?? t.none)}
        {sale ? ` ${t.sold(purchasers[sale.purchaser][language], date(sale.on))}` : null}
      </p>
      <ActButton
        uuid={uuid}
        act="correct-census-place"
        values={{ countyFips: countyFips ?? "", censusTract: "", reason: "" }}
        required={["countyFips", "reason"]}
        send={({ countyFips: county, censusTract: tract, reason }) => ({
          countyFips: county,
          reason,
          ...(tract !== "" && { censusTract: tract }),
        })}
        renderFields={(control) => (
          <>
            <TextField control={control} name="countyFips" label={t.county} hint={t.countyHint} maxLength={5} />
            <TextField
              control={control}
              name="censusTract"
              label={t.tract}
              hint={t.tractHint}
              optional
              maxLength={11}
            />
            <TextAreaField control={control} name="reason" label={t.reason} />
          </>
        )}
      />
      {standing === "FUNDED" ? (
        <ActButton
          uuid={uuid}
          act="record-sale"
          values={{ purchaser: "", on: "" }}
          required={["purchaser", "on"]}
          send={({ purchaser, on }) => ({ purchaser, on })}
          renderFields={(control) => (
            <>
              <SelectField
                control={control}
                name="purchaser"
                label={t.purchaser}
                options={Object.entries(purchasers).map(([value, words]) => ({ value, label: words[language] }))}
              />
              <DateFields control={control} name="on" label={t.on} />
            </>
          )}
        />
      ) : null}
    </section>
  );
}
