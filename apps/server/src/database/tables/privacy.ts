import type { DateOnly, Instant } from "./columns.ts";

/** What people ask about their own data. */
export type PrivacyTables = {
  deletion_requests: DeletionRequestsTable;
  legal_holds: LegalHoldsTable;
  complaints: ComplaintsTable;
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
