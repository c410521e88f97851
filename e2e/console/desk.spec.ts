import { readFile } from "node:fs/promises";
import { ANSWER_DUE_MS } from "@gable/domain/chat/limits.ts";
import { moveToOpeningTime } from "@gable/testkit/chat/opening-time.ts";
import { logInAgain, openBorrower } from "@gable/testkit/open-borrower.ts";
import type { TestProduct } from "@gable/testkit/start-product.ts";
import { startProductAlone } from "@gable/testkit/start-product-alone.ts";
import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import { excessWidth, expectAccessible, expectSound } from "../accessible.ts";
import { enter } from "../enter.ts";
import { test } from "../test-with-late-replies.ts";
import { enterConsole } from "./enter-console.ts";

let product: TestProduct;
test.beforeAll(async () => {
  product = await startProductAlone();
  await moveToOpeningTime(product);
});
test.afterAll(() => product.close());

async function borrowerAt(
  browser: Browser,
): Promise<{ page: Page; window: Locator; application: string; identity: string }> {
  const { headers, applicationUuid, identityUuid } = await openBorrower(product);
  const page = await (await browser.newContext()).newPage();
  await enter(page, product.url, headers.authorization);
  await page.goto(`${product.url}/contact`);
  const window = page.getByRole("dialog", { name: "Chat with Gable" });
  await page.getByRole("button", { name: "Chat with us" }).click();
  await window.getByLabel("Your name").fill("Dana Whitfield");
  await window.getByLabel("Your email").fill("dana@example.com");
  await window.getByRole("button", { name: "Start chat" }).click();
  return { page, window, application: applicationUuid, identity: identityUuid };
}

async function agentAt(page: Page): Promise<string> {
  const { name } = await enterConsole(page, product, "support-agent", "/chats");
  await expect(page.getByRole("heading", { name: "Chats", level: 1 })).toBeVisible();
  return name;
}

/** What stands in a list, message by message. */
const said = (list: Locator) => list.locator("li:not([class$=-note]) > p[class$=-text]").allTextContents();

test("a borrower writes, an agent answers, and both have each message once, through reloads", async ({
  page: agent,
  browser,
}) => {
  await agent.setViewportSize({ width: 1280, height: 800 });
  const agentName = await agentAt(agent);
  await expectAccessible(agent);
  const { page: borrower, window } = await borrowerAt(browser);
  const field = window.getByLabel("Your message");
  await field.fill("When is my money?");
  await field.press("Enter");

  const waiting = agent.getByRole("navigation", { name: "Chats" }).getByRole("link", { name: /Dana Whitfield/ });
  await expect(waiting).toContainText("When is my money?");
  await expect(agent.getByRole("navigation", { name: "Desk" })).toContainText("Chats 1");
  await expect(agent).toHaveTitle("(1) Chats · Gable console");
  await agent.keyboard.press("j");
  await agent.keyboard.press("Enter");
  await expect(agent.getByRole("heading", { name: "Dana Whitfield" })).toBeFocused();
  await agent.keyboard.press("t");
  const answer = agent.getByLabel("Your answer");
  await expect(answer).toBeFocused();
  await expect(window.getByText(`${agentName} is with you now.`)).toBeVisible();

  await answer.pressSequentially("Good morning");
  await expect(window.getByText(`${agentName} is writing`)).toBeVisible();
  await answer.press("Enter");
  // Who writes at the same time is put in order by the server alone.
  await expect(window.getByText("Good morning", { exact: true })).toBeVisible();
  await field.pressSequentially("Thank you");
  await expect(agent.getByText("Dana Whitfield is writing")).toBeVisible();
  await field.press("Enter");
  const expected = ["When is my money?", "Good morning", "Thank you"];
  const [borrowersList, agentsList] = [window.getByRole("log"), agent.getByRole("log")];
  for (const list of [borrowersList, agentsList]) await expect.poll(() => said(list)).toEqual(expected);

  await answer.press("Escape");
  await agent.keyboard.press("c");
  const canned = agent.getByRole("dialog", { name: "Written answers" });
  await canned.getByLabel("Find a written answer").fill("money");
  await expectAccessible(agent);
  await canned.getByRole("listitem").first().getByRole("button").click();
  await expect(answer).toBeFocused();
  await expect(answer).toHaveValue(/[^]{21}/);
  await answer.fill("219-09-9999");
  await answer.press("Enter");
  await expect(agent.getByRole("alert")).toContainText("such numbers do not travel by chat");
  await answer.fill("It is sent on Thursday");

  await Promise.all([borrower.reload(), agent.reload()]);
  for (const list of [borrowersList, agentsList]) await expect.poll(() => said(list)).toEqual(expected);
  await expectAccessible(agent);
  await answer.fill("It is sent on Thursday");
  await answer.press("Enter");
  await field.fill("Good");
  await field.press("Enter");
  const all = [...expected, "It is sent on Thursday", "Good"];
  for (const list of [borrowersList, agentsList]) {
    await expect.poll(async () => (await said(list)).toSorted()).toEqual(all.toSorted());
  }

  await agent.setViewportSize({ width: 390, height: 844 });
  expect(await excessWidth(agent)).toBeLessThanOrEqual(0);
  await agent.getByRole("button", { name: "End …" }).click();
  await agent.getByRole("dialog").getByRole("button", { name: "End the chat" }).click();
  await expect(window.getByRole("heading", { name: "Thank you for chatting with us" })).toBeVisible();
  await expect(agent.getByText("This chat has ended.")).toBeVisible();
  await borrower.context().close();

  await agent.getByRole("link", { name: "All chats" }).press("Enter");
  await expect(agent.getByText(/^Open for borrowers until \d+:\d\d/)).toBeVisible();
  await agent.getByRole("link", { name: "Ended chats" }).press("Enter");
  const ended = agent.getByRole("row", { name: /Dana Whitfield/ }).first();
  await expect(ended).toContainText(`With: ${agentName}`);
  await expectSound(agent);
  await ended.getByRole("link").press("Enter");
  await expect(agent.getByRole("log").getByText("It is sent on Thursday")).toBeVisible();
});

test("an agent sees what was sent, goes to the file and back, and hands the chat over", async ({
  page: agent,
  browser,
}) => {
  const agentName = await agentAt(agent);
  const colleagues = await (await browser.newContext()).newPage();
  const colleague = await enterConsole(colleagues, product, "loan-officer", "/chats");
  await expect(colleagues.getByRole("heading", { name: "Chats", level: 1 })).toBeVisible();
  const { page: borrower, window, application } = await borrowerAt(browser);
  await window
    .locator("input[type=file]")
    .setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("x".repeat(2048)) });
  await window.getByRole("button", { name: "Send" }).click();
  await agent
    .getByRole("navigation", { name: "Chats" })
    .getByRole("link", { name: /Dana Whitfield/ })
    .click();
  const download = agent.waitForEvent("download");
  await agent.getByRole("button", { name: "Open notes.txt" }).click();
  expect((await download).suggestedFilename()).toBe("notes.txt");
  await agent.getByRole("button", { name: "Take this chat" }).click();

  const chosen = agent.getByRole("region", { name: "Dana Whitfield" }).locator("input[type=file]");
  await chosen.setInputFiles({ name: "a.exe", mimeType: "application/x-msdownload", buffer: Buffer.from("MZ") });
  await expect(agent.getByRole("alert")).toContainText("a.exe cannot be sent here.");
  await chosen.setInputFiles({ name: "list.txt", mimeType: "text/plain", buffer: Buffer.from("What we need") });
  await expectAccessible(agent);
  // Files that were chosen are kept nowhere: one is asked before one goes.
  await agent.getByRole("link", { name: "Pipeline", exact: true }).press("Enter");
  const leaving = agent.getByRole("dialog", { name: "Leave without saving?" });
  await leaving.getByRole("button", { name: "Stay here" }).click();
  await expect(leaving).toHaveCount(0);
  await agent.getByLabel("Your answer").fill("This is what we need");
  await agent.getByLabel("Your answer").press("Enter");
  await expect(agent.getByRole("button", { name: "Open list.txt" })).toBeVisible();
  const received = borrower.waitForEvent("download");
  await window.getByRole("button", { name: "Open list.txt" }).click();
  expect((await received).suggestedFilename()).toBe("list.txt");
  await agent.getByLabel("Your answer").fill("Let me look");

  await agent.getByRole("complementary", { name: "Who this is" }).getByRole("link").first().click();
  await expect(agent).toHaveURL(new RegExp(`/file/${application}`));
  await expect(agent.getByRole("heading", { level: 1 })).toBeFocused();
  await agent.getByRole("button", { name: /^Your account/ }).press("Enter");
  await agent.getByRole("button", { name: "Log out", exact: true }).press("Enter");
  await agent
    .getByRole("dialog", { name: "Log out without saving?" })
    .getByRole("button", { name: "Stay here" })
    .click();
  const chats = agent
    .locator("section")
    .filter({ has: agent.getByRole("heading", { name: "Chats with the borrower" }) });
  await chats.getByRole("link").first().click();
  await expect(agent.getByLabel("Your answer")).toHaveValue("Let me look");

  await agent.getByRole("button", { name: "Hand over …" }).click();
  const dialog = agent.getByRole("dialog", { name: "Hand this chat over" });
  await dialog.getByLabel("To whom").selectOption({ label: `${colleague.name} (loan officer), free` });
  await dialog.getByLabel("What they should know").fill("They were promised a call.");
  await expectSound(agent);
  await dialog.getByRole("button", { name: "Hand over", exact: true }).click();
  await expect(agent.getByText(`${colleague.name} has this chat.`)).toBeVisible();
  await expect(agent.getByRole("heading", { name: "Dana Whitfield", level: 2 })).toBeFocused();
  await expect(window.getByText(`${colleague.name} goes on with you.`)).toBeVisible();
  await expect(agent.getByRole("log").getByText("They were promised a call.")).toBeVisible();
  await expect(window.getByText("They were promised a call.")).toHaveCount(0);
  const saved = agent.waitForEvent("download");
  await agent.getByRole("button", { name: "Save the transcript" }).press("Enter");
  const text = await readFile(await (await saved).path(), "utf8");
  expect(text).toContain("Dana Whitfield: <notes.txt>");
  expect(text).toContain(": This is what we need <list.txt>");
  expect(text).not.toContain("promised");
  await expectSound(agent);

  // The colleague's browser is gone, and the borrower waits.
  await colleagues.context().close();
  await window.getByLabel("Your message").fill("Are you there?");
  await window.getByLabel("Your message").press("Enter");
  await expect(agent.getByRole("log").getByText("Are you there?")).toBeVisible();
  await expect(agent.getByRole("button", { name: "Take this chat over" })).toHaveCount(0);
  await product.ctx.adjustableClock?.advance(ANSWER_DUE_MS);
  await agent.reload();
  await expect(agent.getByRole("heading", { name: "A colleague has not answered" })).toBeVisible();
  await expectSound(agent);
  await agent.getByRole("button", { name: "Take this chat over" }).click();
  await expect(agent.getByLabel("Your answer")).toBeFocused();
  await expect(window.getByText(`${agentName} is with you now.`)).toHaveCount(2);
  await borrower.context().close();
});

const HOURS = 3_600_000;

test("what nobody answers before people leave stays on the desk, and its borrower reads the answer on another device", async ({
  page: agent,
  browser,
}) => {
  // Two or three in the afternoon, Pacific time; then in the evening, and the next morning.
  await product.ctx.adjustableClock?.advance(5 * HOURS);
  const { page: borrower, window, identity } = await borrowerAt(browser);
  await window.getByLabel("Your message").fill("Is Saturday a business day?");
  await window.getByLabel("Your message").press("Enter");
  await expect(window.getByText("Someone will be with you shortly")).toBeVisible();
  await product.ctx.adjustableClock?.advance(5.5 * HOURS);
  const late = await deviceOf(browser, identity);
  await expect(late.window.getByText("Is Saturday a business day?")).toBeVisible();
  await expect(late.window.getByText("Our people are away just now. Your message stays with them")).toBeVisible();
  await expect(late.window.getByText("Someone will be with you shortly")).toBeHidden();
  await expectAccessible(late.page);
  for (const page of [borrower, late.page]) await page.context().close();
  await moveToOpeningTime(product);

  await agentAt(agent);
  const left = agent.locator("section").filter({ has: agent.getByRole("heading", { name: "Left without an answer" }) });
  const own = left.getByRole("link", { name: /Dana Whitfield.*Is Saturday/ });
  await own.click();
  await expect(agent.getByText("Nobody answered this borrower in time.")).toBeVisible();
  await expectAccessible(agent);
  await agent.getByRole("button", { name: "Take this chat" }).click();
  await agent.getByLabel("Your answer").fill("It is, for cancelling");
  await agent.getByLabel("Your answer").press("Enter");
  await expect(agent.getByRole("log").getByText("It is, for cancelling")).toBeVisible();
  await expect(own).toHaveCount(0);
  await agent.getByRole("button", { name: "End …" }).click();
  await agent.getByRole("dialog").getByRole("button", { name: "End the chat" }).click();
  await expect(agent.getByText("This chat has ended.")).toBeVisible();

  const back = await deviceOf(browser, identity);
  await expect(back.window.getByText("It is, for cancelling")).toBeVisible();
  await back.window.getByRole("button", { name: "Start new chat" }).click();
  await expect(back.window.getByLabel("Your name")).toBeVisible();
  await back.page.context().close();
});

/** The chat as somebody who has logged in finds it on a device on which they have not been. */
async function deviceOf(browser: Browser, uuid: string): Promise<{ page: Page; window: Locator }> {
  const page = await (await browser.newContext()).newPage();
  await enter(page, product.url, (await logInAgain(product, uuid)).authorization);
  await page.goto(`${product.url}/contact?pop-webchat=true`);
  return { page, window: page.getByRole("dialog", { name: "Chat with Gable" }) };
}
