import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { isOfficePlace } from "@gable/domain/notary/visit-places.ts";
import { mayAct } from "@gable/domain/staff/staff-acts.ts";
import { Button } from "@gable/ui/components/button/button.tsx";
import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { TextAreaField } from "@gable/ui/forms/text-field.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useState } from "react";
import { useMay, useMe } from "../session/me.ts";
import { Dialog } from "../shell/dialog.tsx";
import { ActButton } from "./act-dialog.tsx";
import { useInWords } from "./in-words.ts";
import { paperWords } from "./paper-acts.words.ts";
import { RecordOriginalForm } from "./record-original-form.tsx";

type Awaited = LoanFileView["originals"]["awaited"][number];

/** What is signed by hand: what came back, and the second look at it. */
export function OriginalsPart({ file: { uuid, originals, visit, officeBooking } }: { file: LoanFileView }) {
  const t = useText(paperWords);
  const { role, identityUuid } = useMe();
  const { awaited, toConfirm, lateDays } = originals;
  if (awaited.length === 0) return null;
  return (
    <>
      <h3>{t.originals}</h3>
      <p>{t.originalsLead}</p>
      {(visit && isOfficePlace(visit.placeType)) || officeBooking !== null ? <p>{t.atOffice}</p> : null}
      {lateDays.length > 0 ? (
        <Notice tone="warning">{awaited.some(({ returned }) => returned) ? t.lateSome : t.late}</Notice>
      ) : null}
      <ul className="file-acts">
        {awaited.map((one) => (
          <li key={`${one.document} ${one.who}`}>
            <Original uuid={uuid} awaited={one} lateDays={lateDays} />
          </li>
        ))}
      </ul>
      {toConfirm.map((part) => {
        const isMine = awaited.some((one) => one.part === part && one.returned?.byUuid === identityUuid);
        if (isMine || !mayAct(role, "confirm-originals")) return <p key={part}>{t.otherPerson}</p>;
        return <ActButton key={part} uuid={uuid} act="confirm-originals" kind="primary" send={() => ({ part })} />;
      })}
      {/* Those of who signs beside the borrower are drawn anew beside their name. */}
      {awaited.some(({ part }) => part !== "signer") && mayAct(role, "draw-closing-again") ? (
        <ActButton
          uuid={uuid}
          act="draw-closing-again"
          values={{ reason: "" }}
          required={["reason"]}
          send={({ reason }) => ({ reason })}
          renderFields={(control) => (
            <TextAreaField control={control} name="reason" label={t.why} rows={3} maxLength={500} />
          )}
        />
      ) : null}
    </>
  );
}

/** One paper of one person, with how far it is. */
function Original({ uuid, awaited, lateDays }: { uuid: string; awaited: Awaited; lateDays: readonly string[] }) {
  const t = useText(paperWords);
  const inWords = useInWords();
  const { shortDay } = useFormats();
  const mayRecord = useMay("record-originals");
  const [isOpen, setOpen] = useState(false);
  const { kind, name, postedOn, returned } = awaited;
  const dayOf = (day: string) => shortDay(`${day}T12:00:00Z`);
  return (
    <>
      <p>
        {inWords(kind)}, {name}{" "}
        <span className="small quiet">
          {returned
            ? [
                t.returned(dayOf(returned.on), returned.by),
                ...(returned.notary ? [t.before(returned.notary)] : []),
              ].join(", ")
            : postedOn
              ? t.posted(dayOf(postedOn))
              : t.notPosted}
        </span>
      </p>
      {mayRecord && postedOn ? (
        <>
          <Button slim kind="second" onClick={() => setOpen(true)}>
            {returned ? t.recordAgain : t.record}
          </Button>
          <Dialog open={isOpen} onClose={() => setOpen(false)} title={`${inWords(kind)}, ${name}`}>
            <RecordOriginalForm
              uuid={uuid}
              awaited={awaited}
              lateDays={returned ? [] : lateDays}
              onDone={() => setOpen(false)}
            />
          </Dialog>
        </>
      ) : null}
    </>
  );
}
