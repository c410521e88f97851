import { readFile } from "node:fs/promises";
import { startAgent } from "@gable/testkit/chat/agent.ts";
import { moveToOpeningTime } from "@gable/testkit/chat/opening-time.ts";
import { startStreamAgent } from "@gable/testkit/chat/stream-agent.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import type { TestProduct } from "@gable/testkit/start-product.ts";
import { startProductAlone } from "@gable/testkit/start-product-alone.ts";
import { expect, type Page } from "@playwright/test";
import { excessWidth, expectAccessible } from "../accessible.ts";
import { beginChat, chatOf as chat } from "../chat.ts";
import { enter } from "../enter.ts";
import { test } from "../test-with-late-replies.ts";

let product: TestProduct;
test.beforeAll(async () => {
  // In this process, so that somebody of the lender's can answer here too.
  product = await startProductAlone();
  await moveToOpeningTime(product);
});
test.afterAll(() => product.close());

const conversation = async () => {
  const row = await product.ctx.database.kysely
    .selectFrom("chat_conversations")
    .select("uuid")
    .orderBy("opened_at", "desc")
    .executeTakeFirstOrThrow();
  return row.uuid;
};
const begin = (page: Page) => beginChat(page, product.url);

for (const width of [390, 1280]) {
  test(`a chat from the first word to the thanks, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${product.url}/contact`);
    await page.getByRole("button", { name: "Chat with us" }).click();
    const window = chat(page);
    await expect(window.getByRole("heading", { name: "Chat with Gable" })).toBeFocused();
    await expect(window).toContainText("Please do not send your Social Security number or banking information.");
    await expect(window).toContainText("Pacific");
    await window.getByRole("button", { name: "Start chat" }).click();
    await expect(window.getByLabel("Your name")).toHaveAccessibleDescription(/Required/);
    await expect(window.getByLabel("Your email")).not.toHaveAccessibleDescription(/Required/);
    await window.getByLabel("Your name").fill("x".repeat(129));
    await window.getByLabel("Your email").fill("dana");
    await window.getByRole("button", { name: "Start chat" }).click();
    await expect(window.getByLabel("Your name")).toHaveAccessibleDescription(/Cannot be more than 128 characters/);
    await expect(window.getByLabel("Your email")).toHaveAccessibleDescription(/Enter a valid email/);
    await expectAccessible(page);
    await window.getByLabel("Your name").fill("Dana Whitfield");
    await window.getByLabel("Your email").fill("dana@example.com");
    await window.getByLabel("Your email").press("Enter");

    const field = window.getByLabel("Your message");
    await expect(field).toBeFocused();
    await field.fill("Good morning");
    await field.press("Shift+Enter");
    await field.pressSequentially("When is my money?");
    await field.press("Enter");
    await expect(window.getByRole("listitem").filter({ hasText: "Good morning" })).toContainText("When is my money?");
    await expect(window.getByText("Someone will be with you shortly")).toBeVisible();
    await expect(field).toHaveValue("");

    const uuid = await conversation();
    const maria = await startAgent(product.ctx, { orgCode: "gable", name: "Maria" });
    await maria.take(uuid);
    await maria.answer(uuid, "Hello Dana. See www.nmlsconsumeraccess.org and https://evil.example/y");
    await expect(window.getByText("Maria is with you now.")).toBeVisible();
    await expect(window.getByText("Someone will be with you shortly")).toHaveCount(0);
    await expect(window.getByRole("link")).toHaveCount(1);
    await expect(window.getByRole("link")).toHaveAttribute("href", "https://www.nmlsconsumeraccess.org");

    await maria.answer(uuid, Array.from({ length: 40 }, (_, line) => `Line ${line}`).join("\n"));
    await maria.answer(uuid, "That was all of it");
    const latest = window.getByText("That was all of it");
    await expect(latest).toBeInViewport({ ratio: 1 });
    await field.fill("My number is 219-09-9999");
    await field.press("Enter");
    await expect(window.getByRole("alert")).toContainText("Nothing was sent.");
    await expect(latest).toBeInViewport({ ratio: 1 });
    await expect(field).toHaveValue("My number is 219-09-9999");
    await expectAccessible(page);
    expect(await excessWidth(page)).toBeLessThanOrEqual(0);
    await field.fill("Thank you");
    await field.press("Enter");
    const own = window.getByRole("listitem").filter({ hasText: "Thank you" });
    await expect(own).toBeInViewport({ ratio: 1 });

    await maria.close(uuid);
    await expect(window.getByRole("heading", { name: "Thank you for chatting with us" })).toBeFocused();
    await expect(window.getByText("Maria ended the chat.")).toBeInViewport({ ratio: 1 });
    const kept = page.waitForEvent("download");
    await window.getByRole("button", { name: "Save the conversation" }).click();
    const lines = (await readFile(await (await kept).path(), "utf8")).split("\n");
    // Whoever reads it elsewhere knows by which clock it is told.
    expect(lines.find((line) => line.endsWith("That was all of it"))).toMatch(/^\w{3} \d+, 20\d\d, .* M[SD]T +Maria /);
    await window.getByRole("button", { name: /Very good/ }).click();
    await expect(window.getByText("Thank you. Your answer helps us.")).toBeVisible();
    await expectAccessible(page);
    await window.getByRole("button", { name: "Start new chat" }).click();
    await expect(window.getByLabel("Your name")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Chat with us" })).toBeFocused();
  });
}

test("the button of the chat makes way for what it would cover, but not from under a pointer", async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${product.url}/contact`);
  const button = page.getByRole("button", { name: "Chat with us" });
  await expect(button).toBeVisible();
  await page.clock.runFor(1000);
  await button.hover();
  const lift = () => button.evaluate((element) => element.style.getPropertyValue("--lift"));
  const before = await lift();
  await button.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const below = document.createElement("a");
    below.style.cssText = `position:fixed;left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
    document.querySelector("main")?.append(below);
  });
  await page.clock.runFor(1000);
  expect(await lift()).toBe(before);
  await page.mouse.move(0, 0);
  await page.clock.runFor(1000);
  await expect.poll(lift).not.toBe(before);
});

test("a chat goes on after the page is loaded anew, and says when the connection is lost", async ({ page }) => {
  await begin(page);
  const field = chat(page).getByLabel("Your message");
  await field.fill("Before the reload");
  await field.press("Enter");
  await expect(chat(page).getByRole("listitem").filter({ hasText: "Before the reload" })).toHaveCount(1);
  await page.reload();
  await expect(chat(page).getByRole("listitem").filter({ hasText: "Before the reload" })).toHaveCount(1);

  await page.routeWebSocket("**/stream/socket", (socket) => void socket.close());
  await page.reload();
  await expect(chat(page).getByRole("alert")).toHaveText("Connection lost. Attempting to reconnect.");
});

test("the address opens the chat and forgets that it did; the window is not fetched before", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.goto(`${product.url}/contact`);
  await page.waitForLoadState("networkidle");
  expect(fetched.filter((url) => /chat-window/.test(url))).toEqual([]);
  await page.goto(`${product.url}/contact?pop-webchat=1`);
  await expect(chat(page)).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/contact`);
});

test("Stream carries a chat in the same window, and its client is fetched for that alone", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  const clientsFetched = () => fetched.filter((url) => url.includes("open-stream"));
  await page.goto(`${product.url}/contact?mode=stream`);
  await page.getByRole("button", { name: "Chat with us" }).click();
  await expect(chat(page).getByLabel("Your name")).toBeVisible();
  expect(clientsFetched()).toEqual([]);

  await chat(page).getByLabel("Your name").fill("Dana Whitfield");
  await chat(page).getByLabel("Your email").fill("dana@example.com");
  await chat(page).getByRole("button", { name: "Start chat" }).click();
  const field = chat(page).getByLabel("Your message");
  await expect(field).toBeVisible();
  await expect.poll(clientsFetched).not.toEqual([]);
  await field.fill("Good morning");
  await field.press("Enter");
  await expect(chat(page).getByRole("listitem").filter({ hasText: "Good morning" })).toHaveCount(1);
  await expect(chat(page).getByText("Someone will be with you shortly")).toBeVisible();

  const channel = `messaging:${await conversation()}`;
  const maria = await startStreamAgent(product.sandbox, "Maria");
  await maria.type(channel);
  await maria.say(channel, "Hello Dana");
  await expect(chat(page).getByRole("listitem").filter({ hasText: "Hello Dana" })).toContainText("Maria");
  await expect(chat(page).getByText("Someone will be with you shortly")).toHaveCount(0);
  const picker = chat(page).locator("input[type=file]");
  await picker.setInputFiles({ name: "may.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") });
  await chat(page).getByRole("button", { name: "Send" }).click();
  const sent = chat(page).getByRole("button", { name: "Open may.pdf" });
  await expect(sent).toBeVisible();
  const download = page.waitForEvent("download");
  await sent.click();
  expect((await download).suggestedFilename()).toBe("may.pdf");

  await page.goto(`${product.url}/contact?mode=stream`);
  await expect(chat(page).getByRole("listitem").filter({ hasText: "Hello Dana" })).toHaveCount(1);
  await expectAccessible(page);
  await maria.freeze(channel);
  await expect(chat(page).getByRole("heading", { name: "Thank you for chatting with us" })).toBeVisible();
  await expect(chat(page).getByRole("button", { name: /Very good/ })).toBeVisible();
});

test("a provider whose client cannot be fetched is said to be away, and the assistant is there", async ({ page }) => {
  await page.route(/open-stream/, (route) => route.abort());
  await page.goto(`${product.url}/contact?mode=stream`);
  await page.getByRole("button", { name: "Chat with us" }).click();
  await chat(page).getByLabel("Your name").fill("Dana Whitfield");
  await chat(page).getByLabel("Your email").fill("dana@example.com");
  await chat(page).getByRole("button", { name: "Start chat" }).click();
  await expect(chat(page).getByRole("alert")).toHaveText("Something went wrong. Please try again later.");
  await chat(page).getByRole("button", { name: "Start new chat" }).click();
  await expect(chat(page).getByRole("button", { name: "Ask the assistant" })).toBeVisible();
});

test("what borrowers and agents write is never run", async ({ page }) => {
  const alerts: string[] = [];
  page.on("dialog", (dialog) => {
    alerts.push(dialog.message());
    void dialog.dismiss();
  });
  await begin(page);
  const uuid = await conversation();
  const maria = await startAgent(product.ctx, { orgCode: "gable", name: "<img src=x onerror=alert(1)>" });
  await maria.take(uuid);
  const payloads = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "<svg/onload=alert(1)>",
    "javascript:alert(1)",
    'https://www.nmlsconsumeraccess.org/"onmouseover="alert(1)',
    "[x](javascript:alert(1))",
    "{{constructor.constructor('alert(1)')()}}",
    "</textarea><script>alert(1)</script>",
  ];
  for (const payload of payloads) await maria.answer(uuid, payload);
  const list = chat(page).getByRole("log");
  for (const payload of payloads) await expect(list.getByText(payload, { exact: true })).toHaveCount(1);
  await expect(list.locator("script, img, svg[onload]")).toHaveCount(0);
  expect(alerts).toEqual([]);
});

test("a borrower who is logged in goes on with the same chat on another device, and the next person here does not", async ({
  browser,
}) => {
  const { headers } = await openBorrower(product);
  const devices = await Promise.all(
    [1, 2].map(async () => {
      const page = await (await browser.newContext()).newPage();
      await enter(page, product.url, headers.authorization);
      return page;
    }),
  );
  const [phone, laptop] = devices as [Page, Page];
  await begin(phone);
  await chat(phone).getByLabel("Your message").fill("From my phone");
  await chat(phone).getByLabel("Your message").press("Enter");
  await laptop.goto(`${product.url}/contact`);
  await laptop.getByRole("button", { name: "Chat with us" }).click();
  await expect(chat(laptop).getByRole("listitem").filter({ hasText: "From my phone" })).toHaveCount(1);

  await laptop.evaluate(() => {
    localStorage.removeItem("jwt");
    dispatchEvent(new StorageEvent("storage", { key: "jwt" }));
  });
  await expect(chat(laptop).getByText("From my phone")).toHaveCount(0);
  // The page loads itself anew.
  await expect.poll(() => laptop.evaluate(() => localStorage.getItem("chat")).catch(() => "")).toBeNull();
  await Promise.all(devices.map((page) => page.context().close()));
});

test("outside production keys play what can go wrong", async ({ page }) => {
  await begin(page);
  await chat(page).getByRole("region", { name: "Messages" }).focus();
  for (const [key, text] of [
    ["0", "Connection lost. Attempting to reconnect."],
    ["1", "Something went wrong. Please try again later."],
    ["2", "Token state is invalid."],
  ] as const) {
    await page.keyboard.press(key);
    await expect(chat(page).getByRole("alert")).toHaveText(text);
  }
  await page.keyboard.press("Backspace");
  await expect(chat(page).getByRole("heading", { name: "Thank you for chatting with us" })).toBeVisible();
});

test("a file goes with a message, and one that may not go is named", async ({ page }) => {
  await begin(page);
  const picker = chat(page).locator("input[type=file]");
  await picker.setInputFiles([
    { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("x".repeat(2048)) },
    { name: "a.exe", mimeType: "application/x-msdownload", buffer: Buffer.from("MZ") },
  ]);
  await expect(chat(page).getByRole("alert")).toContainText("a.exe cannot be sent here.");
  await expect(chat(page).getByText("2 KB")).toBeVisible();
  await chat(page).getByRole("button", { name: "Send" }).click();
  const sent = chat(page).getByRole("button", { name: "Open notes.txt" });
  await expect(sent).toBeVisible();
  const download = page.waitForEvent("download");
  await sent.click();
  expect((await download).suggestedFilename()).toBe("notes.txt");
});
