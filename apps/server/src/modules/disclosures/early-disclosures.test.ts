import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { earlyDisclosure } from "./early-disclosures.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const DAY_MS = 86_400_000;

it("keeps what visitors get before applying for the day on which they ask, and no longer", async () => {
  const { ctx } = product;
  const beganMs = ctx.clock.now().getTime();
  const onDay = (day: number) => {
    const clock = { ...ctx.clock, now: () => new Date(beganMs + day * DAY_MS) };
    return earlyDisclosure({ ...ctx, clock }, ctx.lenders.byOrgCode("gable"), "GLBA_NOTICE", "en", "0000");
  };
  const first = onDay(0);
  expect(onDay(0)).toBe(first);
  const next = onDay(1);
  expect(next).not.toBe(first);
  expect(onDay(1)).toBe(next);
  const again = onDay(0);
  expect(again).not.toBe(first);
  expect((await again).sha256).toBe((await first).sha256);
});
