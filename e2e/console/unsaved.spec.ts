import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { expect, type Locator, type Page } from "@playwright/test";
import { expectSound } from "../accessible.ts";
import { testWithProductAlone } from "../test-with-product-alone.ts";
import { enterConsole } from "./enter-console.ts";

const test = testWithProductAlone();

const leaving = (page: Page) => page.getByRole("dialog", { name: "Leave without saving?" });

/** Loads the page anew; the browser asks first, and is told to go. */
async function reloadAsked(page: Page): Promise<void> {
  const asked = page.waitForEvent("dialog");
  const reloaded = page.reload();
  expect((await asked).type()).toBe("beforeunload");
  await (await asked).accept();
  await reloaded;
}

test("a note that is not written down yet is not left without asking, by key, link or reload, and one that is, is", async ({
  page,
  product,
}) => {
  const { applicationUuid: uuid } = await openBorrower(product);
  await enterConsole(page, product, "processor", `/file/${uuid}`);
  const note = page.getByLabel("Note for colleagues");
  await note.fill("She is at work until five.");
  await page.getByRole("button", { name: "Add the note" }).focus();
  await page.keyboard.press("b");
  await expectSound(page);
  await leaving(page).getByRole("button", { name: "Stay here" }).press("Enter");
  await expect(note).toHaveValue("She is at work until five.");
  await reloadAsked(page);
  await expect(note).toHaveValue("");

  await note.fill("She is at work until six.");
  await page.getByRole("button", { name: "Add the note" }).press("Enter");
  await expect(page.getByText("She is at work until six.")).toBeVisible();
  await expect(note).toHaveValue("");
  await page.getByRole("link", { name: "See what the borrower sees" }).press("Enter");
  await expect(page).toHaveURL(/\/borrower$/);
});

test("what was typed of a decision is not lost by going back or loading anew", async ({ page, product }) => {
  const { applicationUuid: uuid } = await openBorrower(product);
  await enterConsole(page, product, "processor", "/pipeline");
  await page.locator(`a[href^="/file/${uuid}"]`).press("Enter");
  await page.getByRole("button", { name: "Raise a condition" }).press("Enter");
  const asking = page.getByRole("dialog", { name: "Raise a condition" });
  const asked = asking.getByLabel("What is asked for, as the borrower reads it");
  await asked.fill("Send the last bill of the county.");
  await page.evaluate(() => history.back());
  await leaving(page).getByRole("button", { name: "Stay here" }).press("Enter");
  await expect(asked).toHaveValue("Send the last bill of the county.");
  await reloadAsked(page);
  await expect(asking).toHaveCount(0);
});

/** Presses, and presses on the ground of the dialog below, before the browser has told of the first one that it closed; then waits until it has. */
const answerAndAskAnew = (answer: Locator) =>
  answer.evaluate(async (button: HTMLButtonElement) => {
    const question = button.closest("dialog") ?? document.body;
    const told = new Promise((resolve) => question.addEventListener("close", resolve, { once: true }));
    const closed = new Promise((resolve) =>
      new MutationObserver(resolve).observe(question, { attributeFilter: ["open"] }),
    );
    button.click();
    await closed;
    document.querySelector("dialog[open]")?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await told;
  });

test("a dialog in which something was typed asks before it closes, by Escape, its cross or the ground, and one that is empty does not", async ({
  page,
  product,
}) => {
  const { applicationUuid: uuid } = await openBorrower(product);
  await enterConsole(page, product, "processor", `/file/${uuid}`);
  const opener = page.getByRole("button", { name: "Raise a condition" });
  const raising = page.getByRole("dialog", { name: "Raise a condition" });
  const closing = page.getByRole("dialog", { name: "Close without saving?" });
  await opener.press("Enter");
  await expect(raising).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(raising).toHaveCount(0);
  await expect(opener).toBeFocused();

  await opener.press("Enter");
  const asked = raising.getByLabel("What is asked for, as the borrower reads it");
  await asked.fill("Send the last bill of the county.");
  await page.keyboard.press("Escape");
  await expectSound(page);
  // A browser lets nobody stop Escape twice in a row: each of these answers the question that is open.
  await page.keyboard.press("Escape");
  await expect(closing).toHaveCount(0);
  await expect(asked).toBeFocused();
  await page.keyboard.press("Escape");
  await closing.getByRole("button", { name: "Go on here" }).press("Enter");
  await expect(closing).toHaveCount(0);
  await raising.getByRole("button", { name: "Close", exact: true }).click();
  await closing.getByRole("button", { name: "Go on here" }).click();
  await expect(closing).toHaveCount(0);
  await page.mouse.click(5, 5);
  await answerAndAskAnew(closing.getByRole("button", { name: "Go on here" }));
  await closing.getByRole("button", { name: "Go on here" }).click();
  await expect(closing).toHaveCount(0);
  await expect(asked).toHaveValue("Send the last bill of the county.");

  await page.keyboard.press("Escape");
  await closing.getByRole("button", { name: "Close it" }).press("Enter");
  await expect(raising).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test("a view's name and a colleague's invitation are asked about too, and what was sent is not", async ({
  page,
  product,
}) => {
  await enterConsole(page, product, "administrator", "/staff");
  const closing = page.getByRole("dialog", { name: "Close without saving?" });
  await page.getByRole("button", { name: "Invite somebody" }).press("Enter");
  const inviting = page.getByRole("dialog", { name: "Invite somebody" });
  await inviting.getByLabel("Name").fill("Ada Lind");
  await page.keyboard.press("Escape");
  await closing.getByRole("button", { name: "Close it" }).press("Enter");
  await expect(inviting).toHaveCount(0);

  await page.goto(new URL("/pipeline?state=ID", page.url()).href);
  await page.getByRole("button", { name: "Keep this view" }).press("Enter");
  const keeping = page.getByRole("dialog", { name: "Keep this view" });
  await keeping.getByLabel("Name of the view").fill("Idaho");
  await page.keyboard.press("Escape");
  await closing.getByRole("button", { name: "Go on here" }).press("Enter");
  await keeping.getByLabel("Name of the view").press("Enter");
  await expect(page.getByRole("navigation", { name: "Queues" }).getByRole("link", { name: "Idaho" })).toBeVisible();
  await expect(keeping).toHaveCount(0);
});
