import { CallFailed } from "@gable/contract/problem.ts";
import type { Failure } from "@gable/ui/forms/failures.ts";
import { namedCode } from "./named-code.ts";

/** Codes of what may go wrong with any call; `explainCode` has their words. */
export const NO_ANSWER = "no-answer";
export const SERVER_FAILED = "server-failed";

/** What a refused call found wrong, as a form shows it: per field its first code, else what the server says. Rethrows bugs. */
export function failuresOf(failure: unknown): readonly Failure[] {
  if (!(failure instanceof CallFailed)) throw failure;
  if (failure.status === 0) return [{ message: NO_ANSWER }];
  const { problem } = failure;
  if (problem === undefined || failure.status >= 500) return [{ message: problem?.code ?? SERVER_FAILED }];
  const fields = Object.entries(problem.fields ?? {});
  if (fields.length === 0) return [{ message: problem.code }];
  return fields.map(([name, codes]) => ({ name, message: namedCode(name, codes[0] ?? "invalid") }));
}
