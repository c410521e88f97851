import { expect } from "@playwright/test";
import { arriveAt, press } from "../arrive.ts";
import type { Applicant } from "./registration.ts";
import { shareAtBank } from "./vendor-pages.ts";

const BANK = "First Alder Bank";

/** Connects the bank at its own page, and says into which of its accounts the money is to be paid. */
export async function chooseAccount({ page }: Applicant): Promise<void> {
  await arriveAt(page, "Where should the money go?");
  await expect(page.getByRole("heading", { name: "Connect my bank" })).toBeVisible();
  await page.getByRole("checkbox").check();
  await press(page, "Go to my bank");
  await shareAtBank(page, BANK);
  await arriveAt(page, "Where should the money go?");
  await page.getByRole("radio", { name: BANK }).first().check();
  await press(page, "Use this account");
}

/** Has the monthly payment drawn from the same account. */
export async function chooseAutopay({ page }: Applicant): Promise<void> {
  await arriveAt(page, "How would you like to pay each month?");
  await page.getByRole("radio", { name: "Autopay from the account that receives the money" }).check();
  await page.getByLabel("Draw it on day").fill("15");
  await expect(page.getByText(/the first on .*\b15\./)).toBeVisible();
  await page.getByRole("checkbox").check();
  await press(page, "Set this up");
}
