import { profileWords } from "@gable/portal/application/start/profile.words.ts";
import { type Walked, walk } from "@gable/testkit/borrower/walk.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import type { TestProduct } from "@gable/testkit/start-product.ts";
import { type Browser, expect, type Page } from "@playwright/test";
import { expectSound } from "../accessible.ts";
import { enter } from "../enter.ts";
import { expectWhole } from "../screens/whole.ts";
import { testWithProductAlone } from "../test-with-product-alone.ts";
import { enterConsole } from "./enter-console.ts";

const test = testWithProductAlone();

const walkToEmployer = (product: TestProduct, email: string): Promise<Walked> =>
  walk({
    url: product.url,
    sandboxUrl: product.sandbox.url,
    persona: "pay-stubs",
    email,
    until: "EMPLOYMENT_VERIFICATION",
  });

/** The borrower's own phone, at the page that asks for the employer. */
async function openPhone(browser: Browser, product: TestProduct, walked: Walked): Promise<Page> {
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await enter(phone, product.url, walked.client.token());
  await phone.goto(`${product.url}/account/heloc/${walked.uuid}/income/employer-verification`);
  await expect(phone.getByLabel("Position", { exact: false }).first()).toBeVisible();
  return phone;
}

/** By keyboard alone, as a support agent does who holds the telephone. */
async function writeDown(desk: Page, said: { employer: string; position: string; month: string; year: string }) {
  await desk.getByLabel("Employer", { exact: true }).fill(said.employer);
  await desk.getByLabel("Position").fill(said.position);
  const since = desk.getByRole("group", { name: "There since when" });
  await since.getByLabel("Month").fill(said.month);
  await since.getByLabel("Year").fill(said.year);
  await desk.getByRole("button", { name: /Put (it on their page|this there instead)/ }).press("Enter");
}

test("what a borrower says on the phone comes into their open page, loses nothing they typed, and counts once they send it", async ({
  page: desk,
  product,
  browser,
}) => {
  const walked = await walkToEmployer(product, "on-the-phone@example.com");
  const phone = await openPhone(browser, product, walked);
  await phone.getByLabel("Your position").fill("Night watchman");

  const { name } = await enterConsole(desk, product, "support-agent", `/file/${walked.uuid}/borrower`);
  await expect(desk.getByRole("heading", { name: "Write down what they say on the phone" })).toBeVisible();
  await writeDown(desk, { employer: "Quarry Hill Nurseries", position: "Grower", month: "13", year: "2012" });
  await expect(desk.getByText("Enter the month and the year.").first()).toBeVisible();
  await expect(desk.getByLabel("Position")).toHaveValue("Grower");
  await writeDown(desk, { employer: "Quarry Hill Nurseries", position: "Grower", month: "04", year: "2012" });
  await expect(desk.getByText("It is on their page. They check and send it.").first()).toBeVisible();
  await expectWhole(desk);

  const note = phone.getByText(`${name} of Gable wrote this down for you on the phone`);
  await expect(note).toBeVisible();
  await expect(phone.getByLabel("Employer").first()).toHaveValue("Quarry Hill Nurseries");
  await expect(phone.getByLabel("Your position")).toHaveValue("Night watchman");
  await expect(phone.getByText(`${name}: Grower`)).toBeVisible();
  await expect(phone.getByText("You: Night watchman")).toBeVisible();
  await expectSound(phone);
  await phone.getByRole("button", { name: "Keep what I typed" }).press("Enter");
  await expect(phone.getByText(`${name}: Grower`)).toHaveCount(0);
  await expect(phone.getByText("Nothing counts until you send this page yourself.")).toBeVisible();
  await expect(desk.getByText("On their page, not sent")).toBeVisible();

  // It is theirs now: it stands there after a reload, and is not put there again.
  await phone.reload();
  await expect(note).toBeVisible();
  await expect(phone.getByLabel("Your position")).toHaveValue("Night watchman");
  await phone.getByLabel("Phone").first().fill("9165552671");
  await phone.getByRole("checkbox").check();
  await phone.getByRole("button", { name: "Ask for the confirmation" }).press("Enter");
  await expect(note).toHaveCount(0);
  await expect(desk.getByText("They sent it")).toBeVisible();
  await expect(desk.getByText("They sent otherwise: Position.")).toBeVisible();
  await phone.context().close();
});

test("who comes later finds it filled in, and takes out what they did not ask for; what their page asks of them alone is told at the desk", async ({
  page: desk,
  product,
  browser,
}) => {
  const walked = await walkToEmployer(product, "comes-later@example.com");
  await enterConsole(desk, product, "processor", `/file/${walked.uuid}/borrower`);
  await writeDown(desk, { employer: "Quarry Hill Nurseries", position: "Grower", month: "04", year: "2012" });
  await expect(desk.getByText("They have not seen it")).toBeVisible();
  await desk.getByRole("button", { name: "Take it back" }).press("Enter");
  await expect(desk.getByText("Taken back", { exact: true })).toBeVisible();
  await writeDown(desk, { employer: "Quarry Hill Nurseries", position: "Foreman", month: "04", year: "2012" });
  await expect(desk.getByText("They have not seen it")).toBeVisible();

  const phone = await openPhone(browser, product, walked);
  await expect(phone.getByLabel("Your position")).toHaveValue("Foreman");
  await phone.getByRole("button", { name: "I did not ask for this: take it out" }).press("Enter");
  await expect(phone.getByText("wrote this down for you")).toHaveCount(0);
  await expect(phone.getByLabel("Your position")).toHaveValue("");
  await expect(desk.getByText("They put it away")).toBeVisible();
  await phone.context().close();

  const signed = await walk({
    url: product.url,
    sandboxUrl: product.sandbox.url,
    persona: "straight-approval",
    until: "OFFER_SELECTION",
  });
  await desk.goto(`${new URL(desk.url()).origin}/file/${signed.uuid}/borrower`);
  await expect(desk.getByText("Their page asks nothing now that you can write down for them.")).toBeVisible();
  await expectSound(desk);
});

test("the first answers are written down too, and what a colleague writes anew after a reload comes without a question about it", async ({
  page: desk,
  product,
  browser,
}) => {
  const { applicationUuid: uuid, headers } = await openBorrower(product);
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "es-US" })).newPage();
  await enter(phone, product.url, headers.authorization);
  await phone.goto(`${product.url}/account/heloc/${uuid}/start/profile?lang=es`);
  const income = phone.getByLabel(profileWords.income.es);
  await expect(income).toBeVisible();

  await enterConsole(desk, product, "support-agent", `/file/${uuid}/borrower`);
  await desk.getByLabel("The home: street and number").fill("12 Elm Street");
  await desk.getByLabel("City").fill("Sacramento");
  await desk.getByLabel("How they work").selectOption("FULL_TIME");
  await desk.getByLabel("Income in a year, before tax").fill("61000");
  await desk.getByRole("button", { name: "Put it on their page" }).press("Enter");
  await expect(desk.getByText("On their page, not sent")).toBeVisible();
  await expectWhole(desk);
  await expect(income).toHaveValue("61,000");
  await expect(phone.getByLabel("Calle y número")).toHaveValue("12 Elm Street");
  await expect(phone.getByRole("radio", { name: "Empleo de tiempo completo" })).toBeChecked();
  await expectSound(phone);
  await expectWhole(phone);

  await phone.reload();
  await expect(income).toHaveValue("61,000");
  await desk.getByLabel("Income in a year, before tax").fill("64000");
  await desk.getByRole("button", { name: "Put this there instead" }).press("Enter");
  await expect(income).toHaveValue("64,000");
  await expect(phone.getByText("Nada cuenta hasta que usted mismo envíe esta página.")).toBeVisible();
  await expect(phone.getByText("Usted escribió otra cosa aquí.", { exact: false })).toHaveCount(0);

  // What they type themselves is asked about, and after a reload again.
  await income.fill("70000");
  await expect(phone.getByText("Guardado", { exact: false }).first()).toBeVisible();
  await desk.getByLabel("Income in a year, before tax").fill("65000");
  await desk.getByRole("button", { name: "Put this there instead" }).press("Enter");
  await expect(phone.getByText("Usted: $70,000")).toBeVisible();
  await expect(desk.getByText("On their page, not sent")).toBeVisible();
  await phone.reload();
  await expect(phone.getByText("Usted: $70,000")).toBeVisible();
  await phone.getByRole("button", { name: "Dejar lo que escribí" }).press("Enter");
  await expect(phone.getByText("Usted: $70,000")).toHaveCount(0);
  await phone.getByRole("button", { name: "No pedí esto: quitarlo" }).press("Enter");
  await expect(phone.getByLabel("Calle y número")).toHaveValue("");
  await expect(income).toHaveValue("70,000");
  await phone.context().close();
});
