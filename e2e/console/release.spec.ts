import { askTwoPeople, lineToRelease } from "@gable/testkit/borrower/awaited-release.ts";
import type { TestProduct } from "@gable/testkit/start-product.ts";
import { startProductAlone } from "@gable/testkit/start-product-alone.ts";
import { expect, type Page } from "@playwright/test";
import { excessWidth, expectAccessible } from "../accessible.ts";
import { press } from "../arrive.ts";
import { test } from "../test-with-late-replies.ts";
import { enterConsole } from "./enter-console.ts";

/** Whose borrower has two cards paid off. */
const LENDER = "harbor-pine";
let product: TestProduct;
test.beforeAll(async () => {
  product = await startProductAlone();
  await askTwoPeople(product);
});
test.afterAll(() => product.close());

const portal = (): string => `http://${LENDER}.localhost:${new URL(product.url).port}`;

/** Each repeat has mailboxes of its own. */
let people = 0;
const mailbox = (name: string): string => `${name}.${(people += 1)}.${test.info().repeatEachIndex}@example.com`;

const waiting = (page: Page) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Release of money" }) });
const figures = (page: Page) => waiting(page).getByLabel("What leaves");

/** Opens the dialog of an act by keyboard and confirms it. */
async function confirm(page: Page, act: string): Promise<void> {
  await waiting(page).getByRole("button", { name: act }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: act });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: act }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
}

test("two of the staff let money go by keyboard, each at a desk of their own, and the borrower reads of it in between", async ({
  browser,
}) => {
  const walked = await lineToRelease(product, "payoff", { orgCode: LENDER, email: mailbox("release") });
  const [desk, phone, home] = await Promise.all([
    browser.newContext({ viewport: { width: 1280, height: 844 } }),
    browser.newContext({ viewport: { width: 390, height: 844 } }),
    browser.newContext({ viewport: { width: 390, height: 844 } }),
  ]);
  const [one, other, borrower] = await Promise.all([desk.newPage(), phone.newPage(), home.newPage()]);

  await borrower.goto(`${portal()}/auth/login`);
  await borrower.getByLabel("Email address").fill(walked.email);
  await borrower.getByLabel("Password", { exact: true }).fill(walked.persona.fill.password);
  await press(borrower, "Log in");
  await expect(borrower.getByText("We get your money ready").first()).toBeVisible();
  await borrower.goto(`${portal()}/account/heloc/${walked.uuid}/complete`);
  await expect(borrower.getByRole("heading", { name: "Your part is done" })).toBeVisible();
  await expect(
    borrower.getByText("We compare the amounts and the account once more before money leaves"),
  ).toBeVisible();
  await expect(borrower.getByText("Our move: we compare the amounts and the account once more.")).toBeVisible();
  await expectAccessible(borrower);
  expect(await excessWidth(borrower)).toBeLessThanOrEqual(0);

  await enterConsole(one, product, "processor", "/pipeline?queue=release", LENDER);
  await one.locator(`a[href^="/file/${walked.uuid}"]`).click();
  await expect(figures(one)).toContainText("To the borrower");
  await expect(figures(one)).toContainText("Origination fee, on the line");
  await expectAccessible(one);
  await confirm(one, "Prepare the release");
  await expect(waiting(one)).toContainText("A colleague must release it.");
  await expect(waiting(one).getByRole("button", { name: "Release the money" })).toHaveCount(0);

  await enterConsole(other, product, "underwriter", `/file/${walked.uuid}`, LENDER);
  await expect(waiting(other)).toContainText("Test processor prepared this on");
  await expectAccessible(other);
  expect(await excessWidth(other)).toBeLessThanOrEqual(0);
  await waiting(other).getByRole("button", { name: "Send back" }).click();
  await other.getByLabel("Reason, for your colleague").fill("Ask the bank once more");
  await other.getByRole("dialog").getByRole("button", { name: "Send back" }).click();
  await expect(waiting(other)).toContainText("Ask the bank once more");

  // What the colleague did is there at once.
  await expect(waiting(one)).toContainText("sent it back");
  await confirm(one, "Prepare the release");
  await expect(waiting(other)).toContainText("Test processor prepared this on");
  await confirm(other, "Release the money");
  await expect(waiting(other)).toHaveCount(0);
  await expect(other.getByRole("heading", { name: "Release of money" })).toBeVisible();
  await expect(other.getByText(/^Test underwriter released it on/)).toBeVisible();
  await expect(borrower.getByRole("heading", { name: "Your money was sent on" })).toBeVisible();
  await Promise.all([desk.close(), phone.close(), home.close()]);
});
