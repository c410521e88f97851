import { campaignReport, campaignReportFile } from "@gable/contract/calls/pipeline-campaigns.ts";
import type { WalkOptions } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const MARISOL = "5a0d3c1e-7b52-4f0e-9c41-2f6b8d1e4a01";
const SPRING = { utm_source: "letter", utm_medium: "mail", utm_campaign: "spring" };
const NOTHING = { opened: 0, chosen: 0, submitted: 0, funded: 0, active: 0, fundedLine: 0 };

describe("what campaigns brought", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const came = (email: string, options: Pick<WalkOptions, "until" | "referrer" | "campaign">) =>
    walkIn(product, { persona: "straight-approval", email: `${email}@example.com`, timePasses: true, ...options });
  const lineOf = async (uuid: string) => {
    const { line } = await product.ctx.database.kysely
      .selectFrom("pipeline")
      .select("line")
      .where("application_uuid", "=", uuid)
      .executeTakeFirstOrThrow();
    return line ?? 0;
  };
  const around = () => {
    const now = product.ctx.clock.now().getTime();
    return { from: new Date(now - 60 * 86_400_000).toISOString(), until: new Date(now + 86_400_000).toISOString() };
  };

  it("is told by channel and by campaign, as far as their applications came, and adds up to the whole", async () => {
    const funded = await came("funded", { campaign: SPRING });
    // Whoever makes a link writes what they like into it: breaks, what is not seen, what turns the words beside it.
    const odd = { ...SPRING, utm_campaign: "spr\u200bing\u202e\r\n", utm_term: "equity" };
    await came("looks", { until: "OFFER_SELECTION", campaign: odd });
    await came("sent", { until: "INCOME_VERIFICATION", referrer: MARISOL });
    await came("searched", { until: "OFFER_SELECTION", referrer: MARISOL, campaign: { utm_source: "search" } });
    const { client } = await openStaff(product, "auditor");
    const report = await client.send(campaignReport, { query: around() });
    const fundedLine = await lineOf(funded.uuid);
    expect(fundedLine).toBeGreaterThan(0);
    const ofSpring = { opened: 2, chosen: 1, submitted: 1, funded: 1, active: 1, fundedLine };
    expect(report).toEqual({
      opened: 4,
      chosen: 2,
      submitted: 2,
      funded: 1,
      active: 3,
      fundedLine,
      channels: [
        { cameBy: "OFFICER", ...NOTHING, opened: 2, chosen: 1, submitted: 1, active: 2 },
        { cameBy: "SITE", ...ofSpring },
      ],
      campaigns: [
        { name: "spring", source: "letter", medium: "mail", ...ofSpring },
        { name: null, source: "search", medium: null, ...NOTHING, opened: 1, active: 1 },
        { name: null, source: null, medium: null, ...NOTHING, opened: 1, chosen: 1, submitted: 1, active: 1 },
      ],
      others: null,
    });
    const file = await (await client.open(campaignReportFile, { query: around() })).text();
    expect(file).toContain(`campaign,spring,letter,mail,2,1,1,1,1,100.0,${(fundedLine / 100).toFixed(2)}\r\n`);
    expect(file).toContain("channel,Loan officer’s link,,,2,1,1,0,2,0.0,0.00\r\n");
  });

  it("is nothing to another lender, and in another time", async () => {
    const nothing = { ...NOTHING, channels: [], campaigns: [], others: null };
    const other = await openStaff(product, "administrator", "harbor-pine");
    expect(await other.client.send(campaignReport, { query: around() })).toEqual(nothing);
    const { client } = await openStaff(product, "auditor");
    const before = { from: "2020-01-01T00:00:00Z", until: "2021-01-01T00:00:00Z" };
    expect(await client.send(campaignReport, { query: before })).toEqual(nothing);
  });

  it("names a hundred campaigns at most, and counts the others together", async () => {
    const { identityUuid } = await openBorrower(product);
    const { pool } = product.ctx.database;
    await pool.query(
      `insert into applications (uuid, org_code, identity_uuid, loan_number, plan_version, status, key_id, data_key, sealed_facts)
       select gen_random_uuid(), 'harbor-pine', $1, (9000000000 + n)::text, 1, '{}', 'none', '', '' from generate_series(1, 103) n`,
      [identityUuid],
    );
    await pool.query(
      `insert into pipeline (application_uuid, org_code, loan_number, standing, plan_row, waits_for, borrower, opened_at, changed_at,
         words, projection, campaign)
       select uuid, org_code, loan_number, 'ACTIVE', 1, 'BORROWER', '', '2020-05-01', '2020-05-01', '', 99, 'letter ' || right(loan_number, 3)
       from applications where loan_number > '9000000000' and org_code = 'harbor-pine'`,
    );
    const { client } = await openStaff(product, "administrator", "harbor-pine");
    const query = { from: "2020-01-01T00:00:00Z", until: "2021-01-01T00:00:00Z" };
    const { campaigns, others, opened } = await client.send(campaignReport, { query });
    expect(opened).toBe(103);
    expect(campaigns.map(({ name }) => name).slice(0, 2)).toEqual(["letter 001", "letter 002"]);
    expect(campaigns).toHaveLength(100);
    expect(others).toEqual({ campaigns: 3, ...NOTHING, opened: 3, active: 3 });
    expect(await (await client.open(campaignReportFile, { query })).text()).toContain("campaign,3 others,,,3,");
  });
});
