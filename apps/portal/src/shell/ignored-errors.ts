import { CallFailed } from "@gable/contract/problem.ts";

/** What browsers say of a connection that was lost: nothing that somebody at the product could mend. */
const LOST_CONNECTION = /network ?error|failed to fetch|request timeout|load failed|timed? ?out|aborted/i;

/** Whether the error reporter leaves an error alone: specification part 2, section 8. */
export function isIgnoredError(error: unknown): boolean {
  if (error instanceof CallFailed && error.status === 0) return true;
  return error instanceof Error && LOST_CONNECTION.test(error.message);
}
