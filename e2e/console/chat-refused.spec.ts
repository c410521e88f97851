import { moveToOpeningTime } from "@gable/testkit/chat/opening-time.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import type { TestProduct } from "@gable/testkit/start-product.ts";
import { startProductAlone } from "@gable/testkit/start-product-alone.ts";
import { expect, type Page } from "@playwright/test";
import { excessWidth, expectSound } from "../accessible.ts";
import { beginChat, chatOf } from "../chat.ts";
import { holdBack } from "../hold-back.ts";
import { test } from "../test-with-late-replies.ts";
import { consoleUrl, enterConsole } from "./enter-console.ts";
import { refuse } from "./refuse.ts";
import { writeCommission } from "./write-commission.ts";

let product: TestProduct;
test.beforeAll(async () => {
  product = await startProductAlone();
  await moveToOpeningTime(product);
});
test.afterAll(() => product.close());

const FILE = { name: "tax.txt", mimeType: "text/plain", buffer: Buffer.from("What I pay") };

/** Somebody who asks, and sends a file along. */
async function asks(borrower: Page): Promise<void> {
  await beginChat(borrower, product.url);
  await chatOf(borrower).locator("input[type=file]").setInputFiles(FILE);
  await chatOf(borrower).getByLabel("Your message").fill("What does it cost?");
  await chatOf(borrower).getByLabel("Your message").press("Enter");
  await expect(chatOf(borrower).getByRole("button", { name: `Open ${FILE.name}` })).toBeVisible();
  const asked = chatOf(borrower).getByRole("listitem").filter({ hasText: "What does it cost?" });
  await expect(asked).not.toContainText("Sending");
}

const open = (agent: Page) =>
  agent
    .getByRole("navigation", { name: "Chats" })
    .getByRole("link", { name: /Dana Whitfield/ })
    .first()
    .press("Enter");

test("an agent whose colleague was faster reads who has the chat, and is not left without a place", async ({
  page: agent,
  browser,
}) => {
  await agent.setViewportSize({ width: 390, height: 844 });
  const [borrower, other] = [
    await (await browser.newContext()).newPage(),
    await (await browser.newContext()).newPage(),
  ];
  await asks(borrower);
  await enterConsole(agent, product, "support-agent", "/chats");
  await open(agent);
  const colleague = await enterConsole(other, product, "support-agent", "/chats");
  await open(other);
  await expect(other.getByRole("button", { name: "Take this chat", exact: true })).toBeVisible();
  await agent.route(/\/take$/, async (route) => {
    await other.getByRole("button", { name: "Take this chat", exact: true }).press("Enter");
    await expect(other.getByLabel("Your answer")).toBeFocused();
    await route.continue();
  });
  await agent.getByRole("button", { name: "Take this chat", exact: true }).press("Enter");
  await expect(agent.getByRole("region", { name: "Messages" })).toContainText(
    "A colleague was faster and has this chat.",
  );
  await expect(agent.getByText(`${colleague.name} has this chat. You can read along.`)).toBeVisible();
  await expect(agent.getByRole("heading", { name: "Dana Whitfield", level: 2 })).toBeFocused();
  await expectSound(agent);
  expect(await excessWidth(agent)).toBeLessThanOrEqual(0);
  for (const page of [borrower, other]) await page.context().close();
});

test("a chat is handed to nobody who has left, and who hands it to somebody away is told what that means", async ({
  page: agent,
  browser,
}) => {
  const borrower = await (await browser.newContext()).newPage();
  await asks(borrower);
  const [away, leaves] = [await openStaff(product, "support-agent"), await openStaff(product, "support-agent")];
  await product.ctx.adjustableClock?.advance(10 * 60_000);
  await enterConsole(agent, product, "support-agent", "/chats");
  await open(agent);
  await agent.getByRole("button", { name: "Take this chat", exact: true }).press("Enter");
  await expect(agent.getByLabel("Your answer")).toBeFocused();
  await agent.getByRole("button", { name: "Hand over …" }).press("Enter");
  const handing = agent.getByRole("dialog", { name: "Hand this chat over" });
  const [to, note] = [handing.getByLabel("To whom"), handing.getByLabel("What they should know")];
  await to.selectOption(leaves.staffUuid);
  await note.fill("They were promised a call.");
  await product.ctx.database.kysely
    .updateTable("staff")
    .set({ deactivated_at: product.ctx.clock.now().toISOString() })
    .where("uuid", "=", leaves.staffUuid)
    .execute();
  const letColleaguesCome = await holdBack(agent, /\/chat-colleagues$/);
  const askedAgain = agent.waitForRequest(/\/chat-colleagues$/);
  const handOver = handing.getByRole("button", { name: /^Hand over/ });
  await handOver.press("Enter");
  await askedAgain;
  // It was refused, and who is there is not known again yet: a press now would do nothing, and the button says so.
  await expect(handOver).toHaveAttribute("aria-busy", "true");
  letColleaguesCome();
  await expect(handing.getByRole("alert")).toContainText("This colleague takes no chats any more. Choose another.");
  await expect(to.locator(`option[value="${leaves.staffUuid}"]`)).toHaveCount(0);
  await expect(note).toHaveValue("They were promised a call.");
  await to.selectOption(away.staffUuid);
  await expect(handing.getByText(`${away.name} is not at the console. The borrower waits until`)).toBeVisible();
  await expectSound(agent);
  // The news of it is here before its answer, and what the question would give the focus back to is gone.
  await agent.route("**/transfer", async (route) => {
    const { host, port } = new URL(consoleUrl(product));
    const url = route.request().url().replace(host, `127.0.0.1:${port}`);
    const response = await route.fetch({ url, headers: { ...route.request().headers(), host } });
    await expect(agent.getByText(`${away.name} has this chat.`)).toBeVisible();
    await route.fulfill({ response });
  });
  await handOver.press("Enter");
  await expect(handing).toHaveCount(0);
  await expect(agent.getByRole("heading", { name: "Dana Whitfield", level: 2 })).toBeFocused();
  await borrower.context().close();
});

test("a written answer has the borrower's name and can be changed, and what is too long for a message is said to be", async ({
  page: agent,
  browser,
}) => {
  const borrower = await (await browser.newContext()).newPage();
  await asks(borrower);
  await enterConsole(agent, product, "support-agent", "/chats");
  await open(agent);
  await agent.getByRole("button", { name: "Take this chat", exact: true }).press("Enter");
  const answer = agent.getByLabel("Your answer");
  await expect(answer).toBeFocused();
  const greet = async () => {
    await agent.getByRole("button", { name: "Written answers" }).press("Enter");
    const canned = agent.getByRole("dialog", { name: "Written answers" });
    await canned.getByLabel("Find a written answer").fill("greeting");
    await canned.getByRole("button", { name: /^Greeting/ }).press("Enter");
    await expect(canned).toHaveCount(0);
    await expect(answer).toBeFocused();
  };
  await greet();
  await expect(answer).toHaveValue("Hello Dana Whitfield, and thank you for writing. How may I help you?");
  await answer.fill("Hello Dana Whitfield. It costs nothing.");
  await answer.press("Enter");
  await expect(chatOf(borrower).getByText("Hello Dana Whitfield. It costs nothing.")).toBeVisible();
  await answer.fill("x".repeat(3990));
  await greet();
  await expect(agent.getByRole("alert")).toContainText(/Too long for one message by \d+ letters\./);
  await answer.press("Enter");
  await expect(answer).toHaveValue(/^x+\n\nHello Dana Whitfield/);
  await expectSound(agent);
  await answer.fill("Hello again");
  await answer.press("Enter");
  await expect(chatOf(borrower).getByText("Hello again")).toBeVisible();
  await expect(agent.getByRole("alert")).toHaveCount(0);
  await borrower.context().close();
});

test("an agent who asks for a number that must not travel by chat is stopped, and may tell where it is entered", async ({
  page: agent,
  browser,
}) => {
  const borrower = await (await browser.newContext()).newPage();
  await asks(borrower);
  await enterConsole(agent, product, "support-agent", "/chats");
  await open(agent);
  await agent.getByRole("button", { name: "Take this chat", exact: true }).press("Enter");
  const field = agent.getByLabel("Your answer");
  await field.fill("What is your SSN?");
  await field.press("Enter");
  await expect(agent.getByRole("alert")).toContainText("Not sent: it asks for a social security");
  await expect(agent.getByRole("button", { name: "Send as it is" })).toHaveCount(0);
  await expectSound(agent);
  const where = "Do not send your account number; enter it on the page Accounts.";
  await field.fill(where);
  await expect(agent.getByRole("alert")).toHaveCount(0);
  await field.press("Enter");
  await expect(agent.getByRole("alert")).toContainText("Not sent yet");
  await agent.getByRole("button", { name: "Send as it is" }).press("Enter");
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
  await expect(chatOf(borrower).getByText(where)).toBeVisible();
  await expect(chatOf(borrower).getByText("What is your SSN?")).toHaveCount(0);
  await borrower.context().close();
});

test("a chat and a file that cannot be read say why, and what no second try helps offers none", async ({
  page: agent,
  browser,
}) => {
  const borrower = await (await browser.newContext()).newPage();
  await asks(borrower);
  await enterConsole(agent, product, "support-agent", "/chats");
  await agent.route(/\/chats\/[^/]+\?after/, (route) =>
    route.fulfill({ status: 500, contentType: "text/html", body: "<h1>No</h1>" }),
  );
  await open(agent);
  await expect(agent.getByRole("button", { name: "Try again" })).toBeVisible();
  await expect(agent.getByText("The server does not answer. Nothing is lost; try again.")).toBeVisible();
  await agent.unroute(/\/chats\/[^/]+\?after/);
  await agent.getByRole("button", { name: "Try again" }).press("Enter");
  const file = agent.getByRole("button", { name: `Open ${FILE.name}` });
  const files = /\/chats\/[^/]+\/files\//;
  await agent.route(files, (route) => route.abort());
  await file.press("Enter");
  await expect(agent.getByRole("alert")).toContainText("This file could not be opened. The server does not answer.");
  await agent.unroute(files);
  const download = agent.waitForEvent("download");
  await file.press("Enter");
  expect((await download).suggestedFilename()).toBe(FILE.name);
  await expect(agent.getByRole("alert")).toHaveCount(0);
  await agent.goto(`${consoleUrl(product)}/chats/00000000-0000-4000-8000-000000000000`);
  await expect(agent.getByText("This chat is not on your desk")).toBeVisible();
  await expect(agent.getByRole("button", { name: "Try again" })).toHaveCount(0);
  await expectSound(agent);
  await borrower.context().close();
});

test("an archive that is not made, and a commission that is not taken away, say why", async ({ page }) => {
  const { applicationUuid } = await openBorrower(product);
  const messages = page.getByRole("region", { name: "Messages" });
  await enterConsole(page, product, "auditor", `/file/${applicationUuid}`);
  await page.route(/examiner-pack/, (route) => route.abort());
  await page.getByRole("button", { name: "Make the examiner’s pack" }).press("Enter");
  await expect(messages).toContainText(
    "The archive was not made. The server does not answer. Nothing is lost; try again.",
  );
  await expectSound(page);

  await enterConsole(page, product, "notary", "/notary");
  await writeCommission(page);
  await page.route(/\/commissions\/WV/, refuse(0, null));
  await page.getByRole("button", { name: "Take West Virginia away" }).press("Enter");
  await expect(messages).toContainText("The commission for West Virginia still stands. The server does not answer.");
  await page.unroute(/\/commissions\/WV/);
  await page.getByRole("button", { name: "Take West Virginia away" }).press("Enter");
  await expect(messages).toContainText("Commission taken away.");
});
