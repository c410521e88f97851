import { type ProductAlone, startProductAlone } from "@gable/testkit/start-product-alone.ts";
import { expect } from "@playwright/test";
import { excessWidth, expectAccessible } from "../accessible.ts";
import { heading } from "../arrive.ts";
import { test } from "../test-with-late-replies.ts";

let product: ProductAlone;
/** What the server has logged. */
let said = "";

test.beforeAll(async () => {
  product = await startProductAlone({
    environment: { LOG_LEVEL: "error" },
    log: {
      write: (line) => {
        said += line;
      },
    },
  });
});

test.afterAll(() => product.close());

test("the browser's language is spoken until the person chooses one, and that is kept", async ({ browser }) => {
  const context = await browser.newContext({ locale: "es-MX" });
  const page = await context.newPage();
  await page.goto(`${product.url}/contact`);
  await expect(heading(page, "Hable con una persona")).toBeVisible();
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: "Comunicaciones electrónicas" })).toBeVisible();
  await page.getByRole("banner").getByRole("button", { name: "English" }).click();
  await expect(heading(page, "Talk to a person")).toBeVisible();
  await expect(footer.getByRole("link", { name: "Electronic communications" })).toBeVisible();
  await page.reload();
  await expect(heading(page, "Talk to a person")).toBeVisible();
  await context.close();
});

test("the lender's legal texts say in Spanish that the English ones govern", async ({ browser }) => {
  const context = await browser.newContext({ locale: "es-MX" });
  const page = await context.newPage();
  const governs = page.getByText("La versión en inglés es la que rige.");
  for (const path of ["/terms", "/privacy", "/communications"]) {
    await page.goto(product.url + path);
    await expect(governs).toBeVisible();
  }
  await page.getByRole("banner").getByRole("button", { name: "English" }).click();
  await expect(governs).toHaveCount(0);
  await context.close();
});

test("a page is counted without anything personal, and not at all for whoever asks not to be tracked", async ({
  browser,
  page,
}) => {
  const begun = page.waitForRequest("**/ft/external/session");
  const counted = page.waitForRequest("**/ft/external/event");
  await page.goto(`${product.url}/contact?utm_source=mail&email=ada@example.com`);
  expect((await begun).postDataJSON()).toEqual({
    platform: "WEB",
    libraryVersion: "1",
    appVersion: expect.stringMatching(/^\d+\.\d+\.\d+-[0-9a-f]{10}$/),
    referrer: "",
    queryParams: { utm_source: ["mail"] },
    screen: { width: 1280, height: 720 },
    window: { width: 1280, height: 720 },
    sessionKey: null,
    trackerUuid: null,
  });
  expect((await counted).postDataJSON()).toMatchObject({
    event: "pageview",
    productType: "HELOC",
    pagePath: "/contact",
    queryParams: { utm_source: ["mail"] },
  });
  expect(await page.evaluate(() => localStorage.getItem("telemetry_trackerUuid"))).toMatch(/^[0-9a-f-]{36}$/);

  const context = await browser.newContext();
  await context.addInitScript(() => Object.defineProperty(navigator, "doNotTrack", { value: "1" }));
  const untracked = await context.newPage();
  const sent: string[] = [];
  untracked.on("request", (request) => sent.push(request.url()));
  await untracked.goto(`${product.url}/contact`, { waitUntil: "networkidle" });
  expect(sent.filter((url) => url.includes("/ft/"))).toEqual([]);
  await context.close();
});

test("whoever has no account says on the privacy page whether visits are counted, and that is kept", async ({
  page,
}) => {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/event")) return;
    paths.push((request.postDataJSON() as { pagePath: string }).pagePath);
  });
  await page.goto(`${product.url}/privacy`);
  await expect.poll(() => paths).toEqual(["/privacy"]);
  const choice = page.getByRole("checkbox", { name: /^Count my visits/ });
  await expect(choice).toBeChecked();
  // As large as in the settings, whose styles are not on this page.
  await expect(choice).toHaveCSS("width", "22px");
  await choice.uncheck();
  await page.reload();
  await expect(choice).not.toBeChecked();
  await page.getByRole("contentinfo").getByRole("link", { name: "Electronic communications" }).click();
  await expect(page).toHaveURL(/communications$/);
  await page.goBack();
  await choice.check();
  await page.getByRole("contentinfo").getByRole("link", { name: "Electronic communications" }).click();
  // Events leave in their order: one that was not to be counted would stand before it.
  await expect.poll(() => paths).toEqual(["/privacy", "/communications"]);
});

test("the privacy page says what of a visit is counted and kept in the browser, and how that is ended", async ({
  page,
}) => {
  await page.goto(`${product.url}/privacy`);
  const text = page.locator("main");
  await expect(text.getByRole("heading", { name: "How we count visits" })).toBeVisible();
  await expect(text).toContainText("a number that your browser keeps");
  await expect(text).toContainText("Do Not Track or Global Privacy Control");
  await expect(text).toContainText("switch counting off, at the end of this page or in your settings");
  await expect(text).toContainText("deletes what was kept");
});

test("hours that come in another form than agreed take no page away: those stand that came with it", async ({
  page,
}) => {
  const hours = /\/hours\/OPS_PHONE\b/;
  await page.route(hours, (route) => route.fulfill({ json: {} }));
  const replied = page.waitForResponse(hours);
  await page.goto(`${product.url}/contact`);
  await replied;
  await page.getByRole("banner").getByRole("button", { name: "Español" }).click();
  await expect(heading(page, "Hable con una persona")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toContainText("lunes a viernes");
});

test("when a part of the page cannot be fetched it is loaded anew five times, and then says so", async ({ page }) => {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route("**/assets/contact-*.js", (route) => route.abort());
  await page.goto(`${product.url}/contact`);
  await expect(heading(page, "Sorry, looks like we have hit a snag!")).toBeVisible();
  expect(loads).toBe(6);
  await expect(page.getByText("Please click Try again to see if we can get you back moving.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Go to dashboard" })).toHaveAttribute("href", "/dashboard");
  await expect(page.locator("main").getByRole("link", { name: "(800) 555-0142" })).toBeVisible();
  await expect(page.locator("main").getByRole("link", { name: "help@gable.example" })).toBeVisible();
});

test("Try again goes one step back in the history", async ({ page }) => {
  await page.goto(`${product.url}/terms`);
  await expect(heading(page, /Terms/)).toBeVisible();
  await page.route("**/assets/contact-*.js", (route) => route.abort());
  await page.goto(`${product.url}/contact`);
  await expect(heading(page, "Sorry, looks like we have hit a snag!")).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL(/\/terms$/);
  await expect(heading(page, /Terms/)).toBeVisible();
});

test("a part beside the screen that cannot be fetched ends after five loads too, and is forgotten on a page that stands", async ({
  page,
}) => {
  await page.clock.install();
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route("**/assets/around-*.js", (route) => route.abort());
  await page.goto(`${product.url}/contact`);
  await expect(heading(page, "Sorry, looks like we have hit a snag!")).toBeVisible();
  expect(loads).toBe(6);

  const retries = () => page.evaluate(() => sessionStorage.getItem("module-load-retries"));
  await page.unroute("**/assets/around-*.js");
  await page.goto(`${product.url}/contact`);
  await expect(heading(page, "Talk to a person")).toBeVisible();
  expect(await retries()).toBe("5");
  await page.clock.fastForward("01:00");
  await expect.poll(retries).toBeNull();
});

test("an error that breaks a page is written into the server's log, without what was typed", async ({ page }) => {
  // A reply that no page expects, and in it something personal.
  await page.route("**/state-licenses**", (route) => route.fulfill({ json: { states: { who: "ada@example.com" } } }));
  const told = page.waitForResponse("**/external/api/v1/fault");
  await page.goto(`${product.url}/licenses?name=Ada`);
  expect((await told).status()).toBeLessThan(300);
  await expect.poll(() => said).toContain("a page of the portal broke");
  expect(said).not.toMatch(/ada@example|name=Ada/);
});

for (const [path, title] of [
  ["/terms", /Terms/],
  ["/communications", /lectronic/],
  ["/privacy", /rivacy/],
  ["/licenses", /licensed/],
  ["/coming-soon", /Coming soon/],
  ["/contact", /Talk to a person/],
  ["/account/heloc/register/support", /How can we help/],
  ["/no/such/page", /There is nothing here/],
  ["/account/heloc/register/account-setup", /Which home would secure/],
] as const) {
  test(`${path} is whole on a phone, in forced colours and without motion`, async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 800 },
      forcedColors: "active",
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    await page.goto(product.url + path);
    await expect(heading(page, title)).toBeVisible();
    await expectAccessible(page);
    expect(await excessWidth(page)).toBeLessThanOrEqual(0);
    const moving = await page.evaluate(() => document.getAnimations().length);
    expect(moving).toBe(0);
    await context.close();
  });
}

test("an e-mail address for which a phone has no room breaks behind its sign", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${product.portalUrl("harbor-pine")}/contact`);
  const lines = () =>
    page.locator("dd", { hasText: "hello@" }).evaluate((shown) => {
      const range = document.createRange();
      range.selectNodeContents(shown);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      const behindSign = document.createRange();
      behindSign.selectNodeContents(shown.lastChild ?? shown);
      return { lines: tops.size, behindSign: behindSign.getClientRects().length, host: behindSign.toString() };
    });
  await expect.poll(lines).toEqual({ lines: 2, behindSign: 1, host: "harborpine.example" });
});
