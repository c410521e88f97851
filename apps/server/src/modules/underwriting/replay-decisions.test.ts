import type { Step } from "@gable/domain/journey/steps.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadApplication } from "../../workflow/application-store.ts";
import { readSheet } from "./record-policies.ts";
import { type Replay, replayDecisions } from "./replay-decisions.ts";

describe("a decision", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const walkTo = (persona: string, until: Step, orgCode = "gable") => walkIn(product, { persona, until, orgCode });
  const replayAll = async (uuid?: string): Promise<readonly Replay[]> => {
    const replays: Replay[] = [];
    for await (const one of replayDecisions(product.ctx.database.kysely, product.ctx.sealing, uuid)) replays.push(one);
    return replays;
  };

  it("is made on the market's rates and the lender's own policy, and comes out the same when it is made again", async () => {
    const approved = await walkTo("straight-approval", "OFFER_SELECTION");
    const revised = await walkTo("revised-offer", "REVISED_OFFER_SELECTION");
    const other = await walkTo("illinois", "OFFER_SELECTION", "harbor-pine");
    await walkTo("score-decline", "DECLINED");

    const { decision } = (await loadApplication(product.ctx, product.ctx.database.kysely, approved.uuid)).file.facts;
    expect(decision?.input.market?.primePercent).toBe("6.750");
    expect(decision?.result.aporAsOf).toBe(decision?.input.market?.apor[0]?.asOf);

    const replays = await replayAll();
    expect(replays.map(({ differences }) => differences)).toEqual(replays.map(() => []));
    expect(replays.map((replay) => replay.decision).toSorted()).toEqual(
      ["APPROVED", "APPROVED", "APPROVED", "APPROVED", "DECLINE"].toSorted(),
    );
    expect(await replayAll(revised.uuid)).toHaveLength(2);
    const [theirs] = await replayAll(other.uuid);
    expect(theirs?.policyVersion).toBe("2026.11+harbor-pine.1");
  });

  it("says what differs when the policy that it names is not what it was", async () => {
    const { uuid } = await walkTo("manual-pay", "OFFER_SELECTION");
    await sql`update lending_policies set policy = jsonb_set(policy, '{rateSheet,floorPercent}', '"7.9"')
      where org_code = 'gable'`.execute(product.ctx.database.kysely);
    const [replay] = await replayAll(uuid);
    expect(replay?.differences.length).toBeGreaterThan(0);
    expect(replay?.differences.join("\n")).toMatch(/minRatePercent: was "7.600", is "7.900"/);
  });
});

describe("a lender's policy sheet", () => {
  it.each([
    ["no JSON", "{", /is no JSON/],
    ["without a version", "{}", /version: /],
    ["with a field that nobody knows", '{"version":"1","ratesheet":{}}', /ratesheet/],
    ["with a percentage that is a number", '{"version":"1","overlayPercent":0.25}', /overlayPercent: /],
    [
      "with a percentage that is no number",
      '{"version":"1","overlayPercent":"0,25"}',
      /overlayPercent: .*decimal string/,
    ],
    ["with a fee above the cap", '{"version":"1","feePercents":["6"]}', /feePercents: .*4.99 %/],
    [
      "with a fee that the rate sheet does not price",
      '{"version":"1","feePercents":["1.5"]}',
      /its row in the rate sheet/,
    ],
    ["without any term", '{"version":"1","termYears":[]}', /termYears: /],
    ["of a day that is none", '{"version":"1","effectiveFrom":"2026-02-30"}', /effectiveFrom: /],
    [
      "looser than Texas lets it be",
      '{"version":"1","texas":{"maxCltvPercent":"85","feeCapPercent":"2","minAdvance":400000,"countedClosingFees":0}}',
      /texas.maxCltvPercent: .*80 %/,
    ],
    [
      "of money in fractions of a cent",
      '{"version":"1","line":{"min":1500000.5,"max":40000000,"step":10000}}',
      /line.min: /,
    ],
    [
      "whose smallest line is above its largest",
      '{"version":"1","line":{"min":50000000,"max":40000000,"step":10000}}',
      /smallest line/,
    ],
  ])("%s is refused with the field that is wrong", (_what, text, message) => {
    expect(() => readSheet("2027-01.json", text)).toThrow(message);
  });

  it("takes the place of what it names, and of nothing else", () => {
    const policy = readSheet(
      "2027-01.json",
      '{"version":"2027.1","effectiveFrom":"2027-01-01","overlayPercent":"0.5"}',
    );
    expect(policy).toMatchObject({ version: "2026.11+2027.1", effectiveFrom: "2027-01-01", overlayPercent: "0.5" });
    expect(policy.termYears).toEqual([5, 10, 15, 30]);
  });
});
