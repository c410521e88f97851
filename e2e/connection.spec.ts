import { openBorrower } from "@gable/testkit/open-borrower.ts";
import type { TestProduct } from "@gable/testkit/start-product.ts";
import { startProductAlone } from "@gable/testkit/start-product-alone.ts";
import { expect, type Page } from "@playwright/test";
import { excessWidth, expectAccessible, loadOf } from "./accessible.ts";
import { heading } from "./arrive.ts";
import { consoleUrl, enterConsole } from "./console/enter-console.ts";
import { enter } from "./enter.ts";
import { holdBack } from "./hold-back.ts";
import { test } from "./test-with-late-replies.ts";

let product: TestProduct;
test.beforeAll(async () => {
  product = await startProductAlone();
});
test.afterAll(() => product.close());

const CALLS = /\/(service-|identity)/;
const UNAVAILABLE = { status: 503, body: "" };
const A_MINUTE_MS = 60_000;
const PHONE = { width: 390, height: 844 };

/** What stands over the page about its connection. */
const line = (page: Page) => page.locator(".connection-line");

/** What the line says, each time that it says something else. */
async function keepWhatIsSaid(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    new MutationObserver(() => {
      const now = document.querySelector(".connection-line")?.textContent ?? "";
      if (now !== said.at(-1)) said.push(now);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said.filter((words) => words !== ""));
}

/** Answers with the application's uuid. */
async function enterAsBorrower(page: Page): Promise<string> {
  const { headers, applicationUuid } = await openBorrower(product);
  await enter(page, product.url, headers.authorization);
  return applicationUuid;
}

/** Stops the page's clock. What comes back lets time pass, by half seconds, until the line says something, and tells how long that was. */
async function stopTime(page: Page): Promise<(words: string) => Promise<number>> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + A_MINUTE_MS);
  let passedMs = 0;
  return async (words) => {
    const look = async (): Promise<string | null> => {
      await page.clock.runFor(500);
      passedMs += 500;
      return line(page).textContent();
    };
    await expect.poll(look).toContain(words);
    return passedMs;
  };
}

test("a page that is long in coming says so, then what one can do, each once", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await enterAsBorrower(page);
  const said = await keepWhatIsSaid(page);
  const letTimePassUntil = await stopTime(page);
  const letGo = await holdBack(page, CALLS);
  await page.goto(`${product.url}/dashboard`, { waitUntil: "commit" });
  const loader = page.locator(".loader");
  // A page that comes within a moment shows no loader.
  const afterMoment = async (): Promise<number> => {
    await page.clock.runFor(300);
    return loader.count();
  };
  await expect.poll(afterMoment).toBe(1);
  await expect(loader.getByRole("status")).toHaveText("Loading");
  await expect(line(page)).toHaveText("");
  // Of the three seconds, and of the ten, a moment is over.
  expect(await letTimePassUntil("This is taking longer than usual.")).toBeGreaterThanOrEqual(2500);
  expect(await letTimePassUntil("If it goes on, call us at (800) 555-0142.")).toBeGreaterThanOrEqual(9500);
  await page.clock.runFor(10_000);
  letGo();
  await page.clock.resume();
  await expect(page.locator("main h1")).toBeVisible();
  await expect(line(page)).toHaveText("");
  expect(await said()).toEqual([
    expect.stringContaining("longer than usual"),
    expect.stringContaining("You can go on waiting"),
  ]);
});

/** What decides what a page of an application shows. */
const DECIDES = /\/application\/heloc\/[^/]+$|\/v1\/profile$|\/status$|\/external-applicants$|\/v1_1\/identity$/;

test("a page of an application asks while its scripts are on their way, and for each thing once", async ({ page }) => {
  const uuid = await enterAsBorrower(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (DECIDES.test(pathname)) asked.push(pathname);
  });
  const letGo = await holdBack(page, /\/assets\/libraries-/);
  await page.goto(`${product.url}/account/heloc/${uuid}/start/profile`, { waitUntil: "commit" });
  await expect.poll(() => asked.length).toBe(5);
  letGo();
  await expect(page.locator("main h1")).toBeVisible();
  expect(new Set(asked.slice(0, 5)).size).toBe(5);
  for (const once of ["/v1_1/identity", "/v1/profile", `/application/heloc/${uuid}`])
    expect(asked.filter((path) => path.endsWith(once))).toHaveLength(1);
});

test("a part of a page that is long in coming says so too, in the console as well", async ({ page }) => {
  await enterConsole(page, product, "administrator", "/complaints");
  await expect(heading(page, "Complaints")).toBeVisible();
  await expect(page.getByText("Loading")).toHaveCount(0);
  const letTimePassUntil = await stopTime(page);
  await expect(line(page)).toHaveText("");
  await holdBack(page, CALLS);
  await page.getByRole("navigation", { name: "Desk" }).getByRole("link", { name: "Pipeline" }).click();
  await expect(heading(page, "Pipeline")).toBeVisible();
  await expect(page.getByText("Loading").first()).toBeAttached();
  const title = heading(page, "Pipeline");
  const stood = await title.boundingBox();
  const longMs = await letTimePassUntil("This is taking longer than usual.");
  expect(await title.boundingBox()).toEqual(stood);
  expect(await letTimePassUntil("Nothing is lost.")).toBeGreaterThan(longMs);
});

test("a page that is opened during an outage keeps its frame, says so, and comes by itself", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await enterAsBorrower(page);
  await page.route(CALLS, (route) => route.fulfill(UNAVAILABLE));
  await page.goto(`${product.url}/dashboard`);
  await expect(heading(page, "We cannot get this page just now")).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: /\(800\) 555-0142/ })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expectAccessible(page);
  expect(await excessWidth(page)).toBe(0);
  await page.unroute(CALLS);
  // Nobody presses anything.
  await expect(heading(page, "We cannot get this page just now")).toHaveCount(0);
  await expect(page).toHaveURL(`${product.url}/dashboard`);
  await expect(page.locator("main h1")).toBeVisible();
});

test("a part of a page that an outage kept away comes by itself, like a page", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await enterAsBorrower(page);
  await page.goto(`${product.url}/dashboard`);
  await expect(page.locator("main h1")).toBeVisible();
  await page.route(CALLS, (route) => route.fulfill(UNAVAILABLE));
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Settings" }).click();
  await expect(heading(page, "Your settings")).toBeVisible();
  await expect(line(page)).toContainText("We are not getting an answer just now. Nothing is lost.");
  await expect(page.getByText("· This device")).toHaveCount(0);
  await expectAccessible(page);
  expect(await excessWidth(page)).toBe(0);
  await page.unroute(CALLS);
  // Nobody presses anything.
  await expect(page.getByText("· This device")).toBeVisible();
  await expect(line(page)).toHaveText("");
});

test("a part that is left during an outage is not waited for any more", async ({ page }) => {
  await enterConsole(page, product, "administrator", "/complaints");
  await expect(page.getByText("Nobody waits for an answer.", { exact: false })).toBeVisible();
  await page.route(CALLS, (route) => route.fulfill(UNAVAILABLE));
  const desk = page.getByRole("navigation", { name: "Desk" });
  await desk.getByRole("link", { name: "Pipeline" }).click();
  await expect(heading(page, "Pipeline")).toBeVisible();
  await expect(line(page)).toContainText("We keep trying");
  await desk.getByRole("link", { name: "Complaints" }).click();
  await expect(line(page)).toHaveText("");
  await desk.getByRole("link", { name: "Pipeline" }).click();
  await expect(line(page)).toContainText("We keep trying");
  await page.unroute(CALLS);
  await expect(line(page)).toHaveText("");
  await expect(page.getByText("Loading")).toHaveCount(0);
});

test("a page whose server refuses connections says the same, and comes when it is pressed for", async ({ page }) => {
  await enterAsBorrower(page);
  await page.route(CALLS, (route) => route.abort("connectionrefused"));
  // Only pressing leads on.
  await stopTime(page);
  await page.goto(`${product.url}/dashboard`);
  await expect(heading(page, "We cannot get this page just now")).toBeVisible();
  await page.unroute(CALLS);
  await page.getByRole("button", { name: "Try now" }).click();
  await expect(heading(page, "We cannot get this page just now")).toHaveCount(0);
  await expect(page.locator("main h1")).toBeVisible();
});

test("where an outage keeps one from going on, the page stays with what was typed, and goes on when it is over", async ({
  page,
}) => {
  const uuid = await enterAsBorrower(page);
  await page.goto(`${product.url}/dashboard/settings`);
  const password = page.getByLabel("Present password");
  await password.fill("as it was typed");
  await page.route(CALLS, (route) => route.fulfill(UNAVAILABLE));
  await page.evaluate((path) => {
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
  }, `/account/heloc/${uuid}`);
  await expect(line(page)).toContainText("We are not getting an answer just now. Nothing is lost.");
  await expect(password).toHaveValue("as it was typed");
  await expectAccessible(page);
  await page.unroute(CALLS);
  await expect(line(page)).toHaveText("");
  await expect(password).toHaveCount(0);
});

test("a part that is not to be had for now takes no page away, and comes with the connection", async ({
  page,
  context,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${product.url}/account/heloc/register`);
  const home = page.getByRole("combobox", { name: "Home address" });
  await expect(home).toBeVisible();
  // The first sign of somebody fetches what a visitor may open next.
  await context.setOffline(true);
  await home.fill("12 Elm");
  await page.getByText("Which homes qualify").click();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(line(page)).toContainText("You are offline. Nothing is lost.");
  await context.setOffline(false);
  await expect(page.getByRole("dialog").getByRole("link", { name: "Log in" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText(/^A house, townhouse, condo or duplex/)).toBeVisible();
  await expect(home).toHaveValue("12 Elm");
});

test("a page of the console that is not to be had for now takes none away, with what was typed, and comes with the connection", async ({
  page,
  context,
}) => {
  const { applicationUuid } = await openBorrower(product);
  await enterConsole(page, product, "processor", `/file/${applicationUuid}`);
  const note = page.getByLabel("Note for colleagues");
  await note.fill("She is at work until five.");
  await context.setOffline(true);
  await page.getByRole("navigation", { name: "Desk" }).getByRole("link", { name: "Notary" }).press("Enter");
  const leaving = page.getByRole("dialog", { name: "Leave without saving?" });
  await leaving.getByRole("button", { name: "Leave it" }).press("Enter");
  await expect(leaving).toHaveCount(0);
  await expect(line(page)).toContainText("You are offline. Nothing is lost.");
  await expect(note).toHaveValue("She is at work until five.");
  await context.setOffline(false);
  await expect(heading(page, "Notary")).toBeVisible();
});

test("a part of the console that a newer one took the place of has the page loaded anew", async ({ page }) => {
  await enterConsole(page, product, "processor", "/pipeline");
  await expect(heading(page, "Pipeline")).toBeVisible();
  await page.route(/console-assets\/notary-/, (route) => route.fulfill({ status: 404, body: "" }), { times: 1 });
  const load = await loadOf(page);
  await page.getByRole("navigation", { name: "Desk" }).getByRole("link", { name: "Notary" }).press("Enter");
  await expect(heading(page, "Notary")).toBeVisible();
  expect(await loadOf(page)).not.toBe(load);
});

test("what other tabs do with a session of the console holds in this one", async ({ page, context }) => {
  await enterConsole(page, product, "processor", "/pipeline");
  const mine = page.getByRole("button", { name: "Your account, Test processor" });
  await expect(mine).toBeVisible();
  const second = await context.newPage();
  await enterConsole(second, product, "administrator", "/staff");
  await expect(heading(second, "Staff")).toBeVisible();
  await expect(page.getByRole("button", { name: "Your account, Test administrator" })).toBeVisible();
  await expect(mine).toHaveCount(0);

  const { applicationUuid } = await openBorrower(product);
  await page.goto(`${consoleUrl(product)}/file/${applicationUuid}`);
  await expect(page.getByRole("heading", { name: "Plan" })).toBeVisible();
  const load = await loadOf(page);
  await second.getByRole("button", { name: "Your account, Test administrator" }).click();
  await second.getByRole("button", { name: "Log out" }).click();
  await expect(heading(page, "Log in to the console")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`redirectUrl=%2Ffile%2F${applicationUuid}&why=ELSEWHERE$`));
  await expect(page.getByText(/^You logged out in another tab/)).toBeVisible();
  // Nothing of them is in its memory.
  expect(await loadOf(page)).not.toBe(load);
});

test("the console waits for its server in the same way", async ({ page }) => {
  await enterConsole(page, product, "administrator", "/complaints");
  await expect(heading(page, "Complaints")).toBeVisible();
  await page.route(CALLS, (route) => route.fulfill(UNAVAILABLE));
  await page.goto(`${consoleUrl(product)}/complaints`);
  await expect(heading(page, "The console is not answering")).toBeVisible();
  await expect(line(page)).toContainText("We keep trying");
  await expectAccessible(page);
  await page.unroute(CALLS);
  await expect(heading(page, "Complaints")).toBeVisible();
});
