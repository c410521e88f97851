import type { Facts } from "../workflow/facts/facts.ts";
import type { SignerFacts } from "../workflow/facts/signer-facts.ts";

/** Notices that were written for somebody: what else was delivered to them may be everybody's. */
export const noticesOf = ({ deliveries }: Pick<SignerFacts, "deliveries">): readonly string[] =>
  deliveries.flatMap(({ basis, documentUuid }) => (basis !== undefined && documentUuid ? [documentUuid] : []));

/**
 * Papers that are of somebody who signs beside the borrower, and theirs alone: what they sent, what was drawn for them, in force or
 * not, what they signed, and the certificate of it.
 */
export function papersOfSigners({
  signers,
  originals = [],
}: Pick<Facts, "signers" | "originals">): ReadonlySet<string> {
  const owned = new Set(
    signers.flatMap(({ uploads, papers, formerPapers, deliveries, signatures, sealed, nonRescission }) => [
      ...[...uploads, ...(papers?.documents ?? []), ...signatures].map(({ documentUuid }) => documentUuid),
      ...(formerPapers ?? []),
      ...noticesOf({ deliveries }),
      ...(sealed?.certificateUuid ? [sealed.certificateUuid] : []),
      ...(nonRescission ? [nonRescission.documentUuid] : []),
      ...(nonRescission?.sealed ? [nonRescission.sealed.certificateUuid] : []),
    ]),
  );
  // The scans of what came back signed by hand.
  const scans = originals.flatMap(({ documentUuid, scanUuid }) => (owned.has(documentUuid) ? [scanUuid] : []));
  return new Set([...owned, ...scans]);
}
