import type { SignerProgress } from "../../journey/signer-route.ts";
import { hasPassedIdentity } from "../../signers/signer-standing.ts";
import { decide, END_ROW } from "../decide.ts";
import type { LoanFile } from "../facts/facts.ts";
import type { SignerFacts } from "../facts/signer-facts.ts";

/** Why there is nothing more for a signer to do; null while there is. */
export type SignerEnd = "declined" | "withdrawn" | "rescinded" | "not-approved";

export function signerEnd({ facts }: LoanFile, signer: SignerFacts): SignerEnd | null {
  if (facts.rescinded) return "rescinded";
  if (facts.withdrawn || facts.lapsedAt || facts.coDeedCancelled) return "withdrawn";
  // It can be taken back by another invitation, for as long as there is something to sign.
  if (signer.declined) return "declined";
  if (facts.declined) return "not-approved";
  return facts.decision?.result.decision === "DECLINE" || facts.decision?.result.decision === "INELIGIBLE"
    ? "not-approved"
    : null;
}

/** How far a signer is, from the facts of the application and their own. */
export function signerProgress(file: LoanFile, signer: SignerFacts): SignerProgress {
  const { notarySession: session, deed } = file.facts;
  const isPresent = signer.notary?.sessionId === session?.sessionId;
  return {
    isCancelled: signerEnd(file, signer) !== null,
    hasReadIntro: signer.introReadAt !== undefined || signer.onPaper !== undefined,
    // Who signs by hand shows it to the notary.
    identityPassed: hasPassedIdentity(signer) || signer.onPaper !== undefined,
    isStopped: deed === undefined && session?.state === "FAILED" && signer.signedAt !== undefined,
    deedSigned: deed !== undefined || (isPresent && signer.notary?.deedSigned !== undefined),
  };
}

/**
 * Whether others may be asked to sign: from the moment at which the borrower has named them, so that they do their part beside the
 * borrower's. By itself the product asks nobody before the application is submitted.
 */
export function signersMayCome(file: LoanFile): boolean {
  const { row, step } = decide(file);
  return row < END_ROW && step !== "DECLINED";
}
