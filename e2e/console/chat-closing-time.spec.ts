import { daysApart } from "@gable/domain/organisations/days-apart.ts";
import { closingAfter } from "@gable/domain/organisations/department-hours.ts";
import { moveToOpeningTime } from "@gable/testkit/chat/opening-time.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import type { TestProduct } from "@gable/testkit/start-product.ts";
import { startProductAlone } from "@gable/testkit/start-product-alone.ts";
import { expect, type Locator, type Page } from "@playwright/test";
import { excessWidth, expectAccessible } from "../accessible.ts";
import { beginChat, chatOf as chat } from "../chat.ts";
import { enter } from "../enter.ts";
import { test } from "../test-with-late-replies.ts";
import { enterConsole } from "./enter-console.ts";

const POLL_MS = 61_000;

let product: TestProduct;
test.beforeAll(async () => {
  product = await startProductAlone();
});
test.afterAll(() => product.close());

/** Moves the product's clock to so many minutes before the chat closes, or after. */
async function moveToClosing(minutes: number): Promise<void> {
  const { ctx } = product;
  const { other } = ctx.lenders.byOrgCode("gable").orgMetaData;
  const now = ctx.clock.now();
  const closing = closingAfter(now.toISOString(), other.hours.OPS_CHAT, daysApart(other));
  if (closing === null) throw new Error("The chat is closed.");
  await ctx.adjustableClock?.advance(Date.parse(closing) - now.getTime() + minutes * 60_000);
}

test.beforeEach(async () => {
  await moveToOpeningTime(product);
  await moveToClosing(-3);
});

/** Begins a chat, and waits in line. */
async function waitInLine(page: Page, email?: string): Promise<Locator> {
  await page.clock.install();
  await page.setViewportSize({ width: 390, height: 844 });
  await beginChat(page, product.url, email);
  const window = chat(page);
  await window.getByLabel("Your message").fill("When is my money?");
  await window.getByLabel("Your message").press("Enter");
  await expect(window.getByText("Someone will be with you shortly")).toBeVisible();
  return window;
}

test("closing time comes while somebody is in line: both sides are told, and whoever is still at the desk may answer", async ({
  page: borrower,
  browser,
}) => {
  const { headers } = await openBorrower(product);
  await enter(borrower, product.url, headers.authorization);
  const window = await waitInLine(borrower);
  const agent = await (await browser.newContext({ viewport: { width: 1280, height: 844 } })).newPage();
  await agent.clock.install();
  const { name } = await enterConsole(agent, product, "support-agent", "/chats");
  await expect(agent.getByText(/^Open for borrowers until/)).toBeVisible();

  await moveToClosing(5);
  for (const page of [borrower, agent]) await page.clock.fastForward(POLL_MS);
  await expect(agent.getByText(/^Closed for borrowers until \w+day/)).toBeVisible();
  await expect(window.getByText("Someone will be with you shortly")).toHaveCount(0);
  await expect(window.getByText(/stays with them/)).toContainText(
    /we write to your email when somebody has answered\. We are back on \w+day at \d+:00 AM/,
  );
  await expectAccessible(borrower);
  expect(await excessWidth(borrower)).toBeLessThanOrEqual(0);

  await agent.getByRole("link", { name: /Dana Whitfield/ }).click();
  await expect(agent.getByRole("heading", { name: "Dana Whitfield" })).toBeFocused();
  await agent.keyboard.press("t");
  await agent.getByLabel("Your answer").fill("On Thursday");
  await agent.getByLabel("Your answer").press("Enter");
  await expect(window.getByText("On Thursday", { exact: true })).toBeVisible();
  await expect(window.getByText(`${name} is with you now.`)).toBeVisible();
  await expect(window.getByText(/Our people are away/)).toHaveCount(0);
  await agent.context().close();
});

test("a visitor without an address whose chat is over before the desk opens again is told so", async ({ page }) => {
  const window = await waitInLine(page, "");
  await moveToClosing(5);
  await page.clock.fastForward(POLL_MS);
  await expect(window.getByText(/this chat is over six hours after your last message/)).toContainText(/We are back on/);
  await expectAccessible(page);
  await product.ctx.adjustableClock?.advance(7 * 3_600_000);
  await page.clock.fastForward(POLL_MS);
  await expect(window.getByText("Nobody answered your last message before this chat was over.")).toBeVisible();
  await expect(window.getByRole("button", { name: "Start new chat" })).toBeVisible();
  await expectAccessible(page);
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
});

test("closing time comes while somebody writes who they are: it stays, and goes with them to the assistant", async ({
  page,
}) => {
  await page.clock.install();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${product.url}/contact`);
  await page.getByRole("button", { name: "Chat with us" }).click();
  const window = chat(page);
  await window.getByLabel("Your name").fill("Dana Whitfield");
  await window.getByLabel("Your email").fill("dana@examp");
  await moveToClosing(1);
  await page.clock.runFor(POLL_MS);
  await expect(window.getByRole("alert")).toContainText("What you wrote stays here");
  await expect(window.getByRole("button", { name: "Start chat" })).toHaveCount(0);
  await expect(window.getByLabel("Your name")).toHaveValue("Dana Whitfield");
  await expect(window.getByLabel("Your email")).toHaveValue("dana@examp");
  await expect(window.getByLabel("Your email")).toBeFocused();
  await expectAccessible(page);
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
  await window.getByRole("button", { name: "Ask the assistant" }).press("Enter");
  await expect(window.getByLabel("Your name")).toHaveValue("Dana Whitfield");
  await expect(window.getByLabel("Your email")).toHaveValue("dana@examp");
});
