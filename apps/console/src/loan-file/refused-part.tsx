import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { mayAct, type StaffActName } from "@gable/domain/staff/staff-acts.ts";
import { byHand } from "@gable/domain/workflow/refused-orders.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useMe } from "../session/me.ts";
import { useNow } from "../shell/use-now.ts";
import { ActButton } from "./act-dialog.tsx";
import { useInWords } from "./in-words.ts";
import { refusedWords } from "./refused.words.ts";

/** What a person can do in the place of the vendors that refuse. */
export const actsByHand = ({ refusedOrders }: LoanFileView): readonly StaffActName[] => [
  ...new Set(refusedOrders.flatMap(({ kind }) => byHand[kind] ?? [])),
];

/** Orders that a vendor refuses: what it says, and what can be done. */
export function RefusedPart({ file: { uuid, refusedOrders } }: { file: LoanFileView }) {
  const t = useText(refusedWords);
  const inWords = useInWords();
  const { timeAgo } = useFormats();
  const now = useNow();
  const { role } = useMe();
  return (
    <ul>
      {refusedOrders.map(({ key, kind, vendor, status, code, at, sentAgainAt }) => (
        <li key={key}>
          <p>
            <strong>{inWords(kind)}</strong>: {t.says(inWords(vendor), `${status} ${code}`, timeAgo(at, now))}
          </p>
          <p className="small quiet">
            {sentAgainAt === null ? null : `${t.sentAgain(timeAgo(sentAgainAt, now))} `}
            {byHand[kind] ? t.orByHand : t.mend}
          </p>
          <div className="file-act-row">
            {mayAct(role, "send-order-again") ? (
              <ActButton uuid={uuid} act="send-order-again" kind="primary" values={{}} send={() => ({ order: key })} />
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
