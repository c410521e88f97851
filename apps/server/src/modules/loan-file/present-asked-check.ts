import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { checksFor } from "@gable/domain/identity/asked-identity.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";

/** What the document check found in the latest pictures that were handed in for a condition. */
export function presentAskedCheck(facts: Facts, condition: string): LoanFileView["conditions"][number]["check"] {
  const last = checksFor(facts, condition).at(-1);
  if (!last) return null;
  const { submittedAt, result } = last;
  return {
    at: submittedAt,
    outcome: result?.outcome ?? null,
    reason: result?.reason ?? null,
    differences: [...(result?.differences ?? [])],
  };
}
