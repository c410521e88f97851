import { ageFault, oldestDate, STUB_DAYS } from "@gable/domain/application/paper-age.ts";
import { isLocalDate } from "@gable/domain/calendar/local-date.ts";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { DateFields } from "@gable/ui/forms/date-fields.tsx";
import { RadioField } from "@gable/ui/forms/radio-field.tsx";
import { useQuestionForm } from "@gable/ui/forms/use-question-form.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useWatch } from "react-hook-form";
import { todayHere } from "../../shell/today-here.ts";
import { datedUploadWords } from "./dated-upload.words.ts";
import { PaperUpload } from "./paper-upload.tsx";
import type { Uploads } from "./use-uploads.ts";

const DATED = "dated";
const OTHER = "other";

/**
 * Files that must be fresh: their date is asked for first, so that nobody sends what is too old to count. Where other papers do as well,
 * they go without.
 */
export function DatedUpload({
  uploads,
  label,
  hint,
  mostDaysOld,
  mayBeOther = false,
}: {
  uploads: Uploads;
  label: string;
  hint: string;
  mostDaysOld: number;
  mayBeOther?: boolean;
}) {
  const t = useText(datedUploadWords);
  const f = useFormats();
  const { control } = useQuestionForm({ defaultValues: { what: mayBeOther ? "" : DATED, datedOn: "" } });
  const [what, datedOn] = useWatch({ control, name: ["what", "datedOn"] });
  const isStub = mostDaysOld === STUB_DAYS;
  const today = todayHere();
  const fault = isLocalDate(datedOn) ? ageFault(datedOn, today, mostDaysOld) : undefined;
  // What is still to come by this browser's clock the server judges by its own.
  const mayChoose = what === OTHER || (what === DATED && fault !== undefined && fault !== "too-old");
  return (
    <>
      {mayBeOther ? (
        <RadioField
          control={control}
          name="what"
          label={t.what}
          choices={[
            { value: DATED, label: isStub ? t.stub : t.statement },
            { value: OTHER, label: t.other },
          ]}
        />
      ) : null}
      {what === DATED ? (
        <DateFields
          control={control}
          name="datedOn"
          label={isStub ? t.stubDate : t.statementDate}
          hint={isStub ? t.stubHint : t.statementHint}
        />
      ) : null}
      <div aria-live="polite">
        {what === DATED && fault === "too-old" ? (
          <Notice tone="warning" title={t.tooOld}>
            {t.tooOldBody(mostDaysOld, f.day(oldestDate(today, mostDaysOld)))}
          </Notice>
        ) : null}
      </div>
      {mayChoose || uploads.files.length > 0 ? (
        <PaperUpload
          uploads={{
            ...uploads,
            add: (files) => uploads.add(files, what === DATED ? datedOn : undefined),
          }}
          label={label}
          hint={hint}
          {...(!mayChoose && { most: uploads.files.length })}
        />
      ) : null}
    </>
  );
}
