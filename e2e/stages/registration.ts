import { fetchPersona, type Persona } from "@gable/testkit/borrower/persona.ts";
import { expect, type Page } from "@playwright/test";
import { heading, press } from "../arrive.ts";

const DIGITS = /Your code is\s*(\d{4})/;

export const REGISTER = "/account/heloc/register";

/** Somebody at a browser, who answers as a persona does. */
export interface Applicant {
  readonly page: Page;
  readonly persona: Persona;
  readonly email: string;
  readonly sandboxUrl: string;
}

/** What is waited for on each screen before it is answered. */
export type Arrival = (page: Page, title: string) => Promise<void>;

interface Question {
  readonly title: (persona: Persona) => string;
  readonly answer: (applicant: Applicant) => Promise<void>;
}

/** Opens registration at a lender's address, as the persona of the plain story. */
export async function openRegistration(
  page: Page,
  portal: string,
  sandboxUrl: string,
  email: string,
): Promise<Applicant> {
  const persona = await fetchPersona(sandboxUrl, "straight-approval");
  await page.goto(portal + REGISTER);
  return { page, persona, email, sandboxUrl };
}

/** Registration as it is asked, up to the log-in. */
const questions: readonly Question[] = [
  { title: () => "Which home would secure the line?", answer: chooseAddress },
  { title: ({ fill }) => `What kind of home is ${fill.address.street1}?`, answer: describeHome },
  { title: () => "Is the home for sale, or new to you?", answer: denySale },
  { title: () => "What do you earn?", answer: stateIncome },
  { title: () => "What is your legal name?", answer: sayName },
  { title: () => "When were you born?", answer: sayBirthDate },
  { title: () => "How can we reach you?", answer: giveContact },
];
const LAST = "One log-in, and you see your offers";

/** Answers registration until a question stands there; all of it unless one is named. */
export async function answerUntil(applicant: Applicant, until = LAST, arrive: Arrival = stand): Promise<void> {
  const { page, persona } = applicant;
  for (const { title, answer } of questions) {
    await arrive(page, title(persona));
    if (title(persona) === until) return;
    await answer(applicant);
    await expect(page.locator("main h1")).toBeFocused();
  }
  await arrive(page, LAST);
}

const stand: Arrival = async (page, title) => expect(heading(page, title)).toBeVisible();

export async function chooseAddress({ page, persona }: Applicant): Promise<void> {
  const { street1 } = persona.fill.address;
  await page.getByRole("combobox", { name: "Home address" }).fill(street1.slice(0, 9));
  await page.getByRole("option", { name: new RegExp(street1) }).click();
  await press(page, `Use ${street1}`);
}

async function describeHome({ page }: Applicant): Promise<void> {
  await page.getByLabel("Kind of home").selectOption({ label: "House" });
  await page.getByRole("radio", { name: "I live there" }).check();
  await page.getByRole("radio", { name: "Just me" }).check();
  await press(page, "Continue");
}

export async function denySale({ page }: Applicant): Promise<void> {
  for (const question of [/listed for sale/, /buy it or change the title/]) {
    await page.getByRole("radiogroup", { name: question }).getByRole("radio", { name: "No" }).check();
  }
  await press(page, "Continue");
}

async function stateIncome({ page, persona }: Applicant): Promise<void> {
  await page.getByRole("radio", { name: "Full-time job" }).check();
  await page.getByLabel("Income a year, before tax").fill(String(persona.fill.annualIncome / 100));
  await press(page, "Continue");
}

async function sayName({ page, persona }: Applicant): Promise<void> {
  const { first, middle, last } = persona.fill.name;
  await page.getByLabel("First name").fill(first);
  await page.getByLabel(/^Middle name/).fill(middle ?? "");
  await page.getByLabel("Last name").fill(last);
  await press(page, "Continue");
}

async function sayBirthDate({ page, persona }: Applicant): Promise<void> {
  const [year = "", month = "", day = ""] = persona.fill.dateOfBirth.split("-");
  await page.getByLabel("Month").fill(month);
  await page.getByLabel("Day").fill(day);
  await page.getByLabel("Year").fill(year);
  await press(page, "Continue");
}

async function giveContact({ page, persona, email }: Applicant): Promise<void> {
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Mobile phone").fill(persona.fill.phone);
  await press(page, "Continue");
}

/** Opens the documents, types what stands in the sample, agrees, and asks for the offers. */
export async function openAccount({ page, persona }: Applicant): Promise<void> {
  await page.getByLabel("Choose a password").fill(persona.fill.password);
  await openDocuments(page);
  await page.getByLabel("The four digits").fill(await digitsOfSample(page));
  for (const consent of await page.getByRole("checkbox").all()) await consent.check();
  await press(page, "See my offers (soft check)");
}

/** Opens what must be read before applying, each over the page. */
export async function openDocuments(page: Page): Promise<void> {
  for (const title of [/^Important terms/, /^What you should know/]) {
    await page.getByRole("button", { name: title }).click();
    const reader = page.getByRole("dialog", { name: title });
    await expect(reader.getByRole("button", { name: "Download" })).toBeEnabled();
    await reader.getByRole("button", { name: "Done" }).click();
    await expect(reader).toHaveCount(0);
  }
}

/** What the sample document says, as the reader shows it. */
export async function digitsOfSample(page: Page): Promise<string> {
  await page.getByRole("button", { name: /^Sample document/ }).click();
  const reader = page.getByRole("dialog", { name: /^Sample document/ });
  await expect(reader).toContainText(DIGITS);
  const digits = DIGITS.exec((await reader.textContent()) ?? "")?.[1] ?? "";
  await reader.getByRole("button", { name: "Done" }).click();
  return digits;
}
