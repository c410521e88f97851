import type { ColumnType, Generated } from "kysely";
import type { DefaultInstant, Instant, Json } from "./columns.ts";

/** Applications: what is known, what happened and what is to be done. */
export type ApplicationTables = {
  applications: ApplicationsTable;
  events: EventsTable;
  tasks: TasksTable;
  due_instants: DueInstantsTable;
  idempotency_keys: IdempotencyKeysTable;
  drafts: DraftsTable;
  form_drafts: FormDraftsTable;
  prepared_answers: PreparedAnswersTable;
  "demographics.answers": DemographicAnswersTable;
  notary_signals: NotarySignalsTable;
  clock_offsets: ClockOffsetsTable;
};

export type ApplicationsTable = {
  uuid: string;
  org_code: string;
  identity_uuid: string;
  loan_number: string;
  /** Counts changes; a writer names the version it read. */
  version: Generated<number>;
  plan_version: number;
  /** The first row of the plan that is not done. */
  plan_row: Generated<number>;
  /** Since when, by the wall clock, the same waiting step has stood; null while nobody waits. */
  waiting_since: Instant | null;
  /** The derived step; null leaves the screen to the client machine. */
  step: string | null;
  /** What the status call answers: the derived flags. */
  status: Json<object>;
  key_id: string;
  data_key: Buffer;
  sealed_facts: Buffer;
  received_at: Instant | null;
  submitted_at: Instant | null;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
  /** Everything in it was deleted. */
  erased_at: ColumnType<string | null, never, string>;
};

/** Append-only: the database refuses to change or delete a row. */
export type EventsTable = {
  application_uuid: string;
  /** 1, 2, 3 … within an application. */
  sequence: number;
  at: Instant;
  type: string;
  actor: Json<object>;
  detail: Json<object>;
  sealed: Buffer | null;
  previous_hash: Buffer;
  hash: Buffer;
};

export type TaskState = "queued" | "running" | "done" | "failed" | "cancelled";

export type TasksTable = {
  application_uuid: string;
  key: string;
  kind: string;
  state: Generated<TaskState>;
  attempts: Generated<number>;
  queued_at: Instant;
  started_at: Instant | null;
  finished_at: Instant | null;
  error: string | null;
  /** The vendor's name of the order, once it is pending. */
  order_id: string | null;
  /** Of the answer that was applied; 0 before any. */
  revision: Generated<number>;
};

export type DueInstantsTable = {
  application_uuid: string;
  kind: string;
  due_at: Instant;
  fired_at: Instant | null;
};

/** A command and its reply; `status` and `sealed_reply` are null while the first request is being served. */
export type IdempotencyKeysTable = {
  scope: string;
  key: string;
  request_hash: Buffer;
  status: number | null;
  sealed_reply: Buffer | null;
  created_at: DefaultInstant;
};

/** Registration answers before there is an account; found by the hash of a cookie. */
export type DraftsTable = {
  token_hash: Buffer;
  org_code: string;
  sealed: Buffer;
  expires_at: Instant;
  created_at: DefaultInstant;
};

/** What somebody typed into a form of an application and has not sent. */
export type FormDraftsTable = {
  application_uuid: string;
  identity_uuid: string;
  form: string;
  /** A new one with every change. */
  revision: string;
  sealed: Buffer;
  saved_at: Instant;
};

/** What staff wrote down of a form for the borrower to send. */
export type PreparedAnswersTable = {
  application_uuid: string;
  form: string;
  revision: string;
  sealed: Buffer;
  prepared_at: Instant;
  sealed_before: Buffer | null;
};

/** Ethnicity, race and sex: in a schema of its own, which no decision reads (rule ). */
export type DemographicAnswersTable = {
  application_uuid: string;
  sealed: Buffer;
  answered_at: Instant;
};

/** What one page of a notary's session says to the other; what is older than its sender's last hello is gone. */
export type NotarySignalsTable = {
  sequence: Generated<number>;
  application_uuid: string;
  session_id: string;
  sender: "signer" | "notary";
  peer: string;
  recipient: string | null;
  sealed_signal: Buffer;
};

/** How far the business clock is ahead: `scope` is "all" or an application's uuid. Empty in production. */
export type ClockOffsetsTable = {
  scope: string;
  offset_ms: number;
};
