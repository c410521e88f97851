import { CallFailed } from "@gable/contract/problem.ts";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { failuresOf } from "./failures-of.ts";

/** Whether an act was refused because what it decides on has changed, or is there no more. */
export const isMovedOn = (failure: unknown): boolean =>
  failure instanceof CallFailed && (failure.status === 409 || failure.status === 404);

/** As `failuresOf`, of such a refusal: what is there no more was there when it was read. */
export const movedOnFailures = (failure: unknown): readonly Failure[] =>
  failuresOf(failure).map(({ message, ...found }) => ({
    ...found,
    message: message === "not-found" ? "out-of-order" : message,
  }));
