// The console's pipeline at a million applications of one lender: the server's time for a page, by what it is asked for.
import { pathOf, queryOf } from "@gable/contract/call.ts";
import { pipeline, queueStandings } from "@gable/contract/calls/pipeline.ts";
import { setup } from "@gable/testkit/database-server.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { PROJECTION } from "@gable/server/modules/pipeline/pipeline-store.ts";

const ROUNDS = 30;
const PART = 20_000;
/** Loan numbers that no application has. */
const FIRST = 9_000_000_000;

const asked = {
  "first page, active": { standing: "ACTIVE" },
  "first page, all": {},
  "by the day of opening": { standing: "ACTIVE", order: "OPENED" },
  "by the line": { standing: "ACTIVE", order: "LINE" },
  "at one row of the plan": { standing: "ACTIVE", row: "12" },
  "in one state": { standing: "ACTIVE", state: "TX" },
  "one state and one row": { standing: "ACTIVE", state: "ID", row: "17" },
  "of one colleague": { standing: "ACTIVE", assignee: "of the staff" },
  "a queue": { queue: "identity" },
  "a queue in one state": { queue: "identity", state: "ID" },
  "a full name": { text: "miriam lind4711" },
  "a beginning that many have": { text: "mi" },
  "a beginning, active, in one state": { text: "mir", standing: "ACTIVE", state: "ID" },
  "a loan number": { text: "9000004711" },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

/** @returns a line for each question: median and slowest of thirty, in milliseconds */
export async function benchPipeline(applications: number): Promise<string[]> {
  const closeDatabases = await setup();
  const product = await startProduct();
  try {
    const staff = await openStaff(product, "administrator");
    const began = performance.now();
    await seed(product, applications, staff.staffUuid);
    const lines = [`${applications} applications seeded in ${((performance.now() - began) / 1000).toFixed(0)} s`];
    const measure = async (name: string, url: string) => {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const from = performance.now();
        const reply = await product.app.inject({ url, headers: staff.headers });
        if (reply.statusCode !== 200) throw new Error(`${url} was answered by ${reply.statusCode} ${reply.body}`);
        times.push(performance.now() - from);
      }
      const sorted = times.toSorted((a, b) => a - b);
      const [median = 0, slowest = 0] = [sorted[Math.floor(ROUNDS / 2)], sorted.at(-1)];
      lines.push(`${name}: ${median.toFixed(1)} ms, slowest ${slowest.toFixed(1)} ms`);
    };
    for (const [name, query] of Object.entries(asked)) {
      const named = "assignee" in query ? { ...query, assignee: staff.staffUuid } : query;
      await measure(name, `${pathOf(pipeline)}?${queryOf(named)}`);
    }
    await measure(
      "a page far down",
      `${pathOf(pipeline)}?${queryOf({ standing: "ACTIVE", after: await keyFarDown(product) })}`,
    );
    await measure("how much waits in every queue", pathOf(queueStandings));
    return lines;
  } finally {
    await product.close();
    await closeDatabases();
  }
}

/** One in ten is active, one in fifty of these waits in a queue; facts that no list reads are left empty. */
async function seed(product: TestProduct, applications: number, staffUuid: string): Promise<void> {
  const { pool } = product.ctx.database;
  const { identityUuid } = await openBorrower(product);
  // In parts, because no query of the product may run longer than a request.
  for (let done = 0; done < applications; done += PART) {
    await seedPart(product, identityUuid, staffUuid, done, Math.min(applications, done + PART));
  }
  await pool.query("analyze pipeline, pipeline_queues, applications");
}

async function seedPart({ ctx }: TestProduct, identityUuid: string, staffUuid: string, from: number, to: number) {
  const { pool } = ctx.database;
  const range = [String(FIRST + from), String(FIRST + to)];
  await pool.query(
    `insert into applications (uuid, org_code, identity_uuid, loan_number, plan_version, status, key_id, data_key, sealed_facts)
    select gen_random_uuid(), 'gable', $1, (9000000000 + n)::text, 1, '{}', 'none', '', ''
    from generate_series($2::int + 1, $3::int) n`,
    [identityUuid, from, to],
  );
  await pool.query(
    `insert into pipeline (application_uuid, org_code, loan_number, standing, step, plan_row, waits_for, borrower, email, state, line,
      assignee_uuid, opened_at, changed_at, words, projection)
    select uuid, 'gable', loan_number, standing, null, case when standing = 'ACTIVE' then 1 + n % 28 else 29 end, 'BORROWER',
      first || ' Lind' || n % 20000, lower(first) || n || '@example.com',
      (array['ID','TX','CA','WA','OR','UT','CO','AZ','MT','GA'])[1 + (n / 7) % 10], 1500000 + (n::bigint * 7919) % 38500000,
      case when standing = 'ACTIVE' and n % 500 < 3 then $1::uuid end,
      timestamp '2020-01-01' + n * interval '3 minutes', timestamp '2020-01-02' + n * interval '3 minutes',
      array_to_tsvector(array[lower(first), 'lind' || n % 20000, loan_number, lower(first) || n || '@example.com']), ${PROJECTION}
    from (
      select uuid, loan_number, n,
        case when (n / 3) % 10 = 0 then 'ACTIVE' else (array['FUNDED','DECLINED','CANCELLED','LAPSED'])[1 + n % 4] end as standing,
        (array['Miriam','Ada','Miguel','Priya','Omar','Wen','Dana','Marcus','Ines','Tomas'])[1 + (n / 11) % 10] as first
      from (select uuid, loan_number, (loan_number::bigint - 9000000000)::int as n from applications
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

/** The key of a page in the middle of the list. */
async function keyFarDown(product: TestProduct): Promise<string> {
  const { rows } = await product.ctx.database.pool.query<{ changed_at: string; application_uuid: string }>(
    "select changed_at, application_uuid from pipeline where standing = 'ACTIVE' order by changed_at limit 1 offset 50000",
  );
  return Buffer.from(JSON.stringify([rows[0]?.changed_at, rows[0]?.application_uuid])).toString("base64url");
}
