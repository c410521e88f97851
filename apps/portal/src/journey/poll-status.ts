import type { StatusReply } from "@gable/domain/application/status.ts";
import { pollAttempts, pollDelayMs, stepWhenPollsAreUsedUp } from "@gable/domain/journey/polling.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import type { FollowedStatus } from "../queries/application-status.ts";

export type Polling = {
  /** Asks the server. */
  readonly ask: () => Promise<StatusReply>;
  /** What is known now, however it became known. */
  readonly known: () => FollowedStatus | undefined;
  readonly learn: (status: FollowedStatus) => void;
};

/**
 * Asks for the status again and again, as often and at such intervals as the present step calls for. `start` begins counting
 * anew for a step and is called whenever the step changes; `stop` ends it.
 */
export function pollStatus({ ask, known, learn }: Polling) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let round = 0;

  const stop = () => {
    clearTimeout(timer);
    round += 1;
  };

  const start = (step: Step | null) => {
    stop();
    schedule(1, step, round);
  };

  const schedule = (attempt: number, step: Step | null, own: number) => {
    if (attempt > pollAttempts(step)) giveUp(step);
    else timer = setTimeout(() => void attemptOnce(attempt, step, own), pollDelayMs(attempt));
  };

  const attemptOnce = async (attempt: number, step: Step | null, own: number) => {
    try {
      learn(await ask());
    } catch {
      // What was known last stays: specification part 1, section 8.
    }
    // Whoever learns of another step starts a new round.
    if (own === round && stepOf(known()) === step) schedule(attempt + 1, step, own);
  };

  const giveUp = (step: Step | null) => {
    const shown = stepWhenPollsAreUsedUp(step);
    const last = known();
    if (last !== undefined && step !== null && shown !== step) learn({ ...last, step: shown, gaveUpOn: step });
  };

  return { start, stop };
}

const stepOf = (status: FollowedStatus | undefined): Step | null => status?.step ?? null;
