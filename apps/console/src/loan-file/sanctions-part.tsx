import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { sanctionsReports } from "@gable/domain/workflow/facts/sanctions-facts.ts";
import { DateFields } from "@gable/ui/forms/date-fields.tsx";
import { SelectField } from "@gable/ui/forms/select-field.tsx";
import { TextAreaField } from "@gable/ui/forms/text-field.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { ActButton } from "./act-dialog.tsx";
import { sanctionsWords } from "./sanctions.words.ts";

const LONGEST_NOTE = 500;

/** What was sent to the Treasury about somebody on a list, or why nothing was. */
export function RecordSanctionsReport({ uuid }: { uuid: string }) {
  const t = useText(sanctionsWords);
  return (
    <ActButton
      uuid={uuid}
      act="record-sanctions-report"
      kind="primary"
      values={{ made: "", on: "", note: "" }}
      required={["made", "on", "note"]}
      send={({ made, on, note }) => ({ made, on, note })}
      renderFields={(control) => (
        <>
          <SelectField
            control={control}
            name="made"
            label={t.made}
            options={sanctionsReports.map((made) => ({ value: made, label: t[made] }))}
          />
          <DateFields control={control} name="on" label={t.on} />
          <TextAreaField control={control} name="note" label={t.note} rows={3} maxLength={LONGEST_NOTE} />
        </>
      )}
    />
  );
}

/** Who found it, and what was reported since. */
export function ListedPerson({ endings: { listed } }: Pick<LoanFileView, "endings">) {
  const t = useText(sanctionsWords);
  const { day } = useFormats();
  if (!listed) return null;
  const { by, askedBy, report } = listed;
  return (
    <>
      <p>{t.found(by, askedBy)}</p>
      {report ? (
        <p>
          {t[report.made]}. {t.reported(report.by, day(report.on), report.note)}
        </p>
      ) : null}
    </>
  );
}
