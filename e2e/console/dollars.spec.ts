import { readFile } from "node:fs/promises";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { expect } from "@playwright/test";
import { expectSound } from "../accessible.ts";
import { testWithProductAlone } from "../test-with-product-alone.ts";
import { consoleUrl, enterConsole } from "./enter-console.ts";

const test = testWithProductAlone();

test("a chief of operations reads the dollars of a funded line, and takes them away as a file", async ({
  page,
  product,
}) => {
  const { uuid } = await walkIn(product, { persona: "straight-approval", timePasses: true });
  const { funded_at: at } = await product.ctx.database.kysely
    .selectFrom("pipeline")
    .select("funded_at")
    .where("application_uuid", "=", uuid)
    .executeTakeFirstOrThrow();
  await enterConsole(page, product, "administrator", "/reports");
  await page.getByRole("link", { name: "Funded dollars" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Funded dollars", level: 1 })).toBeVisible();
  await page.getByLabel("Year", { exact: true }).selectOption(at?.slice(0, 4) ?? "");
  const months = page.getByRole("list", { name: "By month: Limits" });
  await expect(months.getByRole("listitem")).toContainText("$113,000");
  await expect(page.getByRole("table", { name: "By state" })).toContainText("California");
  await expectSound(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download as CSV" }).press("Enter"),
  ]);
  expect(await readFile(await download.path(), "utf8")).toContain("all,,1,113000.00,");
});

test("a processor sees which offers end soon, and which closings come first", async ({ page, product }) => {
  await openBorrower(product);
  const email = "offers-end@example.com";
  const { uuid } = await walkIn(product, { persona: "straight-approval", email, until: "OFFER_SELECTION" });
  await enterConsole(page, product, "processor", "/pipeline");
  await expect(page.getByRole("table").getByRole("link")).toHaveCount(2);
  await page.getByLabel("Order").selectOption("Offer ends first");
  const link = page.getByRole("table").getByRole("link");
  await expect(link).toHaveCount(1);
  await expect(link).toHaveAttribute("href", new RegExp(uuid));
  await expect(page.getByRole("columnheader", { name: "Offer ends" })).toBeVisible();
  await page.getByLabel("Within").selectOption("7 days");
  await expect(page.getByText("No application of your lender has such a date in this time.")).toBeVisible();
  await page.getByLabel("Within").selectOption("Any time");
  await expect(link).toBeVisible();
  await expectSound(page);
  await page.getByLabel("Order").selectOption("Closing comes first");
  await expect(page.getByText("No application of your lender has such a date in this time.")).toBeVisible();
  await page.getByRole("link", { name: "Clear filters" }).press("Enter");
  await expect(page.getByRole("table").getByRole("link")).toHaveCount(2);
});

test("a chief of operations sees what a campaign brought, and in a file which one led its borrower here", async ({
  page,
  product,
}, { repeatEachIndex }) => {
  const name = `spring ${repeatEachIndex}`;
  const campaign = { utm_source: "letter", utm_medium: "mail", utm_campaign: name, utm_id: "77" };
  const email = `spring.${repeatEachIndex}@example.com`;
  const { uuid } = await walkIn(product, {
    persona: "straight-approval",
    email,
    until: "INCOME_VERIFICATION",
    campaign,
  });
  await enterConsole(page, product, "administrator", "/reports");
  await page.getByRole("link", { name: "Campaigns" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Campaigns", level: 1 })).toBeVisible();
  const row = page.getByRole("table", { name: "By campaign" }).getByRole("row", { name });
  await expect(row.getByRole("cell")).toHaveText(["letter", "mail", "1", "1", "1", "1", "0", "0%", "$0"]);
  await expect(page.getByRole("table", { name: "By channel" })).toContainText("Own site");
  await expectSound(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download as CSV" }).press("Enter"),
  ]);
  expect(await readFile(await download.path(), "utf8")).toContain(`campaign,${name},letter,mail,1,1,1,0,1,0.0,0.00`);
  await page.getByLabel("Opened in").selectOption("the last 30 days");
  await expect(page).toHaveURL(/days=30/);
  await expect(row).toBeVisible();
  await page.goto(`${consoleUrl(product)}/file/${uuid}`);
  const came = page.locator("section", { has: page.getByRole("heading", { name: "How they came" }) });
  await expect(came).toHaveText(/Own site.*Campaign\s*spring \d.*Source\s*letter.*Medium\s*mail.*utm_id\s*77/s);
});

test("a device whose clock is years ahead shows the years that the server has", async ({ page, product }) => {
  const thisYear = String(product.ctx.clock.now().getFullYear());
  await page.clock.setFixedTime(new Date("2037-05-04T12:00:00Z"));
  await enterConsole(page, product, "administrator", "/reports/funded");
  await expect(page.getByLabel("Year", { exact: true })).toHaveValue(thisYear);
});
