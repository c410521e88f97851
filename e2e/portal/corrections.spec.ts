import { addMonths } from "@gable/domain/calendar/local-date.ts";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import type { Walk } from "@gable/testkit/borrower/move.ts";
import type { Persona } from "@gable/testkit/borrower/persona.ts";
import { walk } from "@gable/testkit/borrower/walk.ts";
import type { ProductAlone } from "@gable/testkit/start-product-alone.ts";
import { expect } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { arriveAt } from "../arrive.ts";
import { enter } from "../enter.ts";
import { test } from "../test-with-product.ts";

let product: ProductAlone;

test.beforeAll(({ product: shared }) => {
  product = shared;
});

const walkTo = (until: Step, email: string, as = (persona: Persona) => persona): Promise<Walk> =>
  walk({
    url: product.url,
    sandboxUrl: product.sandboxUrl,
    persona: "straight-approval",
    email,
    until,
    as,
    timePasses: true,
  });

for (const width of [390, 1280]) {
  test(`income is corrected after submission, at ${width} pixels: both lines are told, and the receipt follows`, async ({
    page,
  }) => {
    const borrower = await walkTo("DISBURSEMENT_ACCOUNT", `corrects.${width}@example.com`);
    await page.setViewportSize({ width, height: 844 });
    await enter(page, product.url, borrower.client.token());
    await page.goto(`${product.url}/dashboard`);
    await page.getByRole("link", { name: "See or correct your answers" }).click();
    await arriveAt(page, "Your answers");
    const email = page.getByRole("link", { name: "Change your email address in your settings" });
    await expect(email).toHaveAttribute("href", "/dashboard/settings");

    await page.getByRole("button", { name: /^Change Income a year, before tax$/ }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Income a year, before tax").fill("85,000");
    await dialog.getByRole("button", { name: "See what this changes" }).click();
    await expect(dialog).toContainText(/The line of \$[\d,]+ at [\d.]+ ?% that you chose no longer fits\./);
    await expect(dialog).toContainText("you sign the new one");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Back" }).click();
    await expect(dialog.getByLabel("Income a year, before tax")).toHaveValue("85,000");
    await dialog.getByRole("button", { name: "See what this changes" }).click();
    await dialog.getByRole("button", { name: "Correct it" }).click();

    await expect(page).toHaveURL(`${product.url}/account/heloc/${borrower.uuid}/product/select`);
    await expect(page.locator("main")).toContainText("Your earlier choice no longer holds");
    await expect(page.getByText("The full credit check was made when you submitted.")).toBeVisible();
    await expect(page.getByText("A hard credit check comes later")).toHaveCount(0);
    await expect(
      page.getByText(/^Worth about \$[\d,]+, by an automated model on \w+day, \w+ \d+\. In .+\.$/),
    ).toBeVisible();
    // The same kind of offer stands beside the one that fell: with no fee, the rate would seem to have risen by what the fee had bought.
    await expect(page.getByRole("radio", { name: /^2\.99% / })).toBeChecked();
    await expect(page.getByRole("row", { name: /^Fee, paid once \$[1-9][\d,.]+ \$[1-9]/ })).toBeVisible();
    await page.goto(`${product.url}/account/heloc/${borrower.uuid}/start/answers`);
    await arriveAt(page, "Your answers");
    await expect(page.locator("main")).toContainText("$85,000.00");
  });
}

test("a home in a state where the borrower is not of age is refused with a sentence, and nothing is taken back", async ({
  page,
}) => {
  const dateOfBirth = addMonths(localDateAt(new Date().toISOString(), "America/New_York"), -18.5 * 12);
  const borrower = await walkTo("INCOME_VERIFICATION", "eighteen@example.com", (persona) => ({
    ...persona,
    fill: { ...persona.fill, dateOfBirth },
  }));
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, product.url, borrower.client.token());
  const answers = `${product.url}/account/heloc/${borrower.uuid}/start/answers`;
  await page.goto(answers);
  await page.getByRole("button", { name: /^Change Address$/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("ZIP code").fill("68102");
  await dialog.getByLabel("City").fill("Omaha");
  await dialog.getByLabel("State").selectOption("NE");
  await dialog.getByRole("button", { name: "See what this changes" }).click();
  await expect(dialog).toContainText("one must be 19 in Alabama and Nebraska");
  await expect(dialog).toContainText("Nothing has changed.");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Leave it as it is" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(answers);
});

test("a corrected address is asked about as the post writes it, and one that the post does not know may stay", async ({
  page,
}) => {
  const borrower = await walkTo("INCOME_VERIFICATION", "corrects.home@example.com");
  const { street1, street2, city, state, zip } = borrower.persona.fill.address;
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, product.url, borrower.client.token());
  await page.goto(`${product.url}/account/heloc/${borrower.uuid}/start/answers`);
  await page.getByRole("button", { name: /^Change Address$/ }).click();
  const dialog = page.getByRole("dialog");
  const street = dialog.getByLabel("Street address");
  await street.fill("Nowhere Lane");
  await dialog.getByRole("button", { name: "See what this changes" }).click();
  await expect(dialog.getByRole("heading", { name: "We can’t find this address" })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Check what I typed" }).click();
  await expect(street).toBeFocused();

  const abbreviated = street1.replace(/Court$/, "Ct");
  await street.fill(abbreviated);
  await dialog.getByRole("button", { name: "See what this changes" }).click();
  await expect(dialog.getByRole("heading", { name: "Did you mean this address?" })).toBeFocused();
  await expect(dialog).toContainText(
    `You typed ${[abbreviated, street2, city].filter(Boolean).join(", ")}, ${state} ${zip}.`,
  );
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Use this address" }).click();
  await expect(dialog).toContainText("This is what you said already.");
  await expect(street).toHaveValue(street1);

  await street.fill("Nowhere Lane");
  await dialog.getByRole("button", { name: "See what this changes" }).click();
  await dialog.getByRole("button", { name: "Keep mine" }).click();
  await expect(dialog.getByRole("button", { name: "Correct it" })).toBeVisible();
});

test("once papers are signed the page says why nothing is changed there, and whom to call", async ({ page }) => {
  const borrower = await walkTo("NOTARY_DISCLOSURE", "too.late@example.com");
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, product.url, borrower.client.token());
  await page.goto(`${product.url}/dashboard`);
  await expect(page.getByRole("link", { name: "See your answers" })).toBeVisible();
  await page.goto(`${product.url}/account/heloc/${borrower.uuid}`);
  await expect(page.getByRole("link", { name: "Correct an answer" })).toBeHidden();
  await page.getByRole("link", { name: "Your answers" }).click();
  await arriveAt(page, "Your answers");
  await expect(page.locator("main")).not.toContainText("change it");
  await expect(page.locator("main")).toContainText("You have begun to sign the papers of your line");
  await expect(page.locator("main")).toContainText(/Call us at .*\d{4} before the money is sent/);
  await expect(page.getByRole("button", { name: /^Change/ })).toHaveCount(0);
});

test("once the line is open nobody is told that an answer can be corrected, but who helps", async ({ page }) => {
  const borrower = await walkTo("COMPLETE", "open.line@example.com");
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, product.url, borrower.client.token());
  await page.goto(`${product.url}/account/heloc/${borrower.uuid}/complete`);
  await page.getByRole("link", { name: "Your answers" }).click();
  await arriveAt(page, "Your answers");
  await expect(page.locator("main")).toContainText("Your line is open and its papers say what you told us");
  await expect(page.locator("main")).toContainText(/Call us at .*\d{4}: a person puts it right with you/);
  await expect(page.getByRole("button", { name: /^Change/ })).toHaveCount(0);
  await expectAccessible(page);
});
