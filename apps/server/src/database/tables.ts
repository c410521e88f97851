import type { ChatState } from "@gable/domain/chat/message.ts";
import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { PlacedField } from "../modules/documents/placed-field.ts";

/** An instant in UTC, "2026-11-20T17:04:05.123Z". */
type Instant = ColumnType<string, string, string>;
/** An instant that the database writes itself unless told. */
type DefaultInstant = ColumnType<string, string | undefined, string>;
/** `jsonb`: read as a value; written as JSON text, because the driver would send an array as an SQL array. */
type Json<Value extends object | null> = JSONColumnType<Value>;

export type LendersTable = {
  org_code: string;
  record: Json<object>;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
};

/** A date without a time, "2026-11-20". */
type DateOnly = ColumnType<string, string, never>;

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

export type AvmLogTable = {
  application_uuid: string;
  /** 1 for the first model asked. */
  attempt: number;
  /** Null where the model knew no such home. */
  model: string | null;
  state: string;
  county_fips: string;
  /** In cents. */
  value: number | null;
  fsd: string | null;
  as_of: ColumnType<string | null, string | null, never>;
  obtained_at: Instant;
  /** What a person found later, in cents. */
  opinion_value: number | null;
  opinion_at: ColumnType<string | null, string | null, string>;
};

export type OriginatorsTable = {
  uuid: string;
  org_code: string;
  record: Json<object>;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
};

export type IdentitiesTable = {
  uuid: string;
  org_code: string;
  identity_type: string;
  /** Lower case, unique within a lender except among people who only sign, who may share a mailbox. */
  email: string;
  email_confirmed_at: Instant | null;
  password_hash: string | null;
  sealed_profile: Buffer | null;
  key_id: string;
  data_key: Buffer;
  failed_log_ins: Generated<number>;
  locked_until: Instant | null;
  /** The secret of an authenticator app; it asks for codes once `second_factor_since` is set. */
  sealed_second_factor: Buffer | null;
  second_factor_since: Instant | null;
  /** Of the last code taken, which is not taken again. */
  second_factor_step: Generated<number>;
  /** Of the codes for a lost device that are left. */
  recovery_hashes: ColumnType<readonly string[], string | undefined, string>;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
};

export type PasskeysTable = {
  uuid: string;
  identity_uuid: string;
  /** Base64url, as the browser names it. */
  credential_id: string;
  /** COSE. */
  public_key: Buffer;
  /** Of the authenticator; 0 for one that does not count. */
  sign_count: number;
  transports: Json<readonly string[]>;
  sealed_name: Buffer;
  added_at: Instant;
  last_used_at: Instant | null;
};

export type PasskeyChallengesTable = {
  challenge_hash: Buffer;
  org_code: string;
  /** Whose account gets a passkey; null where somebody logs in, who is not known before. */
  identity_uuid: string | null;
  expires_at: Instant;
};

export type SessionsTable = {
  id: string;
  identity_uuid: string;
  issued_at: Instant;
  expires_at: Instant;
  last_seen_at: Instant;
  revoked_at: Instant | null;
  user_agent: string | null;
  opened_by: Generated<"password" | "password-and-code" | "passkey">;
  /** Present: the session signs in this person's place and opens nothing else. */
  signer_uuid: string | null;
  /** Present: the session takes the pictures of an identity document for this application, and opens nothing else. */
  pictures_for: string | null;
};

/** People who sign beside a borrower, to be found by their code or their account. What is known of them is in the facts. */
export type SignersTable = {
  uuid: string;
  application_uuid: string;
  org_code: string;
  identity_uuid: string | null;
  /** Of the code of the invitation in force. */
  code_hash: Buffer;
  created_at: DefaultInstant;
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

/** A scanner's word on a file that was taken: it found nothing. */
export type FileScan = { readonly engine: string; readonly at: string };

export type DocumentsTable = {
  uuid: string;
  application_uuid: string;
  kind: string;
  title: string;
  version: Generated<number>;
  media_type: string;
  size_bytes: number;
  sha256: Buffer;
  storage_key: string;
  superseded_at: Instant | null;
  created_at: DefaultInstant;
  origin: Generated<"lender" | "borrower" | "vendor">;
  pages: number | null;
  /** Of the template's words; null for what others wrote. */
  wording_version: string | null;
  /** Where signers have something to do. */
  fields: ColumnType<readonly PlacedField[], string | undefined, string>;
  /** Of what somebody sent: which scanner found it clean, and when. */
  scan: ColumnType<FileScan | null, string | null | undefined, never>;
};

/** Every state of a document's bytes, so that what somebody was shown can be shown again. */
export type DocumentVersionsTable = {
  document_uuid: string;
  sha256: Buffer;
  storage_key: string;
  size_bytes: number;
  reason: "drawn" | "signed" | "sealed" | "notarised";
  created_at: DefaultInstant;
};

export type AdoptedSignaturesTable = {
  uuid: string;
  application_uuid: string;
  identity_uuid: string;
  sealed: Buffer;
  adopted_at: Instant;
};

/** The evidence of a signature (rule ). Append-only. */
export type SignatureRecordsTable = {
  uuid: string;
  application_uuid: string;
  document_uuid: string;
  identity_uuid: string;
  sealed: Buffer;
  signed_at: Instant;
};

/** The keys with which a lender's documents are sealed. */
export type SealingIdentitiesTable = {
  org_code: string;
  sealed: Buffer;
  expires_at: Instant;
};

/** What was asked of a vendor and answered, word for word. */
export type VendorExchangesTable = {
  uuid: string;
  application_uuid: string | null;
  kind: string;
  order_id: string;
  sealed_request: Buffer;
  sealed_answer: Buffer | null;
  outcome: string | null;
  sent_at: Instant;
  answered_at: Instant | null;
};

export type WebhookEventsTable = {
  vendor: string;
  event_id: string;
  received_at: DefaultInstant;
  applied_at: Instant | null;
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

/** How far the business clock is ahead: `scope` is "all" or an application's uuid. Empty in production. */
export type ClockOffsetsTable = {
  scope: string;
  offset_ms: number;
};

/** Mail and texts that were kept for the local inbox instead of being sent. */
export type CapturedMessagesTable = {
  uuid: string;
  org_code: string | null;
  channel: "mail" | "sms";
  recipient: string;
  sealed_content: Buffer;
  created_at: DefaultInstant;
};

/** A code or a link's token, of which only the hash is kept. */
export type OneTimeSecretsTable = {
  uuid: string;
  /** Null where it belongs to somebody who is invited and has no account yet. */
  identity_uuid: string | null;
  signer_uuid: string | null;
  /** What it is about, where that is one application. */
  application_uuid: string | null;
  purpose: "email-confirmation" | "password-reset" | "signer-entry" | "identity-pictures";
  secret_hash: Buffer;
  attempts: Generated<number>;
  expires_at: Instant;
  used_at: Instant | null;
  created_at: DefaultInstant;
};

/** Mail on its way to the vendor. */
export type OutboxTable = {
  uuid: string;
  org_code: string;
  identity_uuid: string | null;
  /** What it is about and is deleted with. */
  application_uuid: string | null;
  /** Of the number that a text goes to. */
  phone_fingerprint: string | null;
  sealed_message: Buffer;
  created_at: DefaultInstant;
  sent_at: Instant | null;
  /** Why it could not be delivered, in the vendor's word. */
  undelivered: string | null;
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

/** A change of what is set, on which a second administrator decides. */
export type LenderFilesTable = {
  org_code: string;
  /** Of the file, as a page asks for it below the lender's code. */
  name: string;
  svg: string;
  created_at: DefaultInstant;
};

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

export type StaffSessionsTable = {
  id: string;
  staff_uuid: string;
  /** Null until the second factor was given: until then the session opens nothing. */
  second_factor_at: Instant | null;
  issued_at: Instant;
  expires_at: Instant;
  revoked_at: Instant | null;
  user_agent: string | null;
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

/** What somebody is told of an application; its words are put in when it is read. */
export type NotificationsTable = {
  uuid: string;
  identity_uuid: string;
  application_uuid: string;
  kind: string;
  created_at: Instant;
  read_at: Instant | null;
};

/** Moments of which a borrower is told when their hour comes. */
export type WaitingMessagesTable = {
  uuid: string;
  application_uuid: string;
  way: string;
  moment: string;
  due_at: Instant;
  created_at: Instant;
  settled_at: Instant | null;
  /** The message in which it was said. */
  outbox_uuid: string | null;
  /** Why it was not said. */
  dropped: string | null;
};

/** What a borrower is reminded of next. */
export type RemindersTable = {
  application_uuid: string;
  subject: string;
  /** When it became what it is. */
  since: Instant;
  due_at: Instant;
  settled_at: Instant | null;
};

/** What was chosen for a phone number: to be texted, or not to be. */
export type TextChoicesTable = {
  number: Generated<number>;
  phone_fingerprint: string;
  choice: string;
  chosen_by: string;
  text_version: string | null;
  at: Instant;
};

/** Keys by which something is found without being stored in the clear. */
export type FingerprintKeysTable = {
  subject: string;
  sealed_key: Buffer;
};

/** Letters to the chief executive, and why people left. */
export type FeedbackTable = {
  uuid: string;
  org_code: string;
  identity_uuid: string | null;
  application_uuid: string | null;
  addressee: "ceo" | "leaving";
  topic: string;
  sealed_message: Buffer | null;
  marketing_consent: boolean;
  pathname: string;
  product_type: string;
  created_at: Instant;
  /** When, and by whom, it was marked as answered. */
  replied_at: Instant | null;
  replied_by: string | null;
};

/** One visit with a browser. Names nobody. */
export type TelemetrySessionsTable = {
  uuid: string;
  org_code: string;
  tracker_uuid: string;
  /** Milliseconds since 1970. */
  epoch: number;
  platform: string;
  app_version: string;
  detail: Json<object>;
  created_at: Instant;
};

export type TelemetryEventsTable = {
  uuid: string;
  session_uuid: string;
  application_uuid: string | null;
  event: string;
  event_type: string;
  product_type: string;
  page_path: string;
  properties: Json<object>;
  /** Unique within a session; null for what is counted each time. */
  dedupe_key: string | null;
  created_at: Instant;
};

/** Under which tracker an application's experiments are counted. */
export type TrackersTable = {
  application_uuid: string;
  tracker_uuid: string;
  optimizely_profile_uuid: string | null;
  created_at: DefaultInstant;
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
  email: string | null;
  state: string | null;
  /** Cents. */
  line: number | null;
  assignee_uuid: string | null;
  /** Who brought the borrower. */
  originator_uuid: string | null;
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
};

/** What staff note on an application. Append-only. */
export type NotesTable = {
  uuid: string;
  application_uuid: string;
  staff_uuid: string;
  sealed: Buffer;
  written_at: Instant;
};

/** Ethnicity, race and sex: in a schema of its own, which no decision reads (rule ). */
export type DemographicAnswersTable = {
  application_uuid: string;
  sealed: Buffer;
  answered_at: Instant;
};

/** A conversation with people. Either an account's, or a browser's, which a cookie names. */
export type ChatConversationsTable = {
  uuid: string;
  org_code: string;
  identity_uuid: string | null;
  application_uuid: string | null;
  visitor_hash: Buffer | null;
  key_id: string;
  data_key: Buffer;
  /** Name, address, page: what was said before the chat. */
  sealed_visitor: Buffer;
  language: string;
  state: Generated<ChatState>;
  agent_uuid: string | null;
  agent_name: string | null;
  /** Of the latest message; 0 before any. */
  last_sequence: Generated<number>;
  last_author: string | null;
  opened_at: Instant;
  /** Since when somebody at the lender is to answer; null while it is the borrower's turn. */
  waiting_since: Instant | null;
  last_message_at: Instant | null;
  closed_at: Instant | null;
  expires_at: Instant;
  rating: number | null;
  /** The latest answer of the lender's people that a page of the borrower's was sent; 0 before any. */
  seen_sequence: Generated<number>;
  /** The answer of which the borrower was mailed last; 0 before any. */
  mailed_sequence: Generated<number>;
  /** What was asked of the assistant before. */
  assistant_uuid: string | null;
};

/** Append-only. The number within the conversation is the order. */
export type ChatMessagesTable = {
  conversation_uuid: string;
  sequence: number;
  /** Its author's name of it: the same message sent again is the same row. */
  client_id: string;
  author: "borrower" | "agent" | "system";
  sealed: Buffer;
  sent_at: Instant;
};

/** A browser's right to a conversation; ends with the session of which it was given. */
export type ChatTokensTable = {
  token_hash: Buffer;
  conversation_uuid: string;
  session_id: string | null;
  expires_at: Instant;
};

export type ChatAttachmentsTable = {
  uuid: string;
  conversation_uuid: string;
  author: "borrower" | "agent";
  sealed_name: Buffer;
  media_type: string;
  size_bytes: number;
  storage_key: string;
  /** Of the message that it came with; null until that is sent. */
  client_id: string | null;
  created_at: Instant;
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

/** A conversation with the assistant: an account's, or a browser's. Over ten minutes after the last question. */
export type ChatbotConversationsTable = {
  uuid: string;
  org_code: string;
  identity_uuid: string | null;
  visitor_hash: Buffer | null;
  key_id: string;
  data_key: Buffer;
  started_at: Instant;
  expires_at: Instant;
};

/** A question with its answer. */
export type ChatbotExchangesTable = {
  uuid: string;
  conversation_uuid: string;
  sealed: Buffer;
  /** The id of the passage that answered. */
  passage: string | null;
  outcome: "answered" | "unknown" | "refused";
  language: string;
  asked_at: Instant;
  rating: string | null;
  sealed_feedback: Buffer | null;
};

/** Who asked to have everything deleted as soon as law allows it. */
export type DeletionRequestsTable = {
  identity_uuid: string;
  requested_at: Instant;
};

/** What is kept beyond its schedule while a dispute or an inquiry lasts. */
export type LegalHoldsTable = {
  uuid: string;
  application_uuid: string;
  placed_by: string;
  placed_at: Instant;
  sealed_reason: Buffer;
  lifted_by: string | null;
  lifted_at: Instant | null;
};

export type ComplaintsTable = {
  uuid: string;
  org_code: string;
  identity_uuid: string;
  topic: string;
  sealed_text: Buffer;
  received_at: Instant;
  answer_by: DateOnly;
  sealed_answer: Buffer | null;
  answered_by: string | null;
  answered_at: Instant | null;
  /** When its lender was last reminded of it. */
  reminded_at: Instant | null;
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
};

/** Every table of the product, as the migrations make it; `tables.test.ts` compares the two. */
export type Tables = {
  lenders: LendersTable;
  originators: OriginatorsTable;
  lending_policies: LendingPoliciesTable;
  avm_log: AvmLogTable;
  market_rates: MarketRatesTable;
  identities: IdentitiesTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  sessions: SessionsTable;
  signers: SignersTable;
  applications: ApplicationsTable;
  events: EventsTable;
  tasks: TasksTable;
  due_instants: DueInstantsTable;
  idempotency_keys: IdempotencyKeysTable;
  documents: DocumentsTable;
  document_versions: DocumentVersionsTable;
  adopted_signatures: AdoptedSignaturesTable;
  signature_records: SignatureRecordsTable;
  sealing_identities: SealingIdentitiesTable;
  vendor_exchanges: VendorExchangesTable;
  deletion_requests: DeletionRequestsTable;
  lender_webhooks: LenderWebhooksTable;
  webhook_deliveries: WebhookDeliveriesTable;
  legal_holds: LegalHoldsTable;
  complaints: ComplaintsTable;
  webhook_events: WebhookEventsTable;
  drafts: DraftsTable;
  form_drafts: FormDraftsTable;
  clock_offsets: ClockOffsetsTable;
  captured_messages: CapturedMessagesTable;
  one_time_secrets: OneTimeSecretsTable;
  outbox: OutboxTable;
  notifications: NotificationsTable;
  waiting_messages: WaitingMessagesTable;
  reminders: RemindersTable;
  text_choices: TextChoicesTable;
  fingerprint_keys: FingerprintKeysTable;
  feedback: FeedbackTable;
  telemetry_sessions: TelemetrySessionsTable;
  telemetry_events: TelemetryEventsTable;
  trackers: TrackersTable;
  staff: StaffTable;
  staff_sessions: StaffSessionsTable;
  staff_invitations: StaffInvitationsTable;
  lender_events: LenderEventsTable;
  lender_proposals: LenderProposalsTable;
  lender_files: LenderFilesTable;
  staff_actions: StaffActionsTable;
  pipeline: PipelineTable;
  pipeline_queues: PipelineQueuesTable;
  notes: NotesTable;
  "demographics.answers": DemographicAnswersTable;
  chat_conversations: ChatConversationsTable;
  chat_messages: ChatMessagesTable;
  chat_tokens: ChatTokensTable;
  chat_attachments: ChatAttachmentsTable;
  notary_signals: NotarySignalsTable;
  chatbot_conversations: ChatbotConversationsTable;
  chatbot_exchanges: ChatbotExchangesTable;
};
