import { randomUUID } from "node:crypto";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { withdrawApplication } from "@gable/testkit/borrower/withdraw-application.ts";
import { type LenderSystem, startLenderSystem } from "@gable/testkit/lender-system.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import type { TestProduct } from "@gable/testkit/start-product.ts";
import { startProductAlone } from "@gable/testkit/start-product-alone.ts";
import { expect } from "@playwright/test";
import { excessWidth, expectAccessible } from "../accessible.ts";
import { test } from "../test-with-late-replies.ts";
import { consoleUrl, enterConsole } from "./enter-console.ts";

let product: TestProduct;
let system: LenderSystem;
test.beforeAll(async () => {
  product = await startProductAlone();
  system = await startLenderSystem();
});
test.afterAll(async () => {
  await product.close();
  await system.close();
});

test("an administrator has the lender's own system told, tries it, and sends the day again; the next one here sees no secret", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await enterConsole(page, product, "administrator", "/settings/webhooks");
  await expect(page.getByRole("heading", { name: "Webhooks", level: 1 })).toBeVisible();
  await expect(page.getByText("Nothing was told yet.", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Save the address" }).click();
  await expect(page.getByLabel("Address")).toHaveAccessibleDescription(/Fill this in/);
  await page.getByLabel("Address").fill(system.url);
  await page.getByLabel("Address").press("Enter");
  await expect(page.getByText("The secret, shown this once")).toBeVisible();
  const secret = (await page.locator("code").textContent()) ?? "";
  await expectAccessible(page);

  await page.getByRole("button", { name: "Send a test" }).press("Enter");
  await expect(page.getByText("Your system answered 204.")).toBeVisible();
  const [tried] = system.told("test");
  expect(tried?.isSignedBy(secret, product.ctx.clock.now().getTime())).toBe(true);

  const { headers, applicationUuid } = await openBorrower(product);
  const borrower = createBorrowerClient(product.url, "gable", headers.authorization);
  await withdrawApplication(borrower, applicationUuid);
  await expect.poll(() => system.told("application-ended").length).toBe(1);
  await page.reload();
  await expect(page.locator("code")).toHaveCount(0);
  const told = page.getByRole("row", { name: /Application ended/ });
  await expect(told).toContainText("204");
  await told.getByRole("button", { name: "Send again: Application ended" }).press("Enter");
  await expect.poll(() => system.told("application-ended").length).toBe(2);
  await page.getByLabel("What happened in the last").selectOption("3 days");
  await page.getByRole("button", { name: "Send everything again" }).press("Enter");
  await expect(page.getByRole("region", { name: "Messages" })).toContainText("1 is on its way again.");
  await expect.poll(() => system.told("application-ended").length).toBe(3);
  expect(new Set(system.told("application-ended").map(({ body }) => body)).size).toBe(1);
  await expectAccessible(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await excessWidth(page)).toBeLessThanOrEqual(0);
  }

  await page.getByLabel("Address").press("Enter");
  await expect(page.getByLabel("Address")).toHaveAccessibleDescription(/Nothing is different/);
  await page.getByText("Make a new secret").press("Enter");
  await page.getByRole("button", { name: "New secret, both for a day" }).press("Enter");
  await expect(page.getByText("The secret, shown this once")).toBeVisible();
  await expect(page.getByText(/The former secret signs beside the new one until/)).toBeVisible();
  const renewed = (await page.locator("code").textContent()) ?? "";
  expect(renewed).not.toBe(secret);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send a test" }).press("Enter");
  await expect.poll(() => system.told("test").length).toBe(2);
  const signers = () =>
    [secret, renewed].map((one) => system.told("test").at(-1)?.isSignedBy(one, product.ctx.clock.now().getTime()));
  expect(signers()).toEqual([true, true]);
  await page.getByRole("button", { name: "New secret, end the present one now" }).press("Enter");
  await expect(page.getByText(/The former secret signs beside/)).toHaveCount(0);
  await page.getByRole("button", { name: "Send a test" }).press("Enter");
  await expect.poll(() => system.told("test").length).toBe(3);
  expect(signers()).toEqual([false, false]);
  await page.getByRole("button", { name: /^Your account/ }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("heading", { name: "Log in to the console" })).toBeVisible();
  const next = await openStaff(product, "administrator", "harbor-pine");
  await system.named(next);
  await page.evaluate((jwt) => localStorage.setItem("jwt", jwt), next.headers["authorization"] ?? "");
  await page.goBack();
  await expect(page).toHaveURL(`${consoleUrl(product)}/settings/webhooks`);
  await expect(page.getByLabel("Address")).toHaveValue(system.url);
  await expect(page.getByText("The secret, shown this once")).toHaveCount(0);

  await page.getByText("Take the address away").click();
  await page.getByRole("button", { name: "Take it away now" }).click();
  await expect(page.getByRole("region", { name: "Messages" })).toContainText("Nobody is told any more.");
  await expect(page.getByLabel("Address")).toHaveValue("");
});

test("who takes the address away reads what is lost with it, and presses again where that is more by now", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await enterConsole(page, product, "administrator", "/settings/webhooks", "blue-heron");
  await page.getByLabel("Address").fill(system.url);
  await page.getByLabel("Address").press("Enter");
  await expect(page.getByText("The secret, shown this once")).toBeVisible();
  const { applicationUuid } = await openBorrower(product, "blue-heron");
  const happens = () =>
    product.ctx.database.kysely
      .insertInto("webhook_deliveries")
      .values({
        uuid: randomUUID(),
        org_code: "blue-heron",
        application_uuid: applicationUuid,
        event: "application-received",
        happened_at: product.ctx.clock.now().toISOString(),
      })
      .execute();
  await happens();
  await page.reload();
  await page.getByText("Take the address away").press("Enter");
  await expect(page.getByText("1 message has not been taken yet")).toBeVisible();
  await expectAccessible(page);
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);

  const take = page.getByRole("button", { name: "Take it away, and lose 1 message" });
  await happens();
  await take.press("Enter");
  await expect(page.getByRole("region", { name: "Messages" })).toContainText("More is on its way to this address");
  const again = page.getByRole("button", { name: "Take it away, and lose 2 messages" });
  await expect(again).toBeEnabled();
  await again.press("Enter");
  await expect(page.getByRole("region", { name: "Messages" })).toContainText("Nobody is told any more.");
  await expect(page.getByText("not sent: the address was taken away").first()).toBeVisible();
  await expectAccessible(page);
});
