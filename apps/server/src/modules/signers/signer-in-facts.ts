import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import type { SignerFacts } from "@gable/domain/workflow/facts/signer-facts.ts";

/** Somebody who signs beside the borrower, for work that was ordered about them. Throws where they are not named any more. */
export function signerIn({ signers }: Pick<Facts, "signers">, uuid: string): SignerFacts {
  const signer = signers.find((one) => one.uuid === uuid);
  if (!signer) throw new Error(`there is no signer ${uuid}`);
  return signer;
}

/** The facts with something else known of one of them. */
export const withSigner = (
  { signers }: Pick<Facts, "signers">,
  uuid: string,
  own: Partial<SignerFacts>,
): Pick<Facts, "signers"> => ({
  signers: signers.map((signer) => (signer.uuid === uuid ? { ...signer, ...own } : signer)),
});
