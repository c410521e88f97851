import { giveLicense } from "@gable/testkit/give-license.ts";
import type { TestProduct } from "@gable/testkit/start-product.ts";
import { startProductAlone } from "@gable/testkit/start-product-alone.ts";
import { expect, type Page } from "@playwright/test";
import { excessWidth, expectAccessible } from "../accessible.ts";
import { heading } from "../arrive.ts";
import { enterConsole } from "../console/enter-console.ts";
import { REGISTER } from "../stages/registration.ts";
import { test } from "../test-with-late-replies.ts";

let product: TestProduct;
test.beforeAll(async () => {
  product = await startProductAlone();
});
test.afterAll(() => product.close());

/** At both widths without a fault that a machine can see. */
async function expectSound(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page);
    expect(await excessWidth(page)).toBe(0);
  }
}

interface HomeWords {
  readonly label: string;
  readonly byHand: string;
  readonly zip: string;
  readonly state: string;
  readonly goOn: string;
}

const english: HomeWords = {
  label: "Home address",
  byHand: "Not here? Enter it by hand",
  zip: "ZIP code",
  state: "State",
  goOn: "Continue",
};
const spanish: HomeWords = {
  label: "Dirección de la casa",
  byHand: "¿No aparece? Escríbala a mano",
  zip: "Código postal",
  state: "Estado",
  goOn: "Continuar",
};

/** A home in a state without a licence, entered by hand. */
async function nameHome(page: Page, zip: string, state: string, words: HomeWords): Promise<void> {
  await page.goto(product.url + REGISTER);
  await page.getByRole("combobox", { name: words.label }).fill("9 Nowhere Lane");
  await page.getByRole("option", { name: words.byHand }).click();
  await page.getByLabel(words.zip).fill(zip);
  await expect(page.getByLabel(words.state, { exact: true })).toHaveValue(state);
  await page.getByRole("button", { name: words.goOn, exact: true }).click();
}

test("by keyboard, somebody in a state without a licence is written to once it comes, and leaves with one click", async ({
  page,
}) => {
  await nameHome(page, "05602", "VT", english);
  await expect(heading(page, "We can’t lend in this state yet")).toBeFocused();
  const send = page.getByRole("button", { name: "Tell me when Gable lends in Vermont" });
  await send.press("Enter");
  await expect(page.getByRole("alert", { name: "Please check this" })).toBeVisible();
  const email = page.getByRole("textbox", { name: "Email address" });
  await email.fill("waits.in.vermont@example.com");
  await page
    .getByRole("checkbox", { name: /one e-mail when Gable may take applications for homes in Vermont/ })
    .press("Space");
  await expectSound(page);
  // Nothing is lost where it could not be sent.
  await page.context().setOffline(true);
  await send.press("Enter");
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(email).toHaveValue("waits.in.vermont@example.com");
  await page.context().setOffline(false);
  await send.press("Enter");
  const joined = page.getByRole("region", { name: "We will write to you once, as soon as Gable may lend in Vermont" });
  await expect(joined).toBeFocused();
  await expect(joined).toContainText("waits.in.vermont@example.com");
  await expectSound(page);

  await giveLicense(product, "VT");
  const inbox = `${product.sandbox.url}/inbox.json?to=waits.in.vermont%40example.com`;
  const mails = async () => (await (await fetch(inbox)).json()) as { subject: string; text: string }[];
  await expect.poll(mails).toEqual([expect.objectContaining({ subject: "Gable now lends in Vermont" })]);
  const fragment = /\/waitlist#[\w-]+/.exec((await mails())[0]?.text ?? "")?.[0] ?? "";
  await page.goto(product.url + fragment);
  await expect(heading(page, "You are off the list")).toBeVisible();
  await expectSound(page);
  await page.goto(`${product.url}/waitlist#cut`);
  await page.reload();
  await expect(heading(page, "This link is not whole")).toBeVisible();
  await expectSound(page);
});

test("an auditor sees how many wait in which state, and an administrator takes an address off", async ({
  page,
  browser,
}) => {
  await enterConsole(page, product, "auditor", "/reports");
  await expect(page.getByText(/^Nobody waits\./)).toBeVisible();
  const visitor = await (await browser.newContext({ locale: "es-US" })).newPage();
  await nameHome(visitor, "04330", "ME", spanish);
  await expect(heading(visitor, "Aún no podemos prestar en este estado")).toBeFocused();
  await visitor.getByLabel("Correo electrónico").fill("espera@example.com");
  await visitor.getByRole("checkbox", { name: /un solo correo cuando Gable pueda/ }).check();
  await expectSound(visitor);
  await visitor.getByRole("button", { name: "Avísenme cuando Gable preste en Maine" }).click();
  await expect(visitor.getByText("Le escribiremos una sola vez, en cuanto Gable pueda prestar en Maine")).toBeVisible();
  await visitor.context().close();

  await page.reload();
  await expect(page.getByRole("row", { name: /Maine/ })).toContainText("1");
  await expect(page.getByRole("main")).not.toContainText("espera@");
  await expectSound(page);
  const desk = await (await browser.newContext()).newPage();
  await enterConsole(desk, product, "administrator", "/complaints");
  await desk.getByLabel("Email address").fill("espera@example.com");
  await expectSound(desk);
  await desk.getByRole("button", { name: "Delete this address" }).press("Enter");
  await expect(desk.getByRole("region", { name: "Messages" }).getByText("Nothing of espera@example.com")).toBeVisible();
  await desk.context().close();
  await page.reload();
  await expect(page.getByText(/^Nobody waits\./)).toBeVisible();
});
