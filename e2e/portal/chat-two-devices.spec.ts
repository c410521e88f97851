import { startAgent } from "@gable/testkit/chat/agent.ts";
import { moveToOpeningTime } from "@gable/testkit/chat/opening-time.ts";
import { logInAgain, openBorrower } from "@gable/testkit/open-borrower.ts";
import type { TestProduct } from "@gable/testkit/start-product.ts";
import { startProductAlone } from "@gable/testkit/start-product-alone.ts";
import { type Browser, expect, type Page } from "@playwright/test";
import { excessWidth, expectAccessible } from "../accessible.ts";
import { chatOf as chat } from "../chat.ts";
import { enter } from "../enter.ts";
import { test } from "../test-with-late-replies.ts";

let product: TestProduct;
test.beforeAll(async () => {
  product = await startProductAlone();
  await moveToOpeningTime(product);
});
test.afterAll(() => product.close());

/** A device of its own, with a session of its own, at the page from which one writes. `hears` is called with each answer to whether a chat goes on elsewhere. */
async function deviceOf(browser: Browser, identity: string, width: number, hears = () => {}): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width, height: 844 } })).newPage();
  page.on("requestfinished", (request) => {
    if (request.url().endsWith("/stream/current")) hears();
  });
  await enter(page, product.url, (await logInAgain(product, identity)).authorization);
  await page.goto(`${product.url}/contact`);
  await page.getByRole("button", { name: "Chat with us" }).click();
  return page;
}

const message = (page: Page) => chat(page).getByLabel("Your message");
const say = async (page: Page, text: string) => {
  await message(page).fill(text);
  await message(page).press("Enter");
};
/** What was said, message by message, as the page has it. */
const said = (page: Page) => chat(page).getByRole("log").locator("li.said-by > p.said-text").allTextContents();

test("one chat on a phone and at a desk: each message once and in one order, a draft to each, and one end", async ({
  browser,
}) => {
  const { identityUuid } = await openBorrower(product);
  const phone = await deviceOf(browser, identityUuid, 390);
  await chat(phone).getByLabel("Your name").fill("Dana Whitfield");
  await chat(phone).getByRole("button", { name: "Start chat" }).click();
  await say(phone, "From the phone");
  // The other device goes on with the chat that is open, and asks for nothing again.
  const desk = await deviceOf(browser, identityUuid, 1280);
  await expect(message(desk)).toBeVisible();
  for (const page of [phone, desk]) await expect.poll(() => said(page)).toEqual(["From the phone"]);

  await message(phone).fill("Half a thought");
  await say(desk, "From the desk");
  await expect.poll(() => said(phone)).toEqual(["From the phone", "From the desk"]);
  const { uuid } = await product.ctx.database.kysely
    .selectFrom("chat_conversations")
    .select("uuid")
    .orderBy("opened_at", "desc")
    .executeTakeFirstOrThrow();
  const maria = await startAgent(product.ctx, { orgCode: "gable", name: "Maria" });
  await maria.take(uuid);
  await maria.answer(uuid, "Good morning");
  const upToHere = ["From the phone", "From the desk", "Good morning"];
  for (const page of [phone, desk]) {
    await expect.poll(() => said(page)).toEqual(upToHere);
    await expect(chat(page).getByText("Maria is with you now.")).toHaveCount(1);
  }
  await expect(message(phone)).toHaveValue("Half a thought");
  await expect(message(desk)).toHaveValue("");
  await message(desk).fill("Another half");
  // Both at once, and through a reload of one.
  await Promise.all([phone.reload(), maria.answer(uuid, "Take your time")]);
  for (const page of [phone, desk]) await expect.poll(() => said(page)).toEqual([...upToHere, "Take your time"]);
  await expect(message(phone)).toHaveValue("Half a thought");
  await expect(message(desk)).toHaveValue("Another half");
  await Promise.all([say(phone, "Said at once, phone"), say(desk, "Said at once, desk")]);
  for (const page of [phone, desk]) await expect.poll(async () => (await said(page)).length).toBe(6);
  await expect.poll(async () => (await said(phone)).join("|") === (await said(desk)).join("|")).toBe(true);
  expect(new Set(await said(desk)).size).toBe(6);

  await message(desk).fill("And one more thing");
  await chat(phone).getByRole("button", { name: "End chat" }).click();
  for (const page of [phone, desk]) {
    await expect(chat(page).getByRole("heading", { name: "Thank you for chatting with us" })).toBeVisible();
    await expect(chat(page).getByText("You ended the chat.")).toHaveCount(1);
    await expectAccessible(page);
    expect(await excessWidth(page)).toBeLessThanOrEqual(0);
  }
  await expect(chat(desk).getByRole("group", { name: "You had begun to write" })).toContainText("And one more thing");
  // A new one begun at the desk is the phone's too.
  await chat(desk).getByRole("button", { name: "Start new chat" }).click();
  await chat(desk).getByRole("button", { name: "Start chat" }).click();
  await expect(message(desk)).toHaveValue("And one more thing");
  await message(desk).press("Enter");
  await phone.reload();
  await expect(message(phone)).toBeVisible();
  for (const page of [phone, desk]) await expect.poll(() => said(page)).toEqual(["And one more thing"]);
  for (const page of [phone, desk]) await page.context().close();
});

test("two devices that both ask for somebody are in one chat, and one that slept through the end learns of it", async ({
  browser,
}) => {
  const { identityUuid } = await openBorrower(product);
  let heard = 0;
  const hears = () => {
    heard += 1;
  };
  const [phone, desk] = [
    await deviceOf(browser, identityUuid, 390, hears),
    await deviceOf(browser, identityUuid, 1280, hears),
  ];
  for (const page of [phone, desk]) await chat(page).getByLabel("Your name").fill("Dana Whitfield");
  // Each has asked whether a chat goes on elsewhere, for the window and before the form, while there was none.
  await expect.poll(() => heard).toBeGreaterThanOrEqual(4);
  await Promise.all([phone, desk].map((page) => chat(page).getByRole("button", { name: "Start chat" }).click()));
  for (const page of [phone, desk]) await expect(message(page)).toBeVisible();
  await say(phone, "Is anybody there?");
  for (const page of [phone, desk]) await expect.poll(() => said(page)).toEqual(["Is anybody there?"]);
  await message(desk).fill("I also wondered");
  // It sleeps: the page is gone, and what it keeps stays.
  await desk.goto("about:blank");
  await chat(phone).getByRole("button", { name: "End chat" }).click();
  await expect(chat(phone).getByRole("heading", { name: "Thank you for chatting with us" })).toBeVisible();
  await desk.goto(`${product.url}/contact`);
  await expect(chat(desk).getByRole("heading", { name: "Thank you for chatting with us" })).toBeVisible();
  await expect(chat(desk).getByText("You ended the chat.")).toHaveCount(1);
  await expect(chat(desk).getByRole("group", { name: "You had begun to write" })).toContainText("I also wondered");
  for (const page of [phone, desk]) await page.context().close();
});
