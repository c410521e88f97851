import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { fetchPersona } from "@gable/testkit/borrower/persona.ts";
import { registerPersona } from "@gable/testkit/borrower/register.ts";
import { walk } from "@gable/testkit/borrower/walk.ts";
import type { ProductAlone } from "@gable/testkit/start-product-alone.ts";
import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible, loadOf } from "../accessible.ts";
import { arriveAt, heading, press } from "../arrive.ts";
import { enter } from "../enter.ts";
import { holdBack } from "../hold-back.ts";
import { tellMore } from "../stages/application.ts";
import { upload } from "../stages/identity.ts";
import { test } from "../test-with-product.ts";
import { walkIn } from "../walk-in.ts";

let product: ProductAlone;

test.beforeAll(({ product: shared }) => {
  product = shared;
});

test("a wait names what is done, cannot be closed, and goes on by itself", async ({ page }) => {
  await page.goto(`${product.url}/auth/login`);
  const client = createBorrowerClient(product.url, "gable");
  const persona = await fetchPersona(product.sandboxUrl, "straight-approval");
  const search = product.sandbox.faults.set({ kind: "property-data", fault: "held", next: 100 });
  const uuid = await registerPersona(client, persona, "waits@example.com");
  await page.evaluate((token) => localStorage.setItem("jwt", token ?? ""), client.token());

  await page.goto(`${product.url}/account/heloc/${uuid}`);
  const wait = page.getByRole("dialog", { name: "We’re finding your offers" });
  await expect(wait).toBeVisible();
  await expect(wait.getByRole("listitem").filter({ hasText: "Soft credit check" })).toContainText("Done");
  await expect(wait.getByRole("listitem").filter({ hasText: "Finding your home" })).toContainText("Now");
  await expect(wait.getByRole("listitem").filter({ hasText: "Estimating its value" })).toContainText("Next");

  // Of what is owed only half is known yet: it is not asked about below the wait.
  await expect(page.locator("main").getByText("Looking up the debts on your home", { exact: true })).toHaveCount(1);
  await expect(page.locator("main")).not.toContainText("Is a debt on your home missing?");

  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await expect(wait).toBeVisible();

  search.lift();
  await expect(wait).toBeHidden();
  await expect(page).toHaveURL(`${product.url}/account/heloc/${uuid}/liens`);
  await expect(page.locator("main h1")).toBeFocused();
});

const STATUS = /\/borrower\/secure\/api\/v1\/[0-9a-f-]{36}\/status(\/stream)?$/;

/** Somebody who has the debts on their home to confirm. */
async function enterAtDebts(page: Page, email: string): Promise<{ readonly debts: string }> {
  const { uuid, client } = await walkIn(product, { persona: "straight-approval", email, until: "LIEN_VERIFICATION" });
  await enter(page, product.url, client.token());
  return { debts: `${product.url}/account/heloc/${uuid}/liens` };
}

test("a step that a page does not know is warned of once, and what else is known chooses the screen", async ({
  page,
}) => {
  const { debts } = await enterAtDebts(page, "newer.step@example.com");
  const warnings: string[] = [];
  page.on("request", (request) => request.url().endsWith("/fault") && warnings.push(request.postData() ?? ""));
  const unknown = "NEWER_STEP";
  await page.route(STATUS, async (route, request) => {
    if (request.url().endsWith("/stream")) return route.abort();
    const reply = await route.fetch();
    return route.fulfill({ response: reply, json: { ...(await reply.json()), step: unknown } });
  });
  await page.route(/\/application\/heloc\/all$/, async (route) => {
    const reply = await route.fetch();
    const listed = (await reply.json()) as object[];
    return route.fulfill({ response: reply, json: listed.map((each) => ({ ...each, step: unknown })) });
  });

  await page.goto(debts);
  await expect(page).toHaveURL(debts);
  await expect(heading(page, "Is this what you owe on your home?")).toBeVisible();
  await expect
    .poll(() =>
      warnings.filter((warning) => warning.includes(`"kind":"Warning","message":"Unmapped step: ${unknown}"`)),
    )
    .toHaveLength(1);

  await page.goto(`${product.url}/dashboard`);
  await expect(page.getByRole("heading", { name: "Go on where you were" })).toBeVisible();
});

test("a status that cannot be read leads to the time-out page, and from there on once it can", async ({ page }) => {
  const { debts } = await enterAtDebts(page, "no.status@example.com");
  let isRead = false;
  await page.route(STATUS, (route) => (isRead ? route.continue() : route.fulfill({ status: 500, body: "<html>" })));
  await page.goto(debts);
  await expect(heading(page, "This takes longer than it should")).toBeVisible();
  await expect(page).toHaveURL(debts.replace("/liens", "/error/timeout"));

  // Once it can be read the page goes on by itself as well, perhaps before anybody has pressed.
  const asked = page.waitForRequest(STATUS);
  await page.getByRole("button", { name: "Try again" }).click();
  await asked;
  isRead = true;
  await expect(page).toHaveURL(debts);
});

const INCOME = "Income a year, before tax";
const ANSWERS = /\/[0-9a-f-]{36}\/profile$/;
const TRACKER = /\/experiment-profile/;
const DRAFT = /\/drafts\/correct-income$/;

async function openCorrection(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: new RegExp(`^Change ${INCOME}$`) }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel(INCOME)).toBeVisible();
  return dialog;
}

/** As a window tells its page when somebody turns to it. */
const turnTo = (page: Page): Promise<unknown> => page.evaluate(() => window.dispatchEvent(new Event("focus")));

/** Types, and waits until the server has it. */
async function typeIncome(page: Page, income: string): Promise<void> {
  const saved = page.waitForResponse((reply) => DRAFT.test(reply.url()) && reply.request().method() === "PUT");
  await page.getByLabel(INCOME).fill(income);
  await saved;
}

const told = (dialog: Locator, state: string): Promise<void> =>
  expect(dialog.getByRole("status").filter({ hasText: state })).toBeVisible();

test("who is moved on from what they typed, because it was answered at another device, is told so", async ({
  page,
  browser,
}) => {
  const email = "two.devices@example.com";
  const until = "COLLECT_ADDITIONAL_INFO";
  const { url, sandboxUrl } = product;
  const { client, uuid, persona } = await walk({ url, sandboxUrl, persona: "straight-approval", email, until });
  const elsewhere = await browser.newContext();
  const device = await elsewhere.newPage();
  for (const each of [page, device]) {
    await enter(each, url, client.token());
    await each.goto(`${url}/account/heloc/${uuid}`);
    await expect(heading(each, "A few more facts, and your permission")).toBeVisible();
  }
  await page.getByLabel("What is the money mainly for?").selectOption({ label: "Education" });
  await tellMore({ page: device, persona, email, sandboxUrl });
  await expect(heading(page, "Questions that federal law has us ask")).toBeVisible();
  await expect(page.getByText(/^This was answered in another tab or on another device/).first()).toBeVisible();
  await expect(heading(device, "Questions that federal law has us ask")).toBeVisible();
  await expect(device.getByText(/^This was answered in another tab/)).toHaveCount(0);
  await elsewhere.close();
});

test("an answer is corrected from the summary, after what that changes was told, by whichever device", async ({
  page,
  browser,
}) => {
  const { client, uuid } = await walkIn(product, {
    persona: "straight-approval",
    email: "corrects.before@example.com",
    until: "SUMMARY_DISCLOSURE",
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${product.url}/auth/login`);
  await page.evaluate((token) => localStorage.setItem("jwt", token ?? ""), client.token());
  await page.goto(`${product.url}/account/heloc/${uuid}`);
  await arriveAt(page, "Is all of this right?");
  const toPress = page.getByRole("main").getByText(/^(Change|Sign my application)/);
  await expect(toPress.filter({ visible: true })).not.toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  await expect(toPress.filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: null });

  await page.route(ANSWERS, (route) => route.fulfill({ status: 503, body: "" }));
  // Under another tracker the page loads itself anew: what is pressed in that moment is not hit.
  await expect(async () => {
    if (!(await page.getByRole("dialog").isVisible()))
      await page.getByRole("button", { name: /^Change Legal name$/ }).click();
    await expect(page.getByRole("dialog")).toContainText("We are not getting an answer just now. Nothing is lost.", {
      timeout: 10_000,
    });
  }).toPass();
  await page.unroute(ANSWERS);
  // Nobody presses anything.
  await expect(page.getByRole("dialog")).toContainText("Date of birth");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /^Change Legal name$/ })).toBeFocused();

  const dialog = await openCorrection(page);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "See what this changes" }).click();
  await expect(dialog.getByRole("alert")).toContainText("This is what you said already.");

  // What is typed is on the server before it is sent: in another tab, on another device, and here after a new load.
  await typeIncome(page, "141,000");
  await told(dialog, "Saved");
  const tab = await page.context().newPage();
  const elsewhere = await browser.newContext();
  const device = await elsewhere.newPage();
  await device.goto(`${product.url}/auth/login`);
  await device.evaluate((token) => localStorage.setItem("jwt", token ?? ""), client.token());
  // Another browser is counted under another tracker, for which its page loads itself anew.
  const letCount = await holdBack(device, TRACKER);
  for (const other of [tab, device]) {
    await other.goto(`${product.url}/account/heloc/${uuid}`);
    await arriveAt(other, "Is all of this right?");
    await expect((await openCorrection(other)).getByLabel(INCOME)).toHaveValue("141,000");
  }
  const load = await loadOf(device);
  const counted = device.waitForResponse(TRACKER);
  letCount();
  expect((await counted).ok()).toBe(true);
  await typeIncome(device, "143,000");
  // But not under somebody's hands.
  expect(await loadOf(device)).toBe(load);
  await turnTo(page);
  await expect(dialog.getByLabel(INCOME)).toHaveValue("143,000");
  await told(dialog, "Brought up to date from another tab or device");

  await page.context().setOffline(true);
  await dialog.getByLabel(INCOME).fill("141,500");
  await told(dialog, "Kept on this device until you are online");
  await page.context().setOffline(false);
  await told(dialog, "Saved");
  await turnTo(device);
  await expect(device.getByLabel(INCOME)).toHaveValue("141,500");
  await page.reload();
  await arriveAt(page, "Is all of this right?");
  await expect((await openCorrection(page)).getByLabel(INCOME)).toHaveValue("141,500");

  await dialog.getByRole("button", { name: "See what this changes" }).click();
  await expect(dialog.getByRole("heading", { name: "What this changes" })).toBeFocused();
  await expect(dialog).toContainText("We work out anew what we can offer.");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Correct it" }).click();
  await expect(dialog).toHaveCount(0);
  await arriveAt(page, "Is all of this right?");
  await expect(page.locator("main")).toContainText("$141,500.00");
  // It was sent: no device has a draft to go on from.
  await device.reload();
  await arriveAt(device, "Is all of this right?");
  const look = device.waitForResponse(DRAFT);
  await openCorrection(device);
  expect(await (await look).json()).toMatchObject({ draft: null });
  await elsewhere.close();

  await page.route(/\/service-/, (route) => route.fulfill({ status: 503, body: "" }));
  await page.reload();
  await expect(heading(page, "We cannot get this page just now")).toBeVisible();
  await expect(page.locator("main")).toContainText("Nothing you entered is lost.");
});

test("a phone takes the pictures of the ID by a link, and the page at the desk goes on by itself", async ({
  page,
  browser,
}) => {
  const { client, uuid } = await walkIn(product, {
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
  await expect(phone.getByRole("alert")).toContainText("Take a picture of your face");
  await upload(phone, "A picture of your face");
  await press(phone, "Send the pictures");
  await arriveAt(phone, "The pictures are with us");
  await expect(heading(page, "Show us that it is you")).toHaveCount(0);

  const other = await context.newPage();
  await other.goto(link.slice(link.indexOf("http")));
  await press(other, "Begin");
  await arriveAt(other, "This link was used already");
  await context.close();
});

test("an application whose time ran out stands among the past ones, and is nobody's move", async ({ page }) => {
  const { client } = await walk({
    url: product.url,
    sandboxUrl: product.sandboxUrl,
    persona: "lapses",
    email: "ran.out@example.com",
    timePasses: true,
  });
  await enter(page, product.url, client.token());
  await page.goto(`${product.url}/dashboard`);
  await arriveAt(page, /^Welcome/);
  const past = page.getByRole("table", { name: "Past applications" });
  await expect(past.getByRole("row")).toHaveCount(2);
  await expect(page.getByText("The money is sent")).toHaveCount(0);
  await past.getByRole("link", { name: "The time ran out. Read why" }).click();
  await arriveAt(page, "Your application is closed");
  await expect(page).toHaveTitle(/^Your application is closed/);
});
