import type { PlanRow } from "../journey/plan-rows.ts";
import type { Step } from "../journey/steps.ts";
import type { Facts, LoanFile } from "./facts/facts.ts";

/** Work that the plan calls for in the background, done by the server's module of the same capability. */
export const effectKinds = [
  "deliver-early-disclosures",
  "write-notice",
  "find-counsellors",
  "pull-soft-credit",
  "look-up-property",
  "value-property",
  "underwrite",
  "screen-watchlist",
  "search-title",
  "generate-summary",
  "pull-hard-credit",
  "read-payroll",
  "read-bank-accounts",
  "read-bank-transactions",
  "release-bank-access",
  "release-payroll-access",
  "read-tax-transcripts",
  "check-disbursement-account",
  "check-autopay-account",
  "send-small-deposit",
  "confirm-employment",
  "ask-employer",
  "check-identity",
  "check-asked-identity",
  "order-bpo",
  "recall-valuer",
  "update-title",
  "request-payoff",
  "draw-lien-attestation",
  "look-up-county",
  "determine-flood",
  "generate-flood-notice",
  "check-flood-insurance",
  "generate-closing",
  "seal-closing",
  "invite-signers",
  "check-signer-identity",
  "screen-signer",
  "draw-signer-papers",
  "seal-signer-papers",
  "generate-notary-documents",
  "book-notary-visit",
  "notarise-deed",
  "notarise-at-desk",
  "collect-notary-visit",
  "cancel-notary-visit",
  "check-insurance",
  "read-declaration",
  "recheck-insurance",
  "open-rescission",
  "draw-confirmations",
  "seal-confirmation",
  "record-deed",
  "renew-payoff",
  "decide-funding",
  "disburse",
  "send-payoff",
  "return-rest",
] as const;
export type EffectKind = (typeof effectKinds)[number];

/** Work to be done once: the same key never runs twice to an effect. */
export interface Effect {
  readonly kind: EffectKind;
  readonly key: string;
}

/**
 * One row of the plan (journey, section 2). The first row that applies and is not done is where the application stands.
 * A row says nothing about screens.
 */
export interface Stage {
  readonly row: PlanRow;
  readonly name: string;
  /** Absent: always. */
  readonly applies?: (file: LoanFile) => boolean;
  readonly done: (file: LoanFile) => boolean;
  /** The server's step while the row is unmet; `null` leaves the screen to the client machine. */
  readonly step: (file: LoanFile) => Step | null;
  /** Background work that the row needs now. */
  readonly effects?: (file: LoanFile) => readonly Effect[];
  /** The work may start before the rows above are done, as soon as this holds, so that nobody waits for it later. */
  readonly startsAhead?: (file: LoanFile) => boolean;
}

/** Whether a vendor has taken the order of this work and answers later (`taken-orders.ts` has of which work that is kept). */
export const isTaken = ({ takenOrders }: Facts, { key }: Effect): boolean =>
  takenOrders !== undefined && Object.hasOwn(takenOrders, key);

/** An effect of a kind, told apart by what it depends on: a new attempt or a new basis is a new effect. */
export function effect(kind: EffectKind, ...basis: readonly (string | number)[]): Effect {
  return { kind, key: [kind, ...basis].join(":") };
}
