import { CallFailed } from "@gable/contract/problem.ts";
import { failuresOf, SERVER_FAILED } from "../shell/failures-of.ts";

/** The code of why something in the chat failed, for `useExplain`; of what no server said, reported, that it was on our side. */
export function whyFailed(failure: unknown): string {
  if (failure instanceof CallFailed) return failuresOf(failure)[0]?.message ?? SERVER_FAILED;
  reportError(failure);
  return SERVER_FAILED;
}
