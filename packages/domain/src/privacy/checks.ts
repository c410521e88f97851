/** What is asked about a person at outside services, and what a check is for. Services that are told nothing of a person are not here. */
export const personChecks = [
  "credit-bureau",
  "property-data",
  "avm",
  "bpo",
  "title",
  "flood",
  "watchlist",
  "income-link",
  "tax-transcript",
  "employment-verification",
  "bank-link",
  "bank-account-check",
  "identity-verification",
  "notary",
  "recording",
  "insurance-verification",
  "disbursement",
  "payoff",
  "counsellors",
] as const;
export type PersonCheck = (typeof personChecks)[number];

export const isPersonCheck = (kind: string): kind is PersonCheck => (personChecks as readonly string[]).includes(kind);
