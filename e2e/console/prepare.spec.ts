import { walk } from "@gable/testkit/borrower/walk.ts";
import { expect } from "@playwright/test";
import { expectSound } from "../accessible.ts";
import { enter } from "../enter.ts";
import { testWithProductAlone } from "../test-with-product-alone.ts";
import { enterConsole } from "./enter-console.ts";

const test = testWithProductAlone();

test("a processor lays an offer ready, and the borrower finds it filled in, told whose it is", async ({
  page,
  product,
  browser,
}) => {
  const walked = await walk({
    url: product.url,
    sandboxUrl: product.sandbox.url,
    persona: "straight-approval",
    until: "OFFER_SELECTION",
  });
  const { name } = await enterConsole(page, product, "processor", `/file/${walked.uuid}`);
  await page.getByLabel("Term and fee").selectOption({ index: 1 });
  await page.getByLabel("Credit line in dollars").fill("60000");
  await expect(page.getByText("Monthly payment")).toBeVisible();
  await expectSound(page);
  await page.getByRole("button", { name: "Prepare this offer" }).press("Enter");
  await expect(page.getByText(`${name} prepared a line of $60,000`)).toBeVisible();
  await page.getByRole("link", { name: "See what the borrower sees" }).press("Enter");
  await expect(page.getByText("/product/select")).toBeVisible();
  await expect(page.getByText("An offer was prepared for you")).toBeVisible();
  await expectSound(page);

  const borrower = await (await browser.newContext()).newPage();
  await enter(borrower, product.url, walked.client.token());
  await borrower.goto(`${product.url}/account/heloc/${walked.uuid}/product/select`);
  await expect(borrower.getByText(`${name} prepared a line of $60,000 for you`)).toBeVisible();
  await expect(borrower.getByLabel("Credit line in dollars").first()).toHaveValue(/60,?000/);
  await expectSound(borrower);
  await borrower.getByRole("button", { name: "Put it away" }).press("Enter");
  await expect(borrower.getByText("prepared a line")).toHaveCount(0);
  await borrower.context().close();
});
