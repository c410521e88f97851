import { type LendingPolicy, type PolicyOverlay, RecordedPolicy } from "./lending-policy.ts";
import { policyFaults } from "./policy-faults.ts";

/** A policy that is no looser than law lets it be, and whose parts fit together. */
export const ValidPolicy = RecordedPolicy.check((context) => {
  // The parts are held against each other once each is what it says.
  if (context.issues.length > 0) return;
  for (const { path, message, code } of policyFaults(context.value)) {
    context.issues.push({ code: "custom", input: context.value, path: [...path], message, params: { code } });
  }
});

/** The base policy with a lender's overlay on it. Throws when the result is no valid policy. */
export function overlayPolicy(base: LendingPolicy, overlay: PolicyOverlay): LendingPolicy {
  return ValidPolicy.parse({ ...base, ...overlay, version: `${base.version}+${overlay.version}` });
}
