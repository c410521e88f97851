import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { mayDo } from "@gable/domain/staff/permissions.ts";
import { mayAct } from "@gable/domain/staff/staff-acts.ts";
import { TextLink } from "@gable/ui/components/link/link.tsx";
import { TextAreaField } from "@gable/ui/forms/text-field.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { reasonWords } from "../notary-desk/notary.words.ts";
import { useMe } from "../session/me.ts";
import { ActButton } from "./act-dialog.tsx";
import { notaryPartWords } from "./notary-acts.words.ts";

/** Appointments with a notary that were not kept, what was agreed since, and the call that is owed. */
export function NotaryPart({
  file: { uuid, missedAppointments, owesNotaryCall, queues, visit },
}: {
  file: LoanFileView;
}) {
  const t = useText(notaryPartWords);
  const language = useLanguage();
  const { moment } = useFormats();
  const { role } = useMe();
  const isAwaited = !owesNotaryCall && queues.some(({ queue, move }) => queue === "notary" && move === "staff");
  return (
    <>
      <ul>
        {missedAppointments.map(({ startsAt, reason, called }) => (
          <li key={startsAt}>
            {moment(startsAt)}: {reasonWords[reason]?.[language] ?? reason}
            {called ? `. ${t.called(moment(called.at), called.note)}` : null}
          </li>
        ))}
      </ul>
      {owesNotaryCall ? <p>{t.owed}</p> : null}
      <div className="file-act-row">
        {owesNotaryCall && mayAct(role, "record-notary-call") ? (
          <ActButton
            uuid={uuid}
            act="record-notary-call"
            kind="primary"
            values={{ note: "" }}
            required={["note"]}
            send={({ note }) => ({ note })}
            renderFields={(control) => (
              <TextAreaField control={control} name="note" label={t.note} rows={3} maxLength={500} />
            )}
          />
        ) : null}
        {isAwaited && mayDo(role, "keep-notary-desk") ? (
          <TextLink href={visit?.state === "OVER" ? `/notary/${uuid}/visit` : `/notary/${uuid}`}>
            {visit?.state === "OVER" ? t.toVisit : t.toDesk}
          </TextLink>
        ) : null}
      </div>
    </>
  );
}
