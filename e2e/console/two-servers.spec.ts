import { randomInt } from "node:crypto";
import { moveToOpeningTime } from "@gable/testkit/chat/opening-time.ts";
import { type ServerProcess, startServerProcess } from "@gable/testkit/server-process.ts";
import type { TestProduct } from "@gable/testkit/start-product.ts";
import { startProductAlone } from "@gable/testkit/start-product-alone.ts";
import { expect, type Locator } from "@playwright/test";
import { test } from "../test-with-late-replies.ts";
import { enterConsole } from "./enter-console.ts";

let product: TestProduct;
let mortal: ServerProcess;
test.beforeAll(async () => {
  product = await startProductAlone();
  await moveToOpeningTime(product);
  // Below those that a system gives out by itself: while its server is dead, nobody else is given it.
  mortal = await start(String(randomInt(20_000, 30_000)));
});
test.afterAll(async () => {
  await mortal.kill("SIGTERM");
  await product.close();
});

/** A second server on the database of the first. */
function start(port: string): Promise<ServerProcess> {
  const { config, ctx } = product;
  return startServerProcess({ DATABASE_URL: ctx.database.url, DATA_DIR: config.dataDir, PORT: port });
}

const said = (list: Locator) => list.locator("li:not([class$=-note]) > p[class$=-text]").allTextContents();

test("two browsers chat through two servers, one of which is killed, and have each message once and in one order", async ({
  page: agent,
  browser,
}) => {
  const { port } = new URL(mortal.url);
  const borrower = await (await browser.newContext()).newPage();
  await borrower.goto(`http://localhost:${port}/contact`);
  const window = borrower.getByRole("dialog", { name: "Chat with Gable" });
  await borrower.getByRole("button", { name: "Chat with us" }).click();
  await window.getByLabel("Your name").fill("Dana Whitfield");
  await window.getByLabel("Your email").fill("dana@example.com");
  await window.getByRole("button", { name: "Start chat" }).click();
  const field = window.getByLabel("Your message");
  const ask = async (text: string) => {
    await field.fill(text);
    await field.press("Enter");
    await expect(field).toHaveValue("");
  };
  await ask("borrower 1");

  await enterConsole(agent, product, "support-agent", "/chats");
  await agent.getByRole("link", { name: /Dana Whitfield/ }).click();
  await agent.getByRole("button", { name: "Take this chat" }).click();
  const answer = agent.getByLabel("Your answer");
  const reply = async (text: string) => {
    await answer.fill(text);
    await answer.press("Enter");
  };
  for (const number of [1, 2, 3]) {
    await reply(`agent ${number}`);
    await ask(`borrower ${number + 1}`);
  }
  // What was written last may or may not have arrived when it dies.
  await mortal.kill("SIGKILL");
  await ask("borrower 5");
  await reply("agent 4");
  await ask("borrower 6");
  await expect(window.getByText("Connection lost. Attempting to reconnect.")).toBeVisible();
  await reply("agent 5");
  mortal = await start(port);
  await ask("borrower 7");
  await reply("agent 6");

  const lists = [window.getByRole("log"), agent.getByRole("log")];
  const all = [
    ...[1, 2, 3, 4, 5, 6].map((number) => `agent ${number}`),
    ...[1, 2, 3, 4, 5, 6, 7].map((number) => `borrower ${number}`),
  ];
  for (const list of lists) await expect.poll(async () => (await said(list)).toSorted()).toEqual(all);
  await expect(window.getByText("Connection lost. Attempting to reconnect.")).toBeHidden();
  await expect(borrower.locator("[data-pending]")).toHaveCount(0);
  await expect(agent.locator("[data-pending]")).toHaveCount(0);
  const [borrowers = [], agents = []] = await Promise.all(lists.map(said));
  expect(agents).toEqual(borrowers);
  for (const who of ["agent", "borrower"])
    expect(borrowers.filter((text) => text.startsWith(who))).toEqual(all.filter((text) => text.startsWith(who)));
  await borrower.context().close();
});
