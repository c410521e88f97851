import type { RouteName } from "./routes.ts";

/** How far an additional signer is, from the invitation to the signed deed. */
export type SignerProgress = {
  readonly isCancelled: boolean;
  readonly hasReadIntro: boolean;
  readonly identityPassed: boolean;
  readonly deedSigned: boolean;
};

/** The screen at which an additional signer lands after `heloc-signer/resume`. */
export function signerRoute(signer: SignerProgress): RouteName {
  if (signer.isCancelled) return "signerCancelled";
  if (!signer.hasReadIntro) return "signerIntro";
  if (!signer.identityPassed) return "signerIdentity";
  return signer.deedSigned ? "signerDocuments" : "signerSign";
}
