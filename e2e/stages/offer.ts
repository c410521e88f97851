import { expect, type Page } from "@playwright/test";
import { arriveAt, press } from "../arrive.ts";
import type { Applicant } from "./registration.ts";

/** Says that the debts found are right. */
export async function confirmDebts({ page }: Applicant): Promise<void> {
  await arriveAt(page, "Is this what you owe on your home?");
  await page.getByRole("radio", { name: "Yes, it is right" }).check();
  await press(page, "Confirm and see my offers");
}

/** Asks what another value of the home would change, near to the one that was found. */
async function askWhatWouldChange(page: Page): Promise<void> {
  const section = page.getByRole("region", { name: "What would change this" });
  const ask = section.getByRole("button", { name: "See what would change" });
  await ask.click();
  await expect(section.getByText("Enter an income or a value, or both.").first()).toBeVisible();
  await section.getByLabel("Value of your home").fill("650000");
  await ask.click();
  await expect(section.getByText(/^With this we could offer a line of up to \$\d/)).toBeVisible();
  await expect(section.getByText(/^\$[\d,]+ \(now \$[\d,]+\)$/)).toBeVisible();
}

/** The home as the lender sees it. */
async function lookAtHome(page: Page, street: string): Promise<void> {
  const card = page.getByRole("region", { name: "Property details" });
  const facts = card.locator("dl > div");
  await expect(facts.filter({ hasText: "Address" })).toContainText(street);
  await expect(facts.filter({ hasText: "Property Value" })).toHaveText(/\$\d{3},000$/);
  await expect(facts.filter({ hasText: "Property Condition" })).toHaveText(/(Good|Average)$/);
}

/** Takes the line that the persona wants, after looking at what it costs and at what would change it. */
export async function chooseOffer({ page, persona }: Applicant): Promise<void> {
  await arriveAt(page, "How much, and for how long?");
  await lookAtHome(page, persona.fill.address.street1);
  await askWhatWouldChange(page);
  await page.getByRole("radio", { name: `${persona.fill.offer.termYears} years` }).check();
  await page.getByRole("textbox", { name: "Credit line in dollars" }).fill("120000");
  await page.getByRole("textbox", { name: "Credit line in dollars" }).blur();
  await expect(page.getByRole("status").filter({ hasText: /cash, .* a month for/ })).toBeAttached();
  await page.getByRole("button", { name: /^Continue with / }).click();
}
