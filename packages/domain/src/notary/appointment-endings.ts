/** Why a session by video came to nothing. */
export const sessionEndings = [
  "signer-absent",
  "notary-absent",
  "document-unreadable",
  "connection-lost",
  "signer-unwilling",
] as const;

/** Why a network of notaries ends a session: it asks the questions as well. */
export const networkEndings = ["questions-failed", ...sessionEndings] as const;

/** Why a session by video may have come to nothing, whoever found it: the desk, the network, the check of what was signed, or time. */
export const sessionFailures = [
  ...networkEndings,
  "deed-not-ready",
  "others-absent",
  "not-finished",
  "rejected",
] as const;
export type SessionFailure = (typeof sessionFailures)[number];

/** Why nothing comes back from an appointment in person. */
export const visitEndings = [
  "notary-absent",
  "signer-absent",
  "document-unreadable",
  "signer-unwilling",
  "papers-lost",
] as const;
