import { status } from "@gable/contract/calls/application.ts";
import { liens } from "@gable/contract/calls/liens.ts";
import type { YearlyAmountsRow } from "@gable/domain/underwriting/yearly-amounts.ts";
import { moves } from "@gable/testkit/borrower/moves.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { setByTwo } from "@gable/testkit/set-by-two.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openServer } from "../../open-server.ts";
import { loadApplication } from "../../workflow/application-store.ts";

const QUARTER_OF_AN_HOUR_MS = 15 * 60_000;

describe("a decision in production on a day whose rates are not published", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct({
      environment: (sandbox) => {
        sandbox.faults.set({ kind: "prime-offer-rates", fault: "403", next: 10_000 });
        return {};
      },
    });
    Object.assign(product.config, { deployment: "production" });
    // The prime rate was announced long ago, and holds.
    const { pool } = product.ctx.database;
    await pool.query(
      `insert into market_rates (kind, effective_from, rates) values ('prime', '2026-01-02', '{"percent": "6.75"}')`,
    );
    await pool.query("select pg_notify('market_rates', '')");
    await until(
      async () => product.ctx.marketRates.primeOn("2026-11-20"),
      (percent) => percent === "6.75",
    );
  });
  afterAll(() => product.close());

  it("keeps what the borrower said, waits, and decides once the figures are there", async () => {
    const walked = await walkIn(product, {
      persona: "straight-approval",
      until: "LIEN_VERIFICATION",
    });
    const { client, uuid } = walked;
    const params = { uuid };
    const factsOf = async () => (await loadApplication(product.ctx, product.ctx.database.kysely, uuid)).file.facts;
    await moves.LIEN_VERIFICATION?.(walked);
    expect((await client.send(status, { params })).step).toBe("WAITING_FOR_UNDERWRITING");
    expect((await client.send(liens, { params })).liens.length).toBeGreaterThan(0);
    const { liens: confirmed, decision, decisionWaits } = await factsOf();
    expect([confirmed !== undefined, decision]).toEqual([true, undefined]);
    expect(decisionWaits?.figures).toContainEqual(expect.stringMatching(/^prime rate of /));

    // A quarter of an hour later they are still missing.
    const wait = () => product.ctx.adjustableClock?.advance(QUARTER_OF_AN_HOUR_MS);
    await wait();
    await until(factsOf, (facts) => (facts.decisionWaits?.at ?? "") > (decisionWaits?.at ?? ""));
    expect((await client.send(status, { params })).step).toBe("WAITING_FOR_UNDERWRITING");

    product.sandbox.faults.clear();
    await product.ctx.marketRates.refresh();
    await wait();
    const decided = await until(
      () => client.send(status, { params }),
      ({ step }) => step !== "WAITING_FOR_UNDERWRITING",
    );
    expect(decided.step).toBe("OFFER_SELECTION");
    expect((await factsOf()).decisionWaits).toBeUndefined();
  });

  it("keeps nobody from starting; an alert says whose decisions wait, and a prime rate is told of only once one is known", async () => {
    product.sandbox.faults.set({ kind: "prime-offer-rates", fault: "403", next: 10_000 });
    await product.ctx.database.kysely.deleteFrom("market_rates").execute();
    const ground = { ...product.ctx, config: { ...product.config, role: "api" as const } };
    const again = await openServer(ground, { vendors: product.ctx.vendors, renderPool: product.ctx.renderPool });
    const lacking = async () =>
      /^gable_lenders_without_figures (\d+)$/m.exec((await again.ctx.metrics.read()).text)?.[1];
    const disclosure = () =>
      again.app.inject({
        url: "/service-application/external/api/v1/heloc/disclosures/EARLY_HELOC_DISCLOSURE",
        headers: { host: "gable.localhost" },
      });
    expect(await lacking()).toBe(String(again.ctx.lenders.all().length));
    expect((await disclosure()).json()).toMatchObject({ status: 503, code: "figures-missing" });

    product.sandbox.faults.clear();
    await again.ctx.marketRates.refresh();
    expect(await lacking()).toBe("0");
    expect((await disclosure()).statusCode).toBe(200);
    await again.close();
  });
});

const withAmountsOf2027 = ({ yearlyAmounts }: Readonly<Record<string, unknown>>) => ({
  yearlyAmounts: (yearlyAmounts as readonly YearlyAmountsRow[]).map((row) =>
    row.year === 2027 ? { ...row, hoepaLoanAmount: 2_834_800, hoepaFeeAmount: 141_800, provisional: false } : row,
  ),
});

describe("a new year whose amounts nobody has published", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
    Object.assign(product.config, { deployment: "production" });
  });
  afterAll(() => product.close());

  it("is missed before it begins, keeps its decisions waiting, and lends once two administrators have entered them", async () => {
    const ground = { ...product.ctx, config: { ...product.config, role: "api" as const } };
    const again = await openServer(ground, { vendors: product.ctx.vendors, renderPool: product.ctx.renderPool });
    const soonLacking = async () =>
      Number(/^gable_lenders_soon_without_figures (\d+)$/m.exec((await again.ctx.metrics.read()).text)?.[1]);
    const lenders = product.ctx.lenders.all().length;
    expect(await soonLacking()).toBe(lenders);

    const newYear = new Date("2027-01-05T17:00:00Z").getTime();
    await product.ctx.adjustableClock?.advance(newYear - product.ctx.clock.now().getTime());
    await product.ctx.marketRates.refresh();
    const walked = await walkIn(product, { persona: "straight-approval", until: "LIEN_VERIFICATION" });
    const { client, uuid } = walked;
    const stepNow = async () => (await client.send(status, { params: { uuid } })).step;
    await moves.LIEN_VERIFICATION?.(walked);
    expect(await stepNow()).toBe("WAITING_FOR_UNDERWRITING");
    const { file } = await loadApplication(product.ctx, product.ctx.database.kysely, uuid);
    expect(file.facts.decisionWaits?.figures).toEqual(["HOEPA and flood amounts of 2027"]);

    await setByTwo(product, "amounts", withAmountsOf2027, "As the Bureau published them");
    await product.ctx.adjustableClock?.advance(QUARTER_OF_AN_HOUR_MS);
    await until(stepNow, (step) => step !== "WAITING_FOR_UNDERWRITING");
    expect(await stepNow()).toBe("OFFER_SELECTION");
    await again.close();
  });
});
