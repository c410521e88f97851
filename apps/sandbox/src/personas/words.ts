import type { propertyConditions } from "@gable/vendors/avm/protocol.ts";
import type { propertyTypes } from "@gable/vendors/property-data/protocol.ts";

export type PropertyType = (typeof propertyTypes)[number];
export type PropertyCondition = (typeof propertyConditions)[number];

/** The personas, in the order of the documentation; the first thirty-five are the journey's own. */
export const personaNames = [
  "straight-approval",
  "no-match",
  "no-match-ssn",
  "frozen-thawed",
  "locked",
  "frozen-pin",
  "no-file",
  "fraud-alert",
  "no-property",
  "several-properties",
  "no-value",
  "texas-bpo",
  "score-decline",
  "asset-depletion",
  "winback",
  "delinquency",
  "revised-offer",
  "self-employed",
  "retired",
  "pay-stubs",
  "joint-owner",
  "trust",
  "flood-zone",
  "paper-county",
  "new-york",
  "crypto",
  "merchant",
  "payoff",
  "bank-review",
  "identity-retry",
  "hard-frozen",
  "wholesale",
  "rescinds",
  "manual-pay",
  "lapses",
  "records-down",
  "ownership-mismatch",
  "thin-file",
  "listed-name",
  "payment-returned",
  "undisclosed-lien",
  "illinois",
  "leaves-job",
  "notary-absent",
] as const;
export type PersonaName = (typeof personaNames)[number];
