import type { ColumnType, Generated } from "kysely";
import type { DefaultInstant, Instant } from "./columns.ts";

/** What people are told, and by which way. */
export type MessageTables = {
  captured_messages: CapturedMessagesTable;
  outbox: OutboxTable;
  notifications: NotificationsTable;
  waiting_messages: WaitingMessagesTable;
  reminders: RemindersTable;
  text_choices: TextChoicesTable;
  fingerprint_keys: FingerprintKeysTable;
  waitlist: WaitlistTable;
  mail_refusals: MailRefusalsTable;
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

/** What somebody is told of an application; its words are put in when it is read. */
export type NotificationsTable = {
  uuid: string;
  identity_uuid: string;
  application_uuid: string;
  kind: string;
  about: ColumnType<readonly string[], string | undefined, string>;
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
  /** Of a text to who signs beside the borrower: to whom, and what is said. */
  signer_uuid: Generated<string | null>;
  sealed_words: Generated<Buffer | null>;
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

/** Who is written to once when a lender may lend in a state. */
export type WaitlistTable = {
  uuid: string;
  org_code: string;
  state: string;
  email_fingerprint: string;
  sealed_email: Buffer;
  language: string;
  /** The words that were agreed to, and the hash of what stood on the screen. */
  text_version: string;
  text_sha256: string;
  agreed_at: Instant;
  written_at: Instant | null;
  /** The mail, with which it is deleted. */
  outbox_uuid: string | null;
};

/** Who ended the mails of a lender that no application asks for. */
export type MailRefusalsTable = {
  org_code: string;
  email_fingerprint: string;
  refused_at: Instant;
};
