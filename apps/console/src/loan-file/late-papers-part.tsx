import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { mayAct } from "@gable/domain/staff/staff-acts.ts";
import { TextAreaField } from "@gable/ui/forms/text-field.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useMe } from "../session/me.ts";
import { DayField } from "../settings/day-field.tsx";
import { useToday } from "../shell/use-today.ts";
import { ActButton } from "./act-dialog.tsx";
import { EndVisit } from "./end-visit.tsx";
import { latePapersWords } from "./late-papers.words.ts";

/** Signed paper that has not come back in its time: who has it, what they said, and what can be done. */
export function LatePapersPart({ file: { uuid, lateReturn } }: { file: LoanFileView }) {
  const t = useText(latePapersWords);
  const { moment, shortDay } = useFormats();
  const { role } = useMe();
  const today = useToday();
  if (!lateReturn) return null;
  const { visit, askedAfter, from } = lateReturn;
  return (
    <>
      <p>{visit ? t.fromNotary(visit.notary, visit.commission, moment(visit.startsAt, visit.timeZone)) : t.byPost}</p>
      {visit?.phone ? <p>{t.phone(visit.phone)}</p> : null}
      {askedAfter.length > 0 ? (
        <ul>
          {askedAfter.map(({ by, at, note, expectedOn }) => (
            <li key={at}>{t.asked(by, moment(at), shortDay(`${expectedOn}T12:00:00Z`), note)}</li>
          ))}
        </ul>
      ) : null}
      {mayAct(role, "ask-after-papers") ? (
        <div className="file-act-row">
          <ActButton
            uuid={uuid}
            act="ask-after-papers"
            kind="primary"
            values={{ note: "", expectedOn: "" }}
            required={["note", "expectedOn"]}
            send={({ note, expectedOn }) => ({ note, expectedOn })}
            renderFields={(control) => (
              <>
                <TextAreaField control={control} name="note" label={t.note} rows={3} maxLength={500} />
                <DayField control={control} name="expectedOn" label={t.expectedOn} min={today} />
              </>
            )}
          />
          {from === "notary" ? <EndVisit uuid={uuid} /> : null}
        </div>
      ) : null}
    </>
  );
}
