import { visitEndings } from "@gable/domain/notary/appointment-endings.ts";
import { SelectField } from "@gable/ui/forms/select-field.tsx";
import { TextAreaField } from "@gable/ui/forms/text-field.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { reasonWords } from "../notary-desk/notary.words.ts";
import { ActButton } from "./act-dialog.tsx";
import { latePapersWords } from "./late-papers.words.ts";

/** An appointment in person came to nothing, and why. `label`: on the button, where its hour has only just come. */
export function EndVisit({ uuid, label, noteLabel }: { uuid: string; label?: string; noteLabel?: string }) {
  const t = useText(latePapersWords);
  const language = useLanguage();
  return (
    <ActButton
      uuid={uuid}
      act="end-notary-visit"
      {...(label !== undefined && { label })}
      values={{ why: "", note: "" }}
      required={["why", "note"]}
      send={({ why, note }) => ({ why, note })}
      renderFields={(control) => (
        <>
          <SelectField
            control={control}
            name="why"
            label={t.why}
            options={visitEndings.map((why) => ({ value: why, label: reasonWords[why]?.[language] ?? why }))}
          />
          <TextAreaField control={control} name="note" label={noteLabel ?? t.note} rows={3} maxLength={500} />
        </>
      )}
    />
  );
}
