import { walk } from "@gable/testkit/borrower/walk.ts";
import { expect, type Page } from "@playwright/test";
import { expectSound } from "../accessible.ts";
import { enterConsole } from "./enter-console.ts";
import { testWithProductAlone } from "./test-with-product-alone.ts";

const test = testWithProductAlone();

const mailbox = (name: string): string => `${name}.${test.info().repeatEachIndex}@example.com`;
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

test("what was recorded of an unwinding stays on the file, for whoever looks later", async ({ page, product }) => {
  const places = { url: product.url, sandboxUrl: product.sandbox.url, orgCode: "gable" };
  const { uuid } = await walk({ ...places, persona: "rescinds", email: mailbox("undone"), timePasses: true });
  await enterConsole(page, product, "processor", `/file/${uuid}`);
  await page.getByRole("button", { name: "Record the unwinding" }).press("Enter");
  const recording = dialog(page, "Record the unwinding");
  await recording.getByLabel("Returned to the borrower").fill("180");
  await recording.getByLabel("Claim on the home").selectOption("It was never recorded");
  await recording.getByRole("button", { name: "Record the unwinding" }).press("Enter");
  await expect(recording).toHaveCount(0);
  const record = page.locator("section").filter({ has: page.getByRole("heading", { name: "Unwound" }) });
  await expect(record).toContainText(/An owner used the right to cancel on/);
  await expect(record).toContainText(
    /Test processor recorded it on .*, with \$180\.00 returned\. It was never recorded\./,
  );
  await expectSound(page);
});
