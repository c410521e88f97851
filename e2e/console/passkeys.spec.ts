import { type StaffWithLogIn, staffWithLogIn } from "@gable/testkit/staff-with-log-in.ts";
import type { TestProduct } from "@gable/testkit/start-product.ts";
import { startProductAlone } from "@gable/testkit/start-product-alone.ts";
import { expect, type Page } from "@playwright/test";
import { excessWidth, expectAccessible } from "../accessible.ts";
import { addDevice } from "../device.ts";
import { test } from "../test-with-late-replies.ts";
import { consoleUrl } from "./enter-console.ts";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

let product: TestProduct;
test.beforeAll(async () => {
  product = await startProductAlone();
});
test.afterAll(() => product.close());

async function givePassword(page: Page, { email, password }: StaffWithLogIn): Promise<void> {
  await page.goto(`${consoleUrl(product)}/account`);
  await page.getByLabel("Work email address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByRole("heading", { name: "Your second factor" })).toBeVisible();
}

async function expectSound(page: Page): Promise<void> {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page);
    expect(await excessWidth(page)).toBeLessThanOrEqual(0);
  }
}

test("somebody of the staff makes a passkey, logs in with it in place of the digits, and takes it away", async ({
  page,
}) => {
  const ada = await staffWithLogIn(product, "processor");
  await addDevice(page);
  await givePassword(page, ada);
  await expect(page.getByRole("button", { name: "Use a passkey instead" })).toHaveCount(0);
  await page.getByLabel("Six-digit code").fill(await ada.code());
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Your log-in", level: 1 })).toBeVisible();

  await page.getByText("Add a passkey", { exact: true }).click();
  await page.getByLabel("Name").fill("My laptop");
  await page.getByLabel("Password, to add a passkey").fill("not the password at all");
  await page.getByLabel("Six-digit code of your app").fill(await ada.code());
  await page.getByRole("button", { name: "Make the passkey" }).click();
  await expect(page.getByRole("alert")).toContainText("This is not your password.");
  await expectSound(page);
  await page.getByLabel("Password, to add a passkey").fill(ada.password);
  await page.getByLabel("Six-digit code of your app").fill(await ada.code());
  await page.getByRole("button", { name: "Make the passkey" }).click();
  await expect(page.getByText("Not used yet.")).toBeVisible();

  await page.getByRole("button", { name: "Your account, Ada Sorensen" }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await givePassword(page, ada);
  await expectSound(page);
  await page.getByRole("button", { name: "Use a passkey instead" }).click();
  await expect(page.getByText(/^Added .*Last used/)).toBeVisible();

  // The only one goes against a code, though the passkey has just shown a second factor: the app must be there still.
  await page.getByText("Remove “My laptop”", { exact: true }).click();
  await expect(page.getByText(/It is your only one/)).toBeVisible();
  await expectSound(page);
  await page.getByLabel("Password, to remove “My laptop”").fill(ada.password);
  await page.getByLabel("Six-digit code of your app").fill(await ada.code());
  await page.getByRole("button", { name: "Remove it" }).click();
  await expect(page.getByText("You have none yet.")).toBeVisible();
});

test("somebody of the staff sees where they are logged in, and logs out what they do not know", async ({
  page,
  browser,
}) => {
  const ada = await staffWithLogIn(product, "processor");
  const enter = async (at: Page) => {
    await givePassword(at, ada);
    await at.getByLabel("Six-digit code").fill(await ada.code());
    await at.getByRole("button", { name: "Log in", exact: true }).click();
    await expect(at.getByRole("heading", { name: "Your log-in", level: 1 })).toBeVisible();
  };
  const elsewhere = await (await browser.newContext()).newPage();
  const phone = await (await browser.newContext({ userAgent: IPHONE })).newPage();
  await enter(elsewhere);
  await enter(phone);
  await enter(page);
  const listed = page.getByRole("list").filter({ hasText: "This device" }).getByRole("listitem");
  await expect(listed).toHaveCount(3);
  await expect(listed.first()).toContainText("This device");
  await expect(listed.first()).toContainText("Opened with a code of the app from the address");
  await expectSound(page);
  await page.getByRole("button", { name: "Log out Safari on iPhone", exact: true }).press("Enter");
  await expect(page.getByRole("region", { name: "Messages" })).toContainText("That device is logged out.");
  await expect(listed).toHaveCount(2);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await phone.reload();
  await expect(phone.getByLabel("Work email address")).toBeVisible();
  await page.getByRole("button", { name: "Log out everywhere else" }).press("Enter");
  await expect(listed).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Log out everywhere else" })).toHaveCount(0);
  await elsewhere.reload();
  await expect(elsewhere.getByLabel("Work email address")).toBeVisible();
});
