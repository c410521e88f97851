import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Messages that wait for their hour, and what was chosen about texts for a phone number. */
export const waitingMessages: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(`
      create table fingerprint_keys (
        subject text primary key,
        sealed_key bytea not null
      );
      create sequence text_choice_serial;
      create table text_choices (
        number integer primary key default nextval('text_choice_serial'),
        phone_fingerprint text not null,
        choice text not null check (choice in ('agreed', 'stopped')),
        chosen_by text not null check (chosen_by in ('consent', 'settings', 'reply', 'carrier')),
        text_version text,
        at timestamptz not null
      );
      create index text_choices_of_phone on text_choices (phone_fingerprint, number);
      create table waiting_messages (
        uuid uuid primary key,
        application_uuid uuid not null references applications,
        way text not null check (way in ('mail', 'text')),
        moment text not null,
        due_at timestamptz not null,
        created_at timestamptz not null,
        settled_at timestamptz,
        outbox_uuid uuid,
        dropped text check (dropped in ('over', 'declined', 'stopped'))
      );
      create index waiting_messages_due on waiting_messages (due_at) where settled_at is null;
      create index waiting_messages_of_application on waiting_messages (application_uuid);
      alter table outbox add column phone_fingerprint text;
      create index outbox_of_phone on outbox (phone_fingerprint, created_at) where phone_fingerprint is not null;
    `)
      .execute(db);
  },
};
