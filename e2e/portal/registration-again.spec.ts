import type { ProductAlone } from "@gable/testkit/start-product-alone.ts";
import { expect, type Page } from "@playwright/test";
import { excessWidth, expectAccessible, restOf } from "../accessible.ts";
import { heading, press } from "../arrive.ts";
import { holdBack } from "../hold-back.ts";
import {
  type Applicant,
  answerUntil,
  denySale,
  openAccount,
  openRegistration,
  REGISTER,
} from "../stages/registration.ts";
import { test } from "../test-with-product.ts";

let product: ProductAlone;

test.beforeAll(({ product: shared }) => {
  product = shared;
});

const begin = (page: Page, email: string): Promise<Applicant> =>
  openRegistration(page, product.url, product.sandboxUrl, email);

/** In the page: what hears of other tabs comes after the question. */
const hearsOtherTabs = (): boolean =>
  performance.getEntriesByType("resource").some(({ name }) => name.includes("/opened-elsewhere-"));

test("whoever comes back to the first question finds the way to where they stopped", async ({ page }) => {
  await answerUntil(await begin(page, "stopped@example.com"), "What do you earn?");
  await page.goto(product.url + REGISTER);
  await page.getByRole("link", { name: "Go on where you stopped" }).click();
  await expect(heading(page, "What do you earn?")).toBeVisible();
  await page.goBack();
  await expect(heading(page, "Which home would secure the line?")).toBeVisible();
});

test("the browser’s Back leads out of a refusal, and on from there to the answer that it was for", async ({ page }) => {
  const applicant = await begin(page, "for.sale.by.mistake@example.com");
  await answerUntil(applicant, "Is the home for sale, or new to you?");
  await page
    .getByRole("radiogroup", { name: /listed for sale/ })
    .getByRole("radio", { name: "Yes" })
    .check();
  await page
    .getByRole("radiogroup", { name: /buy it or change/ })
    .getByRole("radio", { name: "No" })
    .check();
  await press(page, "Continue");
  await expect(heading(page, "A home for sale can’t secure the line")).toBeFocused();
  await page.goBack();
  await expect(heading(page, /^What kind of home is/)).toBeFocused();
  await press(page, "Continue");
  await expect(heading(page, "Is the home for sale, or new to you?")).toBeFocused();
  await press(page, "Continue");
  await expect(heading(page, "A home for sale can’t secure the line")).toBeFocused();
});

test("a kind of home that is refused can be changed, at its own question or by way of the address", async ({
  page,
}) => {
  const applicant = await begin(page, "not.manufactured@example.com");
  const { street1 } = applicant.persona.fill.address;
  await answerUntil(applicant, `What kind of home is ${street1}?`);
  await page.getByLabel("Kind of home").selectOption({ label: "Manufactured or mobile home" });
  await page.getByRole("radio", { name: "I live there" }).check();
  await page.getByRole("radio", { name: "Just me" }).check();
  await press(page, "Continue");
  await press(page, "Change my answer");
  await expect(heading(page, `What kind of home is ${street1}?`)).toBeFocused();
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await press(page, `Use ${street1}`);
  await expect(heading(page, `What kind of home is ${street1}?`)).toBeFocused();
  await page.getByLabel("Kind of home").selectOption({ label: "House" });
  await press(page, "Continue");
  await expect(heading(page, "Is the home for sale, or new to you?")).toBeFocused();
});

test("nothing is there to press on the first question before all that stands over it has come", async ({ page }) => {
  await answerUntil(await begin(page, "steady@example.com"), "What do you earn?");
  const letCome = await holdBack(page, /\/assets\/(chosen-address|way-on)-.*\.js$/);
  const isAsked = page.waitForRequest(/\/assets\/(chosen-address|way-on)-/);
  await page.goto(product.url + REGISTER);
  await isAsked;
  await restOf(page);
  await expect(page.getByRole("button", { name: /^Use \d/ })).toHaveCount(0);
  letCome();
  await expect(page.getByRole("button", { name: /^Use \d/ })).toBeVisible();
});

test("answers that the server has forgotten under somebody's hands are not asked for again", async ({
  page,
  context,
}) => {
  await answerUntil(await begin(page, "forgotten@example.com"), "What is your legal name?");
  // As after a day.
  await context.clearCookies();
  await page.getByLabel("First name").fill("Ana María");
  await page.getByLabel("Last name").fill("O’Neill-Núñez");
  await press(page, "Continue");
  await expect(heading(page, "When were you born?")).toBeVisible();
  await page.reload();
  await expect(heading(page, "When were you born?")).toBeVisible();
});

test("an address that is only begun is there after a reload, and gone once another is chosen", async ({ page }) => {
  const { persona } = await begin(page, "half.typed@example.com");
  const { street1 } = persona.fill.address;
  const search = page.getByRole("combobox", { name: "Home address" });
  const choose = async () => {
    await search.fill(street1.slice(0, 9));
    await page.getByRole("option", { name: new RegExp(street1) }).click();
    await expect(page.getByRole("button", { name: `Use ${street1}` })).toBeVisible();
  };
  const saved = page.locator(".save-state", { hasText: "Saved" });
  await choose();
  await expect(saved).toBeVisible();
  await press(page, "Use another address");
  await search.fill("9 Nowhere Lane");
  await page.getByRole("option", { name: "Not here? Enter it by hand" }).click();
  await page.getByLabel("Apartment, unit or suite").fill("Rear");
  await page.getByLabel("City").fill("Ketch");
  await expect(saved).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Street address")).toHaveValue("9 Nowhere Lane");
  await expect(page.getByLabel("Apartment, unit or suite")).toHaveValue("Rear");
  await expect(page.getByLabel("City")).toHaveValue("Ketch");
  await expect(heading(page, "Which home would secure the line?")).toBeFocused();

  // The very one that was chosen before.
  await press(page, "Search for the address instead");
  await choose();
  await expect(saved).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: `Use ${street1}` })).toBeVisible();
});

test("who looks for another address, or types one, comes back to the one they had chosen, and loses nothing", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { persona } = await begin(page, "changes.mind@example.com");
  const { street1 } = persona.fill.address;
  const search = page.getByRole("combobox", { name: "Home address" });
  const kept = page.getByRole("button", { name: `Use ${street1}` });
  const saved = page.locator(".save-state", { hasText: "Saved" });
  await expect(page.getByRole("button", { name: /^Use/ })).toBeHidden();
  await search.fill(street1.slice(0, 9));
  await page.getByRole("option", { name: new RegExp(street1) }).click();
  await expect(kept).toBeVisible();
  await page.getByLabel("Apartment, unit or suite").fill("Rear");
  await expect(saved).toBeVisible();

  // Looked for, and not taken.
  await press(page, "Use another address");
  await expect(search).toBeFocused();
  await search.fill("9 Nowhere Lane");
  await expect(saved).toBeVisible();
  await expectAccessible(page);
  await press(page, `Use ${street1}`);
  await expect(page.getByRole("region", { name: "Your home" })).toBeFocused();
  const unit = page.getByLabel("Apartment, unit or suite");
  await expect(unit).toHaveValue("Rear");
  await expect(saved).toBeVisible();
  await page.reload();
  await expect(kept).toBeVisible();
  await expect(unit).toHaveValue("Rear");

  // Begun by hand, searched for instead, taken up by hand again: what was typed is there.
  await press(page, "Use another address");
  await search.fill("9 Nowhere Lane");
  await page.getByRole("option", { name: "Not here? Enter it by hand" }).click();
  await page.getByLabel("City").fill("Ketch");
  await press(page, "Search for the address instead");
  await expect(search).toBeFocused();
  await expect(search).toHaveValue("9 Nowhere Lane");
  await page.getByRole("option", { name: "Not here? Enter it by hand" }).click();
  await expect(page.getByLabel("Street address")).toHaveValue("9 Nowhere Lane");
  await expect(page.getByLabel("City")).toHaveValue("Ketch");
  await expect(saved).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("City")).toHaveValue("Ketch");
  await press(page, `Use ${street1}`);
  await expect(page.getByRole("region", { name: "Your home" })).toBeFocused();
  await expect(saved).toBeVisible();
  await page.reload();
  await kept.click();
  await expect(heading(page, `What kind of home is ${street1}?`)).toBeFocused();
});

test("what is looked for and not chosen yet is there after a reload, and leads on", async ({ page }) => {
  const { persona } = await begin(page, "looked.for@example.com");
  const { street1 } = persona.fill.address;
  const search = page.getByRole("combobox", { name: "Home address" });
  await search.fill(street1.slice(0, 9));
  await expect(page.locator(".save-state", { hasText: "Saved" })).toBeVisible();
  await page.reload();
  await expect(search).toHaveValue(street1.slice(0, 9));
  await expect(heading(page, "Which home would secure the line?")).toBeFocused();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("link", { name: /choose it from the list/ }).click();
  await expect(search).toBeFocused();
  await page.getByRole("option", { name: new RegExp(street1) }).click();
  await expect(page.getByRole("button", { name: `Use ${street1}` })).toBeVisible();
  await expect(page.locator(".save-state", { hasText: "Saved" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: `Use ${street1}` })).toBeVisible();
});

test("each question says which of how many it is, beside the step of the whole", async ({ page }) => {
  const applicant = await begin(page, "count@example.com");
  // No home yet, and no question about it.
  await page.goto(`${product.url}${REGISTER}?part=home`);
  const progress = page.getByRole("navigation", { name: "Progress" });
  await expect(progress.getByText("Question 1 of 8")).toBeVisible();
  // To choose a home is not to go on: the button does that.
  await expect(page).toHaveURL((url) => !url.searchParams.has("part"));
  await answerUntil(applicant, `What kind of home is ${applicant.persona.fill.address.street1}?`);
  await expect(progress.getByText("Question 2 of 8")).toBeVisible();
  await expect(progress.getByText("Address")).toHaveAttribute("aria-current", "step");
  await expect(page).toHaveTitle(/^Step 1 of 7: What kind of home/);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("region", { name: "Progress" })).toContainText("Step 1 of 7 · Question 2 of 8");
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
});

test("where somebody lives is there after a reload, however little was typed of it", async ({ page }) => {
  const applicant = await begin(page, "half.residence@example.com");
  await answerUntil(applicant, `What kind of home is ${applicant.persona.fill.address.street1}?`);
  await page.getByRole("radio", { name: "I rent it out" }).check();
  await page.getByRole("region", { name: "Where do you live?" }).getByLabel("City").fill("Boi");
  await expect(page.locator(".save-state", { hasText: "Saved" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("region", { name: "Where do you live?" }).getByLabel("City")).toHaveValue("Boi");
});

test("a tab whose answers have become an application in another goes on to it", async ({ page, context }) => {
  const applicant = await begin(page, "other.tab@example.com");
  await answerUntil(applicant);
  const other = await context.newPage();
  await other.goto(`${product.url}${REGISTER}?step=name`);
  await expect(other.getByLabel("Last name")).toHaveValue(applicant.persona.fill.name.last);
  await expect.poll(() => other.evaluate(hearsOtherTabs)).toBe(true);
  await openAccount(applicant);
  await expect(other).toHaveURL(`${product.url}/dashboard`);
  await expect(heading(other, new RegExp(`^${applicant.persona.fill.name.first}, `))).toBeVisible();
});

test("whoever comes back corrects the unit of their home, or the rest of its address", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { persona } = await begin(page, "corrects.the.unit@example.com");
  const { street1, city } = persona.fill.address;
  const unit = page.getByLabel("Apartment, unit or suite");
  await page.getByRole("combobox", { name: "Home address" }).fill(street1.slice(0, 9));
  await page.getByRole("option", { name: new RegExp(street1) }).click();
  await unit.fill("Rear");
  await press(page, `Use ${street1}`);
  await expect(heading(page, `What kind of home is ${street1}?`)).toBeFocused();
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect(unit).toHaveValue("Rear");
  await unit.fill("2B");
  await press(page, `Use ${street1}`);
  await expect(heading(page, `What kind of home is ${street1}?`)).toBeFocused();

  await page.goto(product.url + REGISTER);
  await expect(unit).toHaveValue("2B");
  await expectAccessible(page);
  await press(page, "Correct this address");
  await expect(page.getByLabel("Street address")).toBeFocused();
  await expect(page.getByLabel("Street address")).toHaveValue(street1);
  await expect(unit).toHaveValue("2B");
  await expect(page.getByLabel("City")).toHaveValue(city);
});

test("what is chosen or typed just before the page is left is there again", async ({ page }) => {
  const applicant = await begin(page, "leaves.at.once@example.com");
  await answerUntil(applicant, "Is the home for sale, or new to you?");
  /** Left at once; a server that is busy may have it a moment later, and what was lost comes with no further look. */
  const leaves = (isThere: () => Promise<void>) =>
    expect(async () => {
      await page.reload();
      await expect(page.locator("main h1")).toBeFocused();
      await isThere();
    }).toPass();
  const listed = page.getByRole("radiogroup", { name: /listed for sale/ }).getByRole("radio", { name: "No" });
  await listed.check();
  await leaves(() => expect(listed).toBeChecked({ timeout: 2000 }));

  await denySale(applicant);
  await page.getByRole("radio", { name: "Full-time job" }).check();
  const income = page.getByLabel("Income a year, before tax");
  await income.fill("142000");
  await leaves(() => expect(income).toHaveValue("142,000", { timeout: 2000 }));
  await income.fill("143000");
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect(heading(page, "Is the home for sale, or new to you?")).toBeFocused();
  await press(page, "Continue");
  await expect(income).toHaveValue("143,000");
});
