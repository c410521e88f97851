import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { policyToRead } from "@gable/domain/insurance/policy-to-read.ts";
import type { PolicyProof } from "@gable/domain/workflow/facts/closing-facts.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";

/** The policies that were given, each with how it stands. */
export const presentPolicies = (facts: Facts): LoanFileView["insurance"] =>
  [facts.hazardInsurance, facts.floodInsurance].flatMap((proof) =>
    proof ? presentPolicy(proof, policyToRead(facts)?.proof === proof) : [],
  );

function presentPolicy({ policy, result }: PolicyProof, isToRead: boolean): LoanFileView["insurance"][number] {
  const { kind, insurer, policyNumber, dwellingCoverage: coverage, expiresOn } = policy;
  return {
    kind,
    insurer,
    policyNumber,
    coverage,
    state: result ? (result.accepted ? "ACCEPTED" : "RETURNED") : "CHECKING",
    coveredUntil: result?.coveredUntil ?? expiresOn,
    faults: [...(result?.faults ?? [])],
    isToRead,
    read: result?.read?.note ?? null,
  };
}
