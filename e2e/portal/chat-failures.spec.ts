import { startAgent } from "@gable/testkit/chat/agent.ts";
import { moveToOpeningTime } from "@gable/testkit/chat/opening-time.ts";
import type { TestProduct } from "@gable/testkit/start-product.ts";
import { startProductAlone } from "@gable/testkit/start-product-alone.ts";
import { expect, type Page, type Route } from "@playwright/test";
import { excessWidth, expectAccessible } from "../accessible.ts";
import { beginChat, chatOf as chat } from "../chat.ts";
import { test } from "../test-with-late-replies.ts";

let product: TestProduct;
test.beforeAll(async () => {
  product = await startProductAlone();
  await moveToOpeningTime(product);
});
test.afterAll(() => product.close());

const START = "**/stream/init-web-chat";

const refuse = (status: number, code: string) => (route: Route) => {
  const problem = { type: "", title: "No", status, code, detail: "No", errors: ["No"], correlationId: "1" };
  return route.fulfill({ status, contentType: "application/problem+json", body: JSON.stringify(problem) });
};
const say = async (page: Page, text: string) => {
  await chat(page).getByLabel("Your message").fill(text);
  await chat(page).getByLabel("Your message").press("Enter");
};
const said = (page: Page, text: string) => chat(page).getByRole("listitem").filter({ hasText: text });
const message = (page: Page) => chat(page).getByLabel("Your message");

/** Somebody of the lender's, in the chat that was begun last. */
async function agentOfLatest() {
  const { uuid } = await product.ctx.database.kysely
    .selectFrom("chat_conversations")
    .select("uuid")
    .orderBy("opened_at", "desc")
    .executeTakeFirstOrThrow();
  const maria = await startAgent(product.ctx, { orgCode: "gable", name: "Maria" });
  await maria.take(uuid);
  return { maria, uuid };
}

test("a chat that cannot be begun says why and what to do, and is begun with what was filled in", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${product.url}/contact`);
  await page.getByRole("button", { name: "Chat with us" }).click();
  await chat(page).getByLabel("Your name").fill("Dana Whitfield");
  await chat(page).getByLabel("Your email").fill("dana@example.com");
  const why: readonly (readonly [(route: Route) => Promise<void>, string])[] = [
    [refuse(429, "too-many-requests"), "That was often. Wait a minute and try again."],
    [(route) => route.abort(), "There was no answer. Check your connection and try again."],
    [refuse(403, "nonce"), "We could not confirm that this is you. Press Start chat again"],
    [refuse(409, "no-chat-provider"), "The chat cannot be reached just now: the assistant answers"],
  ];
  for (const [answer, words] of why) {
    await page.route(START, answer);
    await chat(page).getByRole("button", { name: "Start chat" }).click();
    await expect(chat(page).getByRole("alert")).toContainText(words);
    await page.unroute(START);
  }
  await expectAccessible(page);
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
  await expect(chat(page).getByLabel("Your name")).toHaveValue("Dana Whitfield");
  await chat(page).getByRole("button", { name: "Start chat" }).click();
  await expect(message(page)).toBeFocused();
  await expect(chat(page).getByRole("alert")).toHaveCount(0);
});

test("two tabs that begin at once are in one chat, and what ends in one has ended in the other", async ({
  context,
}) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  for (const page of [first, second]) {
    await page.goto(`${product.url}/contact`);
    await page.getByRole("button", { name: "Chat with us" }).click();
    await chat(page).getByLabel("Your name").fill("Dana Whitfield");
  }
  await chat(first).getByRole("button", { name: "Start chat" }).click();
  await expect(message(first)).toBeVisible();
  await chat(second).getByRole("button", { name: "Start chat" }).click();
  await say(first, "Said in the first tab");
  await say(second, "Said in the second");
  for (const page of [first, second])
    for (const text of ["Said in the first tab", "Said in the second"]) await expect(said(page, text)).toHaveCount(1);
  await message(second).fill("And one more thing");
  await chat(first).getByRole("button", { name: "End chat" }).click();
  await expect(chat(second).getByRole("heading", { name: "Thank you for chatting with us" })).toBeVisible();
  await expect(chat(second).getByRole("group", { name: "You had begun to write" })).toContainText("And one more thing");
});

test("what was being written is there after a reload, and in the next chat where somebody ended this one", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await beginChat(page, product.url);
  await say(page, "When is my money?");
  await expect(said(page, "When is my money?")).not.toContainText("Sending");
  await message(page).fill("My number is 219-09-9999");
  await page.reload();
  await expect(message(page)).toHaveValue("");
  await message(page).fill("And may I pay it back early?");
  await page.reload();
  await expect(message(page)).toHaveValue("And may I pay it back early?");
  const { maria, uuid } = await agentOfLatest();
  await maria.close(uuid);
  const begun = chat(page).getByRole("group", { name: "You had begun to write" });
  await expect(begun).toContainText("And may I pay it back early?");
  await expectAccessible(page);
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
  await chat(page).getByRole("button", { name: "Start new chat" }).click();
  // Nor does a look at the assistant lose it.
  await chat(page).getByRole("button", { name: "Ask the assistant" }).click();
  await chat(page).getByRole("button", { name: "Talk to a person" }).click();
  await chat(page).getByRole("button", { name: "Start chat" }).click();
  await expect(message(page)).toHaveValue("And may I pay it back early?");
  await message(page).press("Enter");
  await expect(said(page, "And may I pay it back early?")).toHaveCount(1);
  await page.reload();
  await expect(said(page, "And may I pay it back early?")).toHaveCount(1);
  await expect(message(page)).toHaveValue("");
});

test("an answer to the survey that did not arrive is said to be, and goes once", async ({ page }) => {
  await beginChat(page, product.url);
  await say(page, "Thank you");
  await expect(said(page, "Thank you")).not.toContainText("Sending");
  const { maria, uuid } = await agentOfLatest();
  await maria.close(uuid);
  const good = chat(page).getByRole("button", { name: "Good", exact: false }).first();
  await page.route(/\/stream\/survey/, (route) => route.abort());
  await good.click();
  await expect(chat(page).getByRole("alert")).toContainText("Your answer did not reach us. There was no answer.");
  await expectAccessible(page);
  await page.unroute(/\/stream\/survey/);
  let sent = 0;
  page.on("request", (request) => {
    if (/\/stream\/survey/.test(request.url()) && request.method() !== "OPTIONS") sent += 1;
  });
  await good.dblclick();
  await expect(chat(page).getByText("Thank you. Your answer helps us.")).toBeVisible();
  await expect(chat(page).getByRole("heading", { name: "Thank you for chatting with us" })).toBeFocused();
  await expect(chat(page).getByRole("alert")).toHaveCount(0);
  expect(sent).toBe(1);
});

test("earlier messages and a file that cannot be had say why, and come when they are asked for again", async ({
  page,
}) => {
  await beginChat(page, product.url);
  await chat(page)
    .locator("input[type=file]")
    .setInputFiles({ name: "may.txt", mimeType: "text/plain", buffer: Buffer.from("pay stub of May") });
  await say(page, "My paper");
  const file = chat(page).getByRole("button", { name: "Open may.txt" });
  await expect(file).toBeVisible();
  await page.route("**/stream/attachments/*", (route) => route.abort());
  await file.click();
  await expect(chat(page).getByRole("alert")).toContainText("This file could not be opened. There was no answer.");
  await page.unroute("**/stream/attachments/*");
  const download = page.waitForEvent("download");
  await file.click();
  expect((await download).suggestedFilename()).toBe("may.txt");
  await expect(chat(page).getByRole("alert")).toHaveCount(0);
  const { maria, uuid } = await agentOfLatest();
  for (let line = 0; line < 22; line += 1) await maria.answer(uuid, `Line ${line}`);
  await page.reload();
  const earlier = chat(page).getByRole("button", { name: "Show earlier messages" });
  // Once it is there, what came with the page is not asked for any more.
  await expect(earlier).toBeVisible();
  await page.route("**/stream/history", (route) => route.abort());
  await earlier.click();
  await expect(chat(page).getByRole("alert")).toContainText(
    "Earlier messages could not be fetched. There was no answer.",
  );
  await page.unroute("**/stream/history");
  await earlier.click();
  await expect(file).toBeVisible();
  await expect(chat(page).getByRole("alert")).toHaveCount(0);
});

test("files that were chosen, or on their way, when a chat ended are said to be unsent and go with the next", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // What is said with a file does not arrive: its file did.
  await page.routeWebSocket("**/stream/socket", (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => (String(text).includes("My papers") ? undefined : server.send(text)));
  });
  await beginChat(page, product.url);
  await say(page, "Good morning");
  await expect(said(page, "Good morning")).not.toContainText("Sending");
  const choose = (name: string) =>
    chat(page)
      .locator("input[type=file]")
      .setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(`This is ${name}`) });
  await choose("april.txt");
  await say(page, "My papers");
  await expect(said(page, "My papers")).toContainText("Sending");
  await choose("may.txt");
  await choose("june.txt");
  const { maria, uuid } = await agentOfLatest();
  await maria.close(uuid);
  const begun = chat(page).getByRole("group", { name: "You had begun to write" });
  await expect(begun).toContainText("may.txt");
  await begun.getByRole("button", { name: "Remove june.txt" }).click();
  await expectAccessible(page);
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
  await chat(page).getByRole("button", { name: "Start new chat" }).click();
  await chat(page).getByRole("button", { name: "Start chat" }).click();
  await expect(message(page)).toHaveValue("My papers");
  for (const name of ["april.txt", "may.txt"])
    await expect(chat(page).getByRole("button", { name: `Remove ${name}` })).toHaveCount(1);
  await expect(chat(page).getByRole("button", { name: "Remove june.txt" })).toHaveCount(0);
  await page.unrouteAll();
  await message(page).fill("Here they are");
  await message(page).press("Enter");
  for (const name of ["april.txt", "may.txt"])
    await expect(chat(page).getByRole("button", { name: `Open ${name}` })).toHaveCount(1);
});
