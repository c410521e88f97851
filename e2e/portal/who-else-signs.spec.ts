import { expect } from "@playwright/test";
import { excessWidth, expectAccessible } from "../accessible.ts";
import { arriveAt } from "../arrive.ts";
import { enter } from "../enter.ts";
import { test } from "../test-with-product.ts";
import { walkIn } from "../walk-in.ts";

test("who owns a home with somebody and names nobody is led to where they are added", async ({ page, product }, {
  repeatEachIndex,
}) => {
  const borrower = await walkIn(product, {
    persona: "straight-approval",
    email: `names.nobody.${repeatEachIndex}@example.com`,
    until: "COLLECT_ADDITIONAL_INFO",
  });
  const { ssn, name } = borrower.persona.fill;
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, product.url, borrower.client.token());
  await page.goto(`${product.url}/account/heloc/${borrower.uuid}`);
  await arriveAt(page, "A few more facts, and your permission");
  await page.getByLabel("Social Security number", { exact: true }).fill(ssn);
  await page.getByRole("radio", { name: "Unmarried" }).check();
  await page.getByRole("radio", { name: "I own it with someone" }).check();
  await page.getByLabel("What is the money mainly for?").selectOption("OTHER");
  await page.getByRole("checkbox").last().check();
  const send = () => page.getByRole("button", { name: "Save and continue" }).press("Enter");
  await send();
  const summary = page.getByRole("alert");
  await expect(summary).toBeFocused();
  await summary.getByRole("link", { name: /^Add whoever owns the home with you/ }).press("Enter");
  const add = page.getByRole("button", { name: "Add a person" });
  await expect(add).toBeFocused();
  await add.press("Enter");
  await page.getByLabel("First name").fill(name.first);
  await page.getByLabel("Last name").fill(name.last);
  await page.getByLabel("Who they are to you").selectOption("TRUSTEE");
  await send();
  await summary.getByRole("link", { name: /^This is your own name/ }).press("Enter");
  await expect(page.getByLabel("First name")).toBeFocused();
  await expectAccessible(page);
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
  await page.getByLabel("First name").fill("  Theo ");
  await send();
  await expect(page.getByRole("heading", { name: "A few more facts, and your permission" })).toHaveCount(0);
  // What was said is there for whoever comes back to it.
  await page.goto(`${product.url}/account/heloc/${borrower.uuid}/start/contact`);
  await expect(page.getByLabel("First name")).toHaveValue("Theo");
});

test("how the deed will name those who own the home stands there once everybody on record is named", async ({
  page,
  product,
}, { repeatEachIndex }) => {
  const borrower = await walkIn(product, {
    persona: "joint-owner",
    email: `deed.names.${repeatEachIndex}@example.com`,
    until: "COLLECT_ADDITIONAL_INFO",
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, product.url, borrower.client.token());
  await page.goto(`${product.url}/account/heloc/${borrower.uuid}`);
  await arriveAt(page, "A few more facts, and your permission");
  const names = page.getByText(
    "Marisol Bergstrom and Theo James Bergstrom, a married couple, as tenants by the entirety",
  );
  await page.getByRole("radio", { name: "Married", exact: true }).check();
  await page.getByRole("radio", { name: "I own it with someone" }).check();
  await page.getByRole("button", { name: "Add a person" }).click();
  await page.getByLabel("First name").fill("Theo");
  await page.getByLabel("Middle name").fill("James");
  await expect(names).toHaveCount(0);
  await page.getByLabel("Last name").fill("Bergstrom");
  await page.getByLabel("Who they are to you").selectOption("SPOUSE");
  await expect(page.getByText("How the deed will name you")).toBeVisible();
  await expect(names).toBeVisible();
  await expectAccessible(page);
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
  await page.getByRole("radio", { name: "A trust" }).check();
  await expect(names).toHaveCount(0);
});

test("who does not live in the home says whether another owner does, who may cancel then", async ({ page, product }, {
  repeatEachIndex,
}) => {
  const borrower = await walkIn(product, {
    persona: "joint-owner",
    email: `lives.there.${repeatEachIndex}@example.com`,
    until: "COLLECT_ADDITIONAL_INFO",
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, product.url, borrower.client.token());
  await page.goto(`${product.url}/account/heloc/${borrower.uuid}`);
  await arriveAt(page, "A few more facts, and your permission");
  await page.getByLabel("Social Security number", { exact: true }).fill(borrower.persona.fill.ssn);
  await page.getByRole("radio", { name: "Married", exact: true }).check();
  await page.getByRole("radio", { name: "I own it with someone" }).check();
  await page.getByRole("button", { name: "Add a person" }).press("Enter");
  await page.getByLabel("First name").fill("Theo");
  await page.getByLabel("Last name").fill("Bergstrom");
  await page.getByLabel("Who they are to you").selectOption("SPOUSE");
  const asked = page.getByRole("radiogroup", { name: /^Does one of these owners live in the home/ });
  await expect(asked).toHaveCount(0);
  await page.getByRole("radio", { name: "Second home" }).check();
  await page.getByLabel("Street address").fill("88 Linden Court");
  await page.getByLabel("City").fill("Boise");
  await page.getByLabel("State", { exact: true }).selectOption("Idaho");
  await page.getByLabel("ZIP code").fill("83702");
  await page.getByLabel("What is the money mainly for?").selectOption("OTHER");
  await page.getByRole("checkbox").last().check();
  const send = () => page.getByRole("button", { name: "Save and continue" }).press("Enter");
  await send();
  const summary = page.getByRole("alert");
  await expect(summary.getByRole("link")).toHaveCount(1);
  await summary.getByRole("link").press("Enter");
  await expect(asked.getByRole("radio").first()).toBeFocused();
  await expectAccessible(page);
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
  await page.keyboard.press("Space");
  const sent = page.waitForRequest((request) => request.postDataJSON()?.["ownerLivesThere"] === true);
  await send();
  await sent;
  await arriveAt(page, "Is this what you owe on your home?");
});
