import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { fetchPersona } from "@gable/testkit/borrower/persona.ts";
import { registerPersona } from "@gable/testkit/borrower/register.ts";
import { type ProductAlone, startProductAlone } from "@gable/testkit/start-product-alone.ts";
import { expect, type Page, type Request } from "@playwright/test";
import { heading } from "../arrive.ts";
import { enter } from "../enter.ts";
import { test } from "../test-with-late-replies.ts";

const OF_APPLICATION = "5c0a7a44-8a5e-4b02-9d54-0f6b1f3f0a03";
const OF_BROWSER = "3f7a2d61-8c1e-4c62-9d43-0b6a6b1c7e55";

let product: ProductAlone;
let ada: { uuid: string; email: string; password: string; token: string };
test.beforeAll(async () => {
  product = await startProductAlone();
  const client = createBorrowerClient(product.url, "gable");
  const persona = await fetchPersona(product.sandboxUrl, "straight-approval");
  const email = "ada@example.com";
  const uuid = await registerPersona(client, persona, email);
  ada = { uuid, email, password: persona.fill.password, token: client.token() ?? "" };
});
test.afterAll(() => product.close());

const isLookup = (request: Request) => request.url().endsWith("/api/v1/features");
type Asked = { optimizeUser: { id?: string; attributes: Record<string, string> } };
const trackerIn = (page: Page) => page.evaluate(() => localStorage.getItem("telemetry_trackerUuid"));

test("a first visit obtains a tracker before flags are decided for it", async ({ page }) => {
  const asked = page.waitForRequest(isLookup);
  await page.goto(`${product.url}/contact`);
  const { optimizeUser } = (await asked).postDataJSON() as Asked;
  expect(optimizeUser.id).toMatch(/^[0-9a-f-]{36}$/);
  expect(optimizeUser.id).toBe(await trackerIn(page));
  expect(optimizeUser.attributes).toEqual({ organization: "gable" });
});

test("where no session can be had no flag is looked up, and the page stands", async ({ page }) => {
  const lookups: Request[] = [];
  page.on("request", (request) => void (isLookup(request) && lookups.push(request)));
  let tries = 0;
  await page.route("**/ft/external/session", (route) => {
    tries += 1;
    return route.fulfill({ status: 500, json: {} });
  });
  await page.goto(`${product.url}/contact`);
  await expect(heading(page, "Talk to a person")).toBeVisible();
  await expect.poll(() => tries).toBeGreaterThanOrEqual(3);
  await page.waitForLoadState("networkidle");
  expect(lookups).toEqual([]);
});

test("a page of an application that is counted under another tracker loads anew, once, and asks by that one", async ({
  page,
}) => {
  const profile = `${product.url}/service-application/api/v3/application/heloc/${ada.uuid}/experiment-profile`;
  const headers = { authorization: ada.token, "x-org": "gable" };
  const first = await page.request.patch(profile, { headers, data: { optimizelyProfileUuid: OF_APPLICATION } });
  expect(await first.json()).toEqual({ trackerUuid: OF_APPLICATION });
  await page.addInitScript(
    ([jwt, tracker]) => {
      if (sessionStorage.getItem("entered")) return;
      localStorage.setItem("jwt", jwt ?? "");
      localStorage.setItem("telemetry_trackerUuid", tracker ?? "");
      sessionStorage.setItem("entered", "yes");
    },
    [ada.token, OF_BROWSER],
  );
  const lookups: Asked[] = [];
  const patches: Request[] = [];
  let loads = 0;
  page.on("request", (request) => {
    // Counted as it begins: a load that the next one cuts short never ends.
    if (request.isNavigationRequest()) loads += 1;
    if (isLookup(request)) lookups.push(request.postDataJSON() as Asked);
    if (request.method() === "PATCH" && request.url().startsWith(profile)) patches.push(request);
  });
  const answers: string[] = [];
  page.on("requestfinished", async (request) => {
    if (!patches.includes(request)) return;
    // The first page may be gone before its reply is read.
    const reply = await (await request.response())?.json().catch(() => ({ trackerUuid: OF_APPLICATION }));
    answers.push((reply as { trackerUuid: string }).trackerUuid);
  });
  await page.goto(`${product.url}/account/heloc/${ada.uuid}`);
  await expect.poll(() => loads).toBe(2);
  // The first page may be gone before it has said so.
  await expect.poll(() => trackerIn(page).catch(() => null)).toBe(OF_APPLICATION);
  await expect
    .poll(() => lookups.at(-1)?.optimizeUser)
    .toEqual({
      id: OF_APPLICATION,
      attributes: {
        organization: "gable",
        identityUuid: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
        applicationUuid: ada.uuid,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as unknown,
      },
    });
  // The second load agrees, and is the last.
  await expect.poll(() => answers).toEqual([OF_APPLICATION, OF_APPLICATION]);
  expect(loads).toBe(2);
  const identityUuid = lookups.at(-1)?.optimizeUser.attributes["identityUuid"] ?? "";
  for (const patch of patches) expect(new URL(patch.url()).searchParams.get("identityUuid")).toBe(identityUuid);
});

/** What the experiment says from now on. */
async function decideLogIn(path: string): Promise<void> {
  const variants = { on: { flagEnabled: true, variables: { path } } };
  const flags = { "fe-login-path": { state: "ENABLED", variants, defaultVariant: "on" } };
  await writeFile(join(product.config.dataDir, "flags.json"), JSON.stringify({ flags }));
}

/** Logs in, and answers which call that was. */
async function logInAs(page: Page, { email, password }: typeof ada): Promise<string> {
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  const sent = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/login"));
  await page.getByRole("button", { name: "Log in" }).click();
  return new URL((await sent).url()).pathname;
}

for (const [lender, decided, called] of [
  ["gable", "legacy", "/identity/api/v1/login"],
  ["gable", "broker", "/identity-broker/customer/api/v3/login"],
  ["harbor-pine", "legacy", "/identity-broker/customer/api/v3/login"],
] as const) {
  test(`a log-in with ${lender}, where the experiment says ${decided}, is sent to ${called}`, async ({ page }) => {
    await decideLogIn(decided);
    const lookup = lender === "gable" ? page.waitForResponse((response) => isLookup(response.request())) : undefined;
    await page.goto(`${product.portalUrl(lender)}/auth/login`);
    await (await lookup)?.finished();
    expect(await logInAs(page, ada)).toBe(called);
    // The account is the first lender's alone.
    if (lender === "gable") await expect(page).toHaveURL(/\/dashboard$/);
    else await expect(page.getByRole("alert").first()).toBeVisible();
  });
}

test("a broker who was logged in here before is sent to the brokers' log-in, whatever the experiment says", async ({
  page,
}) => {
  await decideLogIn("legacy");
  // Read once: a reply that is asked for while the page goes elsewhere is gone before it can be changed.
  const asked = await page.request.get(`${product.url}/identity/secure/api/v1_1/identity`, {
    headers: { authorization: ada.token },
  });
  const broker = { ...((await asked.json()) as object), isBroker: true };
  await page.route("**/identity/secure/api/v1_1/identity", (route) => route.fulfill({ json: broker }));
  await enter(page, product.url, ada.token);
  await page.goto(`${product.url}/dashboard`);
  await page.getByRole("button", { name: "Your account" }).click();
  await page.getByRole("button", { name: "Log out", exact: true }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  expect(await logInAs(page, ada)).toBe("/identity-broker/customer/api/v3/login");
  await expect(page).toHaveURL(/\/dashboard$/);
});
