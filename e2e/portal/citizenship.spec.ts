import type { Lender } from "@gable/domain/organisations/lender.ts";
import type { TestProduct } from "@gable/testkit/start-product.ts";
import { startProductAlone } from "@gable/testkit/start-product-alone.ts";
import { expect } from "@playwright/test";
import { expectSound } from "../accessible.ts";
import { arriveAt, press } from "../arrive.ts";
import { enter } from "../enter.ts";
import { declineDemographics } from "../stages/application.ts";
import { test } from "../test-with-late-replies.ts";
import { walkIn } from "../walk-in.ts";

let product: TestProduct;
test.beforeAll(async () => {
  product = await startProductAlone();
  const lenders = product.ctx.database.kysely;
  const { record } = await lenders
    .selectFrom("lenders")
    .select("record")
    .where("org_code", "=", "gable")
    .executeTakeFirstOrThrow();
  const lender = structuredClone(record) as Lender;
  lender.orgMetaData.other.settings.asksCitizenship = true;
  await lenders
    .updateTable("lenders")
    .set({ record: JSON.stringify(lender) })
    .where("org_code", "=", "gable")
    .execute();
  await product.ctx.lenders.reload();
});
test.afterAll(() => product.close());

test("a lender that asks for citizenship hears it of everybody, and it stands on the summary", async ({ page }, {
  repeatEachIndex,
}) => {
  const walked = await walkIn(product, {
    persona: "straight-approval",
    email: `asked.whence.${repeatEachIndex}@example.com`,
    until: "COLLECT_ADDITIONAL_INFO",
  });
  const { fill } = walked.persona;
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, product.url, walked.client.token());
  await page.goto(`${product.url}/account/heloc/${walked.uuid}`);
  await arriveAt(page, "A few more facts, and your permission");
  await page.getByLabel("Social Security number", { exact: true }).fill(fill.ssn);
  await page.getByRole("radio", { name: "Unmarried" }).check();
  await page.getByLabel("What is the money mainly for?").selectOption({ label: "Improving a home" });
  await page.getByRole("checkbox").check();
  await press(page, "Save and continue");
  const missing = page.getByRole("alert", { name: "Please check this" });
  await expect(missing.getByRole("listitem")).toHaveText(["Choose your citizenship or status."]);
  const asked = page.getByRole("radiogroup", { name: "Citizenship" });
  await expect(asked).toContainText("Asked of everybody. It has no part in the decision.");
  await expectSound(page);
  await asked.getByRole("radio", { name: /Permanent resident/ }).check();
  await press(page, "Save and continue");
  await declineDemographics({ page });
  await arriveAt(page, "Is all of this right?");
  const line = page.locator("dl > div").filter({ hasText: "Citizenship" });
  await expect(line).toContainText("Permanent resident");
});
