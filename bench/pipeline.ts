// The console's pipeline at a thousand and at a million applications of one lender: the server's time for a page, by what it is asked for.
import { pathOf, queryOf } from "@gable/contract/call.ts";
import { pipeline, queueStandings } from "@gable/contract/calls/pipeline.ts";
import { campaignReport } from "@gable/contract/calls/pipeline-campaigns.ts";
import { fundedVolume } from "@gable/contract/calls/pipeline-report.ts";
import { setup } from "@gable/testkit/database-server.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { middle } from "./figures.ts";
import { seedApplications } from "./seed-applications.ts";

const ROUNDS = 30;
const GOOD_GROWTH = 1.2;

const asked = {
  "first page, active": { standing: "ACTIVE" },
  "first page, all": {},
  "by the day of opening": { standing: "ACTIVE", order: "OPENED" },
  "by the line": { standing: "ACTIVE", order: "LINE" },
  "by the end of offers": { standing: "ACTIVE", order: "OFFERS_END" },
  "closings of a week": { standing: "ACTIVE", order: "CLOSING", within: "7" },
  "closings of a week in one state, by a beginning": { order: "CLOSING", within: "7", state: "ID", text: "mi" },
  "at one row of the plan": { standing: "ACTIVE", row: "12" },
  "in one state": { standing: "ACTIVE", state: "TX" },
  "one state and one row": { standing: "ACTIVE", state: "ID", row: "17" },
  "what waits for staff": { standing: "ACTIVE", waitsFor: "STAFF" },
  "what waits for a service, the longest unchanged": { standing: "ACTIVE", waitsFor: "SERVICE", order: "STALEST" },
  "what waits for staff in one state, by the line": { waitsFor: "STAFF", state: "ID", order: "LINE" },
  "of one channel": { cameBy: "OFFICER" },
  "of a channel without any": { cameBy: "CONTRACTOR" },
  "of one campaign": { campaign: "letter 39", campaignSource: "mail", campaignMedium: "paid" },
  "of one campaign, opened in two years": { campaign: "letter 39", opened: "732", order: "OPENED" },
  "of a campaign without any": { campaign: "letter 401", campaignSource: "mail" },
  "of no campaign, opened in a month": { campaign: "", campaignSource: "", campaignMedium: "", opened: "30" },
  "of one colleague": { standing: "ACTIVE", assignee: "of the staff" },
  "a queue": { queue: "identity" },
  "a queue in one state": { queue: "identity", state: "ID" },
  "a full name": { text: "miriam lind4711" },
  "a beginning that many have": { text: "mi" },
  "a beginning, active, in one state": { text: "mir", standing: "ACTIVE", state: "ID" },
  "a loan number": { text: "9000004711" },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

/** @returns a line for each question: median and slowest of thirty at each number of applications, in milliseconds, and how it grew */
export async function benchPipeline(sizes: readonly number[]): Promise<string[]> {
  const closeDatabases = await setup();
  const product = await startProduct();
  try {
    const staff = await openStaff(product, "administrator");
    const times = new Map<string, number[][]>();
    const measure = async (name: string, url: string): Promise<void> => {
      const own: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const from = performance.now();
        const reply = await product.app.inject({ url, headers: staff.headers });
        if (reply.statusCode !== 200) throw new Error(`${url} was answered by ${reply.statusCode} ${reply.body}`);
        own.push(performance.now() - from);
      }
      times.set(name, [...(times.get(name) ?? []), own]);
    };
    let there = 0;
    for (const size of sizes) {
      await seedApplications(product, staff.staffUuid, { from: there, to: size });
      there = size;
      for (const [name, query] of Object.entries(asked)) {
        const named = "assignee" in query ? { ...query, assignee: staff.staffUuid } : query;
        await measure(name, `${pathOf(pipeline)}?${queryOf(named)}`);
      }
      const after = await keyFarDown(product);
      await measure("a page far down", `${pathOf(pipeline)}?${queryOf({ standing: "ACTIVE", after })}`);
      await measure("the funded dollars of a year", pathOf(fundedVolume, { year: "2020" }));
      await measure(
        "what campaigns brought in a year",
        `${pathOf(campaignReport)}?${queryOf({ from: "2022-01-01T00:00:00Z", until: "2023-01-01T00:00:00Z" })}`,
      );
      await measure("how much waits in every queue", pathOf(queueStandings));
    }
    return [`at ${sizes.join(", then ")} applications`, ...[...times].map(([name, own]) => lineOf(name, own))];
  } finally {
    await product.close();
    await closeDatabases();
  }
}

function lineOf(name: string, times: readonly (readonly number[])[]): string {
  const told = times.map((own) => `${middle(own).toFixed(1)} ms, slowest ${Math.max(...own).toFixed(1)} ms`);
  const growth = middle(times.at(-1) ?? []) / middle(times[0] ?? []);
  return `${name}: ${told.join("; ")}; grew to ${growth.toFixed(1)} of it (good: ${GOOD_GROWTH})`;
}

/** The key of a page in the middle of the list. */
async function keyFarDown(product: TestProduct): Promise<string> {
  const { rows } = await product.ctx.database.pool.query<{ changed_at: string; application_uuid: string }>(
    "select changed_at, application_uuid from pipeline where standing = 'ACTIVE' order by changed_at limit 1 offset (select count(*) / 2 from pipeline where standing = 'ACTIVE')",
  );
  return Buffer.from(JSON.stringify([rows[0]?.changed_at, rows[0]?.application_uuid])).toString("base64url");
}
