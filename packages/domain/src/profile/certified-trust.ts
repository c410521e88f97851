import { z } from "zod";
import { paperLine } from "../people/paper-line.ts";

const Line = paperLine(160).min(2, "required");

/**
 * What a certificate of trust shows of the trust that owns the home. Its maker can revoke it, so that the home is theirs in substance and
 * they may pledge it; of an irrevocable trust others are the owners, and its home does not secure a line here (policy 4.10).
 */
export const CertifiedTrust = z.strictObject({
  name: Line,
  datedOn: z.iso.date("date-invalid"),
  revocable: z.literal(true, "trust-irrevocable"),
  /** Everybody who must act for it, as the certificate names them. */
  trustees: z.array(Line).min(1, "required").max(6, "too-many"),
});
export type CertifiedTrust = z.infer<typeof CertifiedTrust>;
