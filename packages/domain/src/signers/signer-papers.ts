import type { Facts } from "../workflow/facts/facts.ts";

/**
 * Papers that are of somebody who signs beside the borrower, and theirs alone: what they sent, what was drawn for them, in force or
 * not, what they signed, and the certificate of it.
 */
export function papersOfSigners({ signers }: Pick<Facts, "signers">): ReadonlySet<string> {
  return new Set(
    signers.flatMap(({ uploads, papers, formerPapers, signatures, sealed }) => [
      ...[...uploads, ...(papers?.documents ?? []), ...signatures].map(({ documentUuid }) => documentUuid),
      ...(formerPapers ?? []),
      ...(sealed ? [sealed.certificateUuid] : []),
    ]),
  );
}
