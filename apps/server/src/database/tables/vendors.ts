import type { ColumnType, Generated } from "kysely";
import type { DefaultInstant, Instant } from "./columns.ts";

/** What vendors were asked and said. */
export type VendorTables = {
  vendor_exchanges: VendorExchangesTable;
  webhook_events: WebhookEventsTable;
  avm_log: AvmLogTable;
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

export type AvmLogTable = {
  application_uuid: string;
  /** How many other homes were named in the application before this one. */
  homes_before: Generated<number>;
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
