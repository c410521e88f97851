import { PLAN_VERSION } from "@gable/domain/workflow/decide.ts";
import { PROJECTION } from "@gable/server/modules/pipeline/pipeline-store.ts";
import { runOn } from "@gable/testkit/database-server.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import type { TestProduct } from "@gable/testkit/start-product.ts";

const PART = 20_000;
/** Loan numbers that no application has. */
const FIRST = 9_000_000_000;

/**
 * Lays applications down, from one number to another. One in ten is active, one in fifty of these waits in a queue; facts that no list reads
 * are left empty.
 */
export async function seedApplications(
  product: TestProduct,
  staffUuid: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  const { identityUuid } = await openBorrower(product);
  // In parts, because no query of the product may run longer than a request.
  for (let done = from; done < to; done += PART) {
    await seedPart(product, identityUuid, staffUuid, done, Math.min(to, done + PART));
  }
  // Whose statistics are another role's to gather: those of a running product are gathered by PostgreSQL itself.
  await runOn(product.ctx.database.ownerUrl, "analyze pipeline, pipeline_queues, applications");
}

async function seedPart({ ctx }: TestProduct, identityUuid: string, staffUuid: string, from: number, to: number) {
  const { pool } = ctx.database;
  const range = [String(FIRST + from), String(FIRST + to)];
  await pool.query(
    `insert into applications (uuid, org_code, identity_uuid, loan_number, plan_version, status, key_id, data_key, sealed_facts)
    select gen_random_uuid(), 'gable', $1, (${FIRST} + n)::text, ${PLAN_VERSION}, '{}', 'none', '', ''
    from generate_series($2::int + 1, $3::int) n`,
    [identityUuid, from, to],
  );
  await pool.query(
    `insert into pipeline (application_uuid, org_code, loan_number, standing, step, plan_row, waits_for, borrower, email, state, line,
      processor_uuid, opened_at, changed_at, words, projection, offers_end_at, closes_at, funded_at, first_draw, term_years,
      came_by, campaign, campaign_source, campaign_medium, submitted_at)
    select uuid, 'gable', loan_number, standing, null, case when standing = 'ACTIVE' then 1 + n % 28 else 29 end,
      case when standing <> 'ACTIVE' then 'NOBODY' else (array['BORROWER','BORROWER','SERVICE','STAFF'])[1 + n / 30 % 4] end,
      first || ' Lind' || n % 20000, lower(first) || n || '@example.com',
      (array['ID','TX','CA','WA','OR','UT','CO','AZ','MT','GA'])[1 + (n / 7) % 10], 1500000 + (n::bigint * 7919) % 38500000,
      case when standing = 'ACTIVE' and n % 500 < 3 then $1::uuid end,
      timestamp '2020-01-01' + n * interval '3 minutes', timestamp '2020-01-02' + n * interval '3 minutes',
      array_to_tsvector(array[lower(first), 'lind' || n % 20000, loan_number, lower(first) || n || '@example.com']), ${PROJECTION},
      case when standing = 'ACTIVE' and n % 28 = 6 then now() + n % 720 * interval '1 hour' end,
      case when standing = 'ACTIVE' and n % 28 = 24 then now() + n % 720 * interval '1 hour' end,
      case when standing = 'FUNDED' then timestamp '2020-02-01' + n * interval '3 minutes' end,
      case when standing = 'FUNDED' then 1400000 + (n::bigint * 7919) % 30000000 end,
      case when standing = 'FUNDED' then (array[5,10,15,30])[1 + n / 4 % 4] end,
      case when n % 5 = 0 then 'OFFICER' else 'SITE' end, case when n % 3 = 0 then 'letter ' || n % 400 end,
      case when n % 3 = 0 then (array['mail','search','radio'])[1 + n % 400 % 3] end, case when n % 3 = 0 then 'paid' end,
      case when standing <> 'LAPSED' then timestamp '2020-01-05' + n * interval '3 minutes' end
    from (
      select uuid, loan_number, n,
        case when (n / 3) % 10 = 0 then 'ACTIVE' else (array['FUNDED','DECLINED','CANCELLED','LAPSED'])[1 + n % 4] end as standing,
        (array['Miriam','Ada','Miguel','Priya','Omar','Wen','Dana','Marcus','Ines','Tomas'])[1 + (n / 11) % 10] as first
      from (select uuid, loan_number, (loan_number::bigint - ${FIRST})::int as n from applications
        where loan_number > $2 and loan_number <= $3) numbered
    ) made`,
    [staffUuid, ...range],
  );
  await pool.query(
    `insert into pipeline_queues (application_uuid, queue, org_code, since, move)
    select application_uuid, (array['identity','title','income','conditions'])[1 + plan_row % 4], 'gable', changed_at, 'staff'
    from pipeline where standing = 'ACTIVE' and right(loan_number, 2) in ('17', '18') and loan_number > $1 and loan_number <= $2`,
    range,
  );
}
