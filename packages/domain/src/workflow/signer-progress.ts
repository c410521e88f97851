import type { SignerProgress } from "../journey/signer-route.ts";
import { hasPassedIdentity } from "../signers/signer-standing.ts";
import { decide } from "./decide.ts";
import type { LoanFile } from "./facts/facts.ts";
import type { SignerFacts } from "./facts/signer-facts.ts";

/** Why there is nothing more for a signer to do; null while there is. */
export type SignerEnd = "declined" | "withdrawn" | "rescinded" | "not-approved";

export function signerEnd({ facts }: LoanFile, signer: SignerFacts): SignerEnd | null {
  if (facts.rescinded) return "rescinded";
  if (signer.declined) return "declined";
  if (facts.withdrawn || facts.lapsedAt || facts.coDeedCancelled) return "withdrawn";
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
    hasReadIntro: signer.introReadAt !== undefined,
    identityPassed: hasPassedIdentity(signer),
    isStopped: deed === undefined && session?.state === "FAILED" && signer.signedAt !== undefined,
    deedSigned: deed !== undefined || (isPresent && signer.notary?.deedSigned !== undefined),
  };
}

/** Whether the application is far enough for others to be asked to sign: nobody is bothered before it is submitted. */
export const signersMayCome = (file: LoanFile): boolean =>
  file.facts.submittedAt !== undefined && decide(file).row < 29;
