/** Why a session by video came to nothing. */
export const sessionEndings = [
  "signer-absent",
  "notary-absent",
  "document-unreadable",
  "connection-lost",
  "signer-unwilling",
] as const;

/** Why nothing comes back from an appointment in person. */
export const visitEndings = [
  "notary-absent",
  "signer-absent",
  "document-unreadable",
  "signer-unwilling",
  "papers-lost",
] as const;
