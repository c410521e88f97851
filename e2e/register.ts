import type { Persona } from "@gable/testkit/borrower/persona.ts";
import { pdfText } from "@gable/testkit/borrower/pdf-text.ts";
import { expect, type Page } from "@playwright/test";
import { excessWidth, expectAccessible } from "./accessible.ts";

/** Waits for a screen by its heading, and looks at it as everybody must be able to. */
export async function arriveAt(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  await expectAccessible(page);
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
}

const goOn = (page: Page) => page.getByRole("button", { name: "Continue" }).click();

/** Answers registration screen by screen and opens the account; leaves the page where the application begins. */
export async function registerInBrowser(page: Page, { fill }: Persona, email: string): Promise<void> {
  await arriveAt(page, "Which home would secure the line?");
  await page.getByLabel("Home address").fill(fill.address.street1.slice(0, 9));
  await page.getByRole("option").filter({ hasText: fill.address.street1 }).click();
  await page.getByRole("button", { name: `Use ${fill.address.street1}` }).click();

  await arriveAt(page, `What kind of home is ${fill.address.street1}?`);
  await page.getByLabel("Kind of home").selectOption("House");
  await page.getByRole("radio", { name: /^I live there/ }).check();
  await page.getByRole("radio", { name: /^Just me/ }).check();
  await goOn(page);

  await arriveAt(page, "Is the home for sale, or new to you?");
  for (const no of await page.getByRole("radio", { name: "No", exact: true }).all()) await no.check();
  await goOn(page);

  await arriveAt(page, "What do you earn?");
  await page.getByRole("radio", { name: "Full-time job" }).check();
  await page.getByLabel("Income a year, before tax").fill(String(fill.annualIncome / 100));
  await goOn(page);

  await arriveAt(page, "What is your legal name?");
  await page.getByLabel("First name").fill(fill.name.first);
  await page.getByLabel(/^Middle name/).fill(fill.name.middle ?? "");
  await page.getByLabel("Last name").fill(fill.name.last);
  await goOn(page);

  await arriveAt(page, "When were you born?");
  const [year = "", month = "", day = ""] = fill.dateOfBirth.split("-");
  await page.getByLabel("Month").fill(month);
  await page.getByLabel("Day").fill(day);
  await page.getByLabel("Year").fill(year);
  await goOn(page);

  await arriveAt(page, "How can we reach you?");
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Mobile phone").fill(fill.phone);
  await goOn(page);

  await arriveAt(page, "One log-in, and you see your offers");
  await page.getByLabel("Choose a password").fill(fill.password);
  for (const name of [/^Important terms/, /^What you should know/]) {
    const opened = page.context().waitForEvent("page");
    await page.getByRole("link", { name }).click();
    await (await opened).close();
  }
  await page.getByLabel("The four digits").fill(await digitsOfSample(page));
  for (const consent of await page.getByRole("checkbox").all()) await consent.check();
  await page.getByRole("button", { name: /^See my offers/ }).click();
}

/** What the sample document says, read in the page's own session as a PDF reader would. */
async function digitsOfSample(page: Page): Promise<string> {
  const address = await page.getByRole("link", { name: /^Sample document/ }).getAttribute("href");
  const bytes = await page.evaluate(
    async (url) => [...new Uint8Array(await (await fetch(url)).arrayBuffer())],
    address ?? "",
  );
  return /Your code is (\d{4})/.exec(await pdfText(new Uint8Array(bytes)))?.[1] ?? "";
}
