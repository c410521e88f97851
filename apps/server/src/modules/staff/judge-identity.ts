import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { isRefused } from "@gable/domain/workflow/refused-orders.ts";
import type { Change } from "../../workflow/advance.ts";

/** Whether a person judges the pictures: the check could not, or it refuses them. */
export const isIdentityOurs = (file: LoanFile): boolean => {
  const last = file.facts.identityChecks.at(-1);
  return (
    last?.result?.outcome === "REVIEW" || (last !== undefined && !last.result && isRefused(file, "check-identity"))
  );
};

/** What a person found in the pictures, in the place of what the check could not tell. */
export function identityAnswered(
  { identityChecks, identityDocuments }: Facts,
  outcome: "PASSED" | "RETRY",
  at: string,
  reason?: string,
): Change["facts"] {
  const last = identityChecks.at(-1);
  if (!last) return {};
  const refused = new Set(outcome === "RETRY" ? last.documentUuids : []);
  return {
    identityChecks: [...identityChecks.slice(0, -1), { ...last, result: { outcome, at, ...(reason && { reason }) } }],
    identityDocuments: identityDocuments.filter(({ uuid }) => !refused.has(uuid)),
  };
}
