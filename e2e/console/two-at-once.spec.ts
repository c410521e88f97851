import { asStaff } from "@gable/testkit/borrower/staff-moves.ts";
import { walk } from "@gable/testkit/borrower/walk.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { expect, type Page } from "@playwright/test";
import { expectSound } from "../accessible.ts";
import { testWithProductAlone } from "../test-with-product-alone.ts";
import { enterConsole } from "./enter-console.ts";

const test = testWithProductAlone();

const BILL = "Send the last bill of the county.";
const bill = (page: Page) => page.getByRole("listitem").filter({ has: page.getByText(BILL) });
const settledOn = (page: Page) => page.getByRole("dialog", { name: "This is settled" });

/** Until it is taken back, the page hears nothing new of its file. */
async function keepFromHearing(page: Page, uuid: string): Promise<() => Promise<void>> {
  const view = (url: URL) => url.pathname.endsWith(`/applications/${uuid}`);
  await page.route(view, (route) => route.fulfill({ status: 500, json: {} }));
  return () => page.unroute(view);
}

test("words of an act that was refused are handed over when its button goes", async ({ page, product }) => {
  const places = { url: product.url, sandboxUrl: product.sandbox.url, orgCode: "gable" };
  const { uuid, client } = await walk({ ...places, persona: "fraud-alert", until: "FACTA_REVIEW" });
  await page.clock.install();
  await enterConsole(page, product, "underwriter", `/file/${uuid}`);
  await page.getByRole("button", { name: "Clear the fraud alert" }).press("Enter");
  const clearing = page.getByRole("dialog", { name: "Clear the fraud alert" });
  await clearing.getByLabel("What you looked at and why it holds").fill("She called back herself.");
  const hear = await keepFromHearing(page, uuid);
  await asStaff({ client, uuid }, { act: "clear-fraud-alert" });
  await clearing.getByRole("button", { name: "Clear the fraud alert" }).press("Enter");
  await expect(clearing.getByRole("alert")).toContainText("The application has moved on meanwhile.");
  await page.keyboard.press("Escape");
  await expect(clearing).toHaveCount(0);
  await page.keyboard.press("b");
  await page
    .getByRole("dialog", { name: "Leave without saving?" })
    .getByRole("button", { name: "Stay here" })
    .press("Enter");

  await hear();
  await page.clock.fastForward("00:40");
  const settled = settledOn(page);
  await expect(settled.getByRole("region")).toContainText(/: Staff cleared the fraud alert/);
  await expect(settled.getByLabel("Note for colleagues, with what you had written")).toHaveValue(
    "She called back herself.",
  );
  await expectSound(page);
  await settled.getByRole("button", { name: "Keep it as a note" }).press("Enter");
  await expect(page.getByRole("listitem").filter({ hasText: "She called back herself." })).toBeVisible();
  await expect(settled).toHaveCount(0);
  await page.keyboard.press("b");
  await expect(page).toHaveURL(/\/pipeline/);
});

test("two colleagues answer one condition at once: the second reads who did what and when, and keeps every word", async ({
  page,
  product,
  browser,
}) => {
  const { applicationUuid: uuid } = await openBorrower(product);
  await enterConsole(page, product, "processor", `/file/${uuid}`);
  await page.getByRole("button", { name: "Raise a condition" }).press("Enter");
  const asking = page.getByRole("dialog", { name: "Raise a condition" });
  await asking.getByLabel("What is asked for, as the borrower reads it").fill(BILL);
  await asking.getByRole("button", { name: "Raise a condition" }).press("Enter");
  await expect(asking).toHaveCount(0);

  const other = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await other.clock.install();
  await enterConsole(other, product, "underwriter", `/file/${uuid}`);
  await bill(other).getByRole("button", { name: "Write", exact: true }).press("Enter");
  const writing = other.getByRole("dialog", { name: "Write" });
  await writing.getByRole("textbox").fill("A copy from the county’s page is enough.");
  const hear = await keepFromHearing(other, uuid);
  await bill(page).getByRole("button", { name: "Accept", exact: true }).press("Enter");
  const accepting = page.getByRole("dialog", { name: "Accept" });
  await accepting.getByRole("button", { name: "Accept", exact: true }).press("Enter");
  await expect(accepting).toHaveCount(0);
  await writing.getByRole("button", { name: "Write", exact: true }).press("Enter");
  await expect(writing.getByRole("alert")).toContainText("The application has moved on meanwhile.");
  await expect(writing.getByRole("region")).toContainText(/Test processor, .+: Staff accepted/);
  await expect(writing.getByRole("textbox")).toHaveValue("A copy from the county’s page is enough.");
  await hear();
  await other.clock.fastForward("00:40");
  const settled = settledOn(other);
  await expect(settled.getByRole("region")).toContainText(/Test processor, .+: Staff accepted/);
  await expect(settled.getByLabel("Note for colleagues, with what you had written")).toHaveValue(
    "A copy from the county’s page is enough.",
  );
  await expectSound(other);
  await other.context().close();
});

test("two colleagues give one application away at once: the second reads who has it and since when, and decides once more", async ({
  page,
  product,
  browser,
}) => {
  const { applicationUuid: uuid } = await openBorrower(product);
  const [theirs, ours] = [await openStaff(product, "processor"), await openStaff(product, "processor")];
  const namedAs = async (staffUuid: string, name: string) => {
    await product.ctx.database.kysely.updateTable("staff").set({ name }).where("uuid", "=", staffUuid).execute();
  };
  await namedAs(theirs.staffUuid, "Ada Lind");
  await namedAs(ours.staffUuid, "Maximiliana-Alexandrina Donaudampfschifffahrtsgesellschaft");
  await enterConsole(page, product, "underwriter", `/file/${uuid}`);
  const processor = page.getByLabel("Processor", { exact: true });
  await expect(processor).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await enterConsole(other, product, "processor", `/file/${uuid}`);
  const hear = await keepFromHearing(page, uuid);
  const given = other.waitForResponse(/\/assignees\/processor$/);
  await other.getByLabel("Processor", { exact: true }).selectOption(theirs.staffUuid);
  expect((await given).status()).toBe(200);
  await other.context().close();

  const refused = page.waitForResponse(/\/assignees\/processor$/);
  // Not before it is on its way: a page that had heard of the other would ask first.
  await page.route(/\/assignees\/processor$/, async (route) => {
    await hear();
    await route.continue();
  });
  await processor.selectOption(ours.staffUuid);
  expect((await refused).status()).toBe(409);
  const told = page.getByRole("alert").filter({ hasText: "A colleague gave it to Ada Lind meanwhile." });
  await expect(told.getByRole("region")).toContainText(/Test processor, .+: Given to Ada Lind as processor/);
  await expect(processor.locator(":checked")).toHaveText("Ada Lind");
  await page.setViewportSize({ width: 320, height: 700 });
  const again = await told.getByRole("button").first().boundingBox();
  expect((again?.x ?? 0) + (again?.width ?? 0)).toBeLessThanOrEqual(300);
  await told.getByRole("button", { name: /^Give it to Maximiliana-Alexandrina .+ all the same$/ }).press("Enter");
  await expect(told).toHaveCount(0);
  await expect(processor.locator(":checked")).toHaveText(/^Maximiliana/);
  await expectSound(page);
});
