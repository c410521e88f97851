import { adopt } from "@gable/testkit/borrower/halfway.ts";
import { moves } from "@gable/testkit/borrower/moves.ts";
import { walkOn } from "@gable/testkit/borrower/walk.ts";
import { expect, type Locator } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { heading } from "./arrive.ts";
import { enter } from "./enter.ts";
import { expectSpanish } from "./screens/spanish.ts";
import { test } from "./test-with-product.ts";
import { walkIn } from "./walk-in.ts";

test.use({ locale: "es-US" });

const NAMES = ["Ada", "Vermeer", "Straight", "Approval"];

const inEnglish = (within: Locator, title: string) => within.locator("[lang=en]").filter({ hasText: title });

test("whoever reads in Spanish is told which of their papers are in English, and hears their titles as English", async ({
  page,
  product,
}, { repeatEachIndex }) => {
  const borrower = await walkIn(product, {
    persona: "straight-approval",
    email: `papers-in-english.${repeatEachIndex}@example.com`,
    until: "FINAL_OFFER",
  });
  const look = async (path: string, title: string | RegExp) => {
    await page.goto(`${product.url}/account/heloc/${borrower.uuid}${path}`);
    await expect(heading(page, title)).toBeVisible();
    await expect(page.locator("main .skeleton, .loader")).toHaveCount(0);
    await expectSpanish(page, path, NAMES);
    await expectAccessible(page);
  };
  await enter(page, product.url, borrower.client.token());

  await look("/document/disclosures", "Sus documentos");
  const row = page.getByRole("listitem").filter({ hasText: "Your application" }).first();
  await expect(inEnglish(row, "Your application").first()).toBeVisible();
  await expect(row).toContainText("En inglés");
  await row.getByRole("button", { name: "Your application", exact: true }).click();
  const reader = page.getByRole("dialog", { name: "Your application" });
  await expect(reader.getByText("En inglés", { exact: true })).toBeVisible();
  await expect(inEnglish(reader.getByRole("heading", { level: 2 }).first(), "Your application")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(reader).toHaveCount(0);

  await adopt(borrower);
  await look("/signing/intro", "Sus documentos están listos para firmar");
  const agreement = page.getByRole("listitem").filter({ hasText: "Home equity line of credit agreement" });
  await expect(agreement).toContainText("En inglés");
  await look("/signing/sign", "Statement of your line of credit");
  await expect(page.getByText("En inglés", { exact: true })).toBeVisible();
  await expect(page.locator("head title")).toHaveAttribute("lang", "en");

  await moves.FINAL_OFFER?.(borrower);
  await walkOn(borrower, { until: "RESCISSION" });
  await look("/complete", /^Su dinero se envía el/);
  await expect(page.locator("main [lang=en]").first()).toBeVisible();
});

test.describe("in English", () => {
  test.use({ locale: "en-US" });

  test("nothing is said of the language where it is the reader's own", async ({ page, product }, {
    repeatEachIndex,
  }) => {
    const borrower = await walkIn(product, {
      persona: "straight-approval",
      email: `papers-of-own.${repeatEachIndex}@example.com`,
      until: "INCOME_VERIFICATION",
    });
    await enter(page, product.url, borrower.client.token());
    await page.goto(`${product.url}/account/heloc/${borrower.uuid}/document/disclosures`);
    await expect(page.getByRole("button", { name: "Your application", exact: true })).toBeVisible();
    await expect(page.getByText(/In Spanish/)).toHaveCount(0);
    await expect(page.locator("main [lang=es]")).toHaveCount(0);
  });
});
