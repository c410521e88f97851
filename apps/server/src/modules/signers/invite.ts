import { nextInvitation } from "@gable/domain/signers/invitation.ts";
import type { SignerFacts } from "@gable/domain/workflow/facts/signer-facts.ts";
import { awaitsInvitation } from "@gable/domain/workflow/stages/closing.ts";
import type { Derivation } from "../../context.ts";
import { newCode } from "./new-code.ts";

/** The invitation that takes the place of any before it; a refusal is taken back by it. */
export function invited(signer: SignerFacts, now: Date): SignerFacts {
  const { declined: _declined, trouble: _trouble, ...rest } = signer;
  return { ...rest, invitation: nextInvitation(signer, newCode(), now.toISOString()) };
}

/** Invites everybody who can be written to, once the application is submitted. */
export const inviteReachable: Derivation = (_ctx, { facts }, now) => ({
  event: "signers-invited",
  facts: {
    signers: facts.signers.map((signer) => (awaitsInvitation(facts, signer) ? invited(signer, now) : signer)),
  },
});
