import { asksForId } from "@gable/domain/conditions/id-conditions.ts";
import { hasPicturesIn } from "@gable/domain/identity/asked-identity.ts";
import { identityStanding, underReviewSince } from "@gable/domain/identity/identity-standing.ts";
import { decide } from "@gable/domain/workflow/decide.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { SignerFacts } from "@gable/domain/workflow/facts/signer-facts.ts";
import type { Context } from "../../context.ts";
import { notFound, outOfOrder } from "../../http/refusal.ts";
import type { Change } from "../../workflow/change.ts";
import { refuseEnded } from "../../workflow/refuse-ended.ts";
import { readingTimes } from "../conditions/with-times.ts";

/** Whose pictures are taken: the borrower's, or those of somebody who signs beside them. Of both the same is known. */
export type Sitter = Pick<SignerFacts, "uploads" | "identityChecks" | "identityDocuments" | "identityHandOff">;

/** Throws where the application has no such signer. */
export function signerIn({ signers }: Facts, signerUuid: string): SignerFacts {
  const signer = signers.find(({ uuid }) => uuid === signerUuid);
  if (!signer) throw notFound();
  return signer;
}

export const sitterIn = (facts: Facts, signerUuid: string | null): Sitter =>
  signerUuid === null ? facts : signerIn(facts, signerUuid);

/** By when a person looks at a sitter's pictures; null where nobody need. */
export function lookAtIdentity(ctx: Context, file: LoanFile, sitter: Pick<Sitter, "identityChecks">) {
  const since = underReviewSince(sitter);
  return since === undefined ? null : readingTimes(ctx, file, "identity")(since);
}

/** The facts that change when something of a sitter's does. */
export function withSitter(
  { signers }: Facts,
  signerUuid: string | null,
  own: Partial<Sitter & Pick<SignerFacts, "birthDate">>,
): Change["facts"] {
  if (signerUuid !== null)
    return { signers: signers.map((signer) => (signer.uuid === signerUuid ? { ...signer, ...own } : signer)) };
  const { birthDate: _asked, ...facts } = own;
  return facts;
}

/** Whether it is their turn: the borrower's in their row of the plan, a signer's once they know what they sign. */
export const mayShowPictures = (file: LoanFile, signerUuid: string | null): boolean =>
  signerUuid === null ? decide(file).row === 17 : signerIn(file.facts, signerUuid).introReadAt !== undefined;

/** The sitter, where pictures are waited for. Throws a Refusal where none are. */
export function demandSitter(file: LoanFile, signerUuid: string | null): Sitter {
  const sitter = sitterIn(file.facts, signerUuid);
  const { state } = identityStanding(sitter);
  if (!mayShowPictures(file, signerUuid) || (state !== "NOT_STARTED" && state !== "RETRY"))
    throw outOfOrder(decide(file).step, "Pictures are not checked just now.");
  return sitter;
}

/**
 * The sitter, where a condition asks this person for pictures that are not handed in yet. Throws a Refusal where nothing of the kind is
 * asked of them, or they have been handed in.
 */
export function demandAsked(file: LoanFile, signerUuid: string | null, conditionUuid: string): Sitter {
  const { facts } = file;
  refuseEnded(file);
  const condition = facts.conditions.find(({ uuid }) => uuid === conditionUuid);
  if (!condition || !asksForId(condition.categoryEnum) || (condition.signerUuid ?? null) !== signerUuid)
    throw notFound();
  if (hasPicturesIn(facts, conditionUuid)) throw outOfOrder(decide(file).step, "Your pictures are being looked at.");
  return sitterIn(facts, signerUuid);
}

/** The sitter for a phone: for the pictures that a condition asks for, or those of the check of identity. */
export const demandSitterFor = (
  file: LoanFile,
  signerUuid: string | null,
  conditionUuid: string | undefined,
): Sitter =>
  conditionUuid === undefined ? demandSitter(file, signerUuid) : demandAsked(file, signerUuid, conditionUuid);
