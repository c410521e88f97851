/** Work that the plan calls for in the background, done by the server's module of the same capability. */
export const effectKinds = [
  "deliver-early-disclosures",
  "write-notice",
  "write-owner-notice",
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
  "check-work-mail",
  "check-identity",
  "check-asked-identity",
  "order-bpo",
  "recall-valuer",
  "drop-line-of-ours",
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
  "screen-again",
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

/** An effect of a kind, told apart by what it depends on: a new attempt or a new basis is a new effect. */
export function effect(kind: EffectKind, ...basis: readonly (string | number)[]): Effect {
  return { kind, key: [kind, ...basis].join(":") };
}
