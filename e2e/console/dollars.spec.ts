import { readFile } from "node:fs/promises";
import { lenderDayAt } from "@gable/domain/calendar/lender-days.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { expect } from "@playwright/test";
import { expectSound } from "../accessible.ts";
import { testWithProductAlone } from "../test-with-product-alone.ts";
import { consoleUrl, enterConsole } from "./enter-console.ts";
import { tellBrowsersTime } from "./tell-browsers-time.ts";

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
  // Its own days went by, perhaps into another year: whoever reads of it does so once it was paid out.
  await page.clock.setFixedTime(new Date(at ?? ""));
  await tellBrowsersTime(page);
  await enterConsole(page, product, "administrator", "/reports");
  await page.getByRole("link", { name: "Funded dollars" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Funded dollars", level: 1 })).toBeVisible();
  await page.getByLabel("Year", { exact: true }).selectOption(lenderDayAt(at ?? "").slice(0, 4));
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

test("from a campaign and a channel one comes to their applications, and from there to others", async ({
  page,
  product,
}, { repeatEachIndex }) => {
  const name = `summer ${repeatEachIndex}`;
  const arrive = (email: string, campaign: Readonly<Record<string, string>>) =>
    walkIn(product, {
      persona: "straight-approval",
      email: `${email}.${repeatEachIndex}@example.com`,
      until: "OFFER_SELECTION",
      campaign,
    });
  const { uuid } = await arrive("summer", { utm_source: "letter", utm_medium: "mail", utm_campaign: name });
  await arrive("autumn", { utm_source: "radio", utm_campaign: `autumn ${repeatEachIndex}` });
  await enterConsole(page, product, "administrator", "/reports/campaigns?days=365");
  await page.getByRole("table", { name: "By campaign" }).getByRole("link", { name }).press("Enter");
  const links = page.getByRole("table", { name: "Applications" }).getByRole("link");
  await expect(links).toHaveCount(1);
  await expect(links).toHaveAttribute("href", new RegExp(uuid));
  const chips = page.getByRole("list", { name: "Narrowed further to" });
  await expect(chips.getByRole("listitem")).toHaveText(["Opened in the last 365 days", `${name}, letter, mail`]);
  await expect(page.getByLabel("Order")).toHaveValue("OPENED");
  await expectSound(page);
  await page.reload();
  await expect(links).toHaveCount(1);

  await chips.getByRole("link", { name: `Remove filter: ${name}, letter, mail` }).press("Enter");
  await expect(chips.getByRole("listitem")).toHaveText(["Opened in the last 365 days"]);
  await expect.poll(() => links.count()).toBeGreaterThan(1);
  await page.goBack();
  await expect(links).toHaveCount(1);
  await page.goBack();
  await page.getByRole("table", { name: "By channel" }).getByRole("link", { name: "Own site" }).press("Enter");
  await expect(chips.getByRole("listitem").last()).toHaveText("Own site");
  await expect.poll(() => links.count()).toBeGreaterThan(1);
  await page.getByRole("link", { name: "Clear filters" }).press("Enter");
  await expect(page).toHaveURL(/\/pipeline$/);
  await expect(chips).toHaveCount(0);
});

test("a chief of operations sees what waits for staff, and what for the borrower", async ({ page, product }, {
  repeatEachIndex,
}) => {
  const email = `alert.${repeatEachIndex}@example.com`;
  const { uuid } = await walkIn(product, { persona: "fraud-alert", email, until: "FACTA_REVIEW" });
  const { applicationUuid: begun } = await openBorrower(product);
  await enterConsole(page, product, "administrator", "/pipeline");
  const table = page.getByRole("table", { name: "Applications" });
  const linkTo = (file: string) => table.locator(`a[href*="${file}"]`);
  await expect(linkTo(begun)).toBeVisible();
  const waits = page.getByLabel("Waits for");
  await waits.selectOption("Staff");
  await expect(linkTo(begun)).toHaveCount(0);
  await expect(linkTo(uuid)).toBeVisible();
  await expect(page).toHaveURL(/waitsFor=STAFF/);
  await expectSound(page);
  await waits.selectOption("Borrower");
  await expect(linkTo(begun)).toBeVisible();
  await expect(linkTo(uuid)).toHaveCount(0);
  await page.reload();
  await expect(waits).toHaveValue("BORROWER");
  await waits.selectOption("Service");
  await expect(page.getByText("No application of your lender fits these filters.")).toBeVisible();
  await page.getByRole("link", { name: "Clear filters" }).press("Enter");
  await expect(linkTo(uuid)).toBeVisible();
});

test("a year of reports begins with the lender's day, not with the day in Greenwich", async ({ page, product }) => {
  await page.clock.setFixedTime(new Date("2027-01-01T03:30:00Z"));
  await tellBrowsersTime(page);
  await enterConsole(page, product, "administrator", "/reports/funded");
  const year = page.getByLabel("Year", { exact: true });
  await expect(year).toHaveValue("2026");
  await expect(year.getByRole("option")).toHaveText(["2026", "2025", "2024", "2023"]);
  await page.clock.setFixedTime(new Date("2027-01-01T05:30:00Z"));
  await page.reload();
  await expect(year).toHaveValue("2027");
});

test("a device whose clock is years ahead shows the years that the server has", async ({ page, product }) => {
  const thisYear = lenderDayAt(product.ctx.clock.now().toISOString()).slice(0, 4);
  await page.clock.setFixedTime(new Date("2037-05-04T12:00:00Z"));
  await enterConsole(page, product, "administrator", "/reports/funded");
  await expect(page.getByLabel("Year", { exact: true })).toHaveValue(thisYear);
});
