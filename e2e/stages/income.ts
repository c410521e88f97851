import { expect } from "@playwright/test";
import { arriveAt, press } from "../arrive.ts";
import type { Applicant } from "./registration.ts";
import { shareAtPayroll } from "./vendor-pages.ts";

/** Shows the income at the payroll provider's own page. */
export async function showIncome({ page, persona: { fill } }: Applicant): Promise<void> {
  await arriveAt(page, "Show us your income");
  await page.getByRole("radio", { name: "Payroll account" }).check();
  await press(page, "Continue this way");
  await arriveAt(page, "Show your income from your payroll account");
  await page.getByRole("checkbox").check();
  await press(page, "Go to the secure page");
  await shareAtPayroll(page, fill.employer ?? "");
}

/** Names whom the lender may ask at work. */
export async function nameEmployer({ page, persona: { fill } }: Applicant): Promise<void> {
  await arriveAt(page, "Whom may we ask at work?");
  await press(page, "Ask for the confirmation");
  await expect(page.getByRole("alert", { name: "Please check this" }).getByRole("link")).toHaveText([
    "Enter your position.",
    "Enter the month and the year.",
    "Enter the phone number of the personnel office.",
    /^Tick that /,
  ]);
  await page.getByLabel("Employer", { exact: true }).fill(fill.employer ?? "");
  await page.getByLabel("Your position").fill(fill.jobTitle ?? "");
  await page.getByLabel("Month").fill("2/2017");
  await page.getByLabel("Phone of the personnel office").fill("9165550100");
  await page.getByRole("checkbox").check();
  await press(page, "Ask for the confirmation");
}
