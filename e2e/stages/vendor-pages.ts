import { expect, type Page } from "@playwright/test";
import { heading, press } from "../arrive.ts";

/** The vendor's page sends the browser back here. */
const RETURN = /\/account\/heloc\/bank-link-oauth-success\?/;

/** At the payroll provider: names the employer, logs in, and agrees. */
export async function shareAtPayroll(page: Page, employer: string): Promise<void> {
  await expect(heading(page, "Connect your payroll account")).toBeVisible();
  await page.getByRole("link", { name: employer }).click();
  await logInAtVendor(page, employer);
  await agree(page);
}

/** At the bank: finds it, logs in, shares every account, and agrees. */
export async function shareAtBank(page: Page, bank: string): Promise<void> {
  await expect(heading(page, "Which bank do you use?")).toBeVisible();
  await page.getByRole("link", { name: bank }).click();
  await logInAtVendor(page, bank);
  await expect(heading(page, "Which accounts do you want to share?")).toBeVisible();
  for (const account of await page.getByRole("checkbox").all()) await account.check();
  await press(page, "Continue");
  await agree(page);
}

async function logInAtVendor(page: Page, name: string): Promise<void> {
  await expect(heading(page, `Log in to ${name}`)).toBeVisible();
  await page.getByLabel("User name").fill("ada");
  await page.getByLabel("Password").fill("any password");
  await press(page, "Log in");
}

async function agree(page: Page): Promise<void> {
  await expect(heading(page, "Share with your lender")).toBeVisible();
  const returned = page.waitForURL(RETURN);
  await press(page, "Agree and share");
  await returned;
}
