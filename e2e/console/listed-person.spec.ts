import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import { letWaitEnd } from "@gable/testkit/borrower/closing-moves.ts";
import { standingOf } from "@gable/testkit/borrower/staff-moves.ts";
import type { TestProduct } from "@gable/testkit/start-product.ts";
import { startProductAlone } from "@gable/testkit/start-product-alone.ts";
import { expect, type Page } from "@playwright/test";
import { expectSound } from "../accessible.ts";
import { enter } from "../enter.ts";
import { test } from "../test-with-late-replies.ts";
import { walkIn } from "../walk-in.ts";
import { enterConsole } from "./enter-console.ts";

/** The next answer of the lists' vendor is for whoever is asked about next: nobody else may be. */
let product: TestProduct;
test.beforeAll(async () => {
  product = await startProductAlone();
});
test.afterAll(() => product.close());

const answer = {
  outcome: "possible-match",
  screening: "scr-again",
  listsAsOf: "2026-12-04",
  matches: [{ list: "OFAC SDN", listedName: "THE VERY PERSON", likeness: 99, programme: "SDGT" }],
};
const REASON = "Name, birth date and address are the same";

/** Presses what opens an act, fills it in, and does it. */
async function act(page: Page, name: string, fill: (dialog: ReturnType<Page["getByRole"]>) => Promise<void>) {
  await page.getByRole("button", { name, exact: true }).press("Enter");
  const dialog = page.getByRole("dialog");
  await fill(dialog);
  await expectSound(page);
  await dialog.getByRole("button", { name: name.replace(" …", ""), exact: true }).press("Enter");
  await expect(dialog).toHaveCount(0);
}

test("two underwriters end a signed line of somebody on a list, report it, and the borrower reads nothing of the list", async ({
  page,
  browser,
}, { repeatEachIndex }) => {
  const email = `listed.${repeatEachIndex}@example.com`;
  const walked = await walkIn(product, { persona: "straight-approval", email, until: "RESCISSION" });
  product.sandbox.orders.force({ kind: "watchlist", act: "screen", answer, next: 1, later: false });
  await expect
    .poll(async () => {
      const { openSince } = await standingOf(walked);
      if (!("clear-watchlist" in openSince)) await letWaitEnd(walked);
      return "clear-watchlist" in openSince;
    })
    .toBe(true);

  await enterConsole(page, product, "underwriter", `/file/${walked.uuid}`);
  await expect(page.getByText("THE VERY PERSON").first()).toBeVisible();
  await act(page, "It is the borrower …", (dialog) => dialog.getByRole("textbox").first().fill(REASON));

  const other = await (await browser.newContext()).newPage();
  await enterConsole(other, product, "underwriter", `/file/${walked.uuid}`);
  await expect(other.getByText(REASON).first()).toBeVisible();
  await act(other, "Agree, and decline", async () => undefined);
  await expect(other.getByText("Nothing without a license")).toBeVisible();
  await act(other, "Record the report …", async (dialog) => {
    await dialog.getByLabel("What was sent").selectOption({ label: "Report of blocked property" });
    // By the day where the home is, which in its evening is not yet the one of Greenwich.
    const today = localDateAt(product.ctx.clock.now(walked.uuid).toISOString(), "America/Los_Angeles");
    const [year = "", month = "", day = ""] = today.split("-");
    await dialog.getByLabel("Month").fill(month);
    await dialog.getByLabel("Day").fill(day);
    await dialog.getByLabel("Year").fill(year);
    await dialog.getByLabel("Number of the report, or why none").fill("BPR-2026-0412");
  });
  await expect(other.getByText("BPR-2026-0412").first()).toBeVisible();
  await expectSound(other);
  await other.context().close();

  const theirs = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await enter(theirs, product.url, walked.client.token());
  await theirs.goto(`${product.url}/account/heloc/${walked.uuid}`);
  await expect(theirs.getByText("Legal requirements for making a loan are not met").first()).toBeVisible();
  await expect(theirs.locator("body")).not.toContainText(/sanction|OFAC|watch list|VERY PERSON/i);
  await expectSound(theirs);
  await theirs.context().close();
});
