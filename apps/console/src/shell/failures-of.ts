import { CallFailed } from "@gable/contract/problem.ts";
import type { Failure } from "@gable/ui/forms/failures.ts";

const NO_ANSWER = "no-answer";

/** What a refused call found wrong, as a form shows it: per field its first code, else the code of the whole. Rethrows bugs. */
export function failuresOf(failure: unknown): readonly Failure[] {
  if (!(failure instanceof CallFailed)) throw failure;
  const { problem } = failure;
  if (problem === undefined) return [{ message: NO_ANSWER }];
  const fields = Object.entries(problem.fields ?? {});
  if (fields.length === 0) return [{ message: problem.code }];
  return fields.map(([name, codes]) => ({ name, message: codes[0] ?? "invalid" }));
}
