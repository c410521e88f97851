import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import { arriveAt, press } from "../arrive.ts";
import { holdBack } from "../hold-back.ts";
import { expectReadable } from "../read-both-ways.ts";
import type { Applicant } from "./registration.ts";

/** What the full credit check needs, and the consent to it. */
export async function tellMore({ page, persona: { fill } }: Applicant): Promise<void> {
  await arriveAt(page, "A few more facts, and your permission");
  await page.getByLabel("Social Security number", { exact: true }).fill(fill.ssn);
  await page.getByRole("radio", { name: "Unmarried" }).check();
  await page.getByLabel("What is the money mainly for?").selectOption({ label: "Improving a home" });
  await page.getByRole("checkbox").check();
  await press(page, "Save and continue");
}

/** Leaves every demographic question unanswered, as everybody may. */
export async function declineDemographics({ page }: Pick<Applicant, "page">): Promise<void> {
  await arriveAt(page, "Questions that federal law has us ask");
  for (const declined of await page.getByRole("checkbox", { name: /do not wish/ }).all()) await declined.check();
  await press(page, "Save and continue");
}

/** Reads the summary, signs it by name, and submits. */
export async function signAndSubmit({ page, persona: { fill } }: Applicant): Promise<void> {
  await arriveAt(page, "Is all of this right?");
  const { first, middle, last } = fill.name;
  const open = page.getByRole("button", { name: /^Open/ }).first();
  await expect(open).toBeVisible();
  await press(page, "Sign my application");
  const missing = page.getByRole("alert", { name: "Please check this" }).getByRole("listitem");
  await expect(missing).toHaveText(["Open your application above before you sign it.", "Type your name to sign."]);
  // What was read counts at once, however long the list of documents takes to come anew.
  const letGo = await holdBack(page, /\/documents$/);
  const reader = page.getByRole("dialog");
  // The page may still be on its way to what is missing: what is pressed in that moment is not hit.
  await expect(async () => {
    if (!(await reader.isVisible())) await open.click();
    await expectReadable(reader, last);
  }).toPass();
  await downloadFrom(page, reader);
  await reader.getByRole("button", { name: "Done" }).click();
  await expect(missing).toHaveText(["Type your name to sign."]);
  await page.getByLabel("Your full legal name").fill([first, middle, last].filter(Boolean).join(" "));
  await press(page, "Sign my application");
  await expect(page.getByRole("button", { name: /^Submit application/ })).toBeVisible();
  letGo();
  await press(page, /^Submit application/);
}

/** Keeps the document that is being read. */
async function downloadFrom(page: Page, reader: Locator): Promise<void> {
  const title = (await reader.getByRole("heading", { level: 2 }).first().textContent()) ?? "";
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    reader.getByRole("button", { name: "Download", exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${title}.pdf`);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe("%PDF-");
}
