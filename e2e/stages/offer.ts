import { expect } from "@playwright/test";
import { arriveAt, press } from "../arrive.ts";
import type { Applicant } from "./registration.ts";

/** Says that the debts found are right. */
export async function confirmDebts({ page }: Applicant): Promise<void> {
  await arriveAt(page, "Is this what you owe on your home?");
  await page.getByRole("radio", { name: "Yes, it is right" }).check();
  await press(page, "Confirm and see my offers");
}

/** Takes the line that the persona wants, after looking at what it costs. */
export async function chooseOffer({ page, persona }: Applicant): Promise<void> {
  await arriveAt(page, "How much, and for how long?");
  await page.getByRole("radio", { name: `${persona.fill.offer.termYears} years` }).check();
  await page.getByRole("textbox", { name: "Credit line in dollars" }).fill("120000");
  await page.getByRole("textbox", { name: "Credit line in dollars" }).blur();
  await expect(page.getByRole("status").filter({ hasText: /cash, .* a month for/ })).toBeAttached();
  await page.getByRole("button", { name: /^Continue with / }).click();
}
