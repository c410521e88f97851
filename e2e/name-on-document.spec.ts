import { showWithoutFace } from "@gable/testkit/borrower/without-face.ts";
import { forceAnswer } from "@gable/testkit/force-answer.ts";
import { expect } from "@playwright/test";
import { excessWidth, expectAccessible } from "./accessible.ts";
import { arriveAt, press } from "./arrive.ts";
import { enter } from "./enter.ts";
import { followInvitation, showIdentity } from "./stages/co-signer.ts";
import { testWithProductAlone } from "./test-with-product-alone.ts";
import { walkIn } from "./walk-in.ts";

const test = testWithProductAlone();

/** What the check says of the next document. */
const found = (sandbox: string, outcome: "retry" | "review") =>
  forceAnswer(sandbox, {
    kind: "identity-verification",
    act: "check-document",
    answer: {
      outcome,
      verification: `verification-${outcome}`,
      checks: [{ check: "name", result: "failed" }],
      reasons: ["name-differs"],
      extracted: {
        documentType: "PASSPORT",
        name: { first: "Adelaide", last: "Sorensen" },
        dateOfBirth: "1984-03-12",
        documentLastFour: "4411",
        issuedBy: "United States",
        expiresOn: "2049-03-12",
      },
    },
  });

for (const [outcome, title] of [
  ["retry", "Show us that it is you"],
  ["review", "A person is looking at it"],
] as const) {
  test(`whose document bears another name says which is right where they read that (${outcome})`, async ({
    page,
    product,
  }, { repeatEachIndex }) => {
    const borrower = await walkIn(product, {
      persona: "straight-approval",
      email: `other-name.${outcome}.${repeatEachIndex}@example.com`,
      until: "IDENTITY_VERIFICATION",
    });
    await found(product.sandbox.url, outcome);
    await showWithoutFace(borrower, outcome === "retry" ? "RETRY" : "REVIEW");

    await page.setViewportSize({ width: 390, height: 844 });
    await enter(page, product.url, borrower.client.token());
    await page.goto(`${product.url}/account/heloc/${borrower.uuid}/identity`);
    await arriveAt(page, title);
    await expect(page.getByText("Your document says Adelaide Sorensen. The name that we have is Ada")).toBeVisible();
    const tell = page.getByRole("button", { name: "Tell us which is right" });
    const dialog = page.getByRole("dialog");

    await tell.press("Enter");
    await dialog.getByRole("button", { name: "Let a person look" }).press("Enter");
    await expect(dialog.getByRole("alert").first()).toBeVisible();
    await dialog.getByRole("radio", { name: "The one on my document" }).press("Space");
    await dialog.getByRole("button", { name: "Correct my application" }).press("Enter");
    await expect(dialog.getByLabel("First name")).toHaveValue("Ada");
    await expectAccessible(page);
    expect(await excessWidth(page)).toBe(0);
    await dialog.getByRole("button", { name: "Leave it as it is" }).press("Enter");

    await tell.press("Enter");
    await dialog.getByRole("radio", { name: "Both are mine" }).press("Space");
    await dialog.getByLabel("What should we know?").fill("I married in 2019.");
    await expectAccessible(page);
    expect(await excessWidth(page)).toBe(0);
    await dialog.getByRole("button", { name: "Let a person look" }).press("Enter");
    await arriveAt(page, "A person is looking at it");
    await expect(page.getByText("You told us that both names are yours.")).toBeVisible();
    await expect(page.getByText("“I married in 2019.”")).toBeVisible();
    await expect(tell).toHaveCount(0);
    await page.reload();
    await arriveAt(page, "A person is looking at it");
    await expect(page.getByText("“I married in 2019.”")).toBeVisible();
  });
}

test("whoever signs beside the borrower says so of their own document, and the lender has the name to correct", async ({
  page,
  product,
}, { repeatEachIndex }) => {
  const walked = await walkIn(product, {
    persona: "joint-owner",
    email: `other-name.signer.${repeatEachIndex}@example.com`,
    until: "CO_DEED_REQ",
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await followInvitation(page, product.url, walked);
  await arriveAt(page, "What Marisol asks of you");
  await press(page, "I have read this. Go on");
  await found(product.sandbox.url, "retry");
  await showIdentity(page, walked);
  await expect(page.getByText("Your document says Adelaide Sorensen. The name that we have is Theo")).toBeVisible();
  await arriveAt(page, "Show us that it is you");
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "Tell us which is right" }).press("Enter");
  await dialog.getByRole("radio", { name: "The one on my document" }).press("Space");
  await expect(dialog.getByRole("button", { name: "Correct my application" })).toHaveCount(0);
  await dialog.getByLabel("What should we know?").fill("Theo is my second name.");
  await expectAccessible(page);
  expect(await excessWidth(page)).toBe(0);
  await dialog.getByRole("button", { name: "Let a person look" }).press("Enter");
  await arriveAt(page, "A person is looking at it");
  await page.reload();
  await arriveAt(page, "A person is looking at it");
  await expect(page.getByText("“Theo is my second name.”")).toBeVisible();
});
