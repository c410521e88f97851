import type { Facts } from "../workflow/facts/facts.ts";

/** Papers that are of somebody who signs beside the borrower, and theirs alone: what they sent, signed, and the certificate of it. */
export function papersOfSigners({ signers }: Pick<Facts, "signers">): ReadonlySet<string> {
  return new Set(
    signers.flatMap(({ uploads, papers, signatures, sealed }) => [
      ...[...uploads, ...(papers?.documents ?? []), ...signatures].map(({ documentUuid }) => documentUuid),
      ...(sealed ? [sealed.certificateUuid] : []),
    ]),
  );
}
