import { ConditionCategory } from "@gable/domain/application/enumerations.ts";
import { conditionTitles } from "@gable/domain/conditions/condition-titles.ts";
import { signerCategories } from "@gable/domain/signers/signer-categories.ts";
import { signerConditionTitle } from "@gable/portal/signer/conditions.words.ts";
import { readIntro, signerOf } from "@gable/testkit/borrower/halfway.ts";
import { pixel } from "@gable/testkit/borrower/pixel.ts";
import { followInvitation, papersWritten, showWho, uuidOfSigner } from "@gable/testkit/borrower/signer.ts";
import { asStaff } from "@gable/testkit/borrower/staff-moves.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { expect, type Locator, type Page } from "@playwright/test";
import { excessWidth, expectAccessible } from "./accessible.ts";
import { arriveAt } from "./arrive.ts";
import { enter } from "./enter.ts";
import { test } from "./test-with-product.ts";
import { walkIn } from "./walk-in.ts";

/** More stops than any of these pages has. */
const MOST_STOPS = 120;

/** Where a page is another one than its condition is called. */
const pageTitles: Partial<Record<ConditionCategory, string>> = {
  HELOC_MANUAL_PAYSTUB_UPLOAD: "Send your pay stubs",
  ID_VERIFICATION_FAILURE: "Show us that it is you",
  IDENTITY_DOCUMENT_FRAUD_REVIEW: "Show us that it is you",
  MISSING_PHONE_NUMBER: "Which number may we call?",
};

test("each kind of request is said not to apply by keyboard alone, on the page that its card leads to", async ({
  page,
  product,
}, { repeatEachIndex }) => {
  const borrower = await walkIn(product, {
    persona: "straight-approval",
    email: `by-keyboard.${repeatEachIndex}@example.com`,
    until: "HMDA",
  });
  for (const categoryEnum of ConditionCategory.options)
    await asStaff(borrower, { act: "raise-condition", categoryEnum, comments, documents: 1, priorTo: "funding" });
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, product.url, borrower.client.token());
  const list = `${product.url}/account/heloc/${borrower.uuid}/conditions`;
  for (const category of ConditionCategory.options) {
    const title = conditionTitles[category].en;
    await page.goto(list);
    await arriveAt(page, "What we still need");
    await pressByTab(page, page.getByRole("link", { name: new RegExp(`^(Send|Answer|Show|Give).* \\(${title}\\)$`) }));
    await sayNotToApply(page, pageTitles[category] ?? title);
  }
  await page.goto(list);
  await expect(page.getByText("Nothing waits for you just now.")).toBeVisible();
  await expect(page.getByRole("region", { name: "We are looking at it" }).getByRole("listitem")).toHaveCount(11);
});

test("each kind of request to a co-owner is said not to apply by keyboard alone, and a file is sent, returned and accepted", async ({
  page,
  product,
}, { repeatEachIndex }) => {
  const walked = await walkIn(product, {
    persona: "joint-owner",
    email: `keyboard-signer.${repeatEachIndex}@example.com`,
    until: "CO_DEED_REQ",
  });
  const { client, mailbox, fill } = signerOf(walked);
  await followInvitation(client, walked.sandboxUrl, mailbox);
  await readIntro(walked);
  await showWho(client, fill.dateOfBirth);
  await papersWritten(client);
  const signer = await uuidOfSigner(walked);
  const ask = (categoryEnum: (typeof signerCategories)[number]) =>
    asStaff(walked, { act: "ask-signer", signer, categoryEnum, comments, documents: 1, priorTo: "funding" });
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, product.url, client.token());
  const list = `${product.url}/account/heloc/heloc-signer/conditions`;
  for (const category of signerCategories) {
    await ask(category);
    await page.goto(list);
    await arriveAt(page, "What we still need from you");
    const title = signerConditionTitle(category).en;
    await pressByTab(page, page.getByRole("link", { name: new RegExp(`^Do this now.* \\(${title}\\)$`) }));
    await sayNotToApply(page, pageTitles[category] ?? title);
  }

  await ask("PROPERTY_OWNERSHIP_FRAUD_REVIEW");
  await page.goto(list);
  await pressByTab(page, page.getByRole("link", { name: /^Do this now/ }));
  await arriveAt(page, "Evidence of ownership");
  await sendByKeyboard(page, "Choose a file", "deed.png");
  await expect(page.getByText("We have it")).toBeVisible();
  const named = await returnPapers(walked, page);
  await expect(page.getByText("We still need something here")).toBeVisible();
  // Without leaving the page.
  await sendByKeyboard(page, "Add another file", "both-pages.png");
  await expect(page.getByText("We have it")).toBeVisible();
  await page.reload();
  await arriveAt(page, "Evidence of ownership");
  await expect(page.getByText("We have it")).toBeVisible();
  await asStaff(walked, { act: "clear-condition", condition: named });
  await page.reload();
  await arriveAt(page, "This is not asked for any more");
  await page.goto(list);
  await arriveAt(page, "What we still need from you");
  await expect(page.getByRole("region", { name: "Done" }).getByRole("listitem")).toContainText([
    "Evidence of ownership",
  ]);
  const lookedAt = page.getByRole("region", { name: "We are looking at it" });
  await expect(lookedAt.getByRole("listitem")).toHaveCount(signerCategories.length);
});

const comments = "About this, please.";

/** Without a reason first: the summary takes the focus and leads to the field. */
async function sayNotToApply(page: Page, title: string): Promise<void> {
  await arriveAt(page, title);
  await expect(page.getByText(comments).first()).toBeVisible();
  const isId = title === "Show us that it is you";
  if (isId) await pressByTab(page, page.getByRole("link", { name: "What happened, and messages" }));
  await pressByTab(page, page.getByText("This does not apply to me"));
  const reason = page.getByLabel("Why it does not apply");
  const send = page.getByRole("button", { name: "Send my reason" });
  await expect(reason).toBeVisible();
  await pressByTab(page, send);
  const summary = page.getByRole("alert");
  await expect(summary).toBeFocused();
  await pressByTab(page, summary.getByRole("link"));
  await expect(reason).toBeFocused();
  await page.keyboard.type("It is my sister’s.");
  await expectAccessible(page);
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
  await pressByTab(page, send);
  await expect(page.getByText("You said that this does not apply to you")).toHaveCount(1);
  await expect(page.getByText(/^We have (it|what you sent)$/)).toHaveCount(0);
}

async function sendByKeyboard(page: Page, button: string, name: string): Promise<void> {
  const chosen = page.waitForEvent("filechooser");
  await pressByTab(page, page.getByRole("group", { name: "Your document" }).getByRole("button", { name: button }));
  await (await chosen).setFiles({ name, mimeType: "image/png", buffer: Buffer.from(pixel) });
  await pressByTab(page, page.getByRole("button", { name: "Send this file" }));
}

/** @returns what the open page asks for */
async function returnPapers(walked: Walked, page: Page): Promise<string> {
  const condition = new URL(page.url()).searchParams.get("condition") ?? "";
  await asStaff(walked, { act: "return-papers", condition, reason: "The second page is missing." });
  return condition;
}

/** Goes on with Tab until the focus is there, and presses it. */
async function pressByTab(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await expect(target).toBeVisible();
  const stop = target.locator("xpath=ancestor-or-self::*[self::a or self::button or self::summary or self::input][1]");
  const isThere = () => stop.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < MOST_STOPS && !(await isThere()); stops += 1) await page.keyboard.press("Tab");
  await expect(stop).toBeFocused();
  await page.keyboard.press(key);
}
