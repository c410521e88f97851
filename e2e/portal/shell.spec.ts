import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { fetchPersona } from "@gable/testkit/borrower/persona.ts";
import { registerPersona } from "@gable/testkit/borrower/register.ts";
import { walk } from "@gable/testkit/borrower/walk.ts";
import { type ProductAlone, startProductAlone } from "@gable/testkit/start-product-alone.ts";
import { expect, type Page } from "@playwright/test";
import { excessWidth, expectAccessible } from "../accessible.ts";
import { heading, press } from "../arrive.ts";
import { holdBack } from "../hold-back.ts";
import { test } from "../test-with-late-replies.ts";

let product: ProductAlone;
let borrower: { uuid: string; email: string; password: string; token: string };

test.beforeAll(async () => {
  product = await startProductAlone();
  borrower = await register("straight-approval");
});

test.afterAll(() => product.close());

async function register(personaName: string, email = `${personaName}@example.com`) {
  const client = createBorrowerClient(product.url, "gable");
  const persona = await fetchPersona(product.sandboxUrl, personaName);
  const uuid = await registerPersona(client, persona, email);
  return { uuid, email, password: persona.fill.password, token: client.token() ?? "" };
}

/** Somebody of whom all is checked that is checked at first. */
async function stand(persona: string, email = `${persona}@example.com`) {
  const { url, sandboxUrl } = product;
  const walked = await walk({ url, sandboxUrl, persona, email, until: "LIEN_VERIFICATION" });
  const { client, uuid } = walked;
  return { uuid, email, password: walked.persona.fill.password, token: client.token() ?? "" };
}

async function enter(page: Page, path: string, { token } = borrower): Promise<void> {
  await page.addInitScript((jwt) => {
    if (!sessionStorage.getItem("entered")) localStorage.setItem("jwt", jwt);
    sessionStorage.setItem("entered", "yes");
  }, token);
  await page.goto(product.url + path);
}

async function logInAgain(page: Page, { email, password }: typeof borrower): Promise<void> {
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** Notes on the page, in milliseconds, how long after the last press the session was ended with the server. */
const measurePause = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let pressedAt = 0;
    addEventListener(
      "click",
      () => {
        pressedAt = performance.now();
      },
      true,
    );
    const plain = window.fetch.bind(window);
    window.fetch = (input, init) => {
      if (input instanceof Request ? input.url.endsWith("/logout") : input.toString().endsWith("/logout")) {
        document.documentElement.dataset["paused"] = String(performance.now() - pressedAt);
      }
      return plain(input, init);
    };
  });

/** Logs out in the middle, and is asked nothing. */
async function leaveFromLiens(page: Page, uuid: string): Promise<void> {
  const known = page.waitForResponse("**/service-optimize/**/features");
  await page.goto(`${product.url}/account/heloc/${uuid}/liens`);
  await expect(page.getByRole("region", { name: /^Your home, worth/ })).toBeVisible();
  await known;
  await page.getByRole("button", { name: "Your account" }).click();
  await page.getByRole("button", { name: "Log out", exact: true }).click();
  await expect(heading(page, "Log in")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

test("a visitor sees a log-in, and neither notifications nor an account", async ({ page }) => {
  await page.goto(`${product.url}/contact`);
  const bar = page.getByRole("banner");
  await expect(bar.getByRole("link", { name: "Log in" })).toBeVisible();
  await expect(bar.getByRole("button", { name: /Notifications/ })).toHaveCount(0);
  await expect(bar.getByRole("button", { name: "Your account" })).toHaveCount(0);
  await expect(bar.getByRole("link", { name: "(800) 555-0142" })).toHaveAttribute("href", "tel:8005550142");
});

test("the bar is 60 pixels high on phones and 80 on large screens", async ({ page }) => {
  await page.goto(`${product.url}/contact`);
  const height = async () => (await page.getByRole("banner").boundingBox())?.height;
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(height).toBe(80);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(height).toBe(60);
});

test("on paper the lender’s mark stays of the bar, and nothing that one would press", async ({ page }) => {
  await page.goto(`${product.url}/contact`);
  const bar = page.getByRole("banner");
  await expect(bar.getByRole("navigation").filter({ visible: true })).toHaveCount(1);
  await page.emulateMedia({ media: "print" });
  await expect(bar.getByRole("navigation").filter({ visible: true })).toHaveCount(0);
  await expect(bar.getByRole("img").filter({ visible: true })).toHaveCount(1);
});

test("the bell says what is new, shows it, leads on, and forgets it once followed", async ({ page }) => {
  const locked = await register("locked");
  await enter(page, "/dashboard", locked);
  const bell = page.getByRole("banner").getByRole("button", { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName("Notifications, 1 new");
  const beside = page.getByRole("complementary");
  await expect(beside.getByRole("heading", { name: "Notifications" })).toBeVisible();
  await expect(beside.getByText("A credit file is frozen")).toBeVisible();
  await bell.click();
  const list = page.getByRole("banner").getByRole("region", { name: "Notifications" });
  await expect(list.getByText("A credit file is frozen")).toBeVisible();
  await expect(list.getByRole("button", { name: "View All" })).toHaveCount(0);
  await expectAccessible(page);
  await list.getByRole("link", { name: "See how" }).click();
  await expect(page).toHaveURL(new RegExp(`/account/heloc/${locked.uuid}/`));
  await expect(bell).toHaveAccessibleName("Notifications");
});

test("without any the bell says so", async ({ page }) => {
  await enter(page, "/dashboard");
  await page.getByRole("banner").getByRole("button", { name: "Notifications" }).click();
  await expect(page.getByText("No Notifications")).toBeVisible();
  // Beside the page nothing is said of nothing.
  await expect(page.getByRole("heading", { name: "Notifications" })).toHaveCount(1);
});

test("four or more are folded to three until all are asked for, at most eight of them unread", async ({ page }) => {
  const many = Array.from({ length: 12 }, (_, index) => ({
    uuid: `5c0a7a44-8a5e-4b02-9d54-0f6b1f3f0a${String(index + 10)}`,
    created: new Date(Date.now() - index * 86_400_000 * 3).toISOString(),
    title: `Notice ${index + 1}`,
    description: "What happened.",
    status: index < 10 ? "UNREAD" : "READ",
    ctas: [],
    walletAddress: null,
  }));
  await page.route("**/service-notification/**", (route) => route.fulfill({ json: many }));
  await enter(page, "/dashboard");
  await page.getByRole("button", { name: "Notifications, 10 new" }).click();
  const list = page.getByRole("banner").getByRole("region", { name: "Notifications" });
  await expect(list.getByRole("listitem")).toHaveCount(3);
  await expect(list.getByRole("listitem").nth(1)).toContainText("3d");
  await page.setViewportSize({ width: 1280, height: 500 });
  await expect(list.getByRole("button", { name: "View All" })).toBeInViewport();
  await list.getByRole("button", { name: "View All" }).click();
  await expect(list.getByRole("heading", { name: "Notifications" })).toBeInViewport();
  await expect(list.getByRole("listitem")).toHaveCount(10);
  await expect(list.getByText("New:")).toHaveCount(8);
});

test("on a phone everything but telephone and bell is in a drawer", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await enter(page, "/dashboard");
  const opener = page.getByRole("banner").getByRole("button", { name: "Menu" });
  await opener.click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  for (const name of ["Dashboard", "Settings", "Contact us"]) {
    await expect(drawer.getByRole("link", { name })).toBeVisible();
  }
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await drawer.getByRole("link", { name: "Settings" }).click();
  await expect(heading(page, "Your settings")).toBeVisible();
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
});

test("the other applications of the family are in the menu where a flag says where they are", async ({ page }) => {
  await enter(page, "/dashboard");
  await expect(page.getByRole("button", { name: "Your account" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Apps" })).toHaveCount(0);
  const on = { state: "ENABLED", defaultVariant: "on", targeting: {} };
  const at = (relativeUrl: string) => ({ ...on, variants: { on: { flagEnabled: true, variables: { relativeUrl } } } });
  await writeFile(
    join(product.config.dataDir, "flags.json"),
    JSON.stringify({
      flags: { "fe-relative-url-pay": at("/pay"), "fe-relative-url-portfolio": at("/portfolio") },
    }),
  );
  await page.reload();
  await page.getByRole("button", { name: "Apps" }).click();
  await expect(page.getByRole("link", { name: "Pay" })).toHaveAttribute("href", "/pay");
  await expect(page.getByRole("link", { name: "Portfolio Manager" })).toHaveCount(0);
  await writeFile(join(product.config.dataDir, "flags.json"), JSON.stringify({ flags: {} }));
});

test("the settings change language, mail and password, and log other devices out", async ({ page }) => {
  const own = await register("no-value");
  const letGo = await holdBack(page, "**/preferences");
  await enter(page, "/dashboard/settings", own);
  await expect(heading(page, "Your settings")).toBeVisible();
  await expect(page.getByText("· This device")).toBeVisible();
  const mails = page.getByRole("checkbox", { name: "Mail me when it is my move" });
  // What is not known yet is not shown as if it were chosen.
  await expect(mails).toHaveCount(0);
  letGo();
  await expect(mails).toBeChecked();
  await expectAccessible(page);

  const messages = page.getByRole("region", { name: "Messages" });
  await page.route("**/preferences", (route) => route.fulfill({ status: 500, json: {} }));
  await mails.click();
  await expect(messages).toContainText("This was not saved. Something went wrong on our side.");
  await page.unroute("**/preferences");
  await page.reload();
  await expect(mails).toBeChecked();

  await mails.click();
  await expect(mails).not.toBeChecked();
  await expect(messages).toContainText("Saved.");
  await page.reload();
  await expect(mails).not.toBeChecked();

  await page.getByLabel("Present password").fill("not the password at all");
  await page.getByLabel("New password").fill("copper kettle morning field");
  await press(page, "Change my password");
  await expect(page.getByRole("alert").first()).toContainText("This is not your present password.");
  await page.getByLabel("Present password").fill(own.password);
  await page.getByLabel("New password").fill("copper kettle morning field");
  await press(page, "Change my password");
  const said = messages.getByText("Your password is changed.");
  await expect(said).toBeVisible();
  // Under the pointer it stays.
  await said.hover();

  await page.getByRole("radio", { name: "Español" }).press(" ");
  await expect(heading(page, "Su configuración")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  // What was said before is still in the language in which it was said.
  await expect(page.locator(".toast p").filter({ hasText: "Your password is changed." })).toHaveAttribute("lang", "en");
});

test("the settings tell what was checked, take a complaint, and give the data to who has the password", async ({
  page,
}) => {
  const own = await stand("manual-pay");
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, "/dashboard/settings", own);
  const checks = page.locator("section", { has: page.getByRole("heading", { name: "What we checked about you" }) });
  // The checks were asked side by side: which of them stand before the line is the clock's affair.
  await checks.getByText(/^Show (one earlier check|\d+ earlier checks)$/).click();
  await expect(checks.getByText("Credit report")).toBeVisible();
  await expect(checks.getByText("Kept while your application is open.").first()).toBeVisible();
  await expectAccessible(page);
  expect(await excessWidth(page)).toBe(0);

  await page.getByText("Get a copy of everything").click();
  await page.getByLabel("Password, to get the copy").fill(own.password);
  const download = page.waitForEvent("download");
  await press(page, "Download my data");
  expect((await download).suggestedFilename()).toBe("my-data.json");

  await page.getByText("Have my data deleted").click();
  await expect(page.getByText(/Application [\d-]+/)).toBeVisible();
  await page.getByLabel("Password, to ask for it").fill(own.password);
  await press(page, "Ask to have it deleted");
  await expect(page.getByText("You asked us to delete your data.")).toBeVisible();
  await page.route("**/deletion", (route) => (route.request().method() === "GET" ? route.fallback() : route.abort()));
  await press(page, "Take this back");
  await expect(page.getByRole("region", { name: "Messages" })).toContainText("There was no answer.");
  await page.unroute("**/deletion");
  await press(page, "Take this back");
  await expect(page.getByLabel("Password, to ask for it")).toBeVisible();

  await page.getByText("Write a complaint").click();
  await page.getByLabel("What is it about?").selectOption("FEES");
  await page.getByLabel("What happened?").fill("Nobody said what this costs.");
  await press(page, "Send my complaint");
  await expect(page.getByText(/We answer by/)).toBeVisible();
  await expectAccessible(page);
});

test("one may write to the chief executive, who is told nothing too short", async ({ page }) => {
  await enter(page, "/dashboard");
  await page.getByRole("button", { name: "Your account" }).click();
  await page.getByRole("button", { name: "Share your thoughts with our CEO" }).click();
  const letter = page.getByRole("dialog", { name: "Share your thoughts with our CEO" });
  await letter.getByLabel("Your message").fill("Too short");
  await letter.getByRole("button", { name: "Send" }).click();
  await expect(letter.getByRole("alert")).toContainText("Must be at least 10 characters");
  await expectAccessible(page);
  await letter.getByRole("radio", { name: "Improve our product" }).check();
  await letter.getByLabel("Your message").fill("Tell me sooner what it costs, please.");
  await letter.getByRole("radio", { name: "No" }).check();
  const sent = page.waitForRequest("**/feedback/ceo");
  await letter.getByRole("button", { name: "Send" }).click();
  expect((await sent).postDataJSON()).toEqual({
    topic: "IMPROVE",
    message: "Tell me sooner what it costs, please.",
    marketingConsent: false,
    applicationUuid: null,
    pathname: "/dashboard",
    productType: "HELOC",
  });
  await expect(letter).toBeHidden();
  await expect(page.getByRole("region", { name: "Messages" })).toContainText("Your letter is on its way");
});

test("somebody who logs out in the middle is asked why once, and logged out after a moment", async ({ page }) => {
  const own = await register("illinois");
  const letGo = await holdBack(page, /\/api\/.*\/liens$/);
  await measurePause(page);
  await enter(page, `/account/heloc/${own.uuid}/liens`, own);
  await expect(page.locator("main h1")).toBeVisible();
  await expect(page).toHaveURL(/\/liens$/);
  const number = page.locator("main").getByText(/^Application ID \S{6,}$/);
  await expect(number).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(number).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator("footer").getByText("Everything you enter is encrypted")).toBeVisible();
  await expect(page.locator("footer").getByText("Illinois Community Reinvestment Act")).toBeVisible();
  await page.getByRole("button", { name: "Your account" }).click();
  const thoughts = page.getByRole("button", { name: "Share your thoughts with our CEO" });
  await expect(thoughts).toBeVisible();
  // What comes meanwhile does not take the focus, nor close the menu.
  letGo();
  await expect(page.getByRole("region", { name: /^Your home, worth/ })).toBeVisible();
  await expect(thoughts).toBeVisible();
  await page.getByRole("button", { name: "Log out" }).click();
  const survey = page.getByRole("dialog", { name: "Before you go: why now?" });
  await expect(survey).toBeVisible();
  await expectAccessible(page);
  const told = page.waitForRequest("**/feedback/leaving");
  const loggedOut = page.waitForRequest("**/identity-broker/**/logout");
  await survey.getByRole("button", { name: "I’ll come back later" }).click();
  expect((await told).postDataJSON()).toMatchObject({ reason: "LATER", applicationUuid: own.uuid });
  await loggedOut;
  expect(await page.evaluate(() => Number(document.documentElement.dataset["paused"]))).toBeGreaterThanOrEqual(750);
  await expect(survey).toBeHidden();
  await expect(heading(page, "Log in")).toBeVisible();

  // Not in another session either.
  await logInAgain(page, own);
  await leaveFromLiens(page, own.uuid);
});

test("a log-out asks nothing any more where asking was once switched off", async ({ page }) => {
  const own = await register("trust", "survey@example.com");
  const off = [{ key: "fe-leave-survey", enabled: false, variables: [] }];
  await page.route("**/service-optimize/**/features", (route) => route.fulfill({ json: off }));
  await page.goto(`${product.url}/auth/login`);
  await logInAgain(page, own);
  await leaveFromLiens(page, own.uuid);
  await page.unroute("**/service-optimize/**/features");
  await page.reload();
  await logInAgain(page, own);
  await leaveFromLiens(page, own.uuid);
});

test("a log-out elsewhere asks nothing", async ({ page }) => {
  await enter(page, "/dashboard/settings", await register("trust"));
  await page.getByRole("button", { name: "Your account" }).click();
  await page.getByRole("button", { name: "Log out", exact: true }).click();
  await expect(heading(page, "Log in")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("Shift+Alt+X shows what support asks for, and takes it away again", async ({ page }) => {
  await page.route("**/contact", async (route) => {
    const reply = await route.fetch();
    const body = (await reply.text()).replace('"deployment":"development"', '"deployment":"production"');
    await route.fulfill({ response: reply, body });
  });
  await page.goto(`${product.url}/contact`);
  await expect(heading(page, "Talk to a person")).toBeVisible();
  const panel = page.getByRole("dialog", { name: "For our support" });
  await expect(async () => {
    await page.keyboard.press("Shift+Alt+KeyX");
    await expect(panel).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(panel.getByText("/contact")).toBeVisible();
  await page.keyboard.press("Shift+Alt+KeyX");
  await expect(panel).toBeHidden();
  await expect(page.getByRole("complementary", { name: "Developer’s toolbar" })).toHaveCount(0);
});

test("a lender's page is closed while the flag says so, in the reader's language", async ({ page }) => {
  const closed = { flagEnabled: true, variables: { routes: ["/register"], shouldShowDashboardLink: true } };
  await writeFile(
    join(product.config.dataDir, "flags.json"),
    JSON.stringify({
      flags: {
        "fe-heloc-maintenance": { state: "ENABLED", variants: { closed }, defaultVariant: "closed", targeting: {} },
      },
    }),
  );
  // The closed page shows nothing of itself, and asks for nothing, before a call says that it is closed: none is answered.
  const asked: string[] = [];
  await page.route(/\/service-|\/identity\//, (route) => void asked.push(route.request().url()));
  await page.goto(`${product.url}/account/heloc/register`);
  await expect(heading(page, "Scheduled Maintenance")).toBeVisible();
  expect(asked.filter((url) => /profile|application|hours\/OPS_CHAT/.test(url))).toEqual([]);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.goto(`${product.url}/account/heloc/register`);
  await expect(heading(page, "Scheduled Maintenance")).toBeVisible();
  await expect(
    page.getByText("We are currently undergoing scheduled maintenance. Please check back shortly."),
  ).toBeVisible();
  await expect(page.getByText("What you saved is kept. If it cannot wait, call us at (800) 555-0142.")).toBeVisible();
  await expect(page.locator("main").getByRole("link", { name: "Dashboard" })).toHaveAttribute("href", "/dashboard");
  await page.goto(`${product.url}/contact`);
  await expect(heading(page, "Talk to a person")).toBeVisible();
  await writeFile(join(product.config.dataDir, "flags.json"), JSON.stringify({ flags: {} }));
});

test("the lender's mark is over the first page while it loads, and goes away", async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/contact-*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${product.url}/contact`, { waitUntil: "commit" });
  const loader = page.locator(".loader");
  await expect(loader.locator("img[src='/lenders/marks/gable.svg']")).toBeVisible();
  await expect(loader.getByRole("status")).toHaveText("Loading");
  held.resolve();
  await expect(heading(page, "Talk to a person")).toBeVisible();
  await expect(loader).toHaveCount(0);
});
