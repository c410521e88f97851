import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { fetchPersona } from "@gable/testkit/borrower/persona.ts";
import { registerPersona } from "@gable/testkit/borrower/register.ts";
import { type OwnProduct, startOwnProduct } from "@gable/testkit/start-own-product.ts";
import { expect, test } from "@playwright/test";

let product: OwnProduct;

test.beforeAll(async () => {
  product = await startOwnProduct();
});

test.afterAll(() => product.close());

test("a wait names what is done, cannot be closed, and goes on by itself", async ({ page }) => {
  product.sandbox.faults.set({ kind: "property-data", fault: "slow", next: 1, delayMs: 6000 });
  const client = createBorrowerClient(product.url, "gable");
  const persona = await fetchPersona(product.sandboxUrl, "straight-approval");
  const uuid = await registerPersona(client, persona, "waits@example.com");
  await page.goto(`${product.url}/auth/login`);
  await page.evaluate((token) => localStorage.setItem("jwt", token ?? ""), client.token());

  await page.goto(`${product.url}/account/heloc/${uuid}`);
  const wait = page.getByRole("dialog", { name: "We’re finding your offers" });
  await expect(wait).toBeVisible();
  await expect(wait.getByRole("listitem").filter({ hasText: "Soft credit check" })).toContainText("Done");
  await expect(wait.getByRole("listitem").filter({ hasText: "Finding your home" })).toContainText("Now");
  await expect(wait.getByRole("listitem").filter({ hasText: "Estimating its value" })).toContainText("Next");

  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await expect(wait).toBeVisible();

  await expect(wait).toBeHidden({ timeout: 20_000 });
  await expect(page).toHaveURL(`${product.url}/account/heloc/${uuid}/liens`);
  await expect(page.locator("main h1")).toBeFocused();
});
