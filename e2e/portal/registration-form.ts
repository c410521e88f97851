import { pdfText } from "@gable/testkit/borrower/pdf-text.ts";
import { fetchPersona, type Persona } from "@gable/testkit/borrower/persona.ts";
import type { TestProduct } from "@gable/testkit/start-product.ts";
import { expect, type Page } from "@playwright/test";

export const REGISTER = "/account/heloc/register";

/** Somebody at the registration form, who answers as a persona does. */
export interface Applicant {
  readonly page: Page;
  readonly product: TestProduct;
  readonly persona: Persona;
  readonly email: string;
}

export async function openRegistration(page: Page, product: TestProduct, email: string): Promise<Applicant> {
  const persona = await fetchPersona(product.sandbox.url, "straight-approval");
  await page.goto(product.url + REGISTER);
  return { page, product, persona, email };
}

export const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
export const goOn = (page: Page) => page.getByRole("button", { name: "Continue" }).click();

export async function chooseAddress({ page, persona }: Applicant): Promise<void> {
  const { street1 } = persona.fill.address;
  await page.getByRole("combobox", { name: "Home address" }).fill(street1.slice(0, 9));
  await page.getByRole("option", { name: new RegExp(street1) }).click();
  await page.getByRole("button", { name: `Use ${street1}` }).click();
  await expect(heading(page, `What kind of home is ${street1}?`)).toBeFocused();
}

export async function describeHome({ page }: Applicant): Promise<void> {
  await page.getByLabel("Kind of home").selectOption({ label: "House" });
  await page.getByRole("radio", { name: "I live there" }).check();
  await page.getByRole("radio", { name: "Just me" }).check();
  await goOn(page);
  await expect(heading(page, "Is the home for sale, or new to you?")).toBeFocused();
}

export async function denySale({ page }: Applicant): Promise<void> {
  for (const question of [/listed for sale/, /buy it or change the title/]) {
    await page.getByRole("radiogroup", { name: question }).getByRole("radio", { name: "No" }).check();
  }
  await goOn(page);
  await expect(heading(page, "What do you earn?")).toBeFocused();
}

export async function stateIncome({ page, persona }: Applicant): Promise<void> {
  await page.getByRole("radio", { name: "Full-time job" }).check();
  await page.getByLabel("Income a year, before tax").fill(String(persona.fill.annualIncome / 100));
  await goOn(page);
  await expect(heading(page, "What is your legal name?")).toBeFocused();
}

export async function sayName({ page, persona }: Applicant): Promise<void> {
  const { first, last } = persona.fill.name;
  await page.getByLabel("First name").fill(first);
  await page.getByLabel("Last name").fill(last);
  await goOn(page);
  await expect(heading(page, "When were you born?")).toBeFocused();
}

export async function sayBirthDate({ page, persona }: Applicant): Promise<void> {
  const [year = "", month = "", day = ""] = persona.fill.dateOfBirth.split("-");
  await page.getByLabel("Month").fill(month);
  await page.getByLabel("Day").fill(day);
  await page.getByLabel("Year").fill(year);
  await goOn(page);
  await expect(heading(page, "How can we reach you?")).toBeFocused();
}

export async function giveContact({ page, persona, email }: Applicant): Promise<void> {
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Mobile phone").fill(persona.fill.phone);
  await goOn(page);
  await expect(heading(page, "One log-in, and you see your offers")).toBeFocused();
}

/** All questions up to the log-in. */
export async function answerQuestions(applicant: Applicant): Promise<void> {
  await chooseAddress(applicant);
  await describeHome(applicant);
  await denySale(applicant);
  await stateIncome(applicant);
  await sayName(applicant);
  await sayBirthDate(applicant);
  await giveContact(applicant);
}

/** Opens the documents, types what stands in the sample, agrees, and asks for the offers. */
export async function openAccount({ page, product }: Applicant, password: string): Promise<void> {
  await page.getByLabel("Choose a password").fill(password);
  for (const title of [/Important terms/, /What you should know/]) {
    const document = page.waitForEvent("popup");
    await page.getByRole("link", { name: title }).click();
    await (await document).close();
  }
  const sample = page.getByRole("link", { name: "Sample document" });
  const reply = await page.request.get(product.url + ((await sample.getAttribute("href")) ?? ""));
  const code = /Your code is (\d{4})/.exec(await pdfText(new Uint8Array(await reply.body())))?.[1] ?? "";
  await page.getByLabel("The four digits").fill(code);
  for (const box of await page.getByRole("checkbox").all()) await box.check();
  await page.getByRole("button", { name: "See my offers (soft check)" }).click();
}
