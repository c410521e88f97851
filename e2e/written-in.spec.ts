import { asStaff } from "@gable/testkit/borrower/staff-moves.ts";
import { upload } from "@gable/testkit/borrower/verification-moves.ts";
import { showWithoutFace } from "@gable/testkit/borrower/without-face.ts";
import { expect } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { arriveAt } from "./arrive.ts";
import { enterConsole } from "./console/enter-console.ts";
import { enter } from "./enter.ts";
import { holdBack } from "./hold-back.ts";
import { test } from "./test-with-product.ts";
import { walkIn } from "./walk-in.ts";

test("what staff wrote in another language than the page is said to be so, and is heard so", async ({ page, product }, {
  repeatEachIndex,
}) => {
  const borrower = await walkIn(product, {
    persona: "pay-stubs",
    email: `written-in.${repeatEachIndex}@example.com`,
    until: "INCOME_VERIFICATION",
  });
  const comments = "El último recibo de impuestos de su casa";
  await asStaff(borrower, {
    act: "raise-condition",
    categoryEnum: "GENERIC_DOCUMENT_REQUEST",
    comments,
    documents: 1,
    priorTo: "funding",
    writtenIn: "es",
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, product.url, borrower.client.token());
  await page.goto(`${product.url}/account/heloc/${borrower.uuid}/conditions`);
  await arriveAt(page, "What we still need");
  await expect(page.getByText(comments)).toHaveAttribute("lang", "es");
  await expect(page.getByText(/\(Spanish\)/)).toBeVisible();
  await page
    .getByRole("link", { name: /^What happened/ })
    .last()
    .click();
  await arriveAt(page, "A document that we need");
  await expect(page.getByText(`“${comments}”`)).toHaveAttribute("lang", "es");
  await expectAccessible(page);
});

test("why a pay stub cannot be used is heard in the language in which it was written", async ({ page, product }, {
  repeatEachIndex,
}) => {
  const borrower = await walkIn(product, {
    persona: "pay-stubs",
    email: `stub-written-in.${repeatEachIndex}@example.com`,
    until: "INCOME_VERIFICATION",
  });
  await upload(borrower, "USER_UPLOADED_PAYSTUB");
  const reason = "Falta la segunda página";
  await asStaff(borrower, { act: "return-income-papers", reason, writtenIn: "es" });
  await enter(page, product.url, borrower.client.token());
  await page.goto(`${product.url}/account/heloc/${borrower.uuid}/income/review`);
  await expect(page.getByText(reason)).toHaveAttribute("lang", "es");
  await expect(page.getByText(/\(Spanish\)/)).toBeVisible();
  await expectAccessible(page);
});

test.describe("in Spanish", () => {
  test.use({ locale: "es-US" });

  test("why an ID is asked for again is heard so too, and staff say in which language they write it", async ({
    page,
    product,
    browser,
  }, { repeatEachIndex }) => {
    const borrower = await walkIn(product, {
      persona: "straight-approval",
      email: `id-written-in.${repeatEachIndex}@example.com`,
      until: "IDENTITY_VERIFICATION",
      as: (persona) => ({ ...persona, fill: { ...persona.fill, language: "es" } }),
    });
    await showWithoutFace(borrower);
    const reviewer = await (await browser.newContext({ locale: "en-US" })).newPage();
    // While the file is on its way nobody knows in which language the borrower reads: nothing can be asked for before.
    const release = await holdBack(reviewer, new RegExp(`/applications/${borrower.uuid}$`));
    await enterConsole(reviewer, product, "processor", `/file/${borrower.uuid}/papers`);
    const ask = reviewer.getByRole("button", { name: "Ask for new pictures", exact: true });
    await expect(reviewer.getByRole("article", { name: "Pasaporte" })).toBeVisible();
    await expect(ask).toHaveCount(0);
    release();
    await ask.press("Enter");
    const dialog = reviewer.getByRole("dialog", { name: "Ask for new pictures" });
    await expect(dialog.getByText("They read Spanish.")).toBeVisible();
    const reason = "The lower edge is cut off";
    await dialog.getByLabel("Reason, as the borrower reads it").fill(reason);
    await expect(dialog.getByLabel("You write in")).toHaveValue("en");
    await dialog.getByRole("button", { name: "Ask for new pictures" }).press("Enter");
    await expect(dialog).toHaveCount(0);
    await enter(page, product.url, borrower.client.token());
    await page.goto(`${product.url}/account/heloc/${borrower.uuid}`);
    await expect(page.getByText(reason)).toHaveAttribute("lang", "en");
    await expect(page.getByText(/\(inglés\)/)).toBeVisible();
    await expectAccessible(page);
  });
});
