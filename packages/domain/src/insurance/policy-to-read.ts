import type { Instant } from "../calendar/zoned-time.ts";
import type { PolicyProof } from "../workflow/facts/closing-facts.ts";
import type { Facts } from "../workflow/facts/facts.ts";

/** Flood first: the documents wait for it, and for no other. */
const names = ["floodInsurance", "hazardInsurance"] as const;

/** A policy whose page a person has to read. */
export interface PolicyToRead {
  readonly name: (typeof names)[number];
  readonly proof: PolicyProof;
  readonly since: Instant;
}

/**
 * The policy of which the insurers' records, or the machine that reads pages, say something else than the borrower: its page was sent, it is
 * not accepted, and nobody has read it. Undefined where there is none.
 */
export function policyToRead(facts: Pick<Facts, (typeof names)[number]>): PolicyToRead | undefined {
  for (const name of names) {
    const proof = facts[name];
    const result = proof?.result;
    if (proof?.policy.documentUuid && result && !result.accepted && !result.read)
      return { name, proof, since: result.at };
  }
  return undefined;
}
