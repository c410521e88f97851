import type { ConsentType } from "../application/enumerations.ts";
import type { Consent } from "../profile/consents.ts";
import type { Facts } from "./facts/facts.ts";

/** Whether it was ever given. Whether a newer wording is to be asked for, `consent-standing.ts` says. */
export const hasConsent = (consents: readonly Consent[], type: ConsentType): boolean =>
  consents.some((consent) => consent.type === type);

/** Whether every one of these kinds of document reached the borrower. */
export const hasReceived = ({ deliveries }: Facts, ...kinds: readonly string[]): boolean =>
  kinds.every((kind) => deliveries.some((delivery) => delivery.documentKind === kind));

/** Whether the borrower confirmed to have received and read a kind of document. */
export const hasAcknowledged = ({ deliveries }: Facts, kind: string): boolean =>
  deliveries.some((delivery) => delivery.documentKind === kind && delivery.acknowledgedAt !== undefined);
