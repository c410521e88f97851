import { mailed } from "@gable/testkit/borrower/signer.ts";
import { forceAnswer } from "@gable/testkit/force-answer.ts";
import type { TestProduct } from "@gable/testkit/start-product.ts";
import { startProductAlone } from "@gable/testkit/start-product-alone.ts";
import { expect, type Page } from "@playwright/test";
import { expectSound } from "../accessible.ts";
import { arriveAt } from "../arrive.ts";
import { enter } from "../enter.ts";
import { test } from "../test-with-late-replies.ts";
import { walkIn } from "../walk-in.ts";

let product: TestProduct;
test.beforeAll(async () => {
  product = await startProductAlone();
  await forceAnswer(product.sandbox.url, {
    kind: "employment-verification",
    act: "ask-employer",
    answer: { outcome: "cannot-reach", attempts: 4 },
    next: 1000,
  });
});
test.afterAll(() => product.close());

/** A borrower on a phone whose employer is in no records and could not be reached. */
async function askedAt(page: Page, email: string) {
  const { client, uuid } = await walkIn(product, { persona: "pay-stubs", email, until: "EMPLOYMENT_VERIFICATION" });
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, product.url, client.token());
  await page.goto(`${product.url}/account/heloc/${uuid}`);
  await arriveAt(page, "Whom may we ask at work?");
  await page.getByRole("textbox", { name: "Employer" }).fill("Quarry Hill Nurseries");
  await page.getByLabel("Your position").fill("Grower");
  await page.getByLabel("Month").fill("4");
  await page.getByLabel("Year").fill("2012");
  await page.getByLabel("Phone of the personnel office").fill("6145550142");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Ask for the confirmation" }).press("Enter");
  await expect(
    page.getByText(/^Quarry Hill Nurseries could not confirm your job, or nobody could be reached/),
  ).toBeVisible();
}

const codeAt = (address: string) =>
  mailed(product.sandbox.url, address, ({ subject }) => /^(\d{6}) is your code/.exec(subject ?? "")?.[1]);

/** How many mails came to an address. */
const mailsAt = async (address: string): Promise<number> => {
  const inbox = await fetch(`${product.sandbox.url}/inbox.json?to=${encodeURIComponent(address)}`);
  return ((await inbox.json()) as unknown[]).length;
};

test("whose employer is in no records shows by mail at work that the job is theirs, and goes on", async ({ page }, {
  repeatEachIndex: round,
}) => {
  await askedAt(page, `work-mail.${round}@example.com`);
  await page.getByRole("button", { name: "Use my work email" }).press("Enter");
  await arriveAt(page, "What is your email at work?");
  const address = page.getByLabel("Email at work");
  await address.fill("hazel@gmail.com");
  await page.getByRole("button", { name: "Send the digits" }).press("Enter");
  await expect(page.getByRole("alert")).toContainText("Enter the one that your employer gave you.");
  const mine = `hazel.${round}@quarryhillnurseries.example`;
  await address.fill(mine);
  await address.press("Enter");
  await expect(page.getByText(`We sent six digits to ${mine}`)).toBeVisible();
  await expectSound(page);
  const first = await codeAt(mine);
  const digits = page.getByLabel("The six digits");
  await digits.fill(first === "000000" ? "000001" : "000000");
  await digits.press("Enter");
  await expect(page.getByRole("alert")).toContainText("These are not the digits of our latest message.");
  await digits.fill(first);
  await page.getByRole("button", { name: "Confirm" }).press("Enter");
  await expect(page).not.toHaveURL(/employer-verification/);
});

test("an address that the records do not know is looked into by a person", async ({ page }, {
  repeatEachIndex: round,
}) => {
  await askedAt(page, `other-mail.${round}@example.com`);
  await page.getByRole("button", { name: "Use my work email" }).press("Enter");
  const mine = `hazel.${round}@qhn-farms.example`;
  await page.getByLabel("Email at work").fill(mine);
  await page.getByRole("button", { name: "Send the digits" }).press("Enter");
  // More digits than are wanted are sent at most four times an hour, and that is said.
  for (let sent = 1; sent < 4; sent += 1) {
    await expect.poll(() => mailsAt(mine)).toBe(sent);
    await expect(page.getByRole("button", { name: "Confirm" })).toBeEnabled();
    await page.getByRole("button", { name: "Send new digits" }).press("Enter");
  }
  await expect.poll(() => mailsAt(mine)).toBe(4);
  await expect(page.getByRole("button", { name: "Confirm" })).toBeEnabled();
  await page.getByRole("button", { name: "Send new digits" }).press("Enter");
  await expect(page.getByRole("alert")).toBeVisible();
  await expectSound(page);
  // The newest of the four is good.
  await page.getByLabel("The six digits").fill(await codeAt(mine));
  await page.getByRole("button", { name: "Confirm" }).press("Enter");
  await arriveAt(page, "Whom may we ask at work?");
  await expect(page.getByText(`You read mail at ${mine}`)).toBeVisible();
  await expect(page.getByText(/^The records alone do not settle it/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Use my work email" })).toHaveCount(0);
  await expectSound(page);
});
