import { fetchPersona } from "@gable/testkit/borrower/persona.ts";
import { type OwnProduct, startOwnProduct } from "@gable/testkit/start-own-product.ts";
import { test } from "@playwright/test";
import { arriveAt, registerInBrowser } from "./register.ts";

let product: OwnProduct;

test.beforeAll(async () => {
  product = await startOwnProduct();
});

test.afterAll(() => product.close());

for (const [device, width] of [
  ["phone", 390],
  ["computer", 1280],
] as const) {
  test(`on a ${device}, a borrower applies, closes the browser, and goes on where they were`, async ({ browser }) => {
    test.slow();
    const persona = await fetchPersona(product.sandboxUrl, "straight-approval");
    const email = `ada.on.a.${device}@example.com`;
    const portal = product.portalUrl("gable");
    const viewport = { width, height: 844 };

    const first = await browser.newContext({ viewport });
    const page = await first.newPage();
    await page.goto(`${portal}/account/heloc/register`);
    await registerInBrowser(page, persona, email);
    await page.waitForURL(/\/account\/heloc\/[0-9a-f-]{36}\/liens$/);
    await arriveAt(page, "Is this what you owe on your home?");
    const there = page.url();
    await first.close();

    const second = await browser.newContext({ viewport });
    const again = await second.newPage();
    await again.goto(`${portal}/dashboard`);
    await arriveAt(again, "Log in");
    await again.getByLabel("Email address").fill(email);
    await again.getByLabel("Password", { exact: true }).fill(persona.fill.password);
    await again.getByRole("button", { name: "Log in" }).click();
    await arriveAt(again, "Ada, it’s your move");
    await again.getByRole("link", { name: "Continue" }).click();
    await again.waitForURL(there);
    await arriveAt(again, "Is this what you owe on your home?");
    await again.getByRole("radio", { name: "Yes, it is right" }).check();
    await again.getByRole("button", { name: "Confirm and see my offers" }).click();
    await arriveAt(again, "How much, and for how long?");
    await second.close();
  });
}
