import { expect, type Page } from "@playwright/test";
import { testWithProductAlone } from "../test-with-product-alone.ts";
import { enterConsole } from "./enter-console.ts";

const test = testWithProductAlone();

const MINUTE_MS = 60_000;
/** A token that is older is given anew with the next reply; a page asks every half a minute. */
const RENEWED_AFTER_MINUTES = 6;

const token = (page: Page) => page.evaluate(() => localStorage.getItem("jwt"));

test("what a page asks of itself keeps no session, and somebody who is there does", async ({ page, product }) => {
  let underWay = 0;
  page.on("request", () => {
    underWay += 1;
  });
  const over = () => {
    underWay -= 1;
  };
  page.on("requestfinished", over);
  page.on("requestfailed", over);
  await page.clock.install();
  await enterConsole(page, product, "processor", "/pipeline");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // What was asked while whoever came was there is answered before the server's clock moves on.
  await page.clock.runFor(RENEWED_AFTER_MINUTES * MINUTE_MS);
  await expect.poll(() => underWay).toBe(0);
  const first = await token(page);

  const asked = page.waitForResponse(
    async (response) => /\/pipeline[?]/.test(response.url()) && (await response.headerValue("authorization")) !== null,
  );
  await product.ctx.adjustableClock?.advance(RENEWED_AFTER_MINUTES * MINUTE_MS);
  await page.clock.runFor(RENEWED_AFTER_MINUTES * MINUTE_MS);
  await (await asked).finished();
  expect(await token(page)).toBe(first);

  await page.keyboard.press("Shift");
  await page.clock.runFor(MINUTE_MS);
  await expect.poll(() => token(page)).not.toBe(first);
});
