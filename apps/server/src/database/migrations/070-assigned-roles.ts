import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Each application is looked after by a loan officer, a processor and an underwriter, where it had one person. Whoever had it keeps it as
 * what they are; of other roles as its processor.
 */
export const assignedRoles: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(`
        alter table pipeline
          add column loan_officer_uuid uuid references staff,
          add column processor_uuid uuid references staff,
          add column underwriter_uuid uuid references staff;
        update pipeline set
          loan_officer_uuid = case when staff.role = 'loan-officer' then staff.uuid end,
          underwriter_uuid = case when staff.role = 'underwriter' then staff.uuid end,
          processor_uuid = case when staff.role not in ('loan-officer', 'underwriter') then staff.uuid end
        from staff where staff.uuid = pipeline.assignee_uuid;
        alter table pipeline drop column assignee_uuid;
        create index pipeline_by_loan_officer on pipeline (loan_officer_uuid, standing, changed_at, application_uuid)
          where loan_officer_uuid is not null;
        create index pipeline_by_processor on pipeline (processor_uuid, standing, changed_at, application_uuid)
          where processor_uuid is not null;
        create index pipeline_by_underwriter on pipeline (underwriter_uuid, standing, changed_at, application_uuid)
          where underwriter_uuid is not null
      `)
      .execute(db);
  },
};
