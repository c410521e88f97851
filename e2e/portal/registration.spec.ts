import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { registerPersona } from "@gable/testkit/borrower/register.ts";
import type { ProductAlone } from "@gable/testkit/start-product-alone.ts";
import { expect, type Page } from "@playwright/test";
import { excessWidth, expectAccessible } from "../accessible.ts";
import { heading, press } from "../arrive.ts";
import { holdBack } from "../hold-back.ts";
import { watchPolicy } from "../policy.ts";
import { expectReadable } from "../read-both-ways.ts";
import {
  type Applicant,
  answerUntil,
  denySale,
  openAccount,
  openDocuments,
  openRegistration,
  REGISTER,
} from "../stages/registration.ts";
import { watchPlace } from "../stays-put.ts";
import { test } from "../test-with-product.ts";

/** Where the answers are kept before there is an account. */
const DRAFT = /\/heloc\/draft/;

let product: ProductAlone;

test.beforeAll(({ product: shared }) => {
  product = shared;
});

const begin = (page: Page, email: string): Promise<Applicant> =>
  openRegistration(page, product.url, product.sandboxUrl, email);

test("answers are there again after a reload, and on the way back", async ({ page }) => {
  const applicant = await begin(page, "back@example.com");
  await answerUntil(applicant, "What is your legal name?");

  await page.reload();
  await expect(heading(page, "What is your legal name?")).toBeVisible();
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page.getByLabel("Income a year, before tax")).toHaveValue("142,000");
  await page.goBack();
  await expect(heading(page, "What is your legal name?")).toBeVisible();
});

test("what was typed is kept before anybody presses the button", async ({ page }) => {
  const applicant = await begin(page, "kept@example.com");
  await answerUntil(applicant, "What is your legal name?");
  const saved = page.locator(".save-state", { hasText: "Saved" });
  await page.getByLabel("First name").fill("Ana María");
  await expect(saved).toBeVisible();
  await page.getByLabel("Last name").fill("O’Neill-Núñez");
  // Not before what was typed last is saved as well.
  await expect(saved).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Last name")).toHaveValue("O’Neill-Núñez");
});

test("what is typed without a connection is kept by itself once there is one", async ({ page, context }) => {
  const applicant = await begin(page, "offline@example.com");
  await answerUntil(applicant, "What is your legal name?");
  await context.setOffline(true);
  await page.getByLabel("First name").fill("Ana María");
  await page.getByLabel("Last name").fill("O’Neill-Núñez");
  await expect(page.locator(".save-state")).toHaveText("Kept on this device until you are online");
  await context.setOffline(false);
  await expect(page.locator(".save-state")).toHaveText("Saved");
  await page.reload();
  await expect(page.getByLabel("Last name")).toHaveValue("O’Neill-Núñez");
});

test("nobody skips a question by its address", async ({ page }) => {
  await page.goto(`${product.url}${REGISTER}?step=login-info&referrer=x`);
  await expect(heading(page, "Which home would secure the line?")).toBeVisible();
  await expect(page).toHaveURL(/referrer=x/);
});

test("what is missing is listed, named and reached by its link", async ({ page }) => {
  const stopped = await watchPolicy(page);
  const applicant = await begin(page, "errors@example.com");
  await answerUntil(applicant, `What kind of home is ${applicant.persona.fill.address.street1}?`);
  await press(page, "Continue");

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
  expect(stopped).toEqual([]);
});

test("who does not live in the home says where they do, and finds it again", async ({ page }) => {
  const applicant = await begin(page, "elsewhere@example.com");
  const aboutHome = `What kind of home is ${applicant.persona.fill.address.street1}?`;
  await answerUntil(applicant, aboutHome);
  await page.getByLabel("Kind of home").selectOption({ label: "House" });
  const residence = page.getByRole("region", { name: "Where do you live?" });
  await expect(residence).toBeHidden();
  await page.getByRole("radio", { name: "I rent it out" }).check();
  await page.getByRole("radio", { name: "Just me" }).check();
  await press(page, "Continue");
  const summary = page.getByRole("alert", { name: "Please check this" });
  await expect(summary).toBeFocused();
  await summary.getByRole("link").first().click();
  await expect(residence.getByLabel("Street address")).toBeFocused();
  await expectAccessible(page);
  expect(await excessWidth(page)).toBe(0);

  await residence.getByLabel("Street address").fill("88 Linden Court");
  await residence.getByLabel("City").fill("Boise");
  await residence.getByLabel("State").selectOption({ label: "Idaho" });
  await residence.getByLabel("ZIP code").fill("83702");
  await press(page, "Continue");
  await expect(page).toHaveURL(/step=sale-status/);
  await page.getByRole("link", { name: "Back" }).click();
  await page.getByRole("link", { name: "Back" }).click();
  await page.goBack();
  await expect(residence.getByLabel("Street address")).toHaveValue("88 Linden Court");
});

test("documents that were not opened are asked for until they are", async ({ page }) => {
  await answerUntil(await begin(page, "unopened@example.com"));
  await press(page, "See my offers (soft check)");
  const asked = page
    .getByRole("alert", { name: "Please check this" })
    .getByRole("link", { name: /^Open the disclosure/ });
  await expect(asked).toBeVisible();
  await openDocuments(page);
  await expect(asked).toBeHidden();
});

test("what must be read first is read over the page by keyboard, as text on a phone, and each opening is fetched", async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  const openings = () => loaded.filter((url) => url.includes("/disclosures/EARLY_HELOC_DISCLOSURE")).length;
  await answerUntil(await begin(page, "reads-early@example.com"));
  const open = page.getByRole("button", { name: /^Important terms/ });
  await expect(open).toHaveAccessibleName(/\(opens over this page\)$/);
  // Whoever only fills in the form does not load what shows documents.
  expect(loaded.filter((url) => /\/(document-viewer|read-early|paper)-[\w-]{7}\.js/.test(url))).toEqual([]);
  const views = ["As text", "As printed"] as const;
  for (const [width, [first, other]] of [
    [390, views],
    [1280, views.toReversed()],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const before = openings();
    await open.press("Enter");
    const reader = page.getByRole("dialog", { name: /^Important terms/ });
    await expectReadable(reader, "When we can act");
    expect(openings()).toBe(before + 1);
    await expect(reader.getByRole("radio", { name: first })).toBeChecked();
    await expectAccessible(page);
    expect(await excessWidth(page)).toBeLessThanOrEqual(0);
    await reader.getByRole("radio", { name: first }).press(first === "As text" ? "ArrowRight" : "ArrowLeft");
    await expect(reader.getByRole("radio", { name: other ?? "" })).toBeChecked();
    await expectReadable(reader, "When we can act");
    await page.keyboard.press("Escape");
    await expect(reader).toHaveCount(0);
    await expect(open).toBeFocused();
    // What was chosen holds for the tab: the next width begins with a choice of its own.
    await page.evaluate(() => sessionStorage.removeItem("paper-view"));
  }
  await expect(page.getByRole("listitem").filter({ hasText: "Important terms" })).toContainText("Opened");
});

test("an address is kept once it is chosen, and one that is not in the list is entered by hand", async ({ page }) => {
  const { persona } = await begin(page, "hand@example.com");
  const { street1 } = persona.fill.address;
  await press(page, "Continue");
  const summary = page.getByRole("alert", { name: "Please check this" });
  await expect(summary).toBeFocused();
  await page.getByRole("combobox", { name: "Home address" }).fill(street1.slice(0, 9));
  const placesOfButton = await watchPlace(page, `Use ${street1}`);
  await page.getByRole("option", { name: new RegExp(street1) }).click();
  await expect(summary).toBeHidden();
  await expect(page).not.toHaveTitle(/^Error/);
  await expect(page.locator("svg.place-map")).toBeVisible();
  expect(await placesOfButton()).toHaveLength(1);
  await expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: `Use ${street1}` })).toBeVisible();

  await press(page, "Use another address");
  await page.getByRole("combobox", { name: "Home address" }).fill("9 Nowhere Lane");
  await page.getByRole("option", { name: "Not here? Enter it by hand" }).click();
  await expect(page.getByLabel("Street address")).toBeFocused();
  await expect(page.getByLabel("Street address")).toHaveValue("9 Nowhere Lane");
  await press(page, "Continue");
  const city = summary.getByRole("link", { name: "Enter the city." });
  await expect(city).toBeVisible();
  // As it comes from a clipboard; what it answers is missed no more.
  await page.getByLabel("ZIP code").fill(" 83702 ");
  await expect(page.getByLabel("City")).toHaveValue("Boise");
  await expect(page.getByLabel("State")).toHaveValue("ID");
  await expect(city).toBeHidden();
  await press(page, "Continue");
  await expect(heading(page, "What kind of home is 9 Nowhere Lane?")).toBeFocused();
});

test("an address typed by hand that is known in another spelling, or not at all, is asked about and may stay", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { persona } = await begin(page, "spelling@example.com");
  const { street1, city, state, zip } = persona.fill.address;
  const abbreviated = street1.replace(/Court$/, "Ct");
  await page.getByRole("combobox", { name: "Home address" }).fill("No such");
  await page.getByRole("option", { name: "Not here? Enter it by hand" }).click();
  await page.getByLabel("Street address").fill("Nowhere Lane");
  await page.getByLabel("ZIP code").fill(zip);
  await expect(page.getByLabel("City")).toHaveValue(city);
  await press(page, "Continue");
  await expect(heading(page, "We can’t find this address")).toBeFocused();
  await expectAccessible(page);
  await press(page, "Check what I typed");

  await page.getByLabel("Street address").fill(abbreviated);
  await press(page, "Continue");
  await expect(heading(page, "Did you mean this address?")).toBeFocused();
  await expect(page.getByText(`You typed ${abbreviated}, ${city}, ${state} ${zip}.`)).toBeVisible();
  await expect(page.locator("svg.place-map")).toBeVisible();
  await expectAccessible(page);
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
  await press(page, "Use this address");
  await expect(heading(page, `What kind of home is ${street1}?`)).toBeFocused();

  await page.getByRole("link", { name: "Back" }).click();
  await press(page, "Use another address");
  await page.getByRole("combobox", { name: "Home address" }).fill("No such");
  await page.getByRole("option", { name: "Not here? Enter it by hand" }).click();
  await page.getByLabel("Street address").fill("Nowhere Lane");
  await page.getByLabel("ZIP code").fill(zip);
  await expect(page.getByLabel("City")).toHaveValue(city);
  await press(page, "Continue");
  await press(page, "Keep mine");
  await expect(heading(page, "What kind of home is Nowhere Lane?")).toBeFocused();

  // Where somebody lives who does not live in the home is typed too.
  await page.getByLabel("Kind of home").selectOption("SINGLE_FAMILY");
  await page.getByRole("radio", { name: "It is my second home" }).check();
  await page.getByRole("radio", { name: "Just me" }).check();
  await page.getByLabel("Street address").fill(abbreviated);
  await page.getByLabel("ZIP code").fill(zip);
  await expect(page.getByLabel("City")).toHaveValue(city);
  await press(page, "Continue");
  await expect(heading(page, "Did you mean this address?")).toBeFocused();
  await press(page, "Back");
  await expect(page.getByLabel("Street address")).toBeFocused();
  await press(page, "Continue");
  await press(page, "Use this address");
  await expect(heading(page, "Is the home for sale, or new to you?")).toBeFocused();
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page.getByLabel("Street address")).toHaveValue(street1);
});

test("an age that is more likely a slip is asked about, and another date is asked anew", async ({ page }) => {
  const applicant = await begin(page, "old@example.com");
  await answerUntil(applicant, "When were you born?");
  await page.getByLabel("Month").fill("4");
  await page.getByLabel("Day").fill("17");
  await page.getByLabel("Year").fill("1906");
  await press(page, "Continue");
  await expect(page.getByText(/^That makes you \d{3} years old\. Is it right\?$/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Yes, that is right" })).toBeVisible();
  await page.getByLabel("Year").fill("1960");
  await expect(page.getByText(/^That makes you/)).toBeHidden();
  await press(page, "Continue");
  await expect(heading(page, "How can we reach you?")).toBeFocused();
});

test("a home that is for sale stops here, kindly, and an answer can be corrected", async ({ page }) => {
  const applicant = await begin(page, "sale@example.com");
  await answerUntil(applicant, "Is the home for sale, or new to you?");
  const letGo = await holdBack(page, DRAFT, 1);
  const sent = page.waitForRequest(DRAFT);
  const kept = page.waitForResponse(DRAFT);
  await page
    .getByRole("radiogroup", { name: /listed for sale/ })
    .getByRole("radio", { name: "Yes" })
    .check();
  await page
    .getByRole("radiogroup", { name: /buy it or change/ })
    .getByRole("radio", { name: "No" })
    .check();
  await sent;
  await press(page, "Continue");
  // What was kept while typing is heard of late, and takes nothing back.
  letGo();
  await kept;

  await expect(heading(page, "A home for sale can’t secure the line")).toBeFocused();
  await expect(page.getByText(/^If it leaves the market today, you can apply from \w+day, /)).toBeVisible();
  await expect(page.getByText("This is no credit decision.")).toBeVisible();
  await expectAccessible(page);

  await press(page, "Change my answer");
  await denySale(applicant);
  await expect(heading(page, "What do you earn?")).toBeFocused();
});

test("an income that is more likely a slip is asked about, not refused", async ({ page }) => {
  const applicant = await begin(page, "rich@example.com");
  await answerUntil(applicant, "What do you earn?");
  await page.getByRole("radio", { name: "Full-time job" }).check();
  await page.getByLabel("Income a year, before tax").fill("9800000");
  await press(page, "Continue");
  await expect(page.getByText("That’s $9,800,000 a year. Is it right?")).toBeVisible();
  await page.getByRole("button", { name: "Yes, that is right" }).click();
  await expect(heading(page, "What is your legal name?")).toBeFocused();
});

test("an address that has an account is answered in words that give nothing away", async ({ page }) => {
  const applicant = await begin(page, "taken@example.com");
  await registerPersona(createBorrowerClient(product.url, "gable"), applicant.persona, applicant.email);
  await answerUntil(applicant);
  await openAccount(applicant);
  await expect(page.getByText("An application cannot be started here with this address.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Log in" })).toBeVisible();
});

test("a typed domain that looks mistyped is asked about", async ({ page }) => {
  const applicant = await begin(page, "dana@gmial.com");
  await answerUntil(applicant, "How can we reach you?");
  await page.getByLabel("Email address").fill("dana@gmial.com");
  await page.getByLabel("Mobile phone").focus();
  await page.getByRole("button", { name: "Did you mean dana@gmail.com?" }).click();
  await expect(page.getByLabel("Email address")).toHaveValue("dana@gmail.com");
});

test("a phone of 320 pixels needs no scrolling sideways", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await begin(page, "small@example.com");
  await expect(heading(page, "Which home would secure the line?")).toBeVisible();
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
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
