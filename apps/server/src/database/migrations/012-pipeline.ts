import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * What the pipeline shows of each application, written with every change of its facts: lists are read from here and open no seal.
 * Every order has an index that begins with the lender and ends with the key by which pages go on.
 */
export const pipeline: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table pipeline (
    application_uuid uuid primary key references applications,
    org_code text not null references lenders,
    loan_number text not null,
    standing text not null,
    step text,
    plan_row integer not null,
    waits_for text not null,
    borrower text not null,
    email text,
    state text,
    line bigint,
    assignee_uuid uuid references staff,
    opened_at timestamptz(3) not null,
    changed_at timestamptz(3) not null,
    words tsvector not null
  )`,
  "create index pipeline_by_change on pipeline (org_code, standing, changed_at, application_uuid)",
  "create index pipeline_by_opening on pipeline (org_code, standing, opened_at, application_uuid)",
  "create index pipeline_by_line on pipeline (org_code, standing, coalesce(line, 0), application_uuid)",
  "create index pipeline_of_all_by_change on pipeline (org_code, changed_at, application_uuid)",
  "create index pipeline_of_all_by_opening on pipeline (org_code, opened_at, application_uuid)",
  "create index pipeline_of_all_by_line on pipeline (org_code, coalesce(line, 0), application_uuid)",
  "create index pipeline_by_row on pipeline (org_code, plan_row, changed_at, application_uuid)",
  "create index pipeline_by_state on pipeline (org_code, state, changed_at, application_uuid)",
  "create index pipeline_by_assignee on pipeline (assignee_uuid, standing, changed_at, application_uuid)",
  "create index pipeline_words on pipeline using gin (words)",

  `create table pipeline_queues (
    application_uuid uuid not null references pipeline,
    queue text not null,
    org_code text not null,
    since timestamptz(3) not null,
    move text not null check (move in ('staff', 'borrower')),
    primary key (application_uuid, queue)
  )`,
  "create index pipeline_queues_by_age on pipeline_queues (org_code, queue, since, application_uuid)",
];
