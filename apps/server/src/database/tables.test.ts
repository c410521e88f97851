import { createTestDatabase } from "@gable/testkit/database.ts";
import type { InsertType, SelectType } from "kysely";
import { describe, expect, it } from "vitest";
import type { Tables } from "./tables.ts";

type Value<Column> = NonNullable<SelectType<Column>>;
type DatabaseType<Column> =
  Value<Column> extends number
    ? "integer" | "bigint"
    : Value<Column> extends Buffer
      ? "bytea"
      : Value<Column> extends string
        ? "text" | "uuid" | "timestamp with time zone" | "date"
        : Value<Column> extends boolean
          ? "boolean"
          : "jsonb";
type Rule<Column> =
  null extends SelectType<Column> ? "null" : undefined extends InsertType<Column> ? "not null, default" : "not null";

/** What `tables.ts` says, written so that the compiler refuses a column which is missing, too many or of another type. */
type Columns = {
  [Table in keyof Tables]: {
    [Column in keyof Tables[Table]]: `${DatabaseType<Tables[Table][Column]>}, ${Rule<Tables[Table][Column]>}`;
  };
};

const instant = "timestamp with time zone, not null";
const instantOrNull = "timestamp with time zone, null";
const defaultInstant = "timestamp with time zone, not null, default";

const columns: Columns = {
  lenders: {
    org_code: "text, not null",
    record: "jsonb, not null",
    created_at: defaultInstant,
    updated_at: defaultInstant,
  },
  lending_policies: {
    org_code: "text, not null",
    version: "text, not null",
    effective_from: "date, not null",
    sha256: "bytea, not null",
    policy: "jsonb, not null",
    recorded_at: defaultInstant,
  },
  market_rates: {
    kind: "text, not null",
    effective_from: "date, not null",
    rates: "jsonb, not null",
    obtained_at: defaultInstant,
  },
  avm_log: {
    application_uuid: "uuid, not null",
    attempt: "integer, not null",
    model: "text, null",
    state: "text, not null",
    county_fips: "text, not null",
    value: "integer, null",
    fsd: "text, null",
    as_of: "date, null",
    obtained_at: instant,
    opinion_value: "integer, null",
    opinion_at: instantOrNull,
  },
  originators: {
    uuid: "uuid, not null",
    org_code: "text, not null",
    record: "jsonb, not null",
    created_at: defaultInstant,
    updated_at: defaultInstant,
  },
  identities: {
    uuid: "uuid, not null",
    org_code: "text, not null",
    identity_type: "text, not null",
    email: "text, not null",
    email_confirmed_at: instantOrNull,
    password_hash: "text, null",
    sealed_profile: "bytea, null",
    key_id: "text, not null",
    data_key: "bytea, not null",
    failed_log_ins: "integer, not null, default",
    locked_until: instantOrNull,
    sealed_second_factor: "bytea, null",
    second_factor_since: instantOrNull,
    second_factor_step: "bigint, not null, default",
    recovery_hashes: "jsonb, not null, default",
    created_at: defaultInstant,
    updated_at: defaultInstant,
  },
  notifications: {
    uuid: "uuid, not null",
    identity_uuid: "uuid, not null",
    application_uuid: "uuid, not null",
    kind: "text, not null",
    created_at: instant,
    read_at: instantOrNull,
  },
  feedback: {
    uuid: "uuid, not null",
    org_code: "text, not null",
    identity_uuid: "uuid, null",
    application_uuid: "uuid, null",
    addressee: "text, not null",
    topic: "text, not null",
    sealed_message: "bytea, null",
    marketing_consent: "boolean, not null",
    pathname: "text, not null",
    product_type: "text, not null",
    created_at: instant,
  },
  telemetry_sessions: {
    uuid: "uuid, not null",
    org_code: "text, not null",
    tracker_uuid: "uuid, not null",
    epoch: "bigint, not null",
    platform: "text, not null",
    app_version: "text, not null",
    detail: "jsonb, not null",
    created_at: instant,
  },
  telemetry_events: {
    uuid: "uuid, not null",
    session_uuid: "uuid, not null",
    application_uuid: "uuid, null",
    event: "text, not null",
    event_type: "text, not null",
    product_type: "text, not null",
    page_path: "text, not null",
    properties: "jsonb, not null",
    dedupe_key: "text, null",
    created_at: instant,
  },
  trackers: {
    application_uuid: "uuid, not null",
    tracker_uuid: "uuid, not null",
    optimizely_profile_uuid: "uuid, null",
    created_at: defaultInstant,
  },
  sessions: {
    id: "uuid, not null",
    identity_uuid: "uuid, not null",
    issued_at: instant,
    expires_at: instant,
    last_seen_at: instant,
    revoked_at: instantOrNull,
    user_agent: "text, null",
    signer_uuid: "uuid, null",
  },
  signers: {
    uuid: "uuid, not null",
    application_uuid: "uuid, not null",
    org_code: "text, not null",
    identity_uuid: "uuid, null",
    code_hash: "bytea, not null",
    created_at: defaultInstant,
  },
  applications: {
    uuid: "uuid, not null",
    org_code: "text, not null",
    identity_uuid: "uuid, not null",
    loan_number: "text, not null",
    version: "bigint, not null, default",
    plan_version: "integer, not null",
    plan_row: "integer, not null, default",
    waiting_since: instantOrNull,
    step: "text, null",
    status: "jsonb, not null",
    key_id: "text, not null",
    data_key: "bytea, not null",
    sealed_facts: "bytea, not null",
    received_at: instantOrNull,
    submitted_at: instantOrNull,
    created_at: defaultInstant,
    updated_at: defaultInstant,
  },
  events: {
    application_uuid: "uuid, not null",
    sequence: "integer, not null",
    at: instant,
    type: "text, not null",
    actor: "jsonb, not null",
    detail: "jsonb, not null",
    sealed: "bytea, null",
    previous_hash: "bytea, not null",
    hash: "bytea, not null",
  },
  tasks: {
    application_uuid: "uuid, not null",
    key: "text, not null",
    kind: "text, not null",
    state: "text, not null, default",
    attempts: "integer, not null, default",
    queued_at: instant,
    started_at: instantOrNull,
    finished_at: instantOrNull,
    error: "text, null",
    order_id: "text, null",
    revision: "integer, not null, default",
  },
  due_instants: {
    application_uuid: "uuid, not null",
    kind: "text, not null",
    due_at: instant,
    fired_at: instantOrNull,
  },
  idempotency_keys: {
    scope: "text, not null",
    key: "text, not null",
    request_hash: "bytea, not null",
    status: "integer, null",
    sealed_reply: "bytea, null",
    created_at: defaultInstant,
  },
  documents: {
    uuid: "uuid, not null",
    application_uuid: "uuid, not null",
    kind: "text, not null",
    title: "text, not null",
    version: "integer, not null, default",
    media_type: "text, not null",
    size_bytes: "bigint, not null",
    sha256: "bytea, not null",
    storage_key: "text, not null",
    superseded_at: instantOrNull,
    created_at: defaultInstant,
    origin: "text, not null, default",
    pages: "integer, null",
    wording_version: "text, null",
    fields: "jsonb, not null, default",
  },
  document_versions: {
    document_uuid: "uuid, not null",
    sha256: "bytea, not null",
    storage_key: "text, not null",
    size_bytes: "bigint, not null",
    reason: "text, not null",
    created_at: defaultInstant,
  },
  adopted_signatures: {
    uuid: "uuid, not null",
    application_uuid: "uuid, not null",
    identity_uuid: "uuid, not null",
    sealed: "bytea, not null",
    adopted_at: instant,
  },
  signature_records: {
    uuid: "uuid, not null",
    application_uuid: "uuid, not null",
    document_uuid: "uuid, not null",
    identity_uuid: "uuid, not null",
    sealed: "bytea, not null",
    signed_at: instant,
  },
  sealing_identities: {
    org_code: "text, not null",
    sealed: "bytea, not null",
    expires_at: instant,
  },
  vendor_exchanges: {
    uuid: "uuid, not null",
    application_uuid: "uuid, null",
    kind: "text, not null",
    order_id: "text, not null",
    sealed_request: "bytea, not null",
    sealed_answer: "bytea, null",
    outcome: "text, null",
    sent_at: instant,
    answered_at: instantOrNull,
  },
  webhook_events: {
    vendor: "text, not null",
    event_id: "text, not null",
    received_at: defaultInstant,
    applied_at: instantOrNull,
  },
  drafts: {
    token_hash: "bytea, not null",
    org_code: "text, not null",
    sealed: "bytea, not null",
    expires_at: instant,
    created_at: defaultInstant,
  },
  clock_offsets: {
    scope: "text, not null",
    offset_ms: "bigint, not null",
  },
  captured_messages: {
    uuid: "uuid, not null",
    org_code: "text, null",
    channel: "text, not null",
    recipient: "text, not null",
    sealed_content: "bytea, not null",
    created_at: defaultInstant,
  },
  one_time_secrets: {
    uuid: "uuid, not null",
    identity_uuid: "uuid, null",
    signer_uuid: "uuid, null",
    purpose: "text, not null",
    secret_hash: "bytea, not null",
    attempts: "integer, not null, default",
    expires_at: instant,
    used_at: instantOrNull,
    created_at: defaultInstant,
  },
  outbox: {
    uuid: "uuid, not null",
    org_code: "text, not null",
    identity_uuid: "uuid, null",
    sealed_message: "bytea, not null",
    created_at: defaultInstant,
    sent_at: instantOrNull,
  },
  staff: {
    uuid: "uuid, not null",
    org_code: "text, not null",
    email: "text, not null",
    name: "text, not null",
    role: "text, not null",
    password_hash: "text, not null",
    sealed_second_factor: "bytea, null",
    second_factor_confirmed_at: instantOrNull,
    last_code_step: "bigint, not null, default",
    failed_log_ins: "integer, not null, default",
    locked_until: instantOrNull,
    deactivated_at: instantOrNull,
    created_at: defaultInstant,
    updated_at: defaultInstant,
  },
  staff_sessions: {
    id: "uuid, not null",
    staff_uuid: "uuid, not null",
    second_factor_at: instantOrNull,
    issued_at: instant,
    expires_at: instant,
    revoked_at: instantOrNull,
    user_agent: "text, null",
  },
  staff_actions: {
    uuid: "uuid, not null",
    at: instant,
    org_code: "text, not null",
    staff_uuid: "uuid, not null",
    role: "text, not null",
    call: "text, not null",
    application_uuid: "uuid, null",
    outcome: "text, not null",
    detail: "jsonb, not null, default",
    ip: "text, not null",
    correlation_id: "text, not null",
  },
  "demographics.answers": {
    application_uuid: "uuid, not null",
    sealed: "bytea, not null",
    answered_at: instant,
  },
  chat_conversations: {
    uuid: "uuid, not null",
    org_code: "text, not null",
    identity_uuid: "uuid, null",
    application_uuid: "uuid, null",
    visitor_hash: "bytea, null",
    key_id: "text, not null",
    data_key: "bytea, not null",
    sealed_visitor: "bytea, not null",
    language: "text, not null",
    state: "text, not null, default",
    agent_uuid: "uuid, null",
    agent_name: "text, null",
    last_sequence: "integer, not null, default",
    last_author: "text, null",
    opened_at: instant,
    waiting_since: instantOrNull,
    last_message_at: instantOrNull,
    closed_at: instantOrNull,
    expires_at: instant,
    rating: "integer, null",
  },
  chat_messages: {
    conversation_uuid: "uuid, not null",
    sequence: "integer, not null",
    client_id: "text, not null",
    author: "text, not null",
    sealed: "bytea, not null",
    sent_at: instant,
  },
  chat_tokens: {
    token_hash: "bytea, not null",
    conversation_uuid: "uuid, not null",
    session_id: "uuid, null",
    expires_at: instant,
  },
  chat_attachments: {
    uuid: "uuid, not null",
    conversation_uuid: "uuid, not null",
    author: "text, not null",
    sealed_name: "bytea, not null",
    media_type: "text, not null",
    size_bytes: "bigint, not null",
    storage_key: "text, not null",
    client_id: "text, null",
    created_at: instant,
  },
  chatbot_conversations: {
    uuid: "uuid, not null",
    org_code: "text, not null",
    identity_uuid: "uuid, null",
    visitor_hash: "bytea, null",
    key_id: "text, not null",
    data_key: "bytea, not null",
    started_at: instant,
    expires_at: instant,
  },
  chatbot_exchanges: {
    uuid: "uuid, not null",
    conversation_uuid: "uuid, not null",
    sealed: "bytea, not null",
    passage: "text, null",
    outcome: "text, not null",
    language: "text, not null",
    asked_at: instant,
    rating: "text, null",
    sealed_feedback: "bytea, null",
  },
};

describe("tables.ts", () => {
  it("says of every table and column what the migrations made", async () => {
    const database = await createTestDatabase();
    const { rows } = await database.pool.query<{ table_name: string; column_name: string; description: string }>(`
      select case when table_schema = 'public' then table_name else table_schema || '.' || table_name end as table_name,
        column_name,
        data_type || case when is_nullable = 'YES' then ', null' when column_default is null then ', not null' else ', not null, default' end
          as description
      from information_schema.columns
      where table_schema in ('public', 'demographics') and table_name not like 'kysely_%'`);
    await database.close();
    const found: Record<string, Record<string, string>> = {};
    for (const { table_name: table, column_name: column, description } of rows) {
      found[table] = { ...found[table], [column]: description };
    }
    expect(found).toEqual(columns);
  });
});
