import { moveToOpeningTime } from "@gable/testkit/chat/opening-time.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import type { TestProduct } from "@gable/testkit/start-product.ts";
import { startProductAlone } from "@gable/testkit/start-product-alone.ts";
import { expect, type Page } from "@playwright/test";
import { beginChat, chatOf as chat } from "../chat.ts";
import { enter } from "../enter.ts";
import { test } from "../test-with-late-replies.ts";

let product: TestProduct;
test.beforeAll(async () => {
  product = await startProductAlone();
  await moveToOpeningTime(product);
});
test.afterAll(() => product.close());

/** What a tab and its browser keep of what was written, whoever looks at it. */
const keptIn = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [sessionStorage, localStorage]
      .flatMap((storage) => Object.entries(storage).map(([key, value]) => `${key}: ${String(value)}`))
      .filter((entry) => /^chat(_draft|_pending)?:|savings|Boise/.test(entry))
      .join("\n"),
  );

/** A tab that loads its page anew has nothing to be asked for a moment. */
const expectNothingKept = (page: Page): Promise<void> =>
  expect(async () => expect(await keptIn(page)).toBe("")).toPass();

/** Writes one message that cannot be sent, and leaves another in the field. */
async function leaveUnsent(page: Page): Promise<void> {
  const field = chat(page).getByLabel("Your message");
  await field.fill("My savings are at the bank on Main Street");
  await field.press("Enter");
  await expect(chat(page).getByText("Sending")).toBeVisible();
  await field.fill("And I move to Boise");
  await expect.poll(() => keptIn(page)).toMatch(/Boise[^]*savings|savings[^]*Boise/);
}

test("a log-out in this tab or in another leaves nothing of what was written in a chat", async ({ context }) => {
  const { headers } = await openBorrower(product);
  const [first, second] = [await context.newPage(), await context.newPage()];
  // No message leaves either tab.
  for (const page of [first, second]) {
    await page.routeWebSocket("**/stream/socket", (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((text) => (String(text).includes("savings") ? undefined : server.send(text)));
    });
  }
  await enter(first, product.url, headers.authorization);
  await first.goto(`${product.url}/contact`);
  await first.getByRole("button", { name: "Chat with us" }).click();
  await chat(first).getByLabel("Your name").fill("Dana Whitfield");
  await chat(first).getByRole("button", { name: "Start chat" }).click();
  await expect(chat(first).getByLabel("Your message")).toBeVisible();
  await second.goto(`${product.url}/contact`);
  await second.getByRole("button", { name: "Chat with us" }).click();
  await expect(chat(second).getByLabel("Your message")).toBeVisible();
  for (const page of [first, second]) await leaveUnsent(page);

  await first.keyboard.press("Escape");
  await first.getByRole("button", { name: "Your account" }).click();
  await first.getByRole("button", { name: "Log out" }).click();
  await expect(first.getByRole("heading", { name: "Log in", level: 1 })).toBeVisible();
  for (const page of [first, second]) await expectNothingKept(page);
  await second.goto(`${product.url}/faq`);
  expect(await keptIn(second)).toBe("");
});

test("a chat that a visitor began and went on with while logged in is over with the log-out", async ({ context }) => {
  const { headers } = await openBorrower(product);
  const page = await context.newPage();
  await beginChat(page, product.url);
  await chat(page).getByLabel("Your message").fill("My savings are at the bank on Main Street");
  await chat(page).getByLabel("Your message").press("Enter");
  await expect(chat(page).getByText("My savings are at the bank on Main Street")).toBeVisible();
  await page.keyboard.press("Escape");
  // Whoever logs in with the window closed has the chat beside them all the same.
  await enter(page, product.url, headers.authorization);
  await page.goto(`${product.url}/contact`);
  await page.getByRole("button", { name: "Chat with us" }).click();
  await expect(chat(page).getByText("My savings are at the bank on Main Street")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Your account" }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("heading", { name: "Log in", level: 1 })).toBeVisible();
  await expectNothingKept(page);
  await page.goto(`${product.url}/contact`);
  await page.getByRole("button", { name: "Chat with us" }).click();
  await expect(chat(page).getByLabel("Your name")).toBeVisible();
  await expect(chat(page).getByText("My savings are at the bank on Main Street")).toHaveCount(0);
});
