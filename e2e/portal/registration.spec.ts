import { AxeBuilder } from "@axe-core/playwright";
import type { TestProduct } from "@gable/testkit/start-product.ts";
import { expect, type Page, test } from "@playwright/test";
import { openProduct } from "./open-product.ts";
import {
  answerQuestions,
  chooseAddress,
  denySale,
  describeHome,
  goOn,
  heading,
  openAccount,
  openRegistration,
  REGISTER,
  stateIncome,
} from "./registration-form.ts";

const PASSWORD = "river stone lantern paper";

let product: TestProduct;

test.beforeAll(async () => {
  product = await openProduct();
});

test.afterAll(async () => {
  await product.close();
});

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

test("from the first question to the application", async ({ page }) => {
  const applicant = await openRegistration(page, product, "first@example.com");
  await expect(page).toHaveTitle("Step 1 of 7: Which home would secure the line? – Gable");
  await answerQuestions(applicant);
  await openAccount(applicant, PASSWORD);

  await expect(page).toHaveURL(/\/account\/heloc\/[0-9a-f-]{36}\/liens$/, { timeout: 30_000 });
  await expect(page.locator("main h1")).toBeFocused();
  await expectAccessible(page);
});

test("answers are there again after a reload, and on the way back", async ({ page }) => {
  const applicant = await openRegistration(page, product, "back@example.com");
  await chooseAddress(applicant);
  await describeHome(applicant);
  await denySale(applicant);
  await stateIncome(applicant);

  await page.reload();
  await expect(heading(page, "What is your legal name?")).toBeVisible();
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page.getByLabel("Income a year, before tax")).toHaveValue("142,000");
  await page.goBack();
  await expect(heading(page, "What is your legal name?")).toBeVisible();
});

test("what was typed is kept before anybody presses the button", async ({ page }) => {
  const applicant = await openRegistration(page, product, "kept@example.com");
  await chooseAddress(applicant);
  await describeHome(applicant);
  await denySale(applicant);
  await stateIncome(applicant);
  await page.getByLabel("First name").fill("Ana María");
  await page.getByLabel("Last name").fill("O’Neill-Núñez");
  await expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Last name")).toHaveValue("O’Neill-Núñez");
});

test("nobody skips a question by its address", async ({ page }) => {
  await page.goto(`${product.url}${REGISTER}?step=login-info&referrer=x`);
  await expect(heading(page, "Which home would secure the line?")).toBeVisible();
  await expect(page).toHaveURL(/referrer=x/);
});

test("what is missing is listed, named and reached by its link", async ({ page }) => {
  const applicant = await openRegistration(page, product, "errors@example.com");
  await chooseAddress(applicant);
  await goOn(page);

  const summary = page.getByRole("alert", { name: "Please check this" });
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: Step 1 of 7/);
  await expect(summary.getByRole("link")).toHaveText([
    "Choose the kind of home.",
    "Choose how you use the home.",
    "Choose who owns the home.",
  ]);
  await expectAccessible(page);
  await summary.getByRole("link", { name: "Choose the kind of home." }).click();
  await expect(page.getByLabel("Kind of home")).toBeFocused();
});

test("an address that is not in the list is entered by hand", async ({ page }) => {
  await openRegistration(page, product, "hand@example.com");
  await page.getByRole("combobox", { name: "Home address" }).fill("9 Nowhere Lane");
  await page.getByRole("option", { name: "Not here? Enter it by hand" }).click();
  await expect(page.getByLabel("Street address")).toBeFocused();
  await expect(page.getByLabel("Street address")).toHaveValue("9 Nowhere Lane");
  await page.getByLabel("ZIP code").fill("83702");
  await expect(page.getByLabel("City")).toHaveValue("Boise");
  await expect(page.getByLabel("State")).toHaveValue("ID");
});

test("a home that is for sale stops here, kindly, and an answer can be corrected", async ({ page }) => {
  const applicant = await openRegistration(page, product, "sale@example.com");
  await chooseAddress(applicant);
  await describeHome(applicant);
  await page
    .getByRole("radiogroup", { name: /listed for sale/ })
    .getByRole("radio", { name: "Yes" })
    .check();
  await page
    .getByRole("radiogroup", { name: /buy it or change/ })
    .getByRole("radio", { name: "No" })
    .check();
  await goOn(page);

  await expect(heading(page, "A home for sale can’t secure the line")).toBeFocused();
  await expect(page.getByText(/^You can apply from \w+day, /)).toBeVisible();
  await expect(page.getByText("This is no credit decision.")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Change my answer" }).click();
  await denySale(applicant);
});

test("an income that is more likely a slip is asked about, not refused", async ({ page }) => {
  const applicant = await openRegistration(page, product, "rich@example.com");
  await chooseAddress(applicant);
  await describeHome(applicant);
  await denySale(applicant);
  await page.getByRole("radio", { name: "Full-time job" }).check();
  await page.getByLabel("Income a year, before tax").fill("9800000");
  await goOn(page);
  await expect(page.getByText("That’s $9,800,000 a year. Is it right?")).toBeVisible();
  await page.getByRole("button", { name: "Yes, that is right" }).click();
  await expect(heading(page, "What is your legal name?")).toBeFocused();
});

test("an address that has an account is answered in words that give nothing away", async ({ page }) => {
  const applicant = await openRegistration(page, product, "taken@example.com");
  await answerQuestions(applicant);
  await openAccount(applicant, PASSWORD);
  await expect(page).not.toHaveURL(/register/, { timeout: 30_000 });
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  const again = await openRegistration(page, product, "taken@example.com");
  await answerQuestions(again);
  await openAccount(again, PASSWORD);
  await expect(
    page.getByText(/^An application cannot be started here with this address\. If you have/).first(),
  ).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Log in" })).toBeVisible();
});

test("a typed domain that looks mistyped is asked about", async ({ page }) => {
  const applicant = await openRegistration(page, product, "dana@gmial.com");
  await answerQuestions({ ...applicant, email: "dana@example.com" });
  await page.getByRole("link", { name: "Change" }).click();
  await page.getByLabel("Email address").fill("dana@gmial.com");
  await page.getByLabel("Mobile phone").focus();
  await page.getByRole("button", { name: "Did you mean dana@gmail.com?" }).click();
  await expect(page.getByLabel("Email address")).toHaveValue("dana@gmail.com");
});

test("a phone of 320 pixels needs no scrolling sideways", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openRegistration(page, product, "small@example.com");
  await expect(heading(page, "Which home would secure the line?")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test("every question is there in Spanish", async ({ page }) => {
  await page.goto(product.url + REGISTER);
  await page.getByRole("button", { name: "Español" }).click();
  await expect(heading(page, "¿Qué casa garantizaría la línea?")).toBeVisible();
  await expect(page).toHaveTitle("Paso 1 de 7: ¿Qué casa garantizaría la línea? – Gable");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await page.reload();
  await expect(heading(page, "¿Qué casa garantizaría la línea?")).toBeVisible();
});
