import { explainLatePayment } from "@gable/testkit/borrower/explain-late-payment.ts";
import { pixel } from "@gable/testkit/borrower/pixel.ts";
import { asStaff } from "@gable/testkit/borrower/staff-moves.ts";
import { walk } from "@gable/testkit/borrower/walk.ts";
import { showWithoutFace } from "@gable/testkit/borrower/without-face.ts";
import { dayFromToday } from "@gable/testkit/day-from-today.ts";
import { forceAnswer } from "@gable/testkit/force-answer.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { expect, type Page } from "@playwright/test";
import { expectSound } from "../accessible.ts";
import { arriveAt } from "../arrive.ts";
import { enter } from "../enter.ts";
import { testWithProductAlone } from "../test-with-product-alone.ts";
import { consoleUrl, enterConsole } from "./enter-console.ts";

const test = testWithProductAlone();

/** Accepts, by keyboard, something with a note of what was looked at. */
async function acceptByKeyboard(page: Page, act: string, note: string): Promise<void> {
  await page.getByRole("button", { name: act, exact: true }).press("Enter");
  const dialog = page.getByRole("dialog", { name: act });
  await dialog.getByLabel("What you looked at and why it holds").fill(note);
  await dialog.getByRole("button", { name: act, exact: true }).press("Enter");
}

test("an underwriter reads the late debt and the borrower's words before accepting it, and who comes later is told", async ({
  page,
  product,
  browser,
}) => {
  const places = { url: product.url, sandboxUrl: product.sandbox.url, orgCode: "gable" };
  const { uuid, client } = await walk({ ...places, persona: "delinquency", until: "DELINQUENCY_REVIEW" });
  await enterConsole(page, product, "underwriter", `/file/${uuid}`);
  const late = page.getByRole("table", { name: "Debts to look at" });
  await expect(late.getByRole("row", { name: /Redwood Auto Finance/ })).toContainText("60 days,");
  await expect(page.getByText("The borrower has not answered yet.")).toBeVisible();
  const explanation = "The lender changed its bank, and my payment went to the old one.";
  await explainLatePayment({ client, uuid }, explanation);
  await page.reload();
  await expect(page.getByText(explanation)).toBeVisible();
  await expectSound(page);
  await page.locator("summary", { hasText: "debts on the report" }).press("Enter");
  await expect(page.getByRole("table", { name: /debts on the report/ }).getByRole("row")).toHaveCount(5);
  await expectSound(page);

  // A colleague has the same question open, and has not heard yet that it is answered.
  const second = await (await browser.newContext()).newPage();
  await enterConsole(second, product, "underwriter", `/file/${uuid}`);
  await second.getByRole("button", { name: "Accept the late payments" }).press("Enter");
  const asking = second.getByRole("dialog", { name: "Accept the late payments" });
  await asking.getByLabel("What you looked at and why it holds").fill("Two late payments, both paid since.");
  const view = (url: URL) => url.pathname.endsWith(`/applications/${uuid}`);
  await second.route(view, () => undefined);
  await acceptByKeyboard(page, "Accept the late payments", "The hospital stay explains both.");
  await expect(late).toHaveCount(0);
  const accepted = page.locator("section").filter({ has: page.getByRole("heading", { name: "Accepted by staff" }) });
  await expect(accepted).toContainText("The hospital stay explains both.");
  await expectSound(page);
  await asking.getByRole("button", { name: "Accept the late payments" }).press("Enter");
  await expect(asking.getByRole("alert")).toContainText("The application has moved on meanwhile.");
  const done = asking.getByRole("region", { name: "What others have done since you read this" });
  await expect(done).toContainText(/Test underwriter, .+: Staff accepted the late payments/);
  await expectSound(second);
  // What was written is there once the page has been looked at again.
  await second.keyboard.press("Escape");
  await expect(asking).toHaveCount(0);
  await second.getByRole("button", { name: "Accept the late payments" }).press("Enter");
  await expect(asking.getByLabel("What you looked at and why it holds")).toHaveValue(
    "Two late payments, both paid since.",
  );
  await second.unroute(view);
  await second.context().close();
});

test("a borrower says of each inquiry what came of it, by keyboard, and the underwriter reads it beside the condition", async ({
  page,
  product,
  browser,
}, { repeatEachIndex }) => {
  const places = { url: product.url, sandboxUrl: product.sandbox.url, orgCode: "gable" };
  const borrower = await walk({
    ...places,
    persona: "straight-approval",
    email: `inquiries-said.${repeatEachIndex}@example.com`,
    until: "HMDA",
  });
  await asStaff(borrower, {
    act: "raise-condition",
    categoryEnum: "HARD_CREDIT_INQUIRY_REVIEW",
    comments: "Two lenders looked at your credit lately.",
    documents: 1,
    priorTo: "documents",
  });
  const theirs = await (await browser.newContext()).newPage();
  await theirs.setViewportSize({ width: 390, height: 844 });
  await enter(theirs, product.url, borrower.client.token());
  await theirs.goto(`${product.url}/account/heloc/${borrower.uuid}/conditions`);
  await arriveAt(theirs, "What we still need");
  await theirs.getByRole("link", { name: /^Answer this/ }).press("Enter");
  await arriveAt(theirs, "A recent credit inquiry");
  const motors = theirs.getByRole("region", { name: "Summit Ridge Motors" });
  const send = theirs.getByRole("button", { name: "Send my answers" });
  await send.press("Enter");
  await expect(theirs.getByRole("link", { name: /^Say what came of the inquiry by/ })).toHaveCount(2);
  await theirs.getByRole("link", { name: "Say what came of the inquiry by Summit Ridge Motors." }).press("Enter");
  await expect(motors.getByRole("radio", { name: "No new debt" })).toBeFocused();
  await theirs.keyboard.press("ArrowDown");
  await expect(motors.getByRole("radio", { name: "A new debt" })).toBeChecked();
  await motors.getByLabel("Whom you owe").fill("Łódź & O’Neill Bank");
  await motors.getByLabel("What you owe today").fill("24000");
  await send.press("Enter");
  await expect(theirs.getByRole("link", { name: "Enter the monthly payment, 0 if there is none yet." })).toBeVisible();
  await expectSound(theirs);
  await expect(theirs.getByRole("status").filter({ hasText: "Saved" })).toHaveCount(1);
  await theirs.reload();
  await expect(motors.getByLabel("What you owe today")).toHaveValue("24,000");
  await motors.getByLabel("Monthly payment").fill("410");
  await theirs
    .getByRole("region", { name: "Larkfield Card Services" })
    .getByRole("radio", { name: "I do not know this inquiry" })
    .press(" ");
  await send.press("Enter");
  await expect(theirs.getByText("We have your answers")).toBeVisible();
  await expect(theirs.getByText("Łódź & O’Neill Bank: $24,000 owed, $410 a month")).toBeVisible();
  await expectSound(theirs);

  await enterConsole(page, product, "underwriter", `/file/${borrower.uuid}`);
  const answers = page.getByRole("table", { name: "What came of each inquiry, as the borrower says" });
  await expect(answers.getByRole("row", { name: /Summit Ridge Motors/ })).toContainText(
    "A new debt, Łódź & O’Neill Bank, owes $24,000.00, $410.00 a month",
  );
  await expect(answers.getByRole("row", { name: /Larkfield/ })).toContainText("They do not know this inquiry");
  await expectSound(page);

  // There was no debt after all: it counts no more, and no paper is needed for it.
  await theirs.getByRole("button", { name: "Correct an answer" }).press("Enter");
  await motors.getByRole("radio", { name: "No new debt" }).press(" ");
  await send.press("Enter");
  await expect(theirs.getByText("We have what you sent")).toBeVisible();
  await expect(answers.getByRole("row", { name: /Summit Ridge Motors/ })).toContainText("No new debt");
  await theirs.context().close();
});

for (const { persona, until, question, told } of [
  { persona: "listed-name", until: "HMDA", question: "Watch list", told: /Name on the list.*petrenko.*Lists as of/is },
  {
    persona: "ownership-mismatch",
    until: "LIEN_VERIFICATION",
    question: "Ownership",
    told: /On file.*County records.*Borrower’s name.*Roberta Dunmore.*HAROLD P DUNMORE.*differs/,
  },
] as const) {
  test(`an underwriter reads at “${question}” what it is decided on`, async ({ page, product }) => {
    await enterConsole(page, product, "underwriter", "/pipeline");
    let seen = 0;
    await walk({
      url: product.url,
      sandboxUrl: product.sandbox.url,
      orgCode: "gable",
      persona,
      until,
      stands: async ({ uuid }) => {
        if (seen > 0) return;
        await page.goto(`${consoleUrl(product)}/file/${uuid}`);
        await expect(page.getByRole("heading", { name: "Plan" })).toBeVisible();
        const asked = page
          .getByRole("listitem")
          .filter({ has: page.getByRole("heading", { name: question, exact: true }) });
        if ((await asked.count()) === 0) return;
        await expect(asked).toContainText(told);
        await expectSound(page);
        seen += 1;
      },
    });
    expect(seen).toBe(1);
  });
}

test("an underwriter reads what title company, bank and identity service say beside what the borrower said", async ({
  page,
  product,
}) => {
  await forceAnswer(product.sandbox.url, {
    kind: "title",
    act: "update",
    answer: {
      outcome: "not-clear",
      search: "search-1",
      owners: [{ recordedName: "ADA L SORENSEN", ownerType: "person" }],
      vesting: "an unmarried woman",
      vestedSince: "2015-04-01",
      legalDescription: "Lot 14, Block 3, Alder Creek Unit 2",
      liens: [],
      judgments: [],
      effectiveOn: dayFromToday(-5),
      exceptions: [{ exception: "new-judgment", text: "Capital Recovery LLC, $4,210, case 24-1187." }],
    },
  });
  const walked = await walk({
    url: product.url,
    sandboxUrl: product.sandbox.url,
    orgCode: "gable",
    persona: "straight-approval",
    until: "IDENTITY_VERIFICATION",
    // The bank keeps what ends in 004 under another name.
    as: ({ fill, ...persona }) => ({
      ...persona,
      fill: { ...fill, accountBy: "typing", bank: { ...fill.bank, accountNumber: "5500123004" } },
    }),
  });
  await forceAnswer(product.sandbox.url, {
    kind: "identity-verification",
    act: "check-document",
    answer: {
      outcome: "review",
      verification: "verification-1",
      checks: [{ check: "name", result: "failed" }],
      reasons: ["name-differs"],
      extracted: {
        documentType: "PASSPORT",
        name: { first: "Ada", last: "Lindqvist" },
        dateOfBirth: "1984-03-12",
        documentLastFour: "4411",
        issuedBy: "United States",
        expiresOn: "2029-03-12",
      },
    },
  });
  await showWithoutFace(walked);

  await enterConsole(page, product, "underwriter", `/file/${walked.uuid}`);
  const asked = (question: string) =>
    page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: question, exact: true }) });
  await expect(asked("Title")).toContainText("New judgment. Capital Recovery LLC, $4,210, case 24-1187.");
  const onTitle = asked("Title").getByRole("table", { name: "Owner, compared with the title" });
  await expect(onTitle.getByRole("row", { name: /^Title is held/ })).toContainText("an unmarried woman");
  await expect(asked("Bank account")).toContainText("The bank’s answer: owner differs.");
  const atBank = asked("Bank account").getByRole("table");
  await expect(atBank.getByRole("row", { name: /^Account holder/ })).toContainText(/Ada Lynn Sorensen.*differs/);
  await expect(atBank.getByRole("row", { name: /^Account, last four/ })).toContainText("•••• 3004");
  const inDocument = asked("Identity").getByRole("table");
  await expect(inDocument.getByRole("row", { name: /^Borrower’s name/ })).toContainText(
    /Ada Lynn Sorensen.*Ada Lindqvist.*differs/,
  );
  await expect(inDocument.getByRole("row", { name: /^Still valid/ })).toContainText("3/12/2029");
  await expect(asked("Identity")).not.toContainText("1984");
  await expectSound(page);
  // On a phone what waits for somebody comes before all that is known.
  await page.setViewportSize({ width: 390, height: 844 });
  const top = async (name: string) =>
    (await page.getByRole("heading", { name, exact: true }).boundingBox())?.y ?? Number.NaN;
  expect(await top("Waiting for staff")).toBeLessThan(await top("Line"));
});

test("two of the staff send a creditor's money to another account, the second with every digit in view", async ({
  page,
  product,
  browser,
}) => {
  const lender = "harbor-pine";
  await forceAnswer(product.sandbox.url, {
    kind: "payoff",
    act: "request-statement",
    answer: {
      outcome: "quoted",
      statement: "statement-1",
      amount: 1_851_040,
      perDiem: 400,
      goodThrough: dayFromToday(30),
      // No bank has it.
      remitTo: {
        payee: "Larkfield Card Services",
        routingNumber: "123456789",
        accountNumber: "5500001681",
        creditorReference: "4128-1",
      },
      letter: { name: "letter.png", mediaType: "image/png", content: Buffer.from(pixel).toString("base64") },
    },
  });
  const places = { url: product.url, sandboxUrl: product.sandbox.url, orgCode: lender };
  const { uuid } = await walk({ ...places, persona: "payoff", until: "DIRECT_DEBT_PAYOFF", timePasses: true });
  await enterConsole(page, product, "processor", `/file/${uuid}`, lender);
  const another = page.getByRole("button", { name: "Send it to another account …" });
  await another.press("Enter");
  const writing = page.getByRole("dialog", { name: "Send it to another account" });
  const send = writing.getByRole("button", { name: "Send it to another account" });
  await writing.getByLabel("Name of the account").fill("");
  await send.press("Enter");
  await expect(writing.getByRole("alert").getByRole("link")).toHaveText([
    "Name of the account: Fill this in.",
    "Routing number: Fill this in.",
    "Account number: Fill this in.",
    "Reference for the creditor: Fill this in.",
    "Reason, for your colleague: Fill this in.",
  ]);
  const write = async () => {
    for (const [field, typed] of [
      ["Name of the account", "Larkfield Card Services"],
      ["Routing number", "121999919"],
      ["Account number", "5512345678"],
      ["Reference for the creditor", "4128"],
      ["Reason, for your colleague", "Their letter of Monday"],
    ] as const)
      await writing.getByLabel(field).fill(typed);
    await send.press("Enter");
  };
  await write();
  await expect(page.getByText("A colleague must agree to it.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Agree to this account …" })).toHaveCount(0);

  const second = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await enterConsole(second, product, "underwriter", `/file/${uuid}`, lender);
  await expectSound(second);

  // Whoever asked reads that a colleague did not agree, and why, and asks again.
  await second.getByRole("button", { name: "Do not agree …" }).press("Enter");
  const refusing = second.getByRole("dialog", { name: "Do not agree" });
  const refuse = refusing.getByRole("button", { name: "Do not agree" });
  await refuse.press("Enter");
  await expect(refusing.getByRole("alert").getByRole("link")).toHaveText(/^.+: Fill this in\.$/);
  await refusing.getByLabel("Reason, for your colleague").fill("Their letter is not on file");
  await expectSound(second);
  await refuse.press("Enter");
  await expect(refusing).toHaveCount(0);
  await expect(page.getByText(/ did not agree to .*: Their letter is not on file/)).toBeVisible();
  await another.press("Enter");
  await write();

  await second.getByRole("button", { name: "Agree to this account …" }).press("Enter");
  const agreeing = second.getByRole("dialog", { name: "Agree to this account" });
  const written = agreeing.getByLabel("The account that was written down");
  for (const figure of ["$18,510.40", "121 999 919", "551 234 567 8", "4128"])
    await expect(written).toContainText(figure);
  await expectSound(second);
  await agreeing.getByRole("button", { name: "Agree to this account" }).press("Enter");
  await expect(agreeing).toHaveCount(0);
  await expect(second.getByRole("heading", { name: "Payoffs to send" })).toHaveCount(0);
  await second.context().close();
});

test("what is being written on a file stays when the file cannot be read once more, and when a colleague settles it that is said", async ({
  page,
  product,
}) => {
  const places = { url: product.url, sandboxUrl: product.sandbox.url, orgCode: "gable" };
  const { uuid, client } = await walk({ ...places, persona: "fraud-alert", until: "FACTA_REVIEW" });
  await page.clock.install();
  await enterConsole(page, product, "underwriter", `/file/${uuid}`);
  const note = page.getByLabel("Note for colleagues");
  await note.fill("She is at work until five.");
  const view = (url: URL) => url.pathname.endsWith(`/applications/${uuid}`);
  const asked = page.waitForRequest((request) => view(new URL(request.url())));
  await page.route(view, (route) => route.fulfill({ status: 500, json: {} }));
  await page.clock.fastForward("00:20");
  await (await asked).response();
  await expect(note).toHaveValue("She is at work until five.");
  await page.unroute(view);

  await page.getByRole("button", { name: "Clear the fraud alert" }).press("Enter");
  await page.getByRole("dialog").getByLabel("What you looked at and why it holds").fill("She called back herself.");
  await asStaff({ client, uuid }, { act: "clear-fraud-alert" });
  await page.clock.fastForward("00:20");
  const settled = page.getByRole("dialog", { name: "This is settled" });
  await expect(settled.getByRole("heading", { name: "This is settled" })).toBeFocused();
  await expect(settled).toContainText("While you had “Clear the fraud alert” open it was settled.");
  await expect(settled.getByRole("region")).toContainText(/: Staff cleared the fraud alert/);
  await expectSound(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSound(page);
  await expect(settled.getByLabel("Note for colleagues, with what you had written")).toHaveValue(
    "She called back herself.",
  );
  await settled.getByRole("button", { name: "Keep it as a note" }).press("Enter");
  await expect(settled).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("listitem").filter({ hasText: "She called back herself." })).toBeVisible();
  await expect(note).toHaveValue("She is at work until five.");
});

const bill = (page: Page) =>
  page.getByRole("listitem").filter({ has: page.getByText("Send the last bill of the county.") });

/** Opens the dialog of an act by keyboard, and confirms it with what is written. */
async function answerBill(page: Page, act: string, reason?: string): Promise<void> {
  await bill(page).getByRole("button", { name: act }).press("Enter");
  const dialog = page.getByRole("dialog", { name: act });
  if (reason !== undefined) await dialog.getByLabel("Reason, for your colleague").fill(reason);
  await expectSound(page);
  await dialog.getByRole("button", { name: act }).press("Enter");
  await expect(dialog).toHaveCount(0);
}

test("a condition is waived by two, by keyboard: the second says no, reads a better reason, and agrees to that one alone", async ({
  page,
  product,
  browser,
}) => {
  const { applicationUuid: uuid } = await openBorrower(product);
  await enterConsole(page, product, "processor", `/file/${uuid}`);
  await page.getByRole("button", { name: "Raise a condition" }).press("Enter");
  const asking = page.getByRole("dialog", { name: "Raise a condition" });
  await asking.getByLabel("What is asked for, as the borrower reads it").fill("Send the last bill of the county.");
  await asking.getByRole("button", { name: "Raise a condition" }).press("Enter");
  // What lies behind it cannot be pressed before.
  await expect(asking).toHaveCount(0);
  await answerBill(page, "Waive", "The county has no bill this year");
  await expect(bill(page)).toContainText("Somebody else of the staff must agree");
  await expect(bill(page).getByRole("button", { name: "Agree to the waiver" })).toHaveCount(0);

  const other = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await enterConsole(other, product, "underwriter", `/file/${uuid}`);
  await expect(bill(other)).toContainText("Test processor asks to waive it: The county has no bill this year");
  await expectSound(other);
  await answerBill(other, "Do not waive", "It has one since May");
  await expect(bill(page)).toContainText("Test underwriter did not waive it: It has one since May");
  await answerBill(page, "Waive", "That bill is of another parcel");

  // Who asked takes it back and asks anew while the other has the question open, and has not heard of it.
  await expect(bill(other)).toContainText("That bill is of another parcel");
  await bill(other).getByRole("button", { name: "Agree to the waiver" }).press("Enter");
  const agreeing = other.getByRole("dialog", { name: "Agree to the waiver" });
  await expect(agreeing).toContainText("That bill is of another parcel");
  const view = (url: URL) => url.pathname.endsWith(`/applications/${uuid}`);
  await other.route(view, () => undefined);
  await answerBill(page, "Do not waive", "The parcel number is wrong");
  await answerBill(page, "Waive", "The parcel was merged with the neighbor’s");
  await agreeing.getByRole("button", { name: "Agree to the waiver" }).press("Enter");
  await expect(agreeing.getByRole("alert")).toContainText("The application has moved on meanwhile.");
  await other.unroute(view);
  await other.reload();
  await expect(bill(other)).toContainText("The parcel was merged with the neighbor’s");
  await answerBill(other, "Agree to the waiver");
  await expect(bill(other)).toHaveCount(0);
  await expect(bill(page)).toHaveCount(0);
  await other.context().close();
});
