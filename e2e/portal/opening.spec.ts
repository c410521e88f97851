import { openBorrower } from "@gable/testkit/open-borrower.ts";
import type { ProductAlone } from "@gable/testkit/start-product-alone.ts";
import { expect } from "@playwright/test";
import { excessWidth, expectAccessible } from "../accessible.ts";
import { arriveAt, heading } from "../arrive.ts";
import { enter } from "../enter.ts";
import { holdBack } from "../hold-back.ts";
import { watchPolicy } from "../policy.ts";
import { REGISTER } from "../stages/registration.ts";
import { test } from "../test-with-product.ts";

const SCRIPTS = "**/assets/*.js";
const QUESTION = "Which home would secure the line?";

let product: ProductAlone;

test.beforeAll(({ product: shared }) => {
  product = shared;
});

test("the first question can be read, and the lender called, before any script has come", async ({ page }) => {
  const stopped = await watchPolicy(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const letCome = await holdBack(page, SCRIPTS);
  await page.goto(product.url + REGISTER, { waitUntil: "commit" });
  await expect(heading(page, QUESTION)).toBeVisible();
  await expect(page.getByText("This home becomes collateral.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Call us: (800) 555-0142" })).toHaveAttribute("href", "tel:8005550142");
  // Its text is there before its style; it is painted with it.
  const painted = () => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length);
  await expect.poll(painted).toBe(1);
  const filled = await page.locator(".progress-line > span").boundingBox();
  expect(filled?.width).toBeLessThan(20);
  const before = await heading(page, QUESTION).boundingBox();
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);

  letCome();
  await arriveAt(page, QUESTION);
  await expect(page.locator("#opening")).toHaveCount(0);
  expect(await heading(page, QUESTION).boundingBox()).toMatchObject({ x: before?.x, y: before?.y });
  await page.getByLabel("Home address").fill("1 Main");
  expect(stopped).toEqual([]);
});

test("it is written in the browser's language, and everybody can use it", async ({ browser }) => {
  const context = await browser.newContext({ locale: "es-MX" });
  const page = await context.newPage();
  const letCome = await holdBack(page, SCRIPTS);
  await page.goto(product.url + REGISTER, { waitUntil: "commit" });
  const question = heading(page, "¿Qué casa garantizaría la línea?");
  await expect(question).toBeVisible();
  await expectAccessible(page);
  letCome();
  await expect(page.locator("#opening")).toHaveCount(0);
  await expect(question).toBeVisible();
  await context.close();
});

test("what is pressed before any script has come is done once it has", async ({ page }) => {
  const letCome = await holdBack(page, SCRIPTS);
  await page.goto(product.url + REGISTER, { waitUntil: "commit" });
  await page.getByRole("button", { name: "Español" }).press("Enter");
  letCome();
  await expect(heading(page, "¿Qué casa garantizaría la línea?")).toBeVisible();
  await expect(page.locator("#opening")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "English" })).toBeFocused();
});

test("the menu that is asked for on a phone before any script has come opens once it has", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letCome = await holdBack(page, SCRIPTS);
  await page.goto(product.url + REGISTER, { waitUntil: "commit" });
  await page.getByRole("button", { name: "Menu" }).click();
  letCome();
  await page.getByRole("dialog").getByRole("button", { name: "Español" }).click();
  await expect(heading(page, "¿Qué casa garantizaría la línea?")).toBeVisible();
});

test("somebody who has been here before waits for the page itself, which knows where they were", async ({ page }) => {
  await page.goto(product.url + REGISTER);
  await arriveAt(page, QUESTION);
  // The tracker's.
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBeGreaterThan(0);
  const letCome = await holdBack(page, SCRIPTS);
  await page.goto(product.url + REGISTER, { waitUntil: "commit" });
  // It stands behind the opening.
  await expect(page.locator("#root")).toBeAttached();
  await expect(page.locator("#opening")).toHaveCount(0);
  await expect(page.getByRole("heading")).toHaveCount(0);
  letCome();
  await arriveAt(page, QUESTION);
});

test("what may wait until somebody does something does not come for the focus that a heading is given", async ({
  page,
}) => {
  const { headers, applicationUuid } = await openBorrower(product);
  await enter(page, product.url, headers.authorization);
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.goto(`${product.url}/account/heloc/${applicationUuid}`);
  await arriveAt(page, "A few things are still missing");
  await expect(heading(page, "A few things are still missing")).toBeFocused();
  const early = () => fetched.filter((url) => /\/assets\/(codes\.words|processing-wait)-/.test(url)).length;
  expect(early()).toBe(0);
  await page.keyboard.press("Tab");
  await expect.poll(early).toBe(2);
});

const SOME = "/account/heloc/5f0e4d4e-6a0c-4c37-9d0a-2f9a4c1f7b11";

for (const path of ["/dashboard", `${SOME}/product/select`, `${SOME}/complete`, `${SOME}/signing/sign`]) {
  test(`every file to which a page links beforehand is there: ${path}`, async ({ request }) => {
    const markup = await (await request.get(product.url + path)).text();
    const links = [...markup.matchAll(/<link [^>]*href="(\/assets\/[^"]+)"/g)].map(([, href]) => href ?? "");
    expect(links.length).toBeGreaterThan(0);
    const replies = await Promise.all(links.map((href) => request.get(product.url + href)));
    expect(replies.filter((reply) => !reply.ok()).map((reply) => reply.url())).toEqual([]);
  });
}

test("the reference of the calls sets nothing that the policy stops", async ({ page }) => {
  const stopped = await watchPolicy(page);
  await page.goto(`${product.url}/docs`);
  await page.getByRole("button", { name: "post /identity/api/v1/login", exact: true }).click();
  await expect(page.getByRole("button", { name: "Try it out" })).toBeVisible();
  expect(stopped).toEqual([]);
});
