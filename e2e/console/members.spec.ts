import { codeOfKey } from "@gable/testkit/authenticator.ts";
import { pixel } from "@gable/testkit/borrower/pixel.ts";
import { mailed } from "@gable/testkit/borrower/signer.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import type { TestProduct } from "@gable/testkit/start-product.ts";
import { startProductAlone } from "@gable/testkit/start-product-alone.ts";
import { expect } from "@playwright/test";
import { excessWidth, expectAccessible } from "../accessible.ts";
import { holdBack } from "../hold-back.ts";
import { test } from "../test-with-late-replies.ts";
import { consoleUrl, enterConsole } from "./enter-console.ts";

let product: TestProduct;
test.beforeAll(async () => {
  product = await startProductAlone();
});
test.afterAll(() => product.close());

test("an administrator invites a loan officer, who comes in, gets licences, and is let go", async ({
  page,
  browser,
}) => {
  await enterConsole(page, product, "administrator", "/staff");
  await expect(page.getByRole("heading", { name: "Staff", level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Invite somebody" }).click();
  const invite = page.getByRole("dialog", { name: "Invite somebody" });
  await expectAccessible(page);
  await invite.getByRole("button", { name: "Send the invitation" }).click();
  await expect(invite.getByLabel("Name")).toHaveAccessibleDescription(/Fill this in/);
  await invite.getByLabel("Name").fill("Dana Whitfield");
  await invite.getByLabel("Work email address").fill("dana.whitfield@gable.example");
  await invite.getByLabel("Role").selectOption({ label: "Loan officer" });
  await invite.getByRole("button", { name: "Send the invitation" }).click();
  await expect(page.getByRole("row", { name: /Dana Whitfield/ })).toContainText("Invited until");

  const dana = await (await browser.newContext()).newPage();
  const secret = await mailed(
    product.sandbox.url,
    "dana.whitfield@gable.example",
    ({ text }) => /\/auth\/join#([\w-]+)/.exec(text)?.[1],
  );
  await dana.goto(`${consoleUrl(product)}/auth/join#${secret}`);
  await expect(dana.getByRole("heading", { name: "Welcome, Dana Whitfield" })).toBeVisible();
  await expectAccessible(dana);
  // Masked, named to password managers, and taken from the clipboard.
  const password = dana.getByLabel("New password");
  await expect(password).toHaveAttribute("type", "password");
  await expect(password).toHaveAttribute("autocomplete", "new-password");
  await dana.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await dana.evaluate((text) => navigator.clipboard.writeText(text), "a long password of Dana's own");
  await password.focus();
  await dana.keyboard.press("ControlOrMeta+v");
  await expect(password).toHaveValue("a long password of Dana's own");
  await dana.getByRole("button", { name: "Set the password" }).click();
  await expect(dana.getByRole("heading", { name: "Set up your second factor" })).toBeVisible();
  await expect(dana.getByRole("img", { name: "The key as a QR code" })).toBeVisible();
  await dana.getByLabel("Six-digit code").fill(codeOfKey((await dana.locator("code").textContent()) ?? ""));
  await dana.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(dana.getByRole("heading", { name: "Pipeline", level: 1 })).toBeVisible();

  await page.reload();
  await page.getByRole("button", { name: "Dana Whitfield" }).click();
  const panel = page.getByRole("dialog", { name: "Dana Whitfield" });
  await panel.getByLabel("NMLS number").fill("2070011");
  await panel.getByLabel("Telephone").fill("800 555 0179");
  await panel.getByLabel("Licenses, one a line").fill("CA 60DBO-12345\nXX 7");
  await panel.getByLabel("Last day of these licenses").fill(`${new Date().getUTCFullYear() + 1}-06-30`);
  await panel.getByRole("button", { name: "Save" }).last().click();
  await expect(panel.getByLabel("Licenses, one a line")).toHaveAccessibleDescription(/Check this/);
  await panel.getByLabel("Licenses, one a line").fill("CA 60DBO-12345\nOR ML-5512");
  await panel.getByLabel("Last day of these licenses").fill("");
  await panel.getByRole("button", { name: "Save" }).last().click();
  await expect(panel.getByLabel("Last day of these licenses")).toHaveAccessibleDescription(/last day of every license/);
  await panel.getByLabel("Last day of these licenses").fill(`${new Date().getUTCFullYear() + 1}-06-30`);
  await panel.getByRole("button", { name: "Save" }).last().click();
  await expect(panel.getByText(/\/register\?referrer=/)).toBeVisible();
  await expect(panel.getByLabel("Licenses, one a line")).toHaveValue("CA 60DBO-12345\nOR ML-5512");
  await expectAccessible(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await excessWidth(page)).toBeLessThanOrEqual(0);
  }

  await dana.goto(`${consoleUrl(product)}/officer`);
  await dana
    .getByLabel("Your picture")
    .setInputFiles({ name: "me.png", mimeType: "image/png", buffer: Buffer.from(pixel) });
  await expect(dana.getByText("Borrowers see your picture now.").first()).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Dana Whitfield" }).click();
  await expect(panel.getByRole("img", { name: "Picture of Dana Whitfield" })).toHaveJSProperty("naturalWidth", 320);
  await expectAccessible(page);
  await panel.getByRole("button", { name: "Take the picture off" }).press("Enter");
  await expect(panel.getByRole("img")).toHaveCount(0);
  await dana.reload();
  await expect(dana.getByRole("button", { name: "Choose a picture" })).toBeVisible();

  await panel.getByText("Close the account").click();
  await panel.getByRole("button", { name: "Close it now" }).click();
  await expect(panel.getByRole("button", { name: "Open the account again" })).toBeVisible();
  await dana.reload();
  await expect(dana.getByRole("heading", { name: "Log in to the console" })).toBeVisible();

  // Who cannot be answered is not told that their link is no good.
  const busy = { status: 500, contentType: "application/problem+json", body: "{}" };
  await dana.route("**/api/v3/invitation", (route) => route.fulfill(busy));
  await dana.goto(`${consoleUrl(product)}/auth/join#${secret}`);
  await expect(dana.getByRole("heading", { name: "The invitation could not be read" })).toBeVisible();
  await dana.unroute("**/api/v3/invitation");
  await dana.getByRole("button", { name: "Try again" }).click();
  await expect(dana.getByRole("heading", { name: "This link is not good any more" }).first()).toBeVisible();
  await dana.context().close();
});

test("an administrator sees who is locked out or lost an invitation, and both read what to do", async ({ page }) => {
  const { staffUuid } = await openStaff(product, "underwriter");
  const db = product.ctx.database.kysely;
  const { email } = await db
    .selectFrom("staff")
    .select("email")
    .where("uuid", "=", staffUuid)
    .executeTakeFirstOrThrow();
  await page.goto(`${consoleUrl(product)}/auth/login`);
  await expect(page.getByText("An administrator of your lender can mail you a new link")).toBeVisible();
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await page.getByLabel("Work email address").fill(email);
    await page.getByLabel("Password", { exact: true }).fill("not the one that it is");
    const answered = page.waitForResponse((reply) => reply.request().method() === "POST" && reply.status() === 400);
    await page.getByRole("button", { name: "Go on" }).click();
    await answered;
  }
  await expect(page.getByText(/do not fit together/).first()).toBeVisible();
  await expectAccessible(page);

  await enterConsole(page, product, "administrator", "/staff");
  const row = page.getByRole("row", { name: new RegExp(email) });
  await expect(row).toContainText(/Rests until \d+:\d\d/);
  await expectAccessible(page);
  await row.getByRole("button").click();
  await expect(page.getByRole("dialog")).toContainText(/Nobody comes in by this account before \d+:\d\d/);
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Send a new link" }).click();
  await expect(row).toContainText("Invited until");
  await expect(page.getByRole("dialog")).toContainText("For a link that was lost or grew old");
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await excessWidth(page)).toBeLessThanOrEqual(0);
  }
  await page.getByRole("dialog").getByRole("button", { name: "Send a new link" }).click();
  await expect(page.getByText("gets a new link by mail; the first one is good no more").first()).toBeVisible();
});

test("an auditor finds who was refused what, takes it away as a file, and has the record checked", async ({ page }) => {
  const officer = await openStaff(product, "loan-officer");
  await product.app.inject({ url: "/service-console/secure/api/v1/members", headers: officer.headers });
  // What somebody did is asked for most when they are there no more.
  await product.ctx.database.kysely
    .updateTable("staff")
    .set({ deactivated_at: new Date().toISOString() })
    .where("uuid", "=", officer.staffUuid)
    .execute();
  await enterConsole(page, product, "auditor", "/audit");
  await page.getByLabel("Outcome").selectOption({ label: "Refused" });
  const who = page.getByLabel("Who");
  await who.selectOption({ label: `${officer.name} (left)` });
  await expect(page.getByRole("row")).toHaveCount(2);
  // While their names are on the way, the list is not said to be of everybody.
  const release = await holdBack(page, /\/api\/v1\/staff$/);
  await page.reload();
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(who).toHaveValue(officer.staffUuid);
  release();
  await expect(who.getByRole("option", { selected: true })).toHaveText(`${officer.name} (left)`);
  await expect(page.getByRole("row").last()).toContainText("Looked at the staff Refused");
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download as CSV" }).click();
  expect((await download).suggestedFilename()).toBe("audit-trail.csv");
  await page.getByRole("button", { name: "Check the record" }).click();
  await expect(page.getByText("The record is whole")).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
  await page.getByRole("link", { name: "Changes of people and settings" }).click();
  await expect(page.getByRole("row", { name: /Invited: Dana Whitfield/ })).toBeVisible();
  await expectAccessible(page);
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
});
