import type { PipelineEntry } from "@gable/contract/calls/pipeline.ts";
import { businessAge, isLate } from "@gable/domain/pipeline/service-levels.ts";
import { useText } from "@gable/ui/language/catalogue.tsx";
import { useFormats } from "@gable/ui/language/use-formats.ts";
import { useMe } from "../session/me.ts";
import { useNow } from "../shell/use-now.ts";
import { waitingWords } from "./waiting.words.ts";

/** How long whoever has the move is waited for, in words; and that it is too long, for `data-late`. */
export interface WaitingAge {
  readonly said: string;
  readonly late: true | undefined;
  /** It waits for an hour that was agreed, and nobody is waited for yet. */
  readonly isToCome: boolean;
}

/**
 * Tells how long something waits in a queue: for staff in the lender's business hours, as service levels are, for borrowers by the
 * clock. Goes on while the page is open.
 */
export function useWaitingAge(): (waiting: PipelineEntry["queues"][number]) => WaitingAge {
  const t = useText(waitingWords);
  const { timeAgo } = useFormats();
  const now = useNow();
  const { businessHours } = useMe().lender;
  return (waiting) => {
    const { since, move } = waiting;
    if (move === "borrower") return { said: timeAgo(since, now), late: undefined, isToCome: false };
    if (Date.parse(since) > Date.parse(now)) return { said: t.planned, late: undefined, isToCome: true };
    const { count, unit } = businessAge(since, now, businessHours);
    const age = t[unit](count);
    return isLate(waiting, now, businessHours)
      ? { said: t.late(age), late: true, isToCome: false }
      : { said: age, late: undefined, isToCome: false };
  };
}
