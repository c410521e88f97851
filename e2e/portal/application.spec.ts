import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { fetchPersona } from "@gable/testkit/borrower/persona.ts";
import { registerPersona } from "@gable/testkit/borrower/register.ts";
import { walk } from "@gable/testkit/borrower/walk.ts";
import { type OwnProduct, startOwnProduct } from "@gable/testkit/start-own-product.ts";
import { expect, test } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { arriveAt, heading, press } from "../arrive.ts";
import { upload } from "../stages/identity.ts";

let product: OwnProduct;

test.beforeAll(async () => {
  product = await startOwnProduct();
});

test.afterAll(() => product.close());

test("a wait names what is done, cannot be closed, and goes on by itself", async ({ page }) => {
  await page.goto(`${product.url}/auth/login`);
  const client = createBorrowerClient(product.url, "gable");
  const persona = await fetchPersona(product.sandboxUrl, "straight-approval");
  product.sandbox.faults.set({ kind: "property-data", fault: "slow", next: 1, delayMs: 8000 });
  const uuid = await registerPersona(client, persona, "waits@example.com");
  await page.evaluate((token) => localStorage.setItem("jwt", token ?? ""), client.token());

  await page.goto(`${product.url}/account/heloc/${uuid}`);
  const wait = page.getByRole("dialog", { name: "We’re finding your offers" });
  await expect(wait).toBeVisible();
  await expect(wait.getByRole("listitem").filter({ hasText: "Soft credit check" })).toContainText("Done");
  await expect(wait.getByRole("listitem").filter({ hasText: "Finding your home" })).toContainText("Now");
  await expect(wait.getByRole("listitem").filter({ hasText: "Estimating its value" })).toContainText("Next");

  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await expect(wait).toBeVisible();

  await expect(wait).toBeHidden();
  await expect(page).toHaveURL(`${product.url}/account/heloc/${uuid}/liens`);
  await expect(page.locator("main h1")).toBeFocused();
});

test("an answer is corrected from the summary, after what that changes was told", async ({ page }) => {
  const { client, uuid } = await walk({
    url: product.url,
    sandboxUrl: product.sandboxUrl,
    persona: "straight-approval",
    email: "corrects@example.com",
    until: "SUMMARY_DISCLOSURE",
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${product.url}/auth/login`);
  await page.evaluate((token) => localStorage.setItem("jwt", token ?? ""), client.token());
  await page.goto(`${product.url}/account/heloc/${uuid}`);
  await arriveAt(page, "Is all of this right?");

  await page.getByRole("button", { name: /^Change ?: Legal name$/ }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("You confirm the debts on your home again.");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /^Change ?: Legal name$/ })).toBeFocused();

  await page.getByRole("button", { name: /^Change ?: Income a year, before tax$/ }).click();
  await expect(dialog).toContainText("We work out anew what we can offer.");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Correct it" }).click();
  await expect(dialog.getByRole("alert")).toContainText("This is what you said already.");
  await dialog.getByLabel("Income a year, before tax").fill("141,000");
  await dialog.getByRole("button", { name: "Correct it" }).click();
  await expect(dialog).toHaveCount(0);
  await arriveAt(page, "Is all of this right?");
  await expect(page.locator("main")).toContainText("$141,000.00");
});

test("a phone takes the pictures of the ID by a link, and the page at the desk goes on by itself", async ({
  page,
  browser,
}) => {
  const { client, uuid } = await walk({
    url: product.url,
    sandboxUrl: product.sandboxUrl,
    persona: "straight-approval",
    email: "phones@example.com",
    until: "IDENTITY_VERIFICATION",
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${product.url}/auth/login`);
  await page.evaluate((token) => localStorage.setItem("jwt", token ?? ""), client.token());
  await page.goto(`${product.url}/account/heloc/${uuid}/identity`);
  await arriveAt(page, "Show us that it is you");
  await page.getByRole("button", { name: "Show a code to scan" }).click();
  await expect(page.getByRole("img", { name: "Code for your phone’s camera" })).toBeVisible();
  const link = (await page.getByText(/\/id-pictures#/).textContent())?.trim() ?? "";
  await arriveAt(page, "Show us that it is you");

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const phone = await context.newPage();
  await phone.goto(link.slice(link.indexOf("http")));
  await arriveAt(phone, "Take the pictures of your ID");
  await press(phone, "Begin");
  await arriveAt(phone, "Ada, show us that it is you");
  await expect(page.getByText("Your phone is connected")).toBeVisible();
  await phone.getByRole("radio", { name: "US Passport" }).check();
  await upload(phone, "Page with your picture");
  await expect(phone.getByText("This picture is small")).toBeVisible();
  await arriveAt(phone, "Ada, show us that it is you");
  await press(phone, "Send the pictures");
  await arriveAt(phone, "The pictures are with us");
  await expect(heading(page, "Show us that it is you")).toHaveCount(0);

  const other = await context.newPage();
  await other.goto(link.slice(link.indexOf("http")));
  await press(other, "Begin");
  await arriveAt(other, "This link was used already");
  await context.close();
});
