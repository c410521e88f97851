import type { StaffRole } from "@gable/domain/staff/roles.ts";
import { askForNotary } from "@gable/testkit/borrower/closing-moves.ts";
import { explainLatePayment } from "@gable/testkit/borrower/explain-late-payment.ts";
import { fileComplaint } from "@gable/testkit/borrower/file-complaint.ts";
import { sendAskedPaper } from "@gable/testkit/borrower/send-asked-paper.ts";
import { walk } from "@gable/testkit/borrower/walk.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { expect } from "@playwright/test";
import { watchPolicy } from "../policy.ts";
import {
  expectRoomForLargeText,
  expectWhole,
  expectWordsWhole,
  expectWordsWholeAtFourTimes,
} from "../screens/whole.ts";
import { testWithProductAlone } from "../test-with-product-alone.ts";
import { consoleUrl, enterConsole } from "./enter-console.ts";
import { staffPages } from "./staff-pages.ts";
import { writeCommission } from "./write-commission.ts";

const test = testWithProductAlone();

for (const [role, paths] of Object.entries(staffPages) as [StaffRole, readonly string[]][]) {
  test(`every page of the ${role} is whole on a phone, at a desk and at four times the size, by keyboard too`, async ({
    page,
    product,
  }) => {
    const borrower = await openBorrower(product);
    await sendAskedPaper(product.url, borrower, "SORENSEN, ADA");
    await fileComplaint(product.url, borrower, "Nobody told me of the recording fee.");
    const stopped = await watchPolicy(page);
    await enterConsole(page, product, role, "/pipeline");
    for (const path of paths) {
      await page.goto(consoleUrl(product) + path.replace(":uuid", borrower.applicationUuid));
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading).toHaveCount(1);
      await expect(page.locator(".skeleton")).toHaveCount(0);
      await test.step(path, () => expectWhole(page));
      await test.step(`${path}, with large text`, () => expectRoomForLargeText(page));
      await test.step(`${path}, with whole words`, async () => {
        await expectWordsWhole(page);
        await expectWordsWholeAtFourTimes(page);
      });
    }
    expect(stopped).toEqual([]);
  });
}

test("a file that has come to a review is whole, also at four times the size", async ({ page, product }) => {
  const places = { url: product.url, sandboxUrl: product.sandbox.url, orgCode: "gable" };
  const { uuid, client } = await walk({ ...places, persona: "delinquency", until: "DELINQUENCY_REVIEW" });
  await explainLatePayment({ client, uuid }, "The lender changed its bank.");
  await enterConsole(page, product, "underwriter", `/file/${uuid}`);
  await expect(page.getByRole("heading", { name: "Waiting for staff" })).toBeVisible();
  // Whose move it is stands beside the name, before anything is read.
  await expect(page.locator("article > header")).toContainText(/Our move\s*Delinquency review\s*Delinquency, /);
  for (const fold of ["debts on the report", "milestones"]) {
    await page.locator("summary", { hasText: fold }).press("Enter");
  }
  await expectWhole(page);
  await expectRoomForLargeText(page);
});

test("a visit of a notary is whole while the network answers it, and when one of the lender's own is to go", async ({
  page,
  product,
}) => {
  const places = { url: product.url, sandboxUrl: product.sandbox.url, orgCode: "gable" };
  const walked = await walk({ ...places, persona: "paper-county", until: "MANUAL_DEED_SIGNING" });
  await askForNotary(walked);
  await enterConsole(page, product, "notary", "/notary");
  await writeCommission(page);

  await page.goto(`${consoleUrl(product)}/notary/${walked.uuid}/visit`);
  await expect(page.getByText("A notary of the network answers this visit")).toBeVisible();
  await test.step("the network's", () => expectWhole(page));
  await page.getByRole("button", { name: "Name one of your notaries …" }).press("Enter");
  const naming = page.getByRole("dialog", { name: "Name one of your notaries" });
  await naming.getByRole("button", { name: "Name one of your notaries" }).press("Enter");
  await expect(page.getByText("You go. The borrower was told your name")).toBeVisible();
  await test.step("the lender's own", () => expectWhole(page));
});
