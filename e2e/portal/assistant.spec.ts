import { moveToOpeningTime } from "@gable/testkit/chat/opening-time.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import type { TestProduct } from "@gable/testkit/start-product.ts";
import { startProductAlone } from "@gable/testkit/start-product-alone.ts";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { chatOf as chat } from "../chat.ts";
import { enter } from "../enter.ts";
import { test } from "../test-with-late-replies.ts";

const ASK = "**/message/chatWithAutobot";

let product: TestProduct;
test.beforeAll(async () => {
  product = await startProductAlone();
  await moveToOpeningTime(product);
});
test.afterAll(() => product.close());

/** Asks for the assistant, as Dana. */
async function begin(page: Page): Promise<void> {
  await page.goto(`${product.url}/contact?mode=chatbot`);
  await page.getByRole("button", { name: "Chat with us" }).click();
  await chat(page).getByLabel("Your name").fill("Dana Whitfield");
  await chat(page).getByLabel("Your name").press("Enter");
  await expect(chat(page).getByLabel("Your message")).toBeFocused();
}
async function ask(page: Page, question: string): Promise<void> {
  await chat(page).getByLabel("Your message").fill(question);
  await chat(page).getByLabel("Your message").press("Enter");
}
const questions = (page: Page, question: string) => chat(page).getByRole("listitem").filter({ hasText: question });

test("the assistant answers, cites, is told why it did not help, and hands over to people", async ({ page }) => {
  await page.goto(`${product.url}/contact?mode=chatbot`);
  await page.getByRole("button", { name: "Chat with us" }).click();
  const window = chat(page);
  await expect(window).toContainText("Please do not send your Social Security number or banking information.");
  await window.getByRole("button", { name: "Start chat" }).click();
  await expect(window.getByLabel("Your name")).toHaveAccessibleDescription(/Required/);
  await window.getByLabel("Your name").fill("Dana 219-09-9999");
  await window.getByLabel("Your email").fill("dana@example.com");
  await window.getByLabel("Your email").press("Enter");
  await expect(window.getByLabel("Your name")).toHaveAccessibleDescription(
    /Take out what looks like a Social Security/,
  );
  await window.getByLabel("Your name").fill("Dana Whitfield");
  await expectAccessible(page);
  await window.getByLabel("Your email").press("Enter");
  await expect(window.getByLabel("Your message")).toBeFocused();
  await window.getByRole("button", { name: "When does the money come?" }).click();
  await expect(window.getByText("From our help:")).toBeVisible();
  await expectAccessible(page);
  await window.getByLabel("Your message").fill("my ssn is 219-09-9999");
  await window.getByLabel("Your message").press("Enter");
  await expect(window.getByRole("alert")).toContainText("Nothing was sent.");

  await window.getByRole("button", { name: "This did not help" }).click();
  const why = page.getByRole("dialog", { name: "What was wrong with this answer?" });
  await why.getByRole("button", { name: "Send feedback" }).click();
  await expect(why.getByText("Please select a reason").first()).toBeVisible();
  await why.getByRole("radio", { name: "Other" }).check();
  await why.getByLabel(/Additional information/).fill("x".repeat(141));
  await why.getByRole("button", { name: "Send feedback" }).click();
  await expect(why.getByText("Please restrict your response to 140 characters.").first()).toBeVisible();
  await why.getByLabel(/Additional information/).fill("It is 219-09-9999");
  await why.getByRole("button", { name: "Send feedback" }).click();
  await expect(why.getByText("Take out what looks like a Social Security, card").first()).toBeVisible();
  const blank = page.waitForRequest(/setChatReplyUsedWithFeedback/);
  await page.keyboard.press("Escape");
  expect((await blank).postDataJSON()).toMatchObject({
    rating: "DOWN",
    feedbackMessage: "",
    senderEmail: "dana@example.com",
  });
  await expect(why).toBeHidden();
  await expect(window).toBeVisible();
  await expect(window.getByText("Thank you.")).toBeFocused();

  await page.reload();
  await expect(window.getByText("From our help:")).toBeVisible();
  await window.getByRole("button", { name: "Talk to a person" }).click();
  await expect(window.getByLabel("Your name")).toHaveValue("Dana Whitfield");
  await expect(window.getByRole("heading", { name: "Chat with Gable" })).toBeFocused();

  await window.getByRole("button", { name: "Ask the assistant" }).click();
  await expect(window.getByText("From our help:")).toBeVisible();
  await window.getByRole("region", { name: "Messages" }).press("1");
  await expect(window.getByRole("alert")).toHaveText("Something went wrong. Please try again later.");
  await window.getByRole("region", { name: "Messages" }).press("Backspace");
  await expect(window.getByRole("heading", { name: "Thank you for chatting with us" })).toBeVisible();
  await expectAccessible(page);
  await window.getByRole("button", { name: "Start new chat" }).click();
  await expect(window.getByLabel("Your name")).toHaveValue("Dana Whitfield");
  await expect(window.getByRole("heading", { name: "Chat with Gable" })).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem("chatbot"))).toBeNull();
});

test("the assistant is there when nobody can say whether people are", async ({ page }) => {
  await page.route("**/hours/OPS_CHAT/openStatus", (route) => route.abort());
  await page.goto(`${product.url}/contact`);
  await page.getByRole("button", { name: "Chat with us" }).click();
  await expect(chat(page)).toContainText("automated assistant");
});

test("a question whose answer was lost is asked again, and stands once", async ({ page }) => {
  await begin(page);
  await ask(page, "What is a HELOC?");
  await expect(chat(page).getByText("From our help:")).toBeVisible();
  const names: string[] = [];
  await page.route(ASK, async (route, request) => {
    names.push((request.postDataJSON() as { questionId: string }).questionId);
    if (names.length > 1) return route.continue();
    // The server has it; the page does not hear.
    await product.app.inject({
      method: "POST",
      url: new URL(request.url()).pathname,
      payload: request.postDataJSON() as object,
      headers: { host: "localhost", cookie: (await request.allHeaders())["cookie"] ?? "" },
    });
    return route.abort();
  });
  await ask(page, "How much can I borrow?");
  await expect(chat(page).getByRole("alert")).toHaveText("Something went wrong. Please try resending the message.");
  await expect(chat(page).getByLabel("Your message")).toHaveValue("How much can I borrow?");
  await chat(page).getByRole("button", { name: "Send" }).click();
  await expect(questions(page, "How much can I borrow?")).toHaveCount(1);
  await expect(chat(page).getByRole("alert")).toHaveCount(0);
  expect(new Set(names).size).toBe(1);
  await page.reload();
  await expect(questions(page, "What is a HELOC?")).toHaveCount(1);
  await expect(questions(page, "How much can I borrow?")).toHaveCount(1);
});

test("a session with the assistant outlasts a failure, and is forgotten where it is gone", async ({ page }) => {
  await begin(page);
  await ask(page, "What is a HELOC?");
  await expect(chat(page).getByText("From our help:")).toBeVisible();
  await ask(page, "we signed last nite and im having cold feet");
  await chat(page).getByRole("button", { name: "Your right to cancel" }).click();
  await expect(questions(page, "until midnight of the third business day after signing")).toHaveCount(1);
  await page.route("**/message/getChatHistory/*", (route) => route.abort());
  await page.reload();
  await expect(chat(page).getByRole("alert")).toHaveText("Something went wrong. Please try again later.");
  await page.unroute("**/message/getChatHistory/*");
  await chat(page).getByRole("button", { name: "Show earlier messages" }).click();
  await expect(questions(page, "What is a HELOC?")).toHaveCount(1);
  await expect(chat(page).getByRole("alert")).toHaveCount(0);

  await page.route("**/message/getChatHistory/*", (route) => route.fulfill({ status: 404, json: {} }));
  await page.reload();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("chatbot"))).toBeNull();
});

test("what an account told the assistant is gone from the browser with its session, the window open or not", async ({
  page,
}) => {
  const { headers } = await openBorrower(product);
  await enter(page, product.url, headers.authorization);
  await begin(page);
  await ask(page, "When does the money come?");
  await expect(chat(page).getByText("From our help:")).toBeVisible();
  // The page may load itself anew meanwhile.
  const kept = () => page.evaluate(() => localStorage.getItem("chatbot") ?? "nothing").catch(() => "");
  await expect.poll(kept).toContain("Dana Whitfield");

  await page.keyboard.press("Escape");
  await page.reload();
  await expect(page.getByRole("button", { name: "Chat with us" })).toBeVisible();
  await expect.poll(kept).toContain("Dana Whitfield");
  await page.evaluate(() => {
    localStorage.removeItem("jwt");
    dispatchEvent(new StorageEvent("storage", { key: "jwt" }));
  });
  await expect.poll(kept).toBe("nothing");
});

test("what was being written to the assistant is there where one goes on with people", async ({ page }) => {
  await begin(page);
  await chat(page).getByLabel("Your message").fill("May I ask a person whether");
  await chat(page).getByRole("button", { name: "Talk to a person" }).click();
  await chat(page).getByRole("button", { name: "Start chat" }).click();
  await expect(chat(page).getByLabel("Your message")).toHaveValue("May I ask a person whether");
  // The address asked for the assistant; without it, the conversation goes on.
  await page.goto(`${product.url}/contact`);
  await expect(chat(page).getByLabel("Your message")).toHaveValue("May I ask a person whether");
  await chat(page).getByLabel("Your message").press("Enter");
  await expect(questions(page, "May I ask a person whether")).toHaveCount(1);
  await page.reload();
  await expect(questions(page, "May I ask a person whether")).toHaveCount(1);
  await expect(chat(page).getByLabel("Your message")).toHaveValue("");
});

test("a session that is over is not kept, and the hours of people are shown where the assistant answers", async ({
  page,
}) => {
  await page.goto(`${product.url}/contact`);
  await page.evaluate(() => {
    const past = "2020-01-01T00:00:00.000Z";
    localStorage.setItem("chatbot", JSON.stringify({ conversationId: "x", expiration: past }));
    localStorage.setItem("chat", JSON.stringify({ token: "x", conversationSid: "x", expiration: past }));
  });
  await page.clock.install();
  await page.route("**/hours/OPS_CHAT/openStatus", (route) =>
    route.fulfill({ json: { department: "OPS_CHAT", isOpen: false, opensAt: "2027-03-15T13:00:00.000Z" } }),
  );
  await page.goto(`${product.url}/contact?pop-webchat=1`);
  await expect(chat(page)).toContainText("automated assistant");
  await expect(chat(page)).toContainText("Chat hours");
  await expect(chat(page)).toContainText("Pacific");
  await expect(chat(page)).toContainText("We are back on Monday at 7:00 AM MDT.");
  expect(await page.evaluate(() => [localStorage.getItem("chatbot"), localStorage.getItem("chat")])).toEqual([
    null,
    null,
  ]);
  await chat(page).getByLabel("Your name").fill("Dana Whitfield");
  await chat(page).getByLabel("Your name").press("Enter");
  await expect(chat(page).getByLabel("Your message")).toBeFocused();
  await expect(chat(page)).toContainText("Chat hours");
  await expect(chat(page).getByRole("button", { name: "Talk to a person" })).toHaveCount(0);
  await page.unroute("**/hours/OPS_CHAT/openStatus");
  await page.clock.runFor(60_000);
  await expect(chat(page).getByRole("button", { name: "Talk to a person" })).toBeVisible();
});
