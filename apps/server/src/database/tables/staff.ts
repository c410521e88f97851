import type { KeptNarrowing } from "@gable/contract/calls/pipeline.ts";
import type { ColumnType, Generated } from "kysely";
import type { DefaultInstant, Instant } from "./columns.ts";

/** A lender's people, and what their lists show. */
export type StaffTables = {
  staff: StaffTable;
  staff_invitations: StaffInvitationsTable;
  staff_sessions: StaffSessionsTable;
  staff_actions: StaffActionsTable;
  pipeline: PipelineTable;
  pipeline_queues: PipelineQueuesTable;
  notes: NotesTable;
  notary_commissions: NotaryCommissionsTable;
  pipeline_views: PipelineViewsTable;
};

export type StaffTable = {
  uuid: string;
  org_code: string;
  /** Lower case, unique among all lenders: the console has one host. */
  email: string;
  name: string;
  role: string;
  /** Null until somebody who was invited has set it. */
  password_hash: string | null;
  /** The secret of the authenticator app. */
  sealed_second_factor: Buffer | null;
  /** Since when it has been in use. */
  second_factor_confirmed_at: Instant | null;
  /** Of the last code that was taken: none is taken twice. */
  last_code_step: Generated<number>;
  failed_log_ins: Generated<number>;
  locked_until: Instant | null;
  deactivated_at: Instant | null;
  /** A loan officer's card, by whose link borrowers come. */
  originator_uuid: string | null;
  /** On which administrator's word alone they are there; null where the operator or two administrators brought them. */
  vouched_by: string | null;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
};

/** Links by which staff set password and second factor. Only the hash is kept. */
export type StaffInvitationsTable = {
  uuid: string;
  staff_uuid: string;
  secret_hash: Buffer;
  created_at: Instant;
  expires_at: Instant;
  used_at: Instant | null;
};

export type StaffSessionsTable = {
  id: string;
  staff_uuid: string;
  /** Null until the second factor was given: until then the session opens nothing. */
  second_factor_at: Instant | null;
  /** Which second factor that was. */
  opened_by: "code" | "passkey" | null;
  issued_at: Instant;
  last_seen_at: DefaultInstant;
  expires_at: Instant;
  revoked_at: Instant | null;
  user_agent: string | null;
  /** Of the network, where it was opened. */
  ip: string | null;
};

/** Every call that staff made, allowed or not. Append-only. */
export type StaffActionsTable = {
  uuid: string;
  at: Instant;
  org_code: string;
  staff_uuid: string;
  role: string;
  call: string;
  application_uuid: string | null;
  outcome: "allowed" | "refused";
  /** Nothing personal. */
  detail: ColumnType<object, string | undefined, never>;
  ip: string;
  correlation_id: string;
};

/** What lists show of an application. Written with every change of its facts; never read to decide anything. */
export type PipelineTable = {
  application_uuid: string;
  org_code: string;
  loan_number: string;
  standing: string;
  step: string | null;
  plan_row: number;
  waits_for: string;
  borrower: string;
  /** Of those who sign beside the borrower. */
  signer_names: ColumnType<readonly string[], string | undefined, string>;
  email: string | null;
  state: string | null;
  /** Cents. */
  line: number | null;
  /** Until when an offer can be taken, and when the borrower meets the notary; each null while there is none. */
  offers_end_at: Instant | null;
  closes_at: Instant | null;
  /** Of a line whose money has left: when, what was drawn at opening in cents, and its term. */
  funded_at: Instant | null;
  first_draw: number | null;
  term_years: number | null;
  /** Who looks after it, as what: each of that role when it was given. */
  loan_officer_uuid: string | null;
  processor_uuid: string | null;
  underwriter_uuid: string | null;
  /** Who brought the borrower. */
  originator_uuid: string | null;
  /** By whose link: `SITE`, where by nobody's. */
  came_by: Generated<string>;
  /** Which advertisement or letter led here: `utm_campaign`, `utm_source` and `utm_medium`. */
  campaign: string | null;
  campaign_source: string | null;
  campaign_medium: string | null;
  /** When the borrower sent it off. */
  submitted_at: Instant | null;
  opened_at: Instant;
  changed_at: Instant;
  /** The version of the projection that wrote it. */
  projection: Generated<number>;
  /** A tsvector of the words by which it is found. */
  words: string;
};

export type PipelineQueuesTable = {
  application_uuid: string;
  queue: string;
  org_code: string;
  since: Instant;
  move: "staff" | "borrower";
  /** When an hour that was agreed is over. */
  due_at: Instant | null;
};

/** Of a lender's own notaries, as they wrote it down themselves; one for each state. */
export type NotaryCommissionsTable = {
  staff_uuid: string;
  state: string;
  name: string;
  number: string;
  county: string;
  /** A calendar day. */
  expires_on: string;
  kept_at: Instant;
};

/** What staff note on an application. Append-only. */
export type NotesTable = {
  uuid: string;
  application_uuid: string;
  staff_uuid: string;
  sealed: Buffer;
  written_at: Instant;
};

/** How somebody narrows the pipeline, under a name of their own. */
export type PipelineViewsTable = {
  uuid: string;
  staff_uuid: string;
  name: string;
  /** As in the calls. */
  narrowing: ColumnType<KeptNarrowing, string, string>;
  kept_at: Instant;
  /** Since when it stands at all of the lender's staff; null for one that is its owner's alone. */
  shared_at: Instant | null;
};
