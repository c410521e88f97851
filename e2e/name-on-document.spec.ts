import { showWithoutFace } from "@gable/testkit/borrower/without-face.ts";
import { forceAnswer } from "@gable/testkit/force-answer.ts";
import { expect } from "@playwright/test";
import { excessWidth, expectAccessible } from "./accessible.ts";
import { arriveAt } from "./arrive.ts";
import { enter } from "./enter.ts";
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
  test(`whose document bears another name corrects it where they read that (${outcome})`, async ({ page, product }, {
    repeatEachIndex,
  }) => {
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
    await page.getByRole("button", { name: "Correct my name or date of birth" }).press("Enter");
    await expect(page.getByRole("dialog").getByLabel("First name")).toHaveValue("Ada");
    await expectAccessible(page);
    expect(await excessWidth(page)).toBe(0);
  });
}
