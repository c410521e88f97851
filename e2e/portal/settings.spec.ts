import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { codeOfKey } from "@gable/testkit/authenticator.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { mailedCode } from "@gable/testkit/borrower/closing-moves.ts";
import { fetchPersona } from "@gable/testkit/borrower/persona.ts";
import { registerPersona } from "@gable/testkit/borrower/register.ts";
import type { ProductAlone } from "@gable/testkit/start-product-alone.ts";
import { expect, type Locator, type Page } from "@playwright/test";
import { excessWidth, expectAccessible } from "../accessible.ts";
import { heading, press } from "../arrive.ts";
import { addDevice } from "../device.ts";
import { test } from "../test-with-product.ts";

let product: ProductAlone;
let portal: string;

test.beforeAll(async ({ product: shared }) => {
  product = shared;
  portal = product.portalUrl("gable");
});

type Person = { readonly email: string; readonly password: string };

async function register(personaName: string): Promise<Person> {
  const client = createBorrowerClient(product.url, "gable");
  const persona = await fetchPersona(product.sandboxUrl, personaName);
  const email = `${personaName}.${randomUUID().slice(0, 8)}.in.settings@example.com`;
  await registerPersona(client, persona, email);
  return { email, password: persona.fill.password };
}

async function givePassword(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await press(page, "Log in");
}

async function openSettings(page: Page, person: Person): Promise<void> {
  await page.goto(`${portal}/auth/login?redirectUrl=${encodeURIComponent("/dashboard/settings")}`);
  await givePassword(page, person);
  await expect(heading(page, "Your settings")).toBeVisible();
}

const newestTo = (email: string) => mailedCode({ sandboxUrl: product.sandboxUrl, email });

const sectionOf = (page: Page, title: string): Locator =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: title }) });

test("a choice about text messages that was not taken goes back, and is said not to be kept", async ({ page }) => {
  await openSettings(page, await register("manual-pay"));
  const texts = page.getByRole("checkbox", { name: /^Text me at the number that ends in/ });
  await expect(texts).not.toBeChecked();
  await page.route("**/texts", (route) => route.fulfill({ status: 500, json: {} }));
  await texts.click();
  await expect(page.getByRole("region", { name: "Messages" })).toContainText(
    "This was not saved. Something went wrong on our side.",
  );
  await expect(texts).not.toBeChecked();
});

test("the second step is turned on by a picture or a key for an app, and its codes are asked at log-in", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const own = await register("retired");
  await openSettings(page, own);
  const section = sectionOf(page, "Second step at log-in");
  // Whoever opened an account with somebody else's address must not shut that one out.
  await expect(section).toContainText("show that your email address is yours");
  const newest = () => mailedCode({ sandboxUrl: product.sandboxUrl, email: own.email });
  const ofRegistration = await newest();
  await section.getByRole("button", { name: "Confirm it now" }).click();
  await expect.poll(newest).not.toBe(ofRegistration);
  await expectAccessible(page);
  await section.getByLabel("Six digits").fill(await newest());
  await section.getByRole("button", { name: "Confirm" }).click();
  await section.getByLabel("Your password").fill(own.password);
  await section.getByRole("button", { name: "Turn it on" }).click();
  await expect(section.getByRole("img", { name: "The key as a QR code" })).toBeVisible();
  const link = section.getByRole("link", { name: "Open in the app" });
  await expect(link).toHaveAttribute("href", /^otpauth:\/\/totp\/Gable/);
  const code = section.getByLabel("The six digits that the app shows");
  await code.fill("000000");
  await section.getByRole("button", { name: "Confirm" }).click();
  await expect(section.getByRole("alert")).toContainText("This is not the code that your app shows now.");
  await expectAccessible(page);
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);

  const key = new URL((await link.getAttribute("href")) ?? "").searchParams.get("secret") ?? "";
  await code.fill(codeOfKey(key));
  await section.getByRole("button", { name: "Confirm" }).click();
  await expect(section.getByRole("listitem")).toHaveCount(8);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    section.getByRole("button", { name: "Save as a file" }).click(),
  ]);
  const [lost = "", another = ""] =
    (await readFile(await download.path(), "utf8")).match(/^[A-Z2-7]{4}-[A-Z2-7]{4}$/gm) ?? [];
  await section.getByRole("button", { name: "I have kept them" }).click();
  await expect(section.getByText("8 codes for a lost phone are left.")).toBeVisible();
  await expectAccessible(page);

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${portal}/auth/login?redirectUrl=${encodeURIComponent("/dashboard/settings")}`);
  await givePassword(page, own);
  await page.getByLabel("The six digits that your app shows").fill(lost);
  await press(page, "Log in");
  await expect(section.getByText("7 codes for a lost phone are left.")).toBeVisible();

  await section.getByText("Turn the second step off").click();
  const off = section.locator("form").filter({ has: page.getByRole("button", { name: "Turn it off" }) });
  await off.getByLabel("Password, to turn it off").fill(own.password);
  await off.getByLabel("The six digits that your app shows").fill(lost);
  await off.getByRole("button", { name: "Turn it off" }).click();
  await expect(off.getByRole("alert")).toContainText("This is not the code that your app shows now.");
  await expectAccessible(page);
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
  await off.getByLabel("The six digits that your app shows").fill(another);
  await off.getByRole("button", { name: "Turn it off" }).click();
  await expect(section.getByRole("button", { name: "Turn it on" })).toBeVisible();
});

test("a passkey is made under a name, opens the account without the password, and is taken off", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const own = await register("self-employed");
  await addDevice(page);
  await openSettings(page, own);
  const section = sectionOf(page, "Passkeys");
  await section.getByText("Add a passkey", { exact: true }).click();
  await section.getByLabel("Name").fill("My phone");
  await section.getByLabel("Password, to add a passkey").fill("not the password at all");
  await section.getByRole("button", { name: "Make the passkey" }).click();
  await expect(section.getByRole("alert")).toContainText("This is not your present password.");
  await section.getByLabel("Password, to add a passkey").fill(own.password);
  await section.getByRole("button", { name: "Make the passkey" }).click();
  await expect(section.getByText("My phone", { exact: true })).toBeVisible();
  await expect(section.getByText("Not used yet.")).toBeVisible();
  await expectAccessible(page);
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);

  await page.evaluate(() => localStorage.clear());
  await page.goto(`${portal}/auth/login?redirectUrl=${encodeURIComponent("/dashboard/settings")}`);
  await expect(heading(page, "Log in")).toBeVisible();
  await expectAccessible(page);
  await press(page, "Use a passkey instead");
  await expect(heading(page, "Your settings")).toBeVisible();
  await expect(section.getByText(/Last used/)).toBeVisible();

  await section.getByText("Remove “My phone”", { exact: true }).click();
  await section.getByLabel("Password, to remove “My phone”").fill(own.password);
  await section.getByRole("button", { name: "Remove it" }).click();
  await expect(section.getByText("My phone", { exact: true })).toHaveCount(0);

  await page.evaluate(() => localStorage.clear());
  await page.goto(`${portal}/auth/login`);
  await press(page, "Use a passkey instead");
  await expect(page.getByRole("alert")).toContainText("This passkey cannot be used here.");
});

const counted = (on: Page): Locator => on.getByRole("checkbox", { name: /^Count my visits/ });

test("who does not want to be counted says so once, for every device", async ({ page, browser }) => {
  const own = await register("manual-pay");
  await openSettings(page, own);
  await expect(counted(page)).toBeChecked();
  await counted(page).click();
  await expect(counted(page)).not.toBeChecked();
  await expect(page.getByRole("region", { name: "Messages" }).getByText("Saved.")).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await openSettings(other, own);
  await expect(counted(other)).not.toBeChecked();
  const sent: string[] = [];
  // The page before may still count that somebody came to the log-in.
  await other.goto(`${portal}/dashboard`, { waitUntil: "commit" });
  other.on("request", (request) => {
    if (request.url().includes("/ft/")) sent.push(request.url());
  });
  await expect(other.locator("main h1")).toBeVisible();
  await other.goto(`${portal}/dashboard/settings`);
  await expect(counted(other)).not.toBeChecked();
  await expectAccessible(other);
  expect(sent).toEqual([]);
  await other.context().close();
});

test("the email address is changed with the password, confirmed by its digits, and logs in from then on", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const own = await register("rescinds");
  const next = { ...own, email: "franklin.osei@example.org" };
  await openSettings(page, own);
  const section = sectionOf(page, "Email address");
  await expect(section).toContainText(`You log in with ${own.email}`);
  await section.getByLabel("New email address").fill(next.email);
  await section.getByLabel("Password, to show that it is you").fill("not the password at all");
  await section.getByRole("button", { name: "Change my email address" }).click();
  await expect(section.getByRole("alert").first()).toContainText("This is not your present password.");
  await section.getByLabel("Password, to show that it is you").fill(own.password);
  await section.getByRole("button", { name: "Change my email address" }).click();
  await expect(section).toContainText(`You log in with ${next.email}`);
  await expectAccessible(page);
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
  const { sandboxUrl } = product;
  const newest = () => mailedCode({ sandboxUrl, email: next.email });
  const first = await newest();
  // Whoever goes away and comes back is told that it is still to be done.
  await page.reload();
  await section.getByRole("button", { name: "Confirm it now" }).click();
  await expect.poll(newest).not.toBe(first);
  const former = await newest();
  await section.getByRole("button", { name: "Mail me new digits" }).click();
  await expect(section).toContainText("They are on their way.");
  await expect.poll(newest).not.toBe(former);
  await section.getByLabel("Six digits").fill(former);
  await section.getByRole("button", { name: "Confirm" }).click();
  await expect(section.getByRole("alert").first()).toContainText("These are not the digits of our latest message");
  await section.getByLabel("Six digits").fill(await newest());
  await section.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("region", { name: "Messages" })).toContainText("Your email address is confirmed.");
  await expect(section).not.toContainText("You have not confirmed yet");
  await page.evaluate(() => localStorage.clear());
  await openSettings(page, next);
});

test("devices that could not be logged out are said not to be, with why, and are once it is pressed again", async ({
  page,
}) => {
  await openSettings(page, await register("manual-pay"));
  const messages = page.getByRole("region", { name: "Messages" });
  const others = page.getByRole("button", { name: "Log out everywhere else" });
  await page.route("**/sessions", (route) => (route.request().method() === "GET" ? route.fallback() : route.abort()));
  await others.click();
  await expect(messages).toContainText("Nothing was logged out. There was no answer.");
  await page.unroute("**/sessions");
  await others.click();
  await expect(messages).toContainText("Every other device is logged out.");
});

test("a confirmed email address stays in force until another one is confirmed, which may be taken back", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const own = await register("rescinds");
  const next = { ...own, email: `franklin.${randomUUID().slice(0, 8)}@example.org` };
  await openSettings(page, own);
  const section = sectionOf(page, "Email address");
  const ofRegistration = await newestTo(own.email);
  await section.getByRole("button", { name: "Confirm it now" }).click();
  await expect.poll(() => newestTo(own.email)).not.toBe(ofRegistration);
  await section.getByLabel("Six digits").fill(await newestTo(own.email));
  await section.getByRole("button", { name: "Confirm" }).click();
  const nameAddress = async (email: string) => {
    await section.getByLabel("New email address").fill(email);
    await section.getByLabel("Password, to show that it is you").fill(own.password);
    await section.getByRole("button", { name: "Change my email address" }).click();
  };
  await nameAddress(next.email);
  await expect(section).toContainText("Until then everything stays as it is.");
  await expect(section).toContainText(`You log in with ${own.email}`);
  await expectAccessible(page);
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
  // It waits for whoever goes away and comes back.
  await page.reload();
  await expect(section).toContainText(`We mailed six digits to ${next.email}`);
  await section.getByRole("button", { name: "Use another address, or keep the present one" }).click();
  await nameAddress(own.email);
  await expect(page.getByRole("region", { name: "Messages" })).toContainText("Your email address stays as it is.");
  await expect(section).not.toContainText("Until then");
  const withdrawn = await newestTo(next.email);
  await nameAddress(next.email);
  await expect.poll(() => newestTo(next.email)).not.toBe(withdrawn);
  await section.getByLabel("Six digits").fill(await newestTo(next.email));
  await section.getByRole("button", { name: "Confirm" }).click();
  await expect(section).toContainText(`You log in with ${next.email}`);
  await page.evaluate(() => localStorage.clear());
  await openSettings(page, next);
});
