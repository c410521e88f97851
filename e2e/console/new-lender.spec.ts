import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { codeOfKey } from "@gable/testkit/authenticator.ts";
import { type OwnProduct, startOwnProduct } from "@gable/testkit/start-own-product.ts";
import { type Browser, expect, type Page } from "@playwright/test";
import { expectSound } from "../accessible.ts";
import { answerUntil, openAccount, openRegistration } from "../stages/registration.ts";
import { test } from "../test-with-late-replies.ts";

const MINUTES = 60_000;

let product: OwnProduct;
test.beforeAll(async () => {
  product = await startOwnProduct();
});
test.afterAll(() => product.close());

const people = ["Ida Holm", "Jon Reyes"] as const;

/** The operator's command on the running product. Returns the links of the two administrators. */
async function createLender(): Promise<readonly string[]> {
  const given = {
    code: "cedar-gate",
    name: "Cedar Gate",
    "legal-name": "Cedar Gate Lending, LLC",
    nmls: "2099031",
    address: "14 Foundry Lane, Reno, NV 89501",
    phone: "(800) 555-0161",
    email: "help@cedargate.example",
  };
  const administrators = people.map((name) => `${name} <${name.split(" ")[0]?.toLowerCase() ?? ""}@cedargate.example>`);
  const command = [
    "tools/lender-create.ts",
    ...Object.entries(given).flatMap(([option, value]) => [`--${option}`, value]),
    ...administrators.flatMap((person) => ["--administrator", person]),
  ];
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    env: { ...process.env, DATA_DIR: product.dataDir, PUBLIC_URL: product.url.replace("127.0.0.1", "localhost") },
  });
  return stdout.split("\n").filter((line) => line.startsWith("http"));
}

async function comeIn(browser: Browser, link: string, name: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  await page.goto(`${product.portalUrl("console")}/auth/join#${link.split("#")[1] ?? ""}`);
  await expect(page.getByRole("heading", { name: `Welcome, ${name}` })).toBeVisible();
  await page.getByLabel("New password").fill(`a long password of ${name}`);
  await page.getByRole("button", { name: "Set the password" }).click();
  await page.getByLabel("Six-digit code").fill(codeOfKey((await page.locator("code").textContent()) ?? ""));
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Pipeline", level: 1 })).toBeVisible();
  return page;
}

async function propose(page: Page, subject: string, change: () => Promise<void>): Promise<void> {
  await page.goto(`${product.portalUrl("console")}/settings/${subject}?edit=latest`);
  await expect(page.getByRole("button", { name: "See what changes" })).toBeVisible();
  await change();
  await page.getByRole("button", { name: "See what changes" }).click();
  await page.getByLabel("Why").fill("We open today");
  await page.getByRole("button", { name: "Propose this change" }).click();
  await expect(page.getByText("You proposed this.")).toBeVisible();
}

test("a lender is created, branded and priced, and takes an application, within five minutes", async ({ browser }) => {
  const began = Date.now();
  const [idas = "", jons = ""] = await createLender();
  const ida = await comeIn(browser, idas, people[0]);
  await ida.getByRole("link", { name: "See what is set up" }).press("Enter");
  await expect(ida.getByText("You are not taking applications yet.")).toContainText("cedar-gate.");
  const license = ida.getByRole("listitem").filter({ hasText: "A license:" });
  await expect(license).toContainText("To do");
  await expectSound(ida);
  await license.getByRole("link", { name: "Add a license" }).press("Enter");
  await ida.getByRole("button", { name: "Add a row" }).press("Enter");
  await ida.getByRole("button", { name: "See what changes" }).press("Enter");
  await expect(ida.getByLabel("First day, row 1")).toHaveAccessibleDescription("Fill this in.");
  await propose(ida, "brand", () => ida.getByLabel("Color", { exact: true }).fill("#7a2e5d"));
  await propose(ida, "rates", () => ida.getByLabel("Added to every rate").fill("0.25"));
  await propose(ida, "states", async () => {
    await ida.getByRole("button", { name: "Add a row" }).click();
    await ida.getByLabel("State, row 1").selectOption({ label: "California" });
    await ida.getByLabel("License, row 1").fill("60DBO-190021");
    await ida.getByLabel("Regulator, row 1").fill("Department of Financial Protection and Innovation");
    await ida.getByLabel("First day, row 1").fill("2026-01-01");
  });

  for (const path of ["hmda", "reports/fair-lending"]) {
    await ida.goto(`${product.portalUrl("console")}/${path}`);
    await expect(ida.getByText("nobody is named yet who files", { exact: false })).toBeVisible();
    await expect(ida.getByRole("button", { name: "Try again" })).toHaveCount(0);
    await expectSound(ida);
  }
  await ida.goto(`${product.portalUrl("console")}/reports`);
  await expect(ida.getByText("From the first one on it stands here")).toBeVisible();

  const jon = await comeIn(browser, jons, people[1]);
  for (const left of [3, 2, 1]) {
    await jon.goto(`${product.portalUrl("console")}/settings`);
    await expect(jon.getByRole("link", { name: "Look at it" })).toHaveCount(left);
    await jon.getByRole("link", { name: "Look at it" }).first().click();
    await jon.getByRole("button", { name: "Approve" }).click();
    await expect(jon.getByText("In force", { exact: true })).toBeVisible();
  }

  await jon.goto(`${product.portalUrl("console")}/settings`);
  await expect(jon.getByText("Applications are taken in CA, at")).toBeVisible();

  const borrower = await (await browser.newContext()).newPage();
  const portal = product.portalUrl("cedar-gate");
  const applicant = await openRegistration(borrower, portal, product.sandboxUrl, "first@example.com");
  await expect(borrower.getByRole("banner").getByRole("img", { name: "Cedar Gate" })).toBeVisible();
  const accent = await borrower.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--accent"));
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(accent.trim().slice(at, at + 2), 16));
  // Plum, as it was approved, and no longer the blue that a lender begins with.
  expect([red > green, blue > green, red > blue]).toEqual([true, true, true]);
  await answerUntil(applicant);
  await openAccount(applicant);
  await borrower.waitForURL(/\/account\/heloc\/[0-9a-f-]{36}\//);
  await expect(borrower.locator("main h1")).toBeVisible();
  expect(Date.now() - began).toBeLessThan(5 * MINUTES);
  for (const page of [ida, jon, borrower]) await page.context().close();
});
