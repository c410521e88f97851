import type { DefaultInstant, Instant, Json } from "./columns.ts";

/** Visits, and what visitors say of them. */
export type VisitTables = {
  feedback: FeedbackTable;
  telemetry_sessions: TelemetrySessionsTable;
  telemetry_events: TelemetryEventsTable;
  trackers: TrackersTable;
  shown_variants: ShownVariantsTable;
  session_replays: SessionReplaysTable;
  session_replay_parts: SessionReplayPartsTable;
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

/** What a borrower was shown of what may differ from one to the next. */
export type ShownVariantsTable = {
  application_uuid: string;
  flag: string;
  variant: string;
  is_on: boolean;
  shown_at: Instant;
};

/** Visits of a borrower that can be shown again, for a month. */
export type SessionReplaysTable = {
  uuid: string;
  application_uuid: string;
  /** Null until the page has said where it is to be seen. */
  link: string | null;
  began_at: Instant;
  /** When its last part came. */
  ended_at: Instant;
};

export type SessionReplayPartsTable = {
  replay_uuid: string;
  part: number;
  /** With the application's key. */
  sealed: Buffer;
};
