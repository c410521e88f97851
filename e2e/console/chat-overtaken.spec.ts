import { ANSWER_DUE_MS } from "@gable/domain/chat/limits.ts";
import { moveToOpeningTime } from "@gable/testkit/chat/opening-time.ts";
import type { TestProduct } from "@gable/testkit/start-product.ts";
import { startProductAlone } from "@gable/testkit/start-product-alone.ts";
import { expect, type Page } from "@playwright/test";
import { excessWidth, expectSound } from "../accessible.ts";
import { beginChat, chatOf } from "../chat.ts";
import { test } from "../test-with-late-replies.ts";
import { enterConsole } from "./enter-console.ts";
import { refuse } from "./refuse.ts";

let product: TestProduct;
test.beforeAll(async () => {
  product = await startProductAlone();
  await moveToOpeningTime(product);
});
test.afterAll(() => product.close());

const DRAFT = "The fee is in the estimate";
const PAPER = { name: "estimate.txt", mimeType: "text/plain", buffer: Buffer.from("What it costs") };

async function askedAndTaken(agent: Page, borrower: Page): Promise<void> {
  await beginChat(borrower, product.url);
  await ask(borrower, "What does it cost?");
  await expect(chatOf(borrower).getByRole("listitem").filter({ hasText: "What does it cost?" })).not.toContainText(
    "Sending",
  );
  await enterConsole(agent, product, "support-agent", "/chats");
  await openChat(agent);
  await agent.getByRole("button", { name: "Take this chat", exact: true }).press("Enter");
  await expect(agent.getByLabel("Your answer")).toBeFocused();
}

/** Begins an answer, words and a file, and sends neither. */
async function beginAnswer(agent: Page): Promise<void> {
  await agent.getByLabel("Your answer").fill(DRAFT);
  await agent.getByRole("region", { name: "Dana Whitfield" }).locator("input[type=file]").setInputFiles(PAPER);
  await expect(agent.getByRole("button", { name: `Remove ${PAPER.name}` })).toBeVisible();
}

async function ask(borrower: Page, text: string): Promise<void> {
  await chatOf(borrower).getByLabel("Your message").fill(text);
  await chatOf(borrower).getByLabel("Your message").press("Enter");
}

const openChat = (agent: Page) =>
  agent
    .getByRole("navigation", { name: "Chats" })
    .getByRole("link", { name: /Dana Whitfield/ })
    .first()
    .press("Enter");

async function logOut(agent: Page): Promise<void> {
  await agent.getByRole("button", { name: /^Your account/ }).press("Enter");
  await agent.getByRole("button", { name: "Log out", exact: true }).press("Enter");
}

/** What was begun stands where one answers, can be taken out, and keeps nobody from logging out then. */
async function expectUnsentToTakeOut(agent: Page): Promise<void> {
  const unsent = agent.getByRole("group", { name: "You had begun to write" });
  await expect(unsent).toContainText(DRAFT);
  await expect(unsent).toContainText(PAPER.name);
  await expectSound(agent);
  expect(await excessWidth(agent)).toBeLessThanOrEqual(0);
  await unsent.getByRole("button", { name: "Remove", exact: true }).press("Enter");
  await expect(unsent).toHaveCount(0);
  await expect(agent.getByRole("heading", { name: "Dana Whitfield", level: 2 })).toBeFocused();
  await logOut(agent);
  await expect(agent.getByLabel("Work email address")).toBeVisible();
}

test("what an agent had begun to write when they ended the chat can still be read and taken out", async ({
  page: agent,
  browser,
}) => {
  await agent.setViewportSize({ width: 390, height: 844 });
  const borrower = await (await browser.newContext()).newPage();
  await askedAndTaken(agent, borrower);
  await beginAnswer(agent);
  await agent.getByRole("button", { name: "End …" }).press("Enter");
  const dialog = agent.getByRole("dialog", { name: /End/ });
  await agent.route(/\/close$/, refuse(0, null));
  await dialog.getByRole("button", { name: "End the chat" }).press("Enter");
  await expect(dialog.getByRole("alert")).toContainText("The server does not answer.");
  await expectSound(agent);
  await agent.unroute(/\/close$/);
  await dialog.getByRole("button", { name: "End the chat" }).press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(agent.getByText("This chat has ended.")).toBeVisible();
  await expectUnsentToTakeOut(agent);
  await borrower.context().close();
});

test("what an agent had begun, words and files, is there to be sent once the chat comes back to them", async ({
  page: agent,
  browser,
}) => {
  const borrower = await (await browser.newContext()).newPage();
  await askedAndTaken(agent, borrower);
  await beginAnswer(agent);
  await product.ctx.adjustableClock?.advance(ANSWER_DUE_MS);
  const other = await (await browser.newContext()).newPage();
  await enterConsole(other, product, "support-agent", "/chats");
  await openChat(other);
  await other.getByRole("button", { name: "Take this chat over" }).press("Enter");
  await expect(agent.getByRole("group", { name: "You had begun to write" })).toContainText(PAPER.name);
  await other.getByRole("button", { name: "Hand over …" }).press("Enter");
  const handing = other.getByRole("dialog", { name: "Hand this chat over" });
  await handing.getByRole("button", { name: "Hand over", exact: true }).press("Enter");
  await expect(handing).toHaveCount(0);
  await agent.getByRole("button", { name: "Take this chat", exact: true }).press("Enter");
  await expect(agent.getByLabel("Your answer")).toHaveValue(DRAFT);
  await agent.getByLabel("Your answer").press("Enter");
  await expect(chatOf(borrower).getByRole("button", { name: `Open ${PAPER.name}` })).toBeVisible();
  await expect(chatOf(borrower).getByText(DRAFT)).toBeVisible();
  for (const page of [borrower, other]) await page.context().close();
});

test("an agent whose chat a colleague took over reads who has it, and still has what they had begun to write", async ({
  page: agent,
  browser,
}) => {
  const borrower = await (await browser.newContext()).newPage();
  await askedAndTaken(agent, borrower);
  await beginAnswer(agent);
  await product.ctx.adjustableClock?.advance(ANSWER_DUE_MS);
  const other = await (await browser.newContext()).newPage();
  const colleague = await enterConsole(other, product, "support-agent", "/chats");
  await openChat(other);
  await other.getByRole("button", { name: "Take this chat over" }).press("Enter");
  await expect(other.getByLabel("Your answer")).toBeFocused();
  await expect(agent.getByText(`${colleague.name} has this chat.`)).toBeVisible();
  await expectUnsentToTakeOut(agent);
  for (const page of [borrower, other]) await page.context().close();
});
