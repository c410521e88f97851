import { heldLine, waitForMail } from "@gable/testkit/borrower/held-line.ts";
import { SIGNER_PASSWORD } from "@gable/testkit/borrower/signer.ts";
import type { TestProduct } from "@gable/testkit/start-product.ts";
import { startProductAlone } from "@gable/testkit/start-product-alone.ts";
import { expect, type Page } from "@playwright/test";
import { excessWidth, expectAccessible } from "./accessible.ts";
import { arriveAt, press } from "./arrive.ts";
import { expectReadable } from "./read-both-ways.ts";
import { test } from "./test-with-late-replies.ts";

let product: TestProduct;
test.beforeAll(async () => {
  product = await startProductAlone();
  await waitForMail(product, 4);
});
test.afterAll(() => product.close());

/** Each repeat has mailboxes of its own. */
let people = 0;
const mailbox = (name: string): string => `${name}.${(people += 1)}.${test.info().repeatEachIndex}@example.com`;

async function logIn(page: Page, email: string, password: string, words = ["Email address", "Password", "Log in"]) {
  const [address = "", secret = "", go = ""] = words;
  await page.goto(`${product.url}/auth/login`);
  await page.getByLabel(address).fill(email);
  await page.getByLabel(secret, { exact: true }).fill(password);
  await press(page, go);
}

const card = (page: Page) => page.getByRole("region", { name: "Your time to cancel has ended" });

test("two owners confirm on phone and desk, by keyboard and over a line that breaks off, that they did not cancel", async ({
  browser,
}) => {
  const walked = await heldLine(product, "joint-owner", { email: mailbox("marisol") });
  const [phone, desk] = await Promise.all([
    browser.newContext({ viewport: { width: 390, height: 844 } }),
    browser.newContext({ viewport: { width: 1280, height: 844 } }),
  ]);
  const [theo, marisol] = await Promise.all([phone.newPage(), desk.newPage()]);

  await theo.goto(`${product.url}/account/heloc/heloc-signer/documents`);
  await arriveAt(theo, "Log in to sign");
  await theo.getByLabel("Email address").fill(walked.others[0]?.mailbox ?? "");
  await theo.getByLabel("Your own password", { exact: true }).fill(SIGNER_PASSWORD);
  await press(theo, "Log in");
  await arriveAt(theo, "Done. You have signed everything");
  await expect(card(theo)).toContainText("You do not have to sign this.");
  await expect(card(theo)).toContainText("Not confirmed yet: Marisol.");
  await card(theo).getByRole("button", { name: "Read and confirm" }).focus();
  await theo.keyboard.press("Enter");
  const paper = theo.getByRole("dialog", { name: "Confirmation that you did not cancel" });
  await expectReadable(paper, "I did not cancel");
  await expectAccessible(theo);
  expect(await excessWidth(theo)).toBeLessThanOrEqual(0);
  await phone.setOffline(true);
  await paper.getByRole("button", { name: "Sign: I did not cancel" }).click();
  await expect(paper.getByRole("alert")).toBeVisible();
  await phone.setOffline(false);
  await paper.getByRole("button", { name: "Sign: I did not cancel" }).click();
  await expect(card(theo)).toContainText("You signed that you did not cancel");
  await expect(card(theo)).toContainText("Not confirmed yet: Marisol.");
  await expect(theo.getByRole("heading", { name: "Your time to cancel has ended" })).toBeFocused();
  await arriveAt(theo, "Done. You have signed everything");
  await expect(theo.getByRole("button", { name: "Download Confirmation that you did not cancel" })).toBeVisible();

  await logIn(marisol, walked.email, walked.persona.fill.password);
  await expect(marisol.getByText("We wait for cancellations by mail").first()).toBeVisible();
  await marisol.goto(`${product.url}/account/heloc/${walked.uuid}`);
  await arriveAt(marisol, /^(Your money is sent|We expect to send your money) on/);
  await expect(card(marisol)).not.toContainText("Not confirmed yet");
  await card(marisol).getByRole("button", { name: "Read and confirm" }).click();
  await press(marisol, "Sign: I did not cancel");
  // With the last of them it goes on by itself, for both.
  await expect(card(marisol)).toContainText("Nothing is waited for any more.");
  await expect(marisol.getByText("No cancellation came by mail")).toBeVisible();
  await expect(card(theo)).toContainText("Nothing is waited for any more.");
  // It may have been sent by now.
  await arriveAt(marisol, /^(Your money (is|was) sent|We expect to send your money) on/);
  await Promise.all([phone.close(), desk.close()]);
});

test.describe("in Spanish", () => {
  test.use({ locale: "es-US", viewport: { width: 390, height: 844 } });

  test("who would rather wait reads the paper, leaves it, and loses nothing", async ({ page }) => {
    const walked = await heldLine(product, "straight-approval", { email: mailbox("ada") });
    await logIn(page, walked.email, walked.persona.fill.password, [
      "Correo electrónico",
      "Contraseña",
      "Iniciar sesión",
    ]);
    await expect(page.getByText("Esperamos cancelaciones por correo").first()).toBeVisible();
    await page.goto(`${product.url}/account/heloc/${walked.uuid}/complete`);
    const own = page.getByRole("region", { name: "Terminó su plazo para cancelar" });
    await expect(own).toContainText("No tiene que firmarlo.");
    await own.getByRole("button", { name: "Leer y confirmar" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Ahora no" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(own.getByRole("button", { name: "Leer y confirmar" })).toBeVisible();
    await expectAccessible(page);
    expect(await excessWidth(page)).toBeLessThanOrEqual(0);
  });
});
