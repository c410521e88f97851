import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { fetchPersona } from "@gable/testkit/borrower/persona.ts";
import { registerPersona } from "@gable/testkit/borrower/register.ts";
import type { ProductAlone } from "@gable/testkit/start-product-alone.ts";
import { expect, type Page } from "@playwright/test";
import { heading } from "../arrive.ts";
import { enter } from "../enter.ts";
import { test } from "../test-with-product.ts";
import { walkIn } from "../walk-in.ts";

let product: ProductAlone;
let borrower: { uuid: string; email: string; password: string; token: string };

test.beforeAll(async ({ product: shared }) => {
  product = shared;
  const client = createBorrowerClient(product.url, "gable");
  const persona = await fetchPersona(product.sandboxUrl, "straight-approval");
  const email = "ada.in.session@example.com";
  const uuid = await registerPersona(client, persona, email);
  borrower = { uuid, email, password: persona.fill.password, token: client.token() ?? "" };
});

const application = (rest = "") => `${product.url}/account/heloc/${borrower.uuid}${rest}`;

async function logIn(page: Page, password = borrower.password): Promise<void> {
  await page.getByLabel("Email address").fill(borrower.email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
}

test("a page of an application asks for a log-in, and the log-in leads back to it", async ({ page }) => {
  await page.goto(`${product.url}/auth/login?redirectUrl=${encodeURIComponent(`/account/heloc/${borrower.uuid}`)}`);
  await logIn(page);
  await expect(page).toHaveURL(application("/liens"));
});

test("whoever opens their application at a device where they are not logged in finds the way to it", async ({
  page,
}) => {
  await page.goto(application("/liens"));
  await expect(heading(page, "Which home would secure the line?")).toBeVisible();
  await page.getByRole("link", { name: "Log in, and go on where you were" }).click();
  await logIn(page);
  await expect(page).toHaveURL(application("/liens"));
  // As by a letter, which leads to the log-in: who is logged in sees none.
  await page.goto(`${product.url}/auth/login?redirectUrl=${encodeURIComponent(`/account/heloc/${borrower.uuid}`)}`);
  await expect(page).toHaveURL(application("/liens"));
});

test("a log-in never leads to another site", async ({ page }) => {
  await page.goto(`${product.url}/auth/login?redirectUrl=${encodeURIComponent("//evil.example/steal")}`);
  await logIn(page);
  await expect(page).toHaveURL(`${product.url}/dashboard`);
});

test("a wrong password is told without telling whether there is an account", async ({ page }) => {
  await page.goto(`${product.url}/auth/login`);
  await logIn(page, "not the password at all");
  await expect(page.getByRole("alert")).toContainText("This address and password do not fit together.");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
});

test("a session that the server does not accept any more leads to the log-in and back", async ({ page }) => {
  await enter(page, product.url, "Bearer no.longer.good");
  await page.goto(application("/liens"));
  await expect(heading(page, "Log in")).toBeVisible();
  expect(new URL(page.url()).searchParams.get("redirectUrl")).toBe(`/account/heloc/${borrower.uuid}/liens`);
  expect(await page.evaluate(() => localStorage.getItem("jwt"))).toBeNull();
});

for (const message of ["unauthenticated", "invalid signature"]) {
  test(`a page that is forbidden with the message "${message}" leads to the log-in and back`, async ({ page }) => {
    await enter(page, product.url, borrower.token);
    const forbidden = { status: 403, json: { code: "forbidden", detail: "", errors: [message] } };
    await page.route(/\/service-|\/identity\//, (route) => route.fulfill(forbidden));
    for (const path of [application("/liens"), `${product.url}/dashboard`]) {
      await page.goto(path);
      await expect(heading(page, "Log in")).toBeVisible();
      expect(new URL(page.url()).searchParams.get("redirectUrl")).toBe(new URL(path).pathname);
      expect(await page.evaluate(() => localStorage.getItem("jwt"))).toBeNull();
      await page.evaluate((jwt) => localStorage.setItem("jwt", jwt), borrower.token);
    }
  });
}

test("whoever was logged in with another lender is led to the log-in, which says so", async ({ page }) => {
  const elsewhere = createBorrowerClient(product.url, "harbor-pine");
  await registerPersona(elsewhere, await fetchPersona(product.sandboxUrl, "payoff"), "oscar.elsewhere@example.com");
  for (const path of [application("/liens"), `${product.url}/dashboard`, `${product.url}/contact`]) {
    await enter(page, product.url, elsewhere.token());
    await page.goto(path);
    await expect(heading(page, "Log in")).toBeVisible();
    await expect(page.getByText(/^You were logged in with another lender/)).toBeVisible();
    await expect(page).toHaveURL(`${product.url}/auth/login?why=other-lender`);
  }
  await logIn(page);
  await expect(page).toHaveURL(`${product.url}/dashboard`);
});

test("an address of somebody else's application leads to the dashboard", async ({ page }) => {
  await enter(page, product.url, borrower.token);
  await page.goto(`${product.url}/account/heloc/5c0a7a44-8a5e-4b02-9d54-0f6b1f3f0a03/liens`);
  await expect(page).toHaveURL(`${product.url}/dashboard`);
});

test("the dashboard says whose move it is and leads on; logging out ends it in every tab", async ({
  page,
  context,
}) => {
  await page.goto(`${product.url}/auth/login`);
  await logIn(page);
  await expect(heading(page, /, it’s your move$/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Check what is owed on the home" })).toBeVisible();

  const second = await context.newPage();
  await second.goto(`${product.url}/dashboard/settings`);
  await expect(second.getByText(borrower.email, { exact: true })).toBeVisible();

  await page.getByRole("link", { name: "Continue" }).click();
  await expect(page).toHaveURL(application("/liens"));
  await page.getByRole("button", { name: "Your account" }).click();
  await expect(page.getByRole("button", { name: "Share your thoughts with our CEO" })).toBeVisible();
  await page.getByRole("button", { name: "Log out" }).click();
  await page.getByRole("button", { name: "Just log me out" }).click();
  await expect(heading(page, "Log in")).toBeFocused();
  // Whoever sits down here next finds nothing of them in the other tab, and they themselves find it as it was.
  await expect(second).toHaveURL(`${product.url}/auth/login?redirectUrl=%2Fdashboard%2Fsettings&why=elsewhere`);
  await expect(heading(second, "Log in")).toBeVisible();
  await expect(second.getByText(/^You logged out in another tab/)).toBeVisible();
  await expect(second.getByText(borrower.email)).toHaveCount(0);
  await logIn(page);
  await expect(heading(page, /, it’s your move$/)).toBeVisible();
  await expect(second).toHaveURL(`${product.url}/dashboard/settings`);
  await expect(second.getByText(borrower.email, { exact: true })).toBeVisible();
});

test("a log-out without a connection leaves nothing of the person on the screen, and holds when it is back", async ({
  page,
  context,
}) => {
  await enter(page, product.url, borrower.token);
  await page.goto(application("/liens"));
  const title = heading(page, "Is this what you owe on your home?");
  await expect(title).toBeVisible();
  await page.getByRole("button", { name: "Your account" }).click();
  const out = page.getByRole("button", { name: "Log out" });
  await expect(out).toBeVisible();
  await context.setOffline(true);
  await out.click();
  await expect(title).toHaveCount(0);
  await context.setOffline(false);
  await page.goto(`${product.url}/dashboard`);
  await expect(heading(page, "Log in")).toBeVisible();
});

test("where somebody else logs in in another tab nothing of the one before stays on the screen", async ({
  page,
  context,
}) => {
  await enter(page, product.url, borrower.token);
  await page.goto(application("/liens"));
  await expect(heading(page, "Is this what you owe on your home?")).toBeVisible();
  const other = createBorrowerClient(product.url, "gable");
  const persona = await fetchPersona(product.sandboxUrl, "self-employed");
  await registerPersona(other, persona, "other.in.session@example.com");

  const second = await context.newPage();
  await second.goto(`${product.url}/auth/login`);
  await second.getByLabel("Email address").fill("other.in.session@example.com");
  await second.getByLabel("Password", { exact: true }).fill(persona.fill.password);
  await second.getByRole("button", { name: "Log in" }).click();
  await expect(heading(second, new RegExp(`^${persona.fill.name.first}, `))).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/dashboard`);
  await expect(heading(page, new RegExp(`^${persona.fill.name.first}, `))).toBeVisible();
});

test("five minutes before the session ends it can be extended, or ended", async ({ page }) => {
  await page.clock.install();
  await page.goto(`${product.url}/auth/login`);
  await logIn(page);
  await expect(page).toHaveURL(`${product.url}/dashboard`);

  await page.clock.fastForward("26:00");
  const warning = page.getByRole("dialog", { name: "Are you still there?" });
  await expect(warning).toBeVisible();
  await warning.getByRole("button", { name: "Log out" }).click();
  await expect(heading(page, "Log in")).toBeVisible();
});

test("a chat that an address asks for opens behind its redirects too, before a log-in and after it", async ({
  page,
}) => {
  const chat = page.getByRole("button", { name: "Chat with us" });
  for (const [asked, arrived] of [
    ["/account/heloc/no/such/page?pop-webchat=1", "/auth/login"],
    ["/auth/elsewhere?pop-webchat=1", "/auth/login"],
    ["/account/heloc/heloc-signer?pop-webchat=1", "/account/heloc/heloc-signer/login"],
  ] as const) {
    await page.goto(product.url + asked);
    await expect(page).toHaveURL(({ pathname, search }) => pathname === arrived && !search.includes("pop-webchat"));
    await expect(chat).toBeHidden();
    await page.evaluate(() => sessionStorage.clear());
  }
  await enter(page, product.url, borrower.token);
  await page.goto(`${product.url}/account/heloc/no/such/page?pop-webchat=1`);
  await expect(page).toHaveURL(`${product.url}/dashboard`);
  await expect(chat).toBeHidden();
});

test("a lender that takes applications through officers alone says so, and keeps its page closed", async ({ page }) => {
  await page.route("**/account/heloc/register*", async (route) => {
    const reply = await route.fetch();
    const body = (await reply.text()).replace(
      '"requiresReferringLoanOfficer":false',
      '"requiresReferringLoanOfficer":true',
    );
    await route.fulfill({ response: reply, body });
  });
  await page.goto(`${product.url}/account/heloc/register`);
  await expect(heading(page, "Applications here start with your loan officer")).toBeVisible();
  await page.goto(`${product.url}/account/heloc/register?referrer=5c0a7a44-8a5e-4b02-9d54-0f6b1f3f0a03`);
  await expect(heading(page, "Applications here start with your loan officer")).toBeVisible();
});

test("another application with a lender that works through officers begins with the officer of the first", async ({
  page,
}, { repeatEachIndex }) => {
  const { client } = await walkIn(product, {
    persona: "wholesale",
    email: `again.${repeatEachIndex}@example.com`,
    until: "LIEN_VERIFICATION",
  });
  const site = product.portalUrl("gable-wholesale");
  await enter(page, site, client.token());
  await page.goto(`${site}/dashboard`);
  await page.getByRole("link", { name: "Apply for another home" }).click();
  await expect(heading(page, "Which home would secure the line?")).toBeVisible();
});
