import { Notice } from "@gable/ui/components/notice/notice.tsx";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useQuery } from "@tanstack/react-query";
import { useJourney } from "../../journey/journey.tsx";
import { rescissionQuery } from "../../queries/rescission.ts";
import { Pending } from "../../shell/pending.tsx";
import { completeWords } from "../complete.words.ts";
import { CancelLoan } from "./cancel-loan.tsx";

/** The right to cancel while its days run, for a page that is open at every step of them: the deed may not be signed yet. */
export function RightToCancel() {
  const t = useText(completeWords);
  const { uuid } = useJourney();
  const asked = useQuery(rescissionQuery(uuid));
  const { data: right, error } = asked;
  // One that could not be looked up must not look like none.
  if (right === undefined) return error === null ? null : <Pending asked={asked} count={1} />;
  const isRunning = right.applies && right.lastDay !== null && !right.over;
  if (!isRunning && !right.cancelled) return null;
  return (
    <div aria-live="polite">
      {right.cancelled ? <Notice tone="info" title={t.cancelled} /> : null}
      {isRunning && !right.cancelled && right.lastDay !== null ? <CancelLoan lastDay={right.lastDay} /> : null}
    </div>
  );
}
