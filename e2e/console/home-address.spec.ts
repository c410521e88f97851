import { walk, walkOn } from "@gable/testkit/borrower/walk.ts";
import { expect, type Page } from "@playwright/test";
import { expectSound } from "../accessible.ts";
import { arriveAt } from "../arrive.ts";
import { enter } from "../enter.ts";
import { testWithProductAlone } from "../test-with-product-alone.ts";
import { enterConsole } from "./enter-console.ts";

const test = testWithProductAlone();

const OPEN = "Correct the home’s address …";

/** Types an address over the one that stands in the fields, and asks the county, all by keyboard. */
async function askCounty(page: Page, [street, unit, city, state, zip]: readonly string[]): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Correct the home’s address" });
  await dialog.getByLabel("Street address").press("ControlOrMeta+a");
  await page.keyboard.type(street ?? "");
  for (const text of [unit, city]) {
    await page.keyboard.press("Tab");
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.press("Delete");
    await page.keyboard.type(text ?? "");
  }
  await page.keyboard.press("Tab");
  await page.keyboard.type(state ?? "");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(zip ?? "");
  await page.keyboard.press("Enter");
}

test("a processor corrects which home it is by keyboard, after seeing what that sets back, and the borrower reads and signs it", async ({
  page,
  product,
  browser,
}, { repeatEachIndex }) => {
  const email = `home-address.${repeatEachIndex}@example.com`;
  const places = { url: product.url, sandboxUrl: product.sandbox.url, orgCode: "gable", email };
  const borrower = await walk({ ...places, persona: "straight-approval", until: "FINAL_OFFER" });
  const own = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const account = `${product.url}/account/heloc/${borrower.uuid}`;
  await enter(own, product.url, borrower.client.token());
  await own.goto(`${account}/start/answers`);
  await arriveAt(own, "Your answers");
  await expect(own.getByText(/The papers for this home are drawn\..* a person here asks the county/)).toBeVisible();

  await enterConsole(page, product, "processor", `/file/${borrower.uuid}`);
  await page.getByRole("button", { name: OPEN }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Correct the home’s address" });
  await askCounty(page, ["2834 Northeast Filbert Lane", "", "Portland", "Oregon", "97212"]);
  await expect(dialog.getByRole("alert")).toContainText("The county knows no home at this address.");
  await expectSound(page);
  await askCounty(page, ["12 Elm Street", "", "San Diego", "California", "92101"]);
  await expect(dialog.getByRole("heading", { name: "This is another home" })).toBeFocused();
  for (const back of [/valued anew/, /papers that are drawn become void/, /flood zone is determined again/])
    await expect(dialog.getByRole("listitem").filter({ hasText: back })).toBeVisible();
  await expectSound(page);
  const note = dialog.getByLabel("When and how the borrower said it");
  await note.fill("By phone today; the deed was sent.");
  await note.press("Tab");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/corrected Home: By phone today; the deed was sent\./)).toBeVisible();
  await expect(page.locator("h1")).toBeVisible();
  await expectSound(page);

  // The borrower is told where they are, and signs nothing of the former home.
  await own.goto(`${product.url}/dashboard`);
  await own.getByRole("button", { name: /^Notifications/ }).click();
  const told = own.getByRole("complementary").getByText("The address of your home was corrected");
  await expect(told).toBeVisible();
  await walkOn(borrower, { until: "SUMMARY_DISCLOSURE" });
  await own.goto(account);
  await arriveAt(own, "Is all of this right?");
  await expect(own.getByText(/12 Elm Street, San Diego/).first()).toBeVisible();
  await own.context().close();

  await walkOn(borrower, { until: "RESCISSION" });
  await page.reload();
  await page.getByRole("button", { name: OPEN }).press("Enter");
  await askCounty(page, ["40 Birch Street", "", "San Diego", "California", "92101"]);
  await expect(dialog.getByText(/signed and open\. Another home needs a new application/)).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Correct the home’s address" })).toHaveCount(0);
  await expectSound(page);
});
