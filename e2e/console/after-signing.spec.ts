import {
  letComeToQueue,
  PAYOFF_LENDER,
  quotedAs,
  walkToPayoffs,
  withTooLittleLeft,
} from "@gable/testkit/borrower/payoffs-otherwise.ts";
import { walk } from "@gable/testkit/borrower/walk.ts";
import { expect, type Page } from "@playwright/test";
import { expectSound } from "../accessible.ts";
import { enter } from "../enter.ts";
import { testWithProductAlone } from "../test-with-product-alone.ts";
import { enterConsole } from "./enter-console.ts";

const test = testWithProductAlone();

const mailbox = (name: string): string => `${name}.${test.info().repeatEachIndex}@example.com`;
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

test("who decides about a line that is too small for its creditors reads the whole sum, before and while agreeing", async ({
  page,
  product,
}) => {
  const walked = await walkToPayoffs(product, mailbox("too-little"), withTooLittleLeft);
  await letComeToQueue(product, walked, "payoff-figures");
  await enterConsole(page, product, "underwriter", `/file/${walked.uuid}`, PAYOFF_LENDER);
  const sum =
    /Drawn at closing\$92,241\.97.*checks included−\$30,783\.60.*Charges of others.*−\$91,241\.97Missing\$29,783\.60/;
  const sums = (within: Page | ReturnType<typeof dialog>) => within.getByLabel("How the first draw is used");
  await expect(sums(page)).toContainText(sum);
  await expectSound(page);
  await page.getByRole("button", { name: "The lender pays what is missing …" }).press("Enter");
  const asking = dialog(page, "The lender pays what is missing");
  await expect(sums(asking)).toContainText(sum);
  await asking.getByLabel("Reason, for the file").fill("Our recording fee was read wrong.");
  await asking.getByRole("button", { name: "The lender pays what is missing" }).press("Enter");
  await expect(asking).toHaveCount(0);

  await enterConsole(page, product, "underwriter", `/file/${walked.uuid}`, PAYOFF_LENDER);
  await page.getByRole("button", { name: "Agree that the lender pays …" }).press("Enter");
  const agreeing = dialog(page, "Agree that the lender pays");
  await expect(sums(agreeing)).toContainText(sum);
  await expectSound(page);
  await agreeing.getByRole("button", { name: "Agree that the lender pays" }).press("Enter");
  await expect(page.getByText(/too small for its creditors/)).toHaveCount(0);
});

test("a check instead of a payment that was refused is held against the balance of the report and what was laid aside", async ({
  page,
  product,
}) => {
  const refused = quotedAs((quote, place) => (place === 0 ? { ...quote, routingNumber: "123456789" } : quote));
  const walked = await walkToPayoffs(product, mailbox("refused"), refused);
  await letComeToQueue(product, walked, "payoff");
  await enterConsole(page, product, "processor", `/file/${walked.uuid}`, PAYOFF_LENDER);
  await page.getByRole("button", { name: "The check went out …" }).press("Enter");
  const writing = dialog(page, "The check went out");
  await expect(writing).toContainText("Balance on the report: $18,400.00. Laid aside: $18,510.40.");
  await expect(writing.getByLabel("Amount of the check")).toHaveValue("18,510.40");
  await writing.getByLabel("Number of the check").fill("10418");
  await expectSound(page);
  await writing.getByRole("button", { name: "The check went out" }).press("Enter");
  await expect(page.getByText("$18,510.40, check 10418")).toBeVisible();
});

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

test("when the bank sends the money back, staff and borrower read whose move it is, and nobody that all is to be signed again", async ({
  page,
  product,
  browser,
}) => {
  const own = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  let asked = 0;
  await walk({
    url: product.url,
    sandboxUrl: product.sandbox.url,
    orgCode: "gable",
    persona: "payment-returned",
    email: mailbox("sent-back"),
    timePasses: true,
    stands: async ({ uuid, client }, { step }) => {
      if (step !== "DISBURSEMENT_ACCOUNT") return;
      asked += 1;
      if (asked !== 2) return;
      await enterConsole(page, product, "processor", `/file/${uuid}`);
      const account = page.getByRole("listitem").filter({
        has: page.getByRole("heading", { name: "Bank account", exact: true }),
      });
      await expect(account).toContainText("the borrower chooses another account");
      await expect(account).toContainText("The bank’s answer: payment returned.");
      await expect(account.getByRole("button")).toHaveCount(0);
      await expect(page.getByRole("heading", { name: "Waiting for the borrower" })).toBeVisible();
      await expectSound(page);

      await enter(own, product.url, client.token());
      await own.goto(`${product.url}/dashboard`);
      const moves = own.getByRole("table", { name: "Whose move it is" });
      await expect(moves.getByRole("row", { name: /Say where the money goes/ })).toContainText("You");
      await expect(moves.getByRole("row", { name: /The money is sent/ })).toBeVisible();
      // The day on which it leaves; when it arrives is the bank's.
      await expect(own.getByText("Money sent, if all goes well")).toBeVisible();
      await expect(own.getByText("Link Income Sources")).toHaveCount(0);
      await expect(moves.getByRole("row", { name: /Sign the documents|notary|cancel|county/ })).toHaveCount(0);
      await expectSound(own);
    },
  });
  expect(asked).toBe(2);
  await own.context().close();
});
