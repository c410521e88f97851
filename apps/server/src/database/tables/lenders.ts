import type { ColumnType, Generated } from "kysely";
import type { DateOnly, DefaultInstant, Instant, Json } from "./columns.ts";

/** Lenders, what they set and who speaks to their systems. */
export type LenderTables = {
  lenders: LendersTable;
  lending_policies: LendingPoliciesTable;
  market_rates: MarketRatesTable;
  score_distributions: ScoreDistributionsTable;
  originators: OriginatorsTable;
  originator_portraits: OriginatorPortraitsTable;
  amount_warnings: AmountWarningsTable;
  licence_warnings: LicenceWarningsTable;
  leads: LeadsTable;
  lender_events: LenderEventsTable;
  lender_files: LenderFilesTable;
  lender_proposals: LenderProposalsTable;
  sealing_identities: SealingIdentitiesTable;
  lender_webhooks: LenderWebhooksTable;
  webhook_deliveries: WebhookDeliveriesTable;
};

export type LendersTable = {
  org_code: string;
  record: Json<object>;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
};

export type LendingPoliciesTable = {
  org_code: string;
  version: string;
  effective_from: DateOnly;
  /** Of the policy as JSON text, when it was recorded. */
  sha256: Buffer;
  policy: Json<object>;
  recorded_at: DefaultInstant;
  /** Of the lender's proposal that it follows from; null where it came with the product. */
  change_number: number | null;
};

export type MarketRatesTable = {
  kind: string;
  effective_from: DateOnly;
  rates: Json<object>;
  obtained_at: DefaultInstant;
};

export type ScoreDistributionsTable = {
  bureau: string;
  model: string;
  lowest: number;
  highest: number;
  percents: Json<readonly number[]>;
  reported_on: DateOnly;
};

export type OriginatorsTable = {
  uuid: string;
  org_code: string;
  record: Json<object>;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
};

/** Which end of whose licence was written of, and how long before it. */
export type LicenceWarningsTable = {
  originator_uuid: string;
  state: string;
  ends_on: DateOnly;
  days_before: number;
  told_at: Instant;
};

export type AmountWarningsTable = {
  org_code: string;
  year: number;
  days_before: number;
  told_at: Instant;
};

/** What administrators changed about a lender's people and settings. Append-only, chained. */
export type LenderEventsTable = {
  org_code: string;
  sequence: number;
  at: Instant;
  type: string;
  actor: Json<object>;
  detail: Json<object>;
  previous_hash: Buffer;
  hash: Buffer;
};

/** Pictures that loan officers show borrowers of themselves. */
export type OriginatorPortraitsTable = {
  originator_uuid: string;
  org_code: string;
  /** Of the file, as a page asks for it below the lender's code. */
  name: string;
  jpeg: Buffer;
  kept_at: Instant;
};

/** Pictures of a lender's brand. */
export type LenderFilesTable = {
  org_code: string;
  /** Of the file, as a page asks for it below the lender's code. */
  name: string;
  svg: string;
  created_at: DefaultInstant;
};

/** A change of what is set, on which a second administrator decides. */
export type LenderProposalsTable = {
  uuid: string;
  org_code: string;
  /** Counts a lender's proposals. */
  number: number;
  subject: string;
  /** What it would take the place of. */
  before: Json<object>;
  change: Json<object>;
  reason: string;
  /** Null: as soon as it is approved. */
  effective_on: DateOnly | null;
  proposed_by: string;
  proposed_at: Instant;
  /** Null while it waits for a second administrator. */
  outcome: string | null;
  decided_by: string | null;
  decided_at: Instant | null;
  decision_reason: string | null;
  /** From when it is in force, known with the approval. */
  effective_at: Instant | null;
  called_off_by: string | null;
  called_off_at: Instant | null;
};

/** The keys with which a lender's documents are sealed. */
export type SealingIdentitiesTable = {
  org_code: string;
  sealed: Buffer;
  expires_at: Instant;
};

/** Where a lender's own systems are told what happens. */
export type LenderWebhooksTable = {
  org_code: string;
  url: string;
  sealed_secret: Buffer;
  changed_at: Instant;
  changed_by: string;
};

export type WebhookDeliveriesTable = {
  uuid: string;
  org_code: string;
  application_uuid: string;
  event: string;
  happened_at: Instant;
  created_at: DefaultInstant;
  attempts: Generated<number>;
  /** Of the last answer; null where nobody answered. */
  status: number | null;
  delivered_at: ColumnType<string | null, never, string>;
  /** When the address that it was on its way to was taken away. */
  given_up_at: ColumnType<string | null, never, string | null>;
};

/** Somebody a loan officer may yet bring. */
export type LeadsTable = {
  uuid: string;
  org_code: string;
  originator_uuid: string;
  email_fingerprint: string;
  /** Name, contact, home, notes. */
  sealed_person: Buffer;
  status: "new" | "contacted" | "invited" | "started" | "lost";
  created_at: Instant;
  changed_at: Instant;
  invited_at: Instant | null;
  /** Until when the link of the latest invitation works. */
  invited_until: Instant | null;
  /** Of that link; null once it was opened. */
  invitation_hash: Buffer | null;
  outbox_uuid: string | null;
  application_uuid: string | null;
};
