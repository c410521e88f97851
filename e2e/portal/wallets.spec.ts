import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { fetchPersona } from "@gable/testkit/borrower/persona.ts";
import { registerPersona } from "@gable/testkit/borrower/register.ts";
import type { ProductAlone } from "@gable/testkit/start-product-alone.ts";
import { expect } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { test } from "../test-with-product.ts";

const FIRST = "0x71C7656EC7ab88b098defB751B7401B5f6d8976F";
const SECOND = "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq";

const account = (address: string) => ({ account: { name: "Wallet", address }, authorizedWallets: [{ address }] });

let product: ProductAlone;
let token: string;
test.beforeAll(async ({ product: shared }) => {
  product = shared;
  const client = createBorrowerClient(product.url, "gable");
  await registerPersona(
    client,
    await fetchPersona(product.sandboxUrl, "straight-approval"),
    "ada.with.wallets@example.com",
  );
  token = client.token() ?? "";
});
test("wallets are listed shortened, copied whole, and that they were is said for one second", async ({ page }) => {
  await page.route(/v4\/account\/access/, (route) =>
    route.fulfill({ json: { ...account(FIRST), authorizedWallet: { authorizationType: "OWNER" } } }),
  );
  await page.route(/v4\/account\??$/, (route) => route.fulfill({ json: [account(SECOND), account(FIRST)] }));
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript((jwt) => localStorage.setItem("jwt", jwt), token);
  await page.clock.install();
  await page.goto(`${product.url}/contact`);
  await page.getByRole("button", { name: "Your account" }).click();
  const first = page.getByRole("button", { name: "0x71C7…8976F" });
  const second = page.getByRole("button", { name: "bc1qar…f5mdq" });
  await expect(first).toBeVisible();
  await expectAccessible(page);
  // Not so far that the session would be idle.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000);
  await second.click();
  const copied = page.getByText("Copied", { exact: true });
  await expect(copied).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(SECOND);
  await page.clock.runFor(990);
  await expect(copied).toBeVisible();
  await page.clock.runFor(20);
  await expect(copied).toHaveCount(0);
});
