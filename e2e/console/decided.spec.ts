import { explainLatePayment } from "@gable/testkit/borrower/explain-late-payment.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { expect } from "@playwright/test";
import { arriveAt } from "../arrive.ts";
import { enter } from "../enter.ts";
import { testWithProductAlone } from "../test-with-product-alone.ts";
import { enterConsole } from "./enter-console.ts";

const test = testWithProductAlone();

for (const { persona, until, queue, act, before, after } of [
  {
    persona: "fraud-alert",
    until: "FACTA_REVIEW",
    queue: "fraud-alert",
    act: "Clear the fraud alert",
    before: "We call you before we go on",
    after: "Is this what you owe on your home?",
  },
  {
    persona: "delinquency",
    until: "DELINQUENCY_REVIEW",
    queue: "delinquency",
    act: "Accept the late payments",
    before: "What happened with this payment?",
    after: "How much, and for how long?",
  },
] as const) {
  test(`an underwriter decides from the queue, and the borrower's open page goes on: ${queue}`, async ({
    page,
    product,
    browser,
  }) => {
    const { uuid, client } = await walkIn(product, { persona, until });
    await enter(page, product.url, client.token());
    await page.goto(`${product.url}/account/heloc/${uuid}`);
    await arriveAt(page, before);
    if (queue === "delinquency") await explainLatePayment({ client, uuid }, "The bank changed its address.");
    const reviewer = await (await browser.newContext()).newPage();
    await enterConsole(reviewer, product, "underwriter", `/pipeline?queue=${queue}`);
    await reviewer.locator(`a[href*="${uuid}"]`).press("Enter");
    await reviewer.getByRole("button", { name: act, exact: true }).press("Enter");
    const dialog = reviewer.getByRole("dialog", { name: act });
    await dialog.getByRole("textbox").fill("Looked at, and it holds.");
    await dialog.getByRole("button", { name: act, exact: true }).press("Enter");
    await expect(dialog).toHaveCount(0);
    await arriveAt(page, after);
    await reviewer.context().close();
  });
}
