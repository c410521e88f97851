import { fetchPersona } from "@gable/testkit/borrower/persona.ts";
import { walk } from "@gable/testkit/borrower/walk.ts";
import { type ProductAlone, startProductAlone } from "@gable/testkit/start-product-alone.ts";
import { expect, type Page } from "@playwright/test";
import { excessWidth, expectAccessible } from "../accessible.ts";
import { test } from "../test-with-late-replies.ts";

let product: ProductAlone;

test.beforeAll(async () => {
  product = await startProductAlone({ isStaffed: true });
});

test.afterAll(() => product.close());

/** What the person's authenticator app shows now. */
async function codeOf(email: string): Promise<{ password: string; code: string }> {
  const reply = await fetch(`${product.url}/dev/staff`);
  const { staff } = (await reply.json()) as { staff: { email: string; password: string; code: string }[] };
  const person = staff.find((one) => one.email === email);
  if (!person) throw new Error(`Nobody is seeded as ${email}.`);
  return person;
}

async function logIn(page: Page, email: string): Promise<void> {
  const { password } = await codeOf(email);
  await page.getByLabel("Work email address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByRole("heading", { name: "Your second factor" })).toBeVisible();
  await page.getByLabel("Six-digit code").fill((await codeOf(email)).code);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Pipeline", level: 1 })).toBeVisible();
}

test("staff log in with a second factor, find who waits, clear the alert, and the borrower goes on", async ({
  page,
  browser,
}) => {
  test.slow();
  const { persona, uuid, email } = await walk({
    url: product.url,
    sandboxUrl: product.sandboxUrl,
    persona: "fraud-alert",
    orgCode: "gable",
    until: "FACTA_REVIEW",
  });
  const name = `${persona.fill.name.first} ${persona.fill.name.last}`;

  await page.goto(product.portalUrl("console"));
  await expect(page.getByRole("heading", { name: "Log in to the console" })).toBeVisible();
  await expectAccessible(page);
  await logIn(page, "tomas@gable.example");
  await expectAccessible(page);

  await page.keyboard.press("/");
  await page.keyboard.type(persona.fill.name.last);
  await expect(page).toHaveURL(/text=/);
  await expect(page.getByRole("row", { name: new RegExp(name) })).toContainText("Fraud alert");
  await page.keyboard.press("Tab");
  await page.locator("h1").click();
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name, level: 1 })).toBeFocused();
  await expect(page).toHaveURL(new RegExp(uuid));
  await expect(page.getByText("waits for: staff")).toBeVisible();
  await expectAccessible(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await excessWidth(page)).toBeLessThanOrEqual(0);
  }
  for (const show of await page.getByRole("button", { name: /^Show: / }).all())
    expect((await show.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.getByRole("button", { name: "Clear the fraud alert" }).click();
  const dialog = page.getByRole("dialog", { name: "Clear the fraud alert" });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Clear the fraud alert" }).click();
  await expect(dialog.getByText("Fill this in.").first()).toBeVisible();
  await dialog.getByLabel("What you looked at and why it holds").fill("Called the number of the alert.");
  await dialog.getByRole("button", { name: "Clear the fraud alert" }).click();
  await expect(page.getByRole("heading", { name: "Waiting for staff" })).toBeHidden();
  await expect(page.getByRole("row", { name: /Staff cleared the fraud alert/ })).toContainText("Tomas Lindqvist");

  const borrower = await (await browser.newContext()).newPage();
  await borrower.goto(`${product.portalUrl("gable")}/dashboard`);
  await borrower.getByLabel("Email address").fill(email);
  const { fill } = await fetchPersona(product.sandboxUrl, "fraud-alert");
  await borrower.getByLabel("Password", { exact: true }).fill(fill.password);
  await borrower.getByRole("button", { name: "Log in" }).click();
  await borrower.getByRole("link", { name: "Continue" }).click();
  await expect(borrower).toHaveURL(new RegExp(`${uuid}/(liens|product/select)`));
});
