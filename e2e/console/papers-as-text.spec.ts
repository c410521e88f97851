import { type Walked, walk } from "@gable/testkit/borrower/walk.ts";
import type { TestProduct } from "@gable/testkit/start-product.ts";
import { expect, type Locator, type Page } from "@playwright/test";
import { expectSound } from "../accessible.ts";
import { documentShown, expectReadable } from "../read-both-ways.ts";
import { testWithProductAlone } from "../test-with-product-alone.ts";
import { enterConsole } from "./enter-console.ts";

const test = testWithProductAlone();

const BYTES = /\/documents\/[0-9a-f-]{36}$/;

/** An application whose closing papers are drawn and signed. */
const walkToSigned = (product: TestProduct, email: string): Promise<Walked> =>
  walk({
    url: product.url,
    sandboxUrl: product.sandbox.url,
    orgCode: "gable",
    email,
    persona: "straight-approval",
    until: "RESCISSION",
  });

/** Opens a paper of the file by keyboard. */
async function openPaper(page: Page, title: string): Promise<Locator> {
  await page.getByRole("button", { name: title, exact: true }).first().press("Enter");
  return page.getByRole("dialog", { name: title });
}

test("a processor, an underwriter and an auditor read a drawn paper as text, by its headings, and as it is printed", async ({
  page,
  product,
}, { repeatEachIndex }) => {
  const { uuid } = await walkToSigned(product, `as-text.${repeatEachIndex}@example.com`);
  for (const role of ["processor", "underwriter", "auditor"] as const) {
    await enterConsole(page, product, role, `/file/${uuid}`);
    const paper = await openPaper(page, "Home equity line of credit agreement");
    await expectReadable(paper);
    await expect(paper.getByRole("radio", { name: "As printed" })).toBeChecked();
    await paper.getByRole("radio", { name: "As printed" }).press("ArrowLeft");
    const text = documentShown(paper).locator(".paper-text");
    await expect(text.getByRole("heading", { level: 2 })).toHaveCount(1);
    await expect.poll(() => text.getByRole("heading", { level: 3 }).count()).toBeGreaterThan(5);
    await expectSound(page);
    await page.keyboard.press("Escape");
    await expect(paper).toHaveCount(0);
    await page.evaluate(() => sessionStorage.removeItem("paper-view"));
  }
});

test("on a narrow page with large text a paper comes as text first, and one that does not come says what to do, and it is printed whole", async ({
  page,
  product,
}, { repeatEachIndex }) => {
  const { uuid } = await walkToSigned(product, `narrow.${repeatEachIndex}@example.com`);
  await page.setViewportSize({ width: 320, height: 640 });
  await enterConsole(page, product, "processor", `/file/${uuid}`);
  await page.route(BYTES, (route) => route.fulfill({ status: 404, body: "" }));
  const paper = await openPaper(page, "Home equity line of credit agreement");
  await expect(paper.getByRole("alert")).toContainText("This document could not be shown.");
  await expectSound(page);
  await page.unroute(BYTES);
  await paper.getByRole("button", { name: "Try again" }).press("Enter");
  await expect(paper.getByRole("radio", { name: "As text" })).toBeChecked();
  await expectReadable(paper);
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  await expect
    .poll(() => documentShown(paper).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    .toBe(0);
  expect(await paper.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));

  // On paper it is alone, and whole.
  await page.emulateMedia({ media: "print" });
  const height = async () => (await documentShown(paper).boundingBox())?.height ?? 0;
  await expect.poll(height).toBeGreaterThan(2000);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan((await height()) + 400);
  await expect(page.locator("h1")).toBeHidden();
});
