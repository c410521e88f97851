import type { ConditionCategory } from "@gable/domain/application/enumerations.ts";
import { letTimePass, mailedCode } from "@gable/testkit/borrower/closing-moves.ts";
import { readIntro, signerOf } from "@gable/testkit/borrower/halfway.ts";
import { followInvitation, uuidOfSigner } from "@gable/testkit/borrower/signer.ts";
import { asStaff } from "@gable/testkit/borrower/staff-moves.ts";
import { typeUnclearAccount } from "@gable/testkit/borrower/verification-moves.ts";
import { expect, type Page } from "@playwright/test";
import { excessWidth, expectAccessible } from "./accessible.ts";
import { arriveAt, press } from "./arrive.ts";
import { enter } from "./enter.ts";
import { upload } from "./stages/identity.ts";
import { test } from "./test-with-product.ts";
import { walkIn } from "./walk-in.ts";

const DAY_MS = 86_400_000;

test("who says why something does not apply reads what follows of that, and not that it was received", async ({
  browser,
  product,
}, { repeatEachIndex }) => {
  const borrower = await walkIn(product, {
    persona: "straight-approval",
    email: `not.applicable.${repeatEachIndex}@example.com`,
    until: "HMDA",
  });
  const comments = "The statement of your homeowners association, please.";
  const asked = { categoryEnum: "GENERIC_DOCUMENT_REQUEST", comments, documents: 1, priorTo: "funding" } as const;
  await asStaff(borrower, { act: "raise-condition", ...asked });
  const far = await browser.newContext({ viewport: { width: 390, height: 844 }, timezoneId: "Pacific/Kiritimati" });
  const page = await far.newPage();
  await enter(page, product.url, borrower.client.token());
  await page.goto(`${product.url}/account/heloc/${borrower.uuid}/conditions/upload-document`);
  await arriveAt(page, "A document that we need");
  await page.getByText("This does not apply to me").press("Enter");
  await page.getByLabel("Why it does not apply").fill("My home has no association.");
  await page.getByRole("button", { name: "Send my reason" }).press("Enter");
  await expect(page.getByText("You said that this does not apply to you")).toHaveCount(1);
  await expect(page.getByText("We have what you sent")).toHaveCount(0);
  // Away from home, too, what happened is told by the clock there, as the day on which it was asked.
  await expect(page.getByRole("listitem").filter({ hasText: "We asked for this" })).toContainText(/ [AP]M P[SD]T$/);
  await expectAccessible(page);
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
  await far.close();
});

test("what staff ask for beside the journey is answered from its card: a statement, pay stubs and an ID by phone", async ({
  browser,
  page,
  product,
}, { repeatEachIndex }) => {
  const borrower = await walkIn(product, {
    persona: "straight-approval",
    email: `asked-beside.${repeatEachIndex}@example.com`,
    until: "HMDA",
  });
  const ask = (categoryEnum: ConditionCategory, comments: string) =>
    asStaff(borrower, { act: "raise-condition", categoryEnum, comments, documents: 1, priorTo: "funding" });
  await ask("BANK_ACCOUNT_FRAUD_REVIEW", "The statement of September.");
  await ask("HELOC_MANUAL_PAYSTUB_UPLOAD", "Your stub of October.");
  await ask("ID_VERIFICATION_FAILURE", "Your new license, please.");
  await ask("PROPERTY_OWNERSHIP_FRAUD_REVIEW", "The deed of 2018, please.");
  await ask("MISSING_PHONE_NUMBER", "A number for the daytime.");
  /** What the open page asks for, done without. */
  const settle = () =>
    asStaff(borrower, {
      act: "clear-condition",
      condition: new URL(page.url()).searchParams.get("condition") ?? "",
    });
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, product.url, borrower.client.token());
  const list = `${product.url}/account/heloc/${borrower.uuid}/conditions`;

  await page.goto(list);
  await arriveAt(page, "What we still need");
  await page.getByRole("link", { name: /^Show my ID/ }).click();
  await arriveAt(page, "Show us that it is you");
  await expect(page.getByText("Your new license, please.")).toBeVisible();
  // With the phone, as the first pictures: nobody is logged in there, and the page here hears of it.
  await press(page, "Show a code to scan");
  const link = await page.getByText(/\/id-pictures#/).textContent();
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await phone.goto(link ?? "");
  await press(phone, "Begin");
  await arriveAt(phone, /show us that it is you$/);
  await expect(phone.getByText("Your new license, please.")).toBeVisible();
  await expect(page.getByText("Your phone is connected")).toBeVisible();
  await expectAccessible(page);
  await phone.getByRole("radio", { name: "US Passport" }).check();
  await upload(phone, "Page with your picture");
  await upload(phone, "A picture of your face");
  await press(phone, "Send the pictures");
  await arriveAt(phone, "The pictures are with us");
  await phone.close();
  await arriveAt(page, "This is not asked for any more");
  await page.getByRole("link", { name: "See everything that is open" }).click();
  await arriveAt(page, "What we still need");
  // Nothing is amiss with it, and no person need look.
  await expect(page.getByRole("region", { name: "Done" })).toContainText("Your ID");

  await page.getByRole("link", { name: /^Send it.*pay stubs/ }).click();
  await arriveAt(page, "Send your pay stubs");
  await expect(page.getByText("Your stub of October.", { exact: true })).toBeVisible();
  await upload(page, "Document");
  await expect(page.getByText("We have what you sent")).toBeVisible();
  await expectAccessible(page);

  // The county has the borrower's own name: nobody is told that it has another.
  await page.goto(list);
  await arriveAt(page, "What we still need");
  await page.getByRole("link", { name: /^Answer this.*home is yours/ }).click();
  await arriveAt(page, "Show that the home is yours");
  await expect(page.getByText("The deed of 2018, please.", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await settle();
  await page.goto(list);
  await arriveAt(page, "What we still need");
  await page.getByRole("link", { name: /^Give my number/ }).click();
  await arriveAt(page, "Which number may we call?");
  await expect(page.getByText("A number for the daytime.", { exact: true })).toBeVisible();
  await settle();

  await page.goto(list);
  await arriveAt(page, "What we still need");
  await page.getByRole("link", { name: /^Send it.*account is yours/ }).click();
  await arriveAt(page, "Show that the account is yours");
  await expect(page.getByRole("region", { name: "What settles it" })).toContainText("or a voided check");
  await upload(page, "Document");
  await expect(page.getByText("We have what you sent")).toBeVisible();

  await page.goto(list);
  await arriveAt(page, "What we still need");
  await expect(page.getByText("Nothing waits for you just now.")).toBeVisible();

  const talk = page.getByRole("link", { name: /^What happened.*account is yours/ });
  const address = new URL((await talk.getAttribute("href")) ?? "", product.url);
  await asStaff(borrower, { act: "clear-condition", condition: address.searchParams.get("condition") ?? "" });
  await page.reload();
  await expect(page.getByRole("region", { name: "Done" })).toContainText("Show that the account is yours");
  await expectAccessible(page);
});

test("a typed account of which the check cannot tell is confirmed by two small deposits, after a wrong try", async ({
  page,
  product,
}, { repeatEachIndex }) => {
  const borrower = await walkIn(product, {
    persona: "straight-approval",
    email: `small-deposits.${repeatEachIndex}@example.com`,
    until: "DISBURSEMENT_ACCOUNT",
  });
  const mask = await typeUnclearAccount(borrower, `88001${repeatEachIndex % 10}005`);
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, product.url, borrower.client.token());
  await page.goto(`${product.url}/account/heloc/${borrower.uuid}/conditions`);
  await arriveAt(page, "What we still need");
  await page.getByRole("link", { name: /^Send it.*account is yours/ }).click();
  await arriveAt(page, "Show that the account is yours");
  await expect(page.getByRole("button", { name: "Send me two small deposits" })).toBeVisible();
  await expectAccessible(page);
  await page.context().setOffline(true);
  await press(page, "Send me two small deposits");
  await expect(page.getByText(/^There was no answer/)).toBeVisible();
  await page.context().setOffline(false);
  await press(page, "Send me two small deposits");
  await expect(page.getByText("Two deposits are on their way")).toBeVisible();
  await expectAccessible(page);
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);

  const statement = `${product.sandbox.url}/inbox.json?to=account-${mask}@bank.example`;
  const lines = async () => (await (await fetch(statement)).json()) as { subject: string }[];
  await expect.poll(lines).toHaveLength(2);
  const [second = "", first = ""] = (await lines()).map(({ subject }) => subject.replace("Deposit of $", ""));
  const name = async (one: string, other: string) => {
    await page.getByLabel("One deposit").fill(one);
    await page.getByLabel("The other deposit").fill(other);
    await press(page, "These are the amounts");
  };
  await name(first, first);
  await expect(page.getByText("You can try 2 times more.")).toBeVisible();
  await name(second, first);
  await arriveAt(page, "This is not asked for any more");
});

test("whoever names a debt with the documents before them reads that those are void, and signs new ones", async ({
  page,
  product,
}, { repeatEachIndex }) => {
  const borrower = await walkIn(product, {
    persona: "straight-approval",
    email: `named-late.${repeatEachIndex}@example.com`,
    until: "FINAL_OFFER",
  });
  await asStaff(borrower, {
    act: "raise-condition",
    categoryEnum: "HARD_CREDIT_INQUIRY_REVIEW",
    comments: "What came of these?",
    documents: 0,
    priorTo: "funding",
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, product.url, borrower.client.token());
  await page.goto(`${product.url}/account/heloc/${borrower.uuid}/conditions`);
  await page
    .getByRole("link", { name: /\(A recent credit inquiry\)$/ })
    .last()
    .click();
  await arriveAt(page, "A recent credit inquiry");
  await page.getByRole("radio", { name: "A new debt" }).first().check();
  await page.getByRole("radio", { name: "No new debt" }).last().check();
  await page.getByLabel("Whom you owe").fill("Quarry Bank");
  await page.getByLabel("What you owe today").fill("1000");
  await page.getByLabel("Monthly payment, 0 if none yet").fill("20");
  await press(page, "Send my answers");
  await expect(page.getByText("We have your answers")).toBeVisible();
  await page.goto(`${product.url}/account/heloc/${borrower.uuid}`);
  await page.getByLabel("Six digits").fill(await mailedCode(borrower));
  await press(page, "Confirm");
  await arriveAt(page, "Your documents are ready to sign");
  await expect(page.getByText(/^These documents are new, of .* P[SD]T$/)).toBeVisible();
  await expect(page.getByText("You told us of another debt")).toBeVisible();
  await expectAccessible(page);
});

test("open pages hear at once of what is asked and of what is settled, and nobody is taken from the page on which they work", async ({
  browser,
  page,
  product,
}, { repeatEachIndex }) => {
  const borrower = await walkIn(product, {
    persona: "straight-approval",
    email: `asked-at-once.${repeatEachIndex}@example.com`,
    until: "HMDA",
  });
  await enter(page, product.url, borrower.client.token());
  await page.goto(`${product.url}/account/heloc/${borrower.uuid}`);
  await arriveAt(page, /./);
  const title = await page.title();
  const answer = page.getByRole("checkbox").first();
  await answer.check();
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await enter(phone, product.url, borrower.client.token());
  await phone.goto(`${product.url}/account/heloc/${borrower.uuid}/conditions`);
  await arriveAt(phone, "What we still need");

  await asStaff(borrower, {
    act: "raise-condition",
    categoryEnum: "ID_VERIFICATION_FAILURE",
    comments: "Your new license, please.",
    documents: 1,
    priorTo: "funding",
  });
  // Sooner than the next minute: both have heard it.
  await expect(page.getByText("We asked you for something")).toBeVisible();
  await expect(answer).toBeChecked();
  expect(await page.title()).toBe(title);
  await expectAccessible(page);
  await phone.getByRole("link", { name: /^Show my ID/ }).click();
  await arriveAt(phone, "Show us that it is you");
  await expect(phone.getByText("We asked you for something")).toHaveCount(0);

  const condition = new URL(phone.url()).searchParams.get("condition") ?? "";
  await asStaff(borrower, { act: "clear-condition", condition });
  await arriveAt(phone, "This is not asked for any more");
  await expect(page.getByText("We asked you for something")).toHaveCount(0);
  await expect(answer).toBeChecked();
  await phone.context().close();
});

test("whoever waits for the money reads that something is still needed before it is sent", async ({ page, product }, {
  repeatEachIndex,
}) => {
  const borrower = await walkIn(product, {
    persona: "straight-approval",
    email: `asked-at-the-end.${repeatEachIndex}@example.com`,
    until: "RESCISSION",
  });
  await enter(page, product.url, borrower.client.token());
  const complete = `${product.url}/account/heloc/${borrower.uuid}/complete`;
  await page.goto(complete);
  await arriveAt(page, "Your money is sent on");
  await expect(page.getByText("Nothing for you to do")).toBeVisible();

  await asStaff(borrower, {
    act: "raise-condition",
    categoryEnum: "BANK_ACCOUNT_FRAUD_REVIEW",
    comments: "The statement of October.",
    documents: 1,
    priorTo: "funding",
  });
  await arriveAt(page, "We expect to send your money on");
  await expect(page.getByText("We need one thing from you")).toBeVisible();
  await expect(page.getByText("Nothing for you to do")).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.getByRole("link", { name: "See what is needed" }).click();
  await arriveAt(page, "What we still need");

  // The day passes without the papers: none is promised, and the next move is theirs.
  await letTimePass(borrower, 14 * DAY_MS);
  await page.goto(complete);
  await arriveAt(page, "Your money waits for you");
  await expect(page.getByText("We need one thing from you")).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${product.url}/dashboard`);
  await expect(page.getByRole("heading", { name: "Send us what we asked for" })).toBeVisible();
  await expect(page.getByText("We get your money ready")).toHaveCount(0);
  await expect(page.getByRole("row", { name: "Send us what we asked for" })).toContainText("You");
  await page.getByRole("link", { name: "Continue" }).click();
  await arriveAt(page, "What we still need");
});

test("a page from before a deployment tells of a kind of request that it does not know, and answers it once it is loaded again", async ({
  page,
  product,
}, { repeatEachIndex }) => {
  const borrower = await walkIn(product, {
    persona: "straight-approval",
    email: `older.page.${repeatEachIndex}@example.com`,
    until: "HMDA",
  });
  const comments = "The statement of your homeowners association, please.";
  const asked = { categoryEnum: "GENERIC_DOCUMENT_REQUEST", comments, documents: 1, priorTo: "funding" } as const;
  await asStaff(borrower, { act: "raise-condition", ...asked });
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, product.url, borrower.client.token());
  await beOlderThan(page, asked.categoryEnum);
  await page.goto(`${product.url}/account/heloc/${borrower.uuid}/conditions`);
  await arriveAt(page, "What we still need");
  await page.getByRole("link", { name: /^See what is asked.* \(Something that we need\)$/ }).press("Enter");
  await arriveAt(page, "Something that we need");
  await expect(page.getByText(comments, { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Call / }).first()).toBeVisible();
  await expectAccessible(page);
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
  await page.getByRole("button", { name: "Load the page again" }).press("Enter");
  await arriveAt(page, "A document that we need");
  await expect(page.getByText("This page is older than our question")).toHaveCount(0);
});

test("a co-signer's page from before a deployment tells of such a request too, with whom to call, and answers it once loaded again", async ({
  page,
  product,
}, { repeatEachIndex }) => {
  const walked = await walkIn(product, {
    persona: "joint-owner",
    email: `older.signer.${repeatEachIndex}@example.com`,
    until: "CO_DEED_REQ",
  });
  const { client, mailbox } = signerOf(walked);
  await followInvitation(client, walked.sandboxUrl, mailbox);
  await readIntro(walked);
  const comments = "The deed of the lot behind the house, please.";
  const categoryEnum = "PROPERTY_OWNERSHIP_FRAUD_REVIEW";
  const signer = await uuidOfSigner(walked);
  await asStaff(walked, { act: "ask-signer", signer, categoryEnum, comments, documents: 1, priorTo: "funding" });
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, product.url, client.token());
  await beOlderThan(page, categoryEnum);
  await page.goto(`${product.url}/account/heloc/heloc-signer/conditions`);
  await arriveAt(page, "What we still need from you");
  await expect(page.getByText(comments, { exact: true })).toBeVisible();
  await page.getByRole("link", { name: /^Do this now.* \(Something that we need\)$/ }).press("Enter");
  await arriveAt(page, "Something that we need");
  await expect(page.getByText(comments, { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Call / }).first()).toBeVisible();
  await expectAccessible(page);
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
  await page.getByRole("button", { name: "Load the page again" }).press("Enter");
  await arriveAt(page, "Evidence of ownership");
  await expect(page.getByText("This page is older than our question")).toHaveCount(0);
});

/** Makes a kind of request a word that did not exist when the page was built, until the page is loaded from where it stands then. */
async function beOlderThan(page: Page, category: string): Promise<void> {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route(/\/(conditions(\/external-applicants)?|status)$/, async (route) => {
    const asking = loads;
    try {
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({ response, body: asking < 2 ? body.replaceAll(category, "ROOF_INSPECTION_REVIEW") : body });
    } catch (failure) {
      // What a page asked that has been loaded anew since is heard by nobody.
      if (asking === loads) throw failure;
    }
  });
}
