import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { letTimePass } from "@gable/testkit/borrower/closing-moves.ts";
import { followInvitation, invitationIn, SIGNER_PASSWORD } from "@gable/testkit/borrower/signer.ts";
import { type Walked, walk } from "@gable/testkit/borrower/walk.ts";
import type { ProductAlone } from "@gable/testkit/start-product-alone.ts";
import { expect, type Page } from "@playwright/test";
import { arriveAt, heading, press } from "./arrive.ts";
import { addDevice } from "./device.ts";
import { test } from "./test-with-product.ts";

const DAY_MS = 86_400_000;

let product: ProductAlone;
let portal: string;

test.beforeAll(async ({ product: shared }) => {
  product = shared;
  portal = product.portalUrl("gable");
});

/** Walks a household over HTTP until only the co-owner is waited for. */
const walkTo = (of: string): Promise<Walked> =>
  walk({
    url: product.url,
    sandboxUrl: product.sandboxUrl,
    persona: "joint-owner",
    email: `marisol.with.an.account.${of}@example.com`,
    until: "CO_DEED_REQ",
  });

const mailboxOf = ({ others }: Walked): string => others[0]?.mailbox ?? "";

const letPass = (walked: Walked, days: number) => letTimePass(walked, days * DAY_MS);

async function logInToSign(page: Page, walked: Walked): Promise<void> {
  await page.goto(
    `${portal}/account/heloc/heloc-signer/login?redirectUrl=${encodeURIComponent("/dashboard/settings")}`,
  );
  await arriveAt(page, "Log in to sign");
  await page.getByLabel("Email address").fill(mailboxOf(walked));
  await page.getByLabel("Your own password", { exact: true }).fill(SIGNER_PASSWORD);
  await press(page, "Log in");
  await expect(heading(page, "Your settings")).toBeVisible();
}

/** As somebody signs whose address is a broker's, which the server reads from the lender's originators. */
async function openAsBroker(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem("jwt") ?? "");
  const path = "/identity/secure/api/v1_1/identity";
  const own = await page.request.get(product.url + path, { headers: { authorization: token } });
  const broker = { ...((await own.json()) as object), isBroker: true };
  await page.route(`**${path}`, (route) => route.fulfill({ json: broker }));
  await page.reload();
}

test("a co-signer who is a broker has a dashboard, behind the log-in of their own account", async ({ page }) => {
  const walked = await walkTo("broker");
  await followInvitation(createBorrowerClient(product.url, "gable"), product.sandboxUrl, mailboxOf(walked));
  await logInToSign(page, walked);
  await openAsBroker(page);
  await press(page, "Your account");
  await page.getByRole("link", { name: "Dashboard" }).click();
  await arriveAt(page, "Log in");
  await expect(page).toHaveURL(`${portal}/auth/login?redirectUrl=%2Fdashboard`);
});

test("a co-signer has settings of their own, and comes back with a passkey", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const walked = await walkTo("settings");
  await followInvitation(createBorrowerClient(product.url, "gable"), product.sandboxUrl, mailboxOf(walked));
  await addDevice(page);
  await logInToSign(page, walked);
  await expect(page.getByText("Theo James Bergstrom")).toBeVisible();
  await expect(page.getByText("· This device")).toBeVisible();
  // Of what was asked about the borrower a co-signer hears nothing.
  await expect(page.getByText("Credit report")).toHaveCount(0);
  await press(page, "Menu");
  await expect(page.getByRole("link", { name: "Settings" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Dashboard" })).toHaveCount(0);
  await press(page, "Close");
  await arriveAt(page, "Your settings");

  await page.getByText("Add a passkey", { exact: true }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Theo’s phone");
  await page.getByLabel("Password, to add a passkey").fill(SIGNER_PASSWORD);
  await press(page, "Make the passkey");
  await expect(page.getByText("Theo’s phone", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Back to signing" }).click();
  await arriveAt(page, "What Marisol asks of you");

  await press(page, "Menu");
  await press(page, "Log out");
  await arriveAt(page, "You were asked to sign");
  await press(page, "I have been here before");
  await press(page, "Use a passkey instead");
  await arriveAt(page, "What Marisol asks of you");
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${portal}/auth/login`);
  await press(page, "Use a passkey instead");
  await expect(page.getByRole("alert")).toContainText("This passkey is for signing.");
});

test("a co-signer whose session ends unused logs in at the signers' own door and comes back", async ({ page }) => {
  const walked = await walkTo("idle");
  await followInvitation(createBorrowerClient(product.url, "gable"), product.sandboxUrl, mailboxOf(walked));
  await page.clock.install();
  await logInToSign(page, walked);
  await page.goto(`${portal}/account/heloc/heloc-signer/documents`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const stoodAt = new URL(page.url()).pathname;
  await page.clock.fastForward("31:00");
  await arriveAt(page, "Log in to sign");
  const { pathname, searchParams } = new URL(page.url());
  expect(pathname).toBe("/account/heloc/heloc-signer/login");
  expect(searchParams.get("redirectUrl")).toBe(stoodAt);
});

test("an invitation that nobody follows expires, is renewed without help, and ends the application in the end", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const walked = await walkTo("lapse");
  const code = await invitationIn(product.sandboxUrl, mailboxOf(walked));
  await letPass(walked, 15);
  await page.goto(`${portal}/account/heloc/heloc-signer/login?code=${code}`);
  await arriveAt(page, "This invitation has expired");
  await press(page, "Send me a new invitation");
  await arriveAt(page, "A new invitation is on its way");

  await letPass(walked, 15);
  await page.goto(`${portal}/auth/login?redirectUrl=${encodeURIComponent(`/account/heloc/${walked.uuid}`)}`);
  await page.getByLabel("Email address").fill(walked.email);
  await page.getByLabel("Password", { exact: true }).fill(walked.persona.fill.password);
  await press(page, "Log in");
  await arriveAt(page, "Who else signs");
  await expect(page.getByText(/^The invitation has expired/)).toBeVisible();
  await expect(page.getByText(/we close the application on/)).toBeVisible();

  await letPass(walked, 15);
  await page.goto(`${portal}/dashboard`);
  await expect(page.getByRole("heading", { name: "The line on 1633 Thistle Barn Road is cancelled" })).toBeVisible();
  await expect(page.getByText("Without the signature of Theo the home cannot secure it.")).toBeVisible();
});
