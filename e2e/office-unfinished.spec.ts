import { businessClock } from "@gable/contract/calls/development.ts";
import { notary } from "@gable/contract/calls/notary.ts";
import { addDays } from "@gable/domain/calendar/local-date.ts";
import { instantOfWallTime, localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import { letTimePass } from "@gable/testkit/borrower/closing-moves.ts";
import { withBrother } from "@gable/testkit/borrower/texas-owners.ts";
import { expect } from "@playwright/test";
import { expectSound } from "./accessible.ts";
import { arriveAt } from "./arrive.ts";
import { enter } from "./enter.ts";
import { test } from "./test-with-product.ts";
import { walkIn } from "./walk-in.ts";

test("a borrower who signed at the Texas office while the other owner did not come is led to another time", async ({
  page,
  product,
}, { repeatEachIndex }) => {
  const email = `lupe.came.alone.${repeatEachIndex}@example.com`;
  const walked = await walkIn(product, { persona: "texas-bpo", as: withBrother, email, until: "CO_DEED_REQ" });
  const { client, uuid } = walked;
  const visit = async () => (await client.send(notary, { params: { uuid } })).visit;
  const zone = "America/Chicago";
  const over = addDays(localDateAt((await visit())?.startsAt ?? "", zone), 1);
  const { now } = await client.send(businessClock, { query: { applicationUuid: uuid } });
  await letTimePass(walked, Date.parse(instantOfWallTime(over, "00:01", zone)) - Date.parse(now));
  await expect.poll(async () => (await visit())?.state).toBe("FAILED");

  await enter(page, product.portalUrl("gable"), client.token());
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${product.portalUrl("gable")}/dashboard`);
  await arriveAt(page, "Lupe, it’s your move");
  await expect(page.getByRole("main")).toContainText("Choose another time at the office");
  await page.getByRole("link", { name: "Continue" }).press("Enter");
  await arriveAt(page, "Who else signs");
  await expect(page.getByText("Another time at the office is needed")).toBeVisible();
  await expectSound(page);
  await page.getByRole("link", { name: "Choose another time" }).press("Enter");
  await arriveAt(page, "Not everything was signed at the office");
  await page.getByRole("link", { name: "Choose other times" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Not everything was signed at the office");
  await expect(page.getByRole("radio").first()).toBeVisible();
  await expectSound(page);
});
