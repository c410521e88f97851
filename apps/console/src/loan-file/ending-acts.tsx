import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { mayAct } from "@gable/domain/staff/staff-acts.ts";
import { declineReasonWords } from "@gable/domain/underwriting/staff-decline.ts";
import { SectionHead } from "@gable/ui/components/section-head/section-head.tsx";
import { DateFields } from "@gable/ui/forms/date-fields.tsx";
import { SelectField } from "@gable/ui/forms/select-field.tsx";
import { TextAreaField } from "@gable/ui/forms/text-field.tsx";
import { useLanguage, useText } from "@gable/ui/language/catalogue.tsx";
import { useMe } from "../session/me.ts";
import { ActButton } from "./act-dialog.tsx";
import { actsWords } from "./acts.words.ts";
import { AsSecond, hasFirstGone } from "./as-second.tsx";
import { paperWords } from "./paper-acts.words.ts";
import { RecordRescission } from "./paper-part.tsx";
import { ListedPerson } from "./sanctions-part.tsx";

const LONGEST_NOTE = 500;

/** A decline for the reasons that what waits allows; nothing where it allows none. */
export function Decline({ file: { uuid, endings } }: { file: LoanFileView }) {
  const t = useText(actsWords);
  const language = useLanguage();
  const [only, ...others] = endings.declineFor;
  if (only === undefined) return null;
  const options = endings.declineFor.map((code) => ({ value: code, label: declineReasonWords(code)[language] }));
  return (
    <ActButton
      uuid={uuid}
      act="decline"
      kind="danger"
      values={{ first: others.length === 0 ? only : "", second: "" }}
      required={["first"]}
      send={({ first, second }) => ({ reasons: [...new Set([first, second].filter((reason) => reason !== ""))] })}
      renderFields={(control) => (
        <>
          <SelectField control={control} name="first" label={t.principal} options={options} />
          {others.length === 0 ? null : (
            <SelectField control={control} name="second" label={t.principalToo} options={options} optional />
          )}
        </>
      )}
    />
  );
}

/** One finds that the person on the list is the borrower; a second one agrees, who read what the first compared. */
export function WatchlistMatch({
  file: { uuid, endings, notSecond },
  act,
}: {
  file: LoanFileView;
  act: "find-watchlist-match" | "agree-to-watchlist-match";
}) {
  const t = useText(actsWords);
  const { match } = endings;
  if (act === "find-watchlist-match") {
    if (match && !hasFirstGone(notSecond, match.byUuid))
      return <p className="small">{t.matchFound(match.by, match.note)}</p>;
    return (
      <ActButton
        uuid={uuid}
        act={act}
        kind="danger"
        values={{ reason: "" }}
        required={["reason"]}
        send={({ reason }) => ({ reason })}
        renderFields={(control) => (
          <TextAreaField control={control} name="reason" label={t.matchNote} rows={3} maxLength={LONGEST_NOTE} />
        )}
      />
    );
  }
  return match ? (
    <AsSecond notSecond={notSecond} by={match.byUuid} act={act}>
      <ActButton
        uuid={uuid}
        act={act}
        kind="danger"
        send={() => ({ foundAt: match.at })}
        renderFields={() => <p>{t.matchFound(match.by, match.note)}</p>}
      />
    </AsSecond>
  ) : null;
}

/** How an application ended at the hand of staff, or the borrower's own wish to end it. */
export function EndingPart({ file: { uuid, endings } }: { file: LoanFileView }) {
  const paper = useText(paperWords);
  const t = useText(actsWords);
  const language = useLanguage();
  const { role } = useMe();
  const { withdrawn, declined, mayWithdraw, mayRescind } = endings;
  const offersWithdrawal = mayWithdraw && mayAct(role, "withdraw-for-borrower");
  const offersRescission = mayRescind.length > 0 && mayAct(role, "record-rescission");
  if (!withdrawn && !declined && !endings.listed && !offersWithdrawal && !offersRescission) return null;
  return (
    <section>
      <SectionHead title={t.ending} />
      {withdrawn ? <p>{t.withdrawnBy(withdrawn.by, withdrawn.note)}</p> : null}
      {declined ? (
        <p>
          {t.declinedBy(declined.by, declined.reasons.map((reason) => declineReasonWords(reason)[language]).join("; "))}
        </p>
      ) : null}
      <ListedPerson endings={endings} />
      {offersRescission ? <RecordRescission uuid={uuid} owners={mayRescind} /> : null}
      {offersWithdrawal ? (
        <ActButton
          uuid={uuid}
          act="withdraw-for-borrower"
          values={{ note: "", on: "" }}
          required={["note", "on"]}
          send={({ note, on }) => ({ note, on })}
          renderFields={(control) => (
            <>
              <DateFields control={control} name="on" label={paper.postmark} />
              <TextAreaField control={control} name="note" label={t.withdrawNote} rows={3} maxLength={LONGEST_NOTE} />
            </>
          )}
        />
      ) : null}
    </section>
  );
}
