import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { fetchPersona } from "@gable/testkit/borrower/persona.ts";
import { registerPersona } from "@gable/testkit/borrower/register.ts";
import type { ProductAlone } from "@gable/testkit/start-product-alone.ts";
import { expect, type Locator, type Page } from "@playwright/test";
import { heading } from "../arrive.ts";
import { test } from "../test-with-product.ts";

let product: ProductAlone;
test.beforeAll(({ product: shared }) => {
  product = shared;
});
async function openToolbar(page: Page, path: string): Promise<Locator> {
  await page.goto(product.portalUrl("gable") + path);
  const toolbar = page.getByRole("complementary", { name: "Developer’s toolbar" });
  // It comes once somebody does something, when the page has begun to listen.
  await expect(async () => {
    await page.keyboard.press("Shift");
    await expect(toolbar).toBeVisible({ timeout: 1000 });
  }).toPass();
  await toolbar.getByRole("button", { name: "Dev" }).click();
  return toolbar;
}

test("a developer logs in by password, or by a token, from any page", async ({ page, browser }) => {
  const client = createBorrowerClient(product.url, "gable");
  const persona = await fetchPersona(product.sandboxUrl, "straight-approval");
  const email = "ada.of.the.tools@example.com";
  await registerPersona(client, persona, email);
  const toolbar = await openToolbar(page, "/contact");
  const enter = toolbar.getByRole("button", { name: "Log in" });
  await toolbar.getByLabel("Email").fill(email);
  await toolbar.getByLabel("Password").fill("not the password");
  await enter.click();
  await expect(toolbar.getByText("Something unexpected happened logging you in.")).toBeVisible();
  await toolbar.getByLabel("Email").fill(email);
  await toolbar.getByLabel("Password").fill(persona.fill.password);
  await enter.click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("button", { name: "Your account" })).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  const itsToolbar = await openToolbar(other, "/contact");
  await itsToolbar.getByLabel("Token").fill(client.token() ?? "");
  await itsToolbar.getByRole("button", { name: "Log in" }).click();
  await expect(other).toHaveURL(/\/dashboard$/);
  await expect(other.getByRole("button", { name: "Your account" })).toBeVisible();
  await other.context().close();
});

test("a developer becomes an agent by their ID, which is required", async ({ page }) => {
  const toolbar = await openToolbar(page, "/contact");
  const open = toolbar.getByRole("button", { name: "Open the console" });
  await open.click();
  await expect(toolbar.getByText("Agent ID is required")).toBeVisible();
  await toolbar.getByLabel("Agent ID").fill("nobody");
  await open.click();
  await expect(toolbar.getByText("There is no agent nobody.")).toBeVisible();
  const { staff } = (await (await page.request.get(`${product.url}/dev/staff`)).json()) as {
    staff: { id: string; role: string }[];
  };
  const officer = staff.find(({ id, role }) => role === "loan-officer" && id.endsWith(".gable"));
  await toolbar.getByLabel("Agent ID").fill(officer?.id ?? "");
  const logIns: string[] = [];
  const listed = { times: 0 };
  page.context().on("request", (request) => {
    if (request.url().endsWith("/identity-broker/agent/api/v3/login")) logIns.push(request.url());
  });
  page.context().on("requestfinished", (request) => {
    if (request.url().endsWith("/dev/staff")) listed.times += 1;
  });
  // The desk comes slowly: the list of who may log in is there once more before.
  await page.context().route("**/self/figureinfo", async (route) => {
    await expect.poll(() => listed.times).toBeGreaterThan(2);
    await route.continue();
  });
  const opened = page.waitForEvent("popup");
  await open.click();
  const desk = await opened;
  await expect(desk).toHaveURL(/\/pipeline$/);
  await expect(desk.getByRole("navigation", { name: "Desk" })).toBeVisible();
  expect(logIns).toHaveLength(1);
});

test("a developer decides a flag by hand, its variables too, and leaves it to the flags again", async ({ page }) => {
  const toolbar = await openToolbar(page, "/account/heloc/register");
  const choice = toolbar.getByLabel("fe-heloc-maintenance is");
  await choice.selectOption("on");
  const variables = toolbar.getByLabel("Variables of fe-heloc-maintenance");
  await variables.fill("no object");
  await variables.blur();
  await expect(toolbar.getByText("fe-heloc-maintenance takes variables as a JSON object.")).toBeVisible();
  await variables.fill('{"routes":["*"],"pageTitle":"Closed by hand"}');
  await variables.blur();
  await expect(heading(page, "Closed by hand")).toBeVisible();
  await choice.selectOption("decided");
  await expect(heading(page, "Closed by hand")).toHaveCount(0);
});
