import { withdrawProposal } from "@gable/contract/calls/organisations-settings.ts";
import type { YearlyAmountsRow } from "@gable/domain/underwriting/yearly-amounts.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { approveAs, proposeAs } from "@gable/testkit/set-by-two.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterEach, beforeEach, expect, it } from "vitest";
import { warnOfAmounts } from "./warn-of-amounts.ts";

interface Mail {
  readonly subject: string;
  readonly text: string;
}

const rowOf = (year: number): YearlyAmountsRow => ({
  year,
  hoepaLoanAmount: 2_834_800,
  hoepaFeeAmount: 141_800,
  floodProgramLimit: 25_000_000,
  provisional: false,
});

const withYear = (year: number) => (latest: Readonly<Record<string, unknown>>) => ({
  yearlyAmounts: [
    ...(latest["yearlyAmounts"] as readonly YearlyAmountsRow[]).filter((row) => row.year < year),
    rowOf(year),
  ],
});

const takeOut = (by: OpenStaff, effectiveOn: string | null = null) =>
  proposeAs(
    by,
    "amounts",
    ({ yearlyAmounts }) => ({ yearlyAmounts: (yearlyAmounts as readonly YearlyAmountsRow[]).slice(0, -1) }),
    "It was entered too early",
    effectiveOn,
  );

let product: TestProduct;
beforeEach(async () => {
  product = await startProduct();
});
afterEach(() => product.close());

const lendAs = (deployment: "production" | "development") => Object.assign(product.config, { deployment });

/** To noon at the lender of that day. */
async function goTo(day: string): Promise<void> {
  const { adjustableClock, clock } = product.ctx;
  await adjustableClock?.advance(new Date(`${day}T17:00:00Z`).getTime() - clock.now().getTime());
  await Promise.all([warnOfAmounts(product.ctx), warnOfAmounts(product.ctx)]);
}

async function setBy(year: number): Promise<{ readonly proposer: string; readonly approver: string }> {
  const [ruth, vera] = [await openStaff(product, "administrator"), await openStaff(product, "administrator")];
  await approveAs(vera, await proposeAs(ruth, "amounts", withYear(year), "As the Bureau published them"));
  return { proposer: ruth.staffUuid, approver: vera.staffUuid };
}

async function mailsTo(staffUuid: string): Promise<readonly Mail[]> {
  const to = encodeURIComponent(`${staffUuid}@gable.example`);
  const mails = (await (await fetch(`${product.sandbox.url}/inbox.json?to=${to}`)).json()) as Mail[];
  return mails.filter(({ subject }) => /amounts/.test(subject));
}

/** Of which years it was written, and how many days before. */
async function told(): Promise<readonly (readonly number[])[]> {
  const rows = await product.ctx.database.kysely
    .selectFrom("amount_warnings")
    .select(["year", "days_before"])
    .where("org_code", "=", "gable")
    .orderBy("told_at")
    .execute();
  return rows.map(({ year, days_before: days }) => [year, days]);
}

it("writes to administrators 45 and 14 days before the year, and once it has begun, of each once", async () => {
  const { proposer, approver } = await setBy(2027);
  lendAs("production");
  const counts = async () => [(await mailsTo(proposer)).length, (await mailsTo(approver)).length];
  for (const [day, warnings] of [
    ["2027-11-16", []],
    ["2027-11-17", [45]],
    ["2027-12-17", [45]],
    ["2027-12-18", [45, 14]],
    ["2027-12-31", [45, 14]],
    ["2028-01-01", [45, 14, 0]],
    ["2028-03-01", [45, 14, 0]],
  ] as const) {
    await goTo(day);
    expect(await told()).toEqual(warnings.map((days) => [2028, days]));
    await expect.poll(counts).toEqual([warnings.length, warnings.length]);
  }
  const subjects = (await mailsTo(proposer)).map(({ subject }) => subject);
  expect(subjects).toContain("The amounts that law sets for 2028 are missing");
  expect(subjects).toContain("No application is decided: the amounts of 2028 are missing");
  const [mail] = await mailsTo(approver);
  expect(mail?.text).toContain("/settings/amounts");
});

it("is silent where they are entered, also for a day that is still to come, and where nobody lends for real", async () => {
  await setBy(2027);
  const { proposer } = await setBy(2028);
  lendAs("production");
  await goTo("2027-12-20");
  lendAs("development");
  await goTo("2029-06-01");
  expect(await mailsTo(proposer)).toEqual([]);
  const written = await product.ctx.database.kysely.selectFrom("amount_warnings").select("org_code").execute();
  expect(written.map((row) => row.org_code)).not.toContain("gable");
});

const notTakenOut = { problem: { fields: { "value.yearlyAmounts": ["year-begun"] } } };

it("are not taken out once their year has begun, nor from a day on that lies in it", async () => {
  await setBy(2027);
  await goTo("2026-12-31");
  const ruth = await openStaff(product, "administrator");
  await expect(takeOut(ruth, "2027-02-01")).rejects.toMatchObject(notTakenOut);
  await ruth.client.send(withdrawProposal, { params: { proposal: await takeOut(ruth) } });
  await goTo("2027-01-02");
  await expect(takeOut(await openStaff(product, "administrator"))).rejects.toMatchObject(notTakenOut);
});
