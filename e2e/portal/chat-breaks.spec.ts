import { moveToOpeningTime } from "@gable/testkit/chat/opening-time.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import type { TestProduct } from "@gable/testkit/start-product.ts";
import { startProductAlone } from "@gable/testkit/start-product-alone.ts";
import { expect, type Page, type WebSocketRoute } from "@playwright/test";
import { beginChat, chatOf as chat } from "../chat.ts";
import { enter } from "../enter.ts";
import { test } from "../test-with-late-replies.ts";

const SOCKET = "**/stream/socket";
const END = "**/stream/end";

let product: TestProduct;
test.beforeAll(async () => {
  product = await startProductAlone();
  await moveToOpeningTime(product);
});
test.afterAll(() => product.close());
test.afterEach(() => product.ctx.flagOverrides?.clear());

/** The line of a chat, for a test to break. */
interface Line {
  readonly lose: () => Promise<void>;
  readonly mend: () => void;
}

async function holdLine(page: Page): Promise<Line> {
  let isLost = false;
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(SOCKET, (socket) => {
    if (isLost) return void socket.close();
    sockets.push(socket);
    socket.connectToServer();
    return undefined;
  });
  return {
    async lose() {
      isLost = true;
      for (const socket of sockets.splice(0)) await socket.close();
    },
    mend() {
      isLost = false;
    },
  };
}
const say = async (page: Page, text: string) => {
  await chat(page).getByLabel("Your message").fill(text);
  await chat(page).getByLabel("Your message").press("Enter");
};
const said = (page: Page, text: string) => chat(page).getByRole("listitem").filter({ hasText: text });
const thanks = (page: Page) => chat(page).getByRole("heading", { name: "Thank you for chatting with us" });
const lost = (page: Page) => chat(page).getByText("Connection lost. Attempting to reconnect.");
const goOnline = (page: Page) => page.evaluate(() => void dispatchEvent(new Event("online")));
const stateOf = async (uuid: string) => {
  const row = await product.ctx.database.kysely
    .selectFrom("chat_conversations")
    .select("state")
    .where("uuid", "=", uuid)
    .executeTakeFirstOrThrow();
  return row.state;
};
const keptUuid = (page: Page) =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem("chat") ?? "{}") as { conversationSid: string }).conversationSid,
  );

test("a borrower who must prove who they are goes on after a break that outlasts every proof", async ({ page }) => {
  product.ctx.flagOverrides?.set("fe-heloc-chat-authentication", { flagEnabled: true, variables: {} });
  const { headers } = await openBorrower(product);
  await enter(page, product.url, headers.authorization);
  const line = await holdLine(page);
  await beginChat(page, product.url);
  await say(page, "Before the break");
  await expect(said(page, "Before the break")).not.toContainText("Sending");
  await line.lose();
  await expect(lost(page)).toBeVisible();
  await product.ctx.adjustableClock?.advance(4 * 60_000);
  line.mend();
  await goOnline(page);
  await expect(lost(page)).toHaveCount(0);
  await say(page, "After the break");
  await expect(said(page, "After the break")).not.toContainText("Sending");
});

test("a proof is refreshed every minute, and one that cannot be had at first is asked for again", async ({ page }) => {
  product.ctx.flagOverrides?.set("fe-heloc-chat-authentication", { flagEnabled: true, variables: {} });
  const { headers } = await openBorrower(product);
  await enter(page, product.url, headers.authorization);
  await beginChat(page, product.url);
  await say(page, "Hello");
  await expect(said(page, "Hello")).not.toContainText("Sending");
  await page.route("**/webchat/authenticate", (route) => route.abort());
  await page.clock.install();
  await page.reload();
  await expect(lost(page)).toBeVisible();
  await page.unroute("**/webchat/authenticate");
  await goOnline(page);
  await expect(said(page, "Hello")).toHaveCount(1);
  await expect(lost(page)).toHaveCount(0);
  const refreshed: string[] = [];
  page.on("request", (request) => request.url().includes("/webchat/refresh") && refreshed.push(request.url()));
  const first = page.waitForResponse(/webchat\/refresh/);
  await page.clock.runFor(60_000);
  await first;
  expect(refreshed).toHaveLength(1);
});

test("what is on its way outlasts a page that is loaded anew, and is there once", async ({ page }) => {
  const line = await holdLine(page);
  await beginChat(page, product.url);
  await say(page, "First");
  await expect(said(page, "First")).not.toContainText("Sending");
  await line.lose();
  await expect(lost(page)).toBeVisible();
  await say(page, "Said without a line");
  await say(page, "And one more");
  await expect(said(page, "And one more")).toContainText("Sending");
  await page.reload();
  await expect(lost(page)).toBeVisible();
  await expect(said(page, "Said without a line")).toContainText("Sending");
  line.mend();
  await goOnline(page);
  for (const text of ["Said without a line", "And one more"]) {
    await expect(said(page, text)).not.toContainText("Sending");
    await expect(said(page, text)).toHaveCount(1);
  }
  await page.reload();
  await expect(chat(page).getByRole("listitem")).toContainText(["First", "Said without a line", "And one more"]);
  expect(await page.evaluate(() => sessionStorage.getItem("chat_pending"))).toBeNull();
});

test("a chat that is ended without a line is over at once, and ends with the lender when the line is back", async ({
  page,
}) => {
  const line = await holdLine(page);
  await beginChat(page, product.url);
  await say(page, "Hello");
  await expect(said(page, "Hello")).not.toContainText("Sending");
  const uuid = await keptUuid(page);
  await page.route(END, (route) => route.abort());
  await line.lose();
  await expect(lost(page)).toBeVisible();
  await chat(page).getByRole("button", { name: "End chat" }).click();
  await expect(thanks(page)).toBeVisible();
  await expect(lost(page)).toHaveCount(0);
  expect(await stateOf(uuid)).toBe("waiting");
  await page.reload();
  await expect(thanks(page)).toBeVisible();
  await page.unroute(END);
  line.mend();
  await goOnline(page);
  await expect.poll(() => stateOf(uuid)).toBe("closed");
  await expect(chat(page).getByRole("button", { name: /Very good/ })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("chat"))).toBeNull();
});

test("who begins anew does not go on with the chat that was ended without a line", async ({ page }) => {
  const line = await holdLine(page);
  await beginChat(page, product.url);
  await say(page, "About my first question");
  await expect(said(page, "About my first question")).not.toContainText("Sending");
  const uuid = await keptUuid(page);
  await page.route(END, (route) => route.abort());
  await line.lose();
  await chat(page).getByRole("button", { name: "End chat" }).click();
  await chat(page).getByRole("button", { name: "Start new chat" }).click();
  await page.unroute(END);
  line.mend();
  await chat(page).getByRole("button", { name: "Start chat" }).click();
  await say(page, "About my second question");
  await expect(said(page, "About my second question")).not.toContainText("Sending");
  await expect(said(page, "About my first question")).toHaveCount(0);
  expect(await stateOf(uuid)).toBe("closed");
});

test("a file that could not be sent is said to be, and goes when it is sent again", async ({ page }) => {
  await beginChat(page, product.url);
  await page.route("**/stream/attachments", (route) => route.abort());
  const picker = chat(page).locator("input[type=file]");
  await picker.setInputFiles({ name: "may.txt", mimeType: "text/plain", buffer: Buffer.from("pay stub of May") });
  await chat(page).getByRole("button", { name: "Send" }).click();
  await expect(chat(page).getByRole("alert")).toHaveText("Something went wrong. Please try resending the message.");
  await page.unroute("**/stream/attachments");
  await chat(page).getByRole("button", { name: "Send" }).click();
  await expect(chat(page).getByRole("button", { name: "Open may.txt" })).toBeVisible();
  await expect(chat(page).getByRole("alert")).toHaveCount(0);
});

test("a file that is refused is said to be with the reason, and what went before it does not go twice", async ({
  page,
}) => {
  await beginChat(page, product.url);
  let uploads = 0;
  await page.route("**/stream/attachments", (route) => {
    uploads += 1;
    if (uploads !== 2) return route.fallback();
    const problem = { type: "", title: "No", status: 422, code: "file-infected", detail: "No", errors: ["No"] };
    const body = JSON.stringify({ ...problem, correlationId: "1" });
    return route.fulfill({ status: 422, contentType: "application/problem+json", body });
  });
  await chat(page)
    .locator("input[type=file]")
    .setInputFiles([
      { name: "may.txt", mimeType: "text/plain", buffer: Buffer.from("pay stub of May") },
      { name: "june.txt", mimeType: "text/plain", buffer: Buffer.from("pay stub of June") },
    ]);
  await chat(page).getByLabel("Your message").fill("My papers");
  await chat(page).getByRole("button", { name: "Send" }).click();
  await expect(
    chat(page)
      .getByRole("alert")
      .filter({ hasText: /virus|harmful/i }),
  ).toBeVisible();
  await expect(chat(page).getByLabel("Your message")).toHaveValue("My papers");
  await chat(page).getByRole("button", { name: "Send" }).click();
  await expect(chat(page).getByRole("button", { name: "Open june.txt" })).toBeVisible();
  await expect(chat(page).getByRole("alert")).toHaveCount(0);
  expect(uploads).toBe(3);
});

for (const [status, words] of [
  [403, "Token state is invalid."],
  [500, "Something went wrong. Please try again later."],
] as const)
  test(`a right that cannot be renewed says why: ${words}`, async ({ page }) => {
    await beginChat(page, product.url);
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem("chat") ?? "{}") as object;
      const soon = new Date(Date.now() + 20 * 60_000).toISOString();
      localStorage.setItem("chat", JSON.stringify({ ...kept, expiration: soon }));
    });
    await page.route("**/desk/refreshToken", (route) => route.fulfill({ status, json: { status } }));
    await page.clock.install();
    await page.reload();
    await expect(chat(page).getByLabel("Your message")).toBeVisible();
    await page.clock.runFor(60_000);
    // A minute that passes at once may take the line for lost as well.
    await expect(chat(page).getByRole("alert").filter({ hasText: words })).toBeVisible();
  });
