import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { expect, type Page } from "@playwright/test";
import { expectSound } from "../accessible.ts";
import { testWithProductAlone } from "../test-with-product-alone.ts";
import { enterConsole } from "./enter-console.ts";
import { refuse } from "./refuse.ts";

const test = testWithProductAlone();

/** How an act that is one press may be refused, and the reason that is said of it. */
const refusals = [
  [403, "role", "Your role does not allow this"],
  [429, "too-many", "That was often. Wait a minute"],
  [0, null, "The server does not answer. Nothing is lost"],
] as const;

async function expectReasons(page: Page, call: RegExp, name: string, act: string): Promise<void> {
  for (const [status, code, reason] of refusals) {
    await test.step(`${name}: ${status}`, async () => {
      const answer = refuse(status, code);
      await page.route(call, answer);
      const button = page.getByRole("button", { name });
      // The one before may not have asked again for everything yet.
      await expect(button).toBeEnabled();
      await button.press("Enter");
      const told = page.getByRole("region", { name: "Messages" }).getByRole("paragraph").filter({ hasText: reason });
      await expect(told.last()).toContainText(act);
      await page.unroute(call, answer);
    });
  }
}

test("what one press did not do is said with the reason: to download, to share a view, to forget it, to give applications away", async ({
  page,
  product,
}) => {
  await openBorrower(product);
  await enterConsole(page, product, "administrator", "/pipeline?order=LINE");
  await page.getByRole("button", { name: "Keep this view" }).press("Enter");
  await page.getByRole("dialog").getByLabel("Name of the view").fill("Largest");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.route(/\/pipeline\/file/, (route) => route.abort());
  await page.getByRole("button", { name: "Download as CSV" }).press("Enter");
  await expect(page.getByRole("region", { name: "Messages" })).toContainText(
    "The file was not made. The server does not answer.",
  );
  await expectReasons(page, /\/pipeline-views\//, "Share with all staff", "That did not go through.");
  await expectReasons(page, /\/pipeline-views\//, "Forget this view", "The view was not forgotten.");
  await expectSound(page);

  await page.getByRole("checkbox").first().check();
  await page.getByLabel("Assign to", { exact: true }).selectOption({ label: "Nobody as processor" });
  await expectReasons(page, /\/assignments$/, "Assign", "Nothing was assigned. Your selection is kept.");
  await expect(page.getByRole("checkbox").first()).toBeChecked();
});
