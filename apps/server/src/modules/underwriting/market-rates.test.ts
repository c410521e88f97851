import { createTestDatabase } from "@gable/testkit/database.ts";
import { startProduct } from "@gable/testkit/start-product.ts";
import { expect, it } from "vitest";
import { startListener } from "../../database/listen.ts";
import { createLogger } from "../../log.ts";
import { openMarketRates } from "./market-rates.ts";

it("the market's rates of the first day are known wherever the day before is not over, also where a week has begun since", async () => {
  const product = await startProduct();
  const database = await createTestDatabase();
  const listener = await startListener(database.url);
  const rates = await openMarketRates(
    {
      db: database.kysely,
      listener,
      log: createLogger("silent"),
      // A Monday in Washington, a Sunday evening in California.
      clock: { now: () => new Date("2026-11-23T06:00:00Z") },
      source: product.ctx.vendors.primeOfferRates,
    },
    true,
  );
  const weekOn = (day: string) => rates.on(day)?.apor.map(({ asOf }) => asOf);
  expect([weekOn("2026-11-22"), weekOn("2026-11-23")]).toEqual([["2026-11-16"], ["2026-11-23"]]);
  await rates.close();
  await listener.close();
  await database.close();
  await product.close();
});

it("a source that does not answer is asked again soon, as long as today's market is not known", async () => {
  const product = await startProduct();
  const database = await createTestDatabase();
  const listener = await startListener(database.url);
  const { primeOfferRates } = product.ctx.vendors;
  let refusals = 2;
  const rates = await openMarketRates(
    {
      db: database.kysely,
      listener,
      log: createLogger("silent"),
      clock: { now: () => new Date("2026-11-23T18:00:00Z") },
      source: {
        ...primeOfferRates,
        primeRate: (order) => {
          refusals -= 1;
          return refusals >= 0 ? Promise.reject(new Error("nobody there")) : primeOfferRates.primeRate(order);
        },
      },
    },
    true,
    10,
  );
  expect(rates.on("2026-11-23")).toBeNull();
  await expect.poll(() => rates.on("2026-11-23")).not.toBeNull();
  await rates.close();
  await listener.close();
  await database.close();
  await product.close();
});
