import type { RouteName } from "./routes.ts";

/** How far an additional signer is, from the invitation to the signed deed. */
export type SignerProgress = {
  readonly isCancelled: boolean;
  readonly hasReadIntro: boolean;
  readonly identityPassed: boolean;
  /** The session with the notary broke off, and there is no other yet. */
  readonly isStopped: boolean;
  readonly deedSigned: boolean;
};

/** The screen at which an additional signer lands after `heloc-signer/resume`. */
export function signerRoute(signer: SignerProgress): RouteName {
  if (signer.isCancelled) return "signerCancelled";
  if (!signer.hasReadIntro) return "signerIntro";
  if (!signer.identityPassed) return "signerIdentity";
  if (signer.isStopped) return "signerError";
  return signer.deedSigned ? "signerDocuments" : "signerSign";
}

/** Beside the landing, what an additional signer may look at meanwhile. */
export const signerAsides: readonly RouteName[] = [
  "signerDocuments",
  "signerConditions",
  "signerConditionsUploadDocument",
  "signerConditionsIdentity",
];

/** Whether a signer may stand at a route: the introduction can always be read again, other papers once there is something in them. */
export function maySignerStandAt(route: RouteName, signer: SignerProgress): boolean {
  const landing = signerRoute(signer);
  if (route === landing) return true;
  if (landing === "signerCancelled") return route === "signerDocuments";
  if (route === "signerIntro") return true;
  return signer.hasReadIntro && signerAsides.includes(route);
}
