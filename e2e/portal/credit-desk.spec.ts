import type { ProductAlone } from "@gable/testkit/start-product-alone.ts";
import { expect } from "@playwright/test";
import { excessWidth, expectAccessible } from "../accessible.ts";
import { heading } from "../arrive.ts";
import { enter } from "../enter.ts";
import { test } from "../test-with-product.ts";
import { walkIn } from "../walk-in.ts";

const bureau = {
  name: "Kestrel Credit Bureau",
  address: "1 Report Way, Omaha, NE 68102",
  tollFreePhone: "8005550131",
  website: "https://kestrel.example",
  freezeWebsite: "https://kestrel.example/freeze",
};

let product: ProductAlone;

test.beforeAll(({ product: shared }) => {
  product = shared;
});

test("a bureau that could make no report is asked again from the page that says so", async ({ page }) => {
  product.sandbox.orders.force({
    kind: "credit-bureau",
    act: "pull-soft",
    answer: { outcome: "error", bureau, code: "E1", message: "No report" },
    next: 1,
    later: false,
  });
  const { client, uuid } = await walkIn(product, {
    persona: "straight-approval",
    email: "asks.the.bureau@example.com",
    until: "CREDIT_ERROR",
  });
  await enter(page, product.url, client.token());
  await page.goto(`${product.url}/account/heloc/${uuid}`);
  await expect(heading(page, "The credit bureau could not answer")).toBeVisible();
  await expect(page.getByText("You can check 3 more times.")).toBeVisible();
  await expectAccessible(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await excessWidth(page)).toBeLessThanOrEqual(0);
  }
  await page.getByRole("button", { name: "Ask the bureau again (soft check)" }).click();
  await expect(page).toHaveURL(`${product.url}/account/heloc/${uuid}/liens`);
});

test("a borrower with a fraud alert chooses when to be called, and another hour after that", async ({ page }) => {
  const { client, uuid, persona } = await walkIn(product, {
    persona: "fraud-alert",
    email: "is.called@example.com",
    until: "FACTA_REVIEW",
  });
  await enter(page, product.url, client.token());
  await page.goto(`${product.url}/account/heloc/${uuid}`);
  await expect(heading(page, "We call you before we go on")).toBeVisible();
  const ending = persona.fill.phone.slice(-2);
  await expect(page.getByText(`We call the number in your credit file, ending in ${ending}.`)).toBeVisible();
  const schedule = page.getByRole("button", { name: "Schedule the call" });
  await schedule.click();
  await expect(page.getByRole("alert")).toBeVisible();
  const radiosOf = (name: string | RegExp) => page.getByRole("radiogroup", { name }).getByRole("radio");
  const choose = async (which: 0 | -1) => {
    await radiosOf("Day").nth(which).check();
    await radiosOf(/^Hour on /)
      .nth(which)
      .check();
    await schedule.click();
  };
  await choose(0);
  const called = page.getByRole("status").filter({ hasText: "We call you between " });
  await expect(called).toBeVisible();
  await expectAccessible(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await excessWidth(page)).toBeLessThanOrEqual(0);
  }
  const firstSaid = await called.innerText();
  await page.getByRole("button", { name: "Choose another hour" }).click();
  await choose(-1);
  await expect(schedule).toHaveCount(0);
  await expect(called).toBeVisible();
  await expect(called).not.toHaveText(firstSaid);
});

test("a borrower whose file is frozen asks to be reminded tomorrow, and takes it back", async ({ page }) => {
  product.sandbox.orders.force({
    kind: "credit-bureau",
    act: "pull-soft",
    answer: { outcome: "frozen", bureau },
    next: 1,
    later: false,
  });
  const { client, uuid } = await walkIn(product, {
    persona: "straight-approval",
    email: "reminded.of.a.freeze@example.com",
    until: "SOFT_CREDIT_LOCKED_OR_FROZEN",
  });
  await enter(page, product.url, client.token());
  await page.goto(`${product.url}/account/heloc/${uuid}`);
  const remind = page.getByRole("button", { name: "Remind me tomorrow" });
  await remind.click();
  const said = page.getByRole("status").filter({ hasText: "We remind you once, on " });
  await expect(said).toContainText("10:00 AM");
  await expect(remind).toHaveCount(0);
  await expectAccessible(page);
  await page.reload();
  await page.getByRole("button", { name: "Don’t remind me" }).click();
  await expect(remind).toBeVisible();
  await expect(said).toHaveCount(0);
});
