import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { mayAct } from "@gable/domain/staff/staff-acts.ts";
import { Tag } from "@gable/ui/components/notice/notice.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useMe } from "../session/me.ts";
import { ActButton } from "./act-dialog.tsx";
import { actsWords } from "./acts.words.ts";
import { AskedCheck } from "./asked-check.tsx";
import { ConditionTalk, TalkActs } from "./condition-talk.tsx";
import { hasEnded } from "./has-ended.ts";
import { useInWords } from "./in-words.ts";
import type { Signer } from "./signer.ts";
import { signersWords } from "./signers.words.ts";

/** What was asked of somebody who signs beside the borrower, with what they said to it. */
export function SignerRequests({ file, signer: { asked, language } }: { file: LoanFileView; signer: Signer }) {
  const t = useText(signersWords);
  const acts = useText(actsWords);
  const inWords = useInWords();
  const { shortDay } = useFormats();
  const { role } = useMe();
  const { uuid } = file;
  const isOver = hasEnded(file);
  return (
    <ul className="file-acts">
      {asked.map((request) => (
        <li key={request.uuid}>
          <p>{request.comments}</p>
          <p className="small quiet">
            {inWords(request.category)}. {request.isHandedOver ? t.byBorrower : acts.asked} {shortDay(request.created)}{" "}
            {isOver ? null : (
              <Tag tone={request.move === "staff" ? "warning" : "quiet"} icon="clock">
                {request.move === "signer" ? t.theirMove : acts[request.move]}
              </Tag>
            )}
          </p>
          <AskedCheck check={request.check} />
          <ConditionTalk talk={request.talk} />
          {isOver ? null : (
            <div className="file-act-row">
              {mayAct(role, "clear-condition") && !request.isHandedOver ? (
                <ActButton uuid={uuid} act="clear-condition" send={() => ({ condition: request.uuid })} />
              ) : null}
              <TalkActs
                uuid={uuid}
                condition={request.uuid}
                talk={request.talk}
                mayReturn={request.move === "staff"}
                reads={language}
              />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
