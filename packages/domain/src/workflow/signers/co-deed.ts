import type { CoDeedStatus } from "../../application/enumerations.ts";
import type { Facts } from "../facts/facts.ts";

/** Everybody else who must sign has passed the check of identity, consented and signed their papers, where there is anybody. */
export const everySignerSigned = ({ additional, signers }: Facts): boolean =>
  signers.length >= (additional?.titleCompanions.length ?? 0) &&
  signers.every(({ signedAt, declined }) => signedAt !== undefined && declined === undefined);

/** Where the other people who must sign stand, taken together: one refusal is enough. */
export function coDeedStatus(facts: Facts): CoDeedStatus {
  if (facts.coDeedCancelled || facts.signers.some(({ declined }) => declined !== undefined)) return "CANCELLED";
  return everySignerSigned(facts) ? "COMPLETE" : "PENDING";
}

/** Whether anybody besides the borrower has not signed what is theirs, the deed included. */
export const isSignerOutstanding = (facts: Facts): boolean =>
  !everySignerSigned(facts) || (facts.deed === undefined && !everySignerSignedDeed(facts));

/** Everybody else has signed the deed in the present session with the notary. */
export const everySignerSignedDeed = ({ signers, notarySession: session }: Facts): boolean =>
  signers.every(({ notary }) => notary?.deedSigned !== undefined && notary.sessionId === session?.sessionId);
