import type { TestProduct } from "@gable/testkit/start-product.ts";
import { startProductAlone } from "@gable/testkit/start-product-alone.ts";
import { type Browser, expect, type Page } from "@playwright/test";
import { excessWidth, expectAccessible, expectSound } from "../accessible.ts";
import { holdBack } from "../hold-back.ts";
import { test } from "../test-with-late-replies.ts";
import { enterConsole } from "./enter-console.ts";

const EDIT_RATES = "/settings/rates?edit=latest";

let product: TestProduct;
test.beforeAll(async () => {
  product = await startProductAlone();
});
// Open pages listen to the product.
test.afterEach(({ browser }) =>
  Promise.all(browser.contexts().map((context) => context.close())).then(() => undefined),
);
test.afterAll(() => product.close());

async function administratorAt(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  await enterConsole(page, product, "administrator", path);
  return page;
}

/** As everybody must be able to work with it, on a phone and at a desk. */
async function lookAt(page: Page): Promise<void> {
  await expectAccessible(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await excessWidth(page)).toBeLessThanOrEqual(0);
    // Where one is stands in both rows of places, on a phone too.
    const here = page.getByRole("navigation").locator("[aria-current=page]");
    for (let row = 0; row < (await here.count()); row += 1) await expect(here.nth(row)).toBeInViewport({ ratio: 1 });
  }
}

test("rates are changed by two administrators, who see what becomes of them", async ({ browser }) => {
  const ruth = await administratorAt(browser, "/settings");
  await expect(ruth.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
  await expect(ruth.getByText("Nothing waits.")).toBeVisible();
  await lookAt(ruth);
  await ruth.getByRole("navigation", { name: "Settings by subject" }).getByRole("link", { name: "Rates" }).click();
  await expect(ruth.getByRole("heading", { name: "Rates", level: 1 })).toBeVisible();
  const grid = ruth.getByRole("table", { name: "The rates that follow" });
  await expect(grid.getByRole("row", { name: /^780\+/ })).toContainText("7.85%");
  await lookAt(ruth);

  await ruth.getByRole("link", { name: "Change …" }).click();
  await expect(ruth.getByRole("heading", { name: "Change rates", level: 1 })).toBeFocused();
  const sheet = ruth.getByRole("table", { name: "Base rate by credit score" });
  await sheet.getByLabel("Base rate, row 1").fill("7,7");
  await ruth.getByLabel("Highest rate", { exact: true }).fill("11");
  await ruth.getByRole("button", { name: "See what changes" }).click();
  await expect(ruth.getByText("One thing is not right yet")).toBeVisible();
  await expect(sheet.getByLabel("Base rate, row 1")).toHaveAccessibleDescription(
    "Write a figure as 7.75, without other signs.",
  );
  await expectAccessible(ruth);
  await sheet.getByLabel("Base rate, row 1").fill("7.75");
  await ruth.getByRole("button", { name: "See what changes" }).click();
  await expect(ruth.getByText("A base rate is above the highest rate.").first()).toBeVisible();
  await lookAt(ruth);
  await ruth.getByLabel("Highest rate", { exact: true }).fill("17.20");
  await sheet.getByRole("button", { name: "Take out row 4" }).click();
  await ruth.getByRole("button", { name: "See what changes" }).click();
  const changes = ruth.getByRole("table", { name: "What changes" });
  await expect(changes.getByRole("row", { name: /Score from 780: Base rate/ })).toContainText("7.60%");
  await expect(changes.getByRole("row", { name: /Score from 720/ })).toContainText("taken out");
  await ruth.getByRole("button", { name: "Propose this change" }).click();
  await expect(ruth.getByLabel("Why")).toHaveAccessibleDescription(/Fill this in/);
  await ruth.getByLabel("Why").fill("The ten-year moved up");
  await lookAt(ruth);
  await ruth.getByRole("button", { name: "Propose this change" }).click();
  await expect(ruth.getByRole("heading", { name: "Rates: change 1" })).toBeVisible();
  await expect(ruth.getByText("You proposed this.")).toBeVisible();
  await expect(ruth.getByRole("button", { name: "Approve" })).toHaveCount(0);

  const vera = await administratorAt(browser, "/settings");
  await vera.getByRole("link", { name: "Look at it" }).click();
  await expect(vera.getByRole("table", { name: "What changes" })).toContainText("7.75%");
  await lookAt(vera);
  await vera.getByRole("button", { name: "Approve" }).click();
  await expect(vera.getByText("In force", { exact: true })).toBeVisible();
  await vera.goto(vera.url().replace(/\/settings.*/, "/settings/rates"));
  await expect(vera.getByRole("table", { name: "The rates that follow" })).toContainText("8.00%");
  await expect(vera.getByRole("table", { name: "All changes" })).toContainText("Change 1");
  await lookAt(vera);
});

const sheetOf = (page: Page) => page.getByRole("table", { name: "Base rate by credit score" });

async function propose(page: Page): Promise<void> {
  await page.getByRole("button", { name: "See what changes" }).click();
  await page.getByLabel("Why").fill("The market moved");
  await page.getByRole("button", { name: "Propose this change" }).click();
}

test("a rate sheet is pasted from a spreadsheet, looked at, and mended where it cannot be read", async ({
  browser,
}) => {
  const ruth = await administratorAt(browser, EDIT_RATES);
  const sheet = sheetOf(ruth);
  const part = ruth
    .locator("section")
    .filter({ has: ruth.getByRole("heading", { name: "Base rate by credit score" }) });
  await part.getByRole("button", { name: "Paste from a spreadsheet …" }).press("Enter");
  const dialog = ruth.getByRole("dialog", { name: "Paste rows: Base rate by credit score" });
  const rows = dialog.getByLabel("Rows, as a spreadsheet or a CSV file has them");
  await dialog.getByRole("button", { name: "Use these rows" }).click();
  await expect(dialog.getByText("There are no rows in it.")).toBeVisible();
  await rows.fill("FICO\tRate\n780\t7,60\n640\t11.50%");
  await expect(dialog.getByText("Row 1, Base rate: Write a figure as 7.75, without other signs.")).toBeVisible();
  await expectAccessible(ruth);
  await rows.fill("FICO\tRate\n780\t7.70%\n700\t 9.05 \n640\t11.50%");
  await expect(dialog.getByRole("table", { name: "The rows as they were read" }).getByRole("row")).toHaveCount(4);
  await expect(dialog.getByText(/Read as 3 rows, in place of the \d there now/)).toBeVisible();
  await expectAccessible(ruth);
  for (const width of [390, 1280]) {
    await ruth.setViewportSize({ width, height: 900 });
    expect(await excessWidth(ruth)).toBeLessThanOrEqual(0);
  }
  await dialog.getByRole("button", { name: "Use these 3 rows" }).press("Enter");
  await expect(sheet.getByLabel("Base rate, row 2")).toHaveValue("9.05");
  await expect(sheet.getByLabel(/^Base rate, row/)).toHaveCount(3);
  await ruth.getByRole("button", { name: "See what changes" }).click();
  const changes = ruth.getByRole("table", { name: "What changes" });
  await expect(changes.getByRole("row", { name: /Score from 780: Base rate/ })).toContainText("7.70%");
  await expect(changes.getByRole("row", { name: /Score from 760/ })).toContainText("taken out");
});

test("two administrators change rates at once: nothing that either typed is lost, and nothing goes back unnoticed", async ({
  browser,
}) => {
  const [ruth, vera] = [await administratorAt(browser, EDIT_RATES), await administratorAt(browser, EDIT_RATES)];
  await sheetOf(ruth).getByLabel("Base rate, row 1").fill("7.45");
  await sheetOf(vera).getByLabel("Base rate, row 2").fill("");
  await vera.getByRole("button", { name: "See what changes" }).click();
  await expect(sheetOf(vera).getByLabel("Base rate, row 2")).toHaveAccessibleDescription("Fill this in.");
  await sheetOf(vera).getByLabel("Base rate, row 2").fill("-7");
  await vera.getByRole("button", { name: "See what changes" }).click();
  await expect(sheetOf(vera).getByLabel("Base rate, row 2")).toHaveAccessibleDescription(/as 7\.75/);
  await sheetOf(vera).getByLabel("Base rate, row 2").fill("7.75");

  await propose(ruth);
  await expect(ruth.getByText("You proposed this.")).toBeVisible();
  await propose(vera);
  await expect(vera.getByText(/has proposed a change of this meanwhile/)).toBeVisible();
  await lookAt(vera);

  const george = await administratorAt(browser, new URL(ruth.url()).pathname);
  await george.getByRole("button", { name: "Approve" }).click();
  await expect(george.getByText("In force", { exact: true })).toBeVisible();
  await vera.getByRole("button", { name: "Propose this change" }).click();
  await expect(vera.getByText(/has changed this meanwhile/)).toBeVisible();
  const changes = vera.getByRole("table", { name: "What changes" });
  await expect(changes.first().getByRole("row", { name: /: Base rate/ })).toContainText("7.45%");
  await expect(changes.last().getByRole("row", { name: /: Base rate/ })).toHaveCount(1);
  await expect(changes.last()).toContainText("7.75%");
  await expectAccessible(vera);
  await vera.getByRole("button", { name: "Propose this change" }).click();
  await expect(vera.getByText("You proposed this.")).toBeVisible();
});

test("what cannot be meant is refused at its field, and nothing that was typed is lost", async ({ browser }) => {
  const ruth = await administratorAt(browser, "/settings/fees?edit=latest");
  await ruth.getByLabel("Valuation by a person").fill("1250,50");
  await ruth.getByLabel("Recording, from").fill("$9,000.00 ");
  await ruth.getByRole("button", { name: "See what changes" }).click();
  await expect(ruth.getByLabel("Valuation by a person")).toHaveAccessibleDescription(/Write an amount as 25,000/);
  await ruth.getByLabel("Valuation by a person").fill("-5");
  await ruth.getByRole("button", { name: "See what changes" }).click();
  await expect(ruth.getByLabel("Valuation by a person")).toHaveAccessibleDescription("Write $0.00 at least.");
  await ruth.getByLabel("Valuation by a person").fill("1250.50");
  await ruth.getByRole("button", { name: "See what changes" }).click();
  await expect(ruth.getByLabel("Recording, from")).toHaveAccessibleDescription(/above where the range ends/);
  await expect(ruth.getByLabel("Recording, from")).toHaveValue("$9,000.00 ");
  await expect(ruth.getByRole("link", { name: /Recording, from/ })).toBeVisible();
  await expectSound(ruth);
});

test("a change that is not proposed yet is not left without asking", async ({ browser }) => {
  const page = await administratorAt(browser, "/settings/fees?edit=latest");
  const first = page.locator(".setting-input input").first();
  const overview = page
    .getByRole("navigation", { name: "Settings by subject" })
    .getByRole("link", { name: "Overview" });
  const before = await first.inputValue();
  await first.fill("123");
  await overview.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Stay here" }).press("Enter");
  await expect(first).toHaveValue("123");
  const asked = page.waitForEvent("dialog");
  const reloaded = page.reload();
  await (await asked).accept();
  await reloaded;
  await expect(first).toHaveValue(before);
  await first.fill("124");
  await overview.click();
  await dialog.getByRole("button", { name: "Leave it" }).click();
  await expect(page.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
});

test("products are compared, narrowed one by one, and show what is to come until a second person approves", async ({
  browser,
}) => {
  const ruth = await administratorAt(browser, "/settings/products");
  const beside = ruth.getByRole("table", { name: "Products beside each other" });
  await expect(beside.getByRole("columnheader")).toHaveText([
    "What holds",
    "5 years",
    "10 years",
    "15 years",
    "30 years",
  ]);
  await expect(beside.getByRole("row", { name: /^Line / })).toContainText("$15,000 to $400,000");
  await expect(beside.getByRole("row", { name: /^Adds to the rate/ })).toContainText("1.10%");
  await expectSound(ruth);
  await lookAt(ruth);
  await ruth.getByRole("link", { name: "Change …" }).press("Enter");
  await ruth.getByLabel("Largest line, 30 years").fill("900,000");
  await ruth.getByLabel("CLTV up to, 2nd lien, 30 years").fill("75");
  await ruth.getByRole("group", { name: "The home is, 30 years" }).getByLabel("Primary").check();
  await ruth.getByLabel("Offered, 5 years").selectOption("No");
  await ruth.getByRole("button", { name: "See what changes" }).click();
  await expect(ruth.getByLabel("Largest line, 30 years")).toHaveAccessibleDescription(
    "No line is above the largest of the guidelines.",
  );
  await expect(ruth.getByRole("link", { name: "Products, 30 years: Largest line" })).toBeVisible();
  await expectSound(ruth);
  await ruth.getByLabel("Largest line, 30 years").fill("200,000");
  await lookAt(ruth);
  await ruth.getByRole("button", { name: "See what changes" }).click();
  const changes = ruth.getByRole("table", { name: "What changes" });
  await expect(changes.getByRole("row", { name: /30 years: Largest line/ })).toContainText("$200,000");
  await ruth.getByLabel("Why").fill("Thirty years stay with homes that people live in");
  await ruth.getByRole("button", { name: "Propose this change" }).click();
  await expect(ruth.getByText("You proposed this.")).toBeVisible();

  const vera = await administratorAt(browser, "/settings/products");
  const seen = vera.getByRole("table", { name: "Products beside each other" });
  await expect(seen.getByRole("row", { name: /^Line / })).toContainText("Proposed: $15,000 to $200,000");
  // While what is proposed is on its way, the table does not stand there as though nothing were.
  const release = await holdBack(vera, /\/proposals\//);
  const others = ["rates", "guidelines", "states"].map((subject) =>
    vera.waitForResponse(new RegExp(`/settings/${subject}$`)),
  );
  await vera.reload();
  await Promise.all(others);
  await expect(vera.getByRole("heading", { name: "All changes" })).toBeVisible();
  // What those bring is drawn by then.
  await vera.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect(seen).toHaveCount(0);
  release();
  await expect(seen.getByRole("row", { name: /^Line / })).toContainText("Proposed: $15,000 to $200,000");
  await expect(seen.getByRole("row", { name: /^Offered/ })).toContainText("Proposed: Not offered");
  await lookAt(vera);
  await vera
    .getByRole("link", { name: /^Change \d+$/ })
    .first()
    .click();
  await vera.getByRole("button", { name: "Approve" }).click();
  await expect(vera.getByText("In force", { exact: true })).toBeVisible();
  await vera.goto(new URL("/settings/products", vera.url()).href);
  await expect(seen.getByRole("row", { name: /^Line / })).toContainText("$15,000 to $200,000its own");
  await expect(seen.getByRole("row", { name: /^Offered/ })).toContainText("Not offered");
  await lookAt(vera);
});

test("every subject can be read and opened for a change, by keyboard too", async ({ browser }) => {
  const page = await administratorAt(browser, "/settings/guidelines");
  for (const name of [
    "Guidelines",
    "Fees",
    "States",
    "Brand",
    "Company and texts",
    "Hours",
    "Features",
    "Maintenance",
  ]) {
    const nav = page.getByRole("navigation", { name: "Settings by subject" });
    await nav.getByRole("link", { name, exact: true }).press("Enter");
    await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
    await expect(page.getByRole("heading", { name: "All changes" })).toBeVisible();
    await lookAt(page);
    await page.getByRole("link", { name: "Change …" }).press("Enter");
    await expect(page.getByRole("button", { name: "See what changes" })).toBeVisible();
    await lookAt(page);
    await page.getByRole("button", { name: "See what changes" }).click();
    await expect(page.getByText("Nothing is different yet.")).toBeVisible();
  }
});

test("the brand is drawn while it is chosen, its colour is mended, and borrowers see it at once", async ({
  browser,
}) => {
  const ruth = await administratorAt(browser, "/settings/brand?edit=latest");
  await ruth.getByLabel("Color", { exact: true }).fill("#f2c14e");
  await expect(ruth.getByText(/Light: your color would be hard to read/)).toBeVisible();
  await ruth.getByLabel("Brand", { exact: true }).fill("Gable North");
  await ruth.getByLabel("Product in full").fill("Gable North HomeLine");
  await ruth.getByLabel("Product, English").fill("HomeLine");
  await ruth.getByLabel("Line below it, English").fill("Your roof, your money");
  await expect(ruth.getByText("HomeLine · Your roof, your money")).toHaveCount(2);
  await ruth.evaluate(() => scrollTo(0, 0));
  await ruth.getByLabel("On light pages").setInputFiles({
    name: "logo.svg",
    mimeType: "image/svg+xml",
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><script>alert(1)</script></svg>'),
  });
  await expect(ruth.getByRole("alert")).toContainText("more in it than a drawing");
  await ruth.getByLabel("On light pages").setInputFiles({
    name: "logo.svg",
    mimeType: "image/svg+xml",
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><circle cx="20" cy="20" r="18" fill="#7a4e00"/></svg>',
    ),
  });
  await expect(ruth.getByRole("alert")).toHaveCount(0);
  await expect(ruth.locator(".brand-page img").first()).toHaveAttribute("src", /logo-[0-9a-f]{12}\.svg$/);
  await lookAt(ruth);
  await ruth.getByRole("button", { name: "See what changes" }).click();
  await expect(ruth.getByRole("table", { name: "What changes" })).toContainText("Gable North");
  await ruth.getByLabel("Why").fill("We merged");
  await ruth.getByRole("button", { name: "Propose this change" }).click();
  await expect(ruth.getByText("You proposed this.")).toBeVisible();
  const vera = await administratorAt(browser, new URL(ruth.url()).pathname);
  await lookAt(vera);
  await vera.getByRole("button", { name: "Approve" }).click();
  await expect(vera.getByText("In force", { exact: true })).toBeVisible();
  const borrower = await (await browser.newContext()).newPage();
  await borrower.goto(`${product.url}/auth/login`);
  await expect(borrower.getByRole("banner").getByRole("img", { name: "Gable" })).toHaveAttribute(
    "src",
    /logo-[0-9a-f]{12}\.svg$/,
  );
  await expect(borrower).toHaveTitle(/Gable North/);
  const foot = borrower.getByRole("contentinfo");
  await expect(foot.getByText("HomeLine · Your roof, your money", { exact: true })).toBeVisible();
  await expect(foot.getByText(/^Gable North HomeLine is a product of Gable Home Lending, LLC/)).toBeVisible();
});

test("an administrator reads what follows, and has a provider carry the chats with keys that nobody sees again", async ({
  browser,
}) => {
  const ruth = await administratorAt(browser, "/settings/chats");
  await expect(ruth.getByRole("radio", { name: /^Your own desk/ })).toBeChecked();
  await lookAt(ruth);
  await ruth.getByRole("radio", { name: /^Stream/ }).press("Space");
  await expect(ruth.getByText("What is out of our reach at Stream")).toBeVisible();
  await lookAt(ruth);
  await ruth.getByLabel("API key").fill("sandbox");
  await ruth.getByRole("button", { name: "Have Stream carry new chats" }).press("Enter");
  await expect(ruth.getByLabel("API secret")).toHaveAccessibleDescription(/Fill this in/);
  await ruth.getByLabel("API secret").fill("mistyped");
  await ruth.getByLabel("API secret").press("Enter");
  await expect(ruth.getByRole("alert").getByText("The provider does not accept these keys.")).toBeVisible();
  await lookAt(ruth);
  await ruth.getByLabel("API secret").fill(product.config.vendorApiKey);
  await ruth.getByRole("button", { name: "Have Stream carry new chats" }).press("Enter");
  await expect(ruth.getByRole("region", { name: "Messages" })).toContainText("New chats are carried by Stream.");
  await ruth.reload();
  await expect(ruth.getByText(/Carries new chats now. Its keys are there since/)).toBeVisible();
  await expect(ruth.getByLabel("API secret")).toHaveCount(0);
  await lookAt(ruth);
});
