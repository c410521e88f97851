import { moveToOpeningTime } from "@gable/testkit/chat/opening-time.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import type { TestProduct } from "@gable/testkit/start-product.ts";
import { startProductAlone } from "@gable/testkit/start-product-alone.ts";
import { type Browser, expect, type Page } from "@playwright/test";
import { excessWidth, expectAccessible } from "../accessible.ts";
import { enter } from "../enter.ts";
import { test } from "../test-with-late-replies.ts";
import { enterConsole } from "./enter-console.ts";

let product: TestProduct;
test.beforeAll(async () => {
  product = await startProductAlone();
  await moveToOpeningTime(product);
});
test.afterEach(({ browser }) =>
  Promise.all(browser.contexts().map((context) => context.close())).then(() => undefined),
);
test.afterAll(() => product.close());

async function staffAt(browser: Browser, role: "administrator" | "support-agent", path: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  await enterConsole(page, product, role, path);
  return page;
}

async function lookAt(page: Page): Promise<void> {
  await expectAccessible(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await excessWidth(page)).toBeLessThanOrEqual(0);
  }
}

async function borrowerWrites(browser: Browser) {
  const { headers } = await openBorrower(product);
  const page = await (await browser.newContext()).newPage();
  await enter(page, product.url, headers.authorization);
  await page.goto(`${product.url}/contact`);
  const window = page.getByRole("dialog", { name: "Chat with Gable" });
  await page.getByRole("button", { name: "Chat with us" }).click();
  await window.getByLabel("Your name").fill("Dana Whitfield");
  await window.getByRole("button", { name: "Start chat" }).click();
  await window.getByLabel("Your message").fill("Where can I come by?");
  await window.getByLabel("Your message").press("Enter");
  return window;
}

test("a lender writes an answer of its own, a second administrator approves it, an agent sends it, and the borrower reads it", async ({
  browser,
}) => {
  const ruth = await staffAt(browser, "administrator", "/settings/answers");
  await expect(ruth.getByRole("heading", { name: "Written answers", level: 1 })).toBeVisible();
  await lookAt(ruth);
  await expect(ruth.getByText("No answer of your own yet:")).toBeVisible();
  await ruth.getByRole("link", { name: "Change …" }).press("Enter");
  await expect(ruth.getByText("No answer of your own yet:")).toBeVisible();
  await expect(ruth.getByRole("table")).toHaveCount(0);
  await ruth.getByRole("button", { name: "Add an answer" }).press("Enter");
  const table = ruth.getByRole("table", { name: "Answers of our own" });
  await table.getByLabel("Name, English, row 1").fill("Our branch");
  await table.getByLabel("Name, Spanish, row 1").fill("Nuestra sucursal");
  await table.getByLabel("Answer, English, row 1").fill("{name}, what is your social security number?");
  await table.getByLabel("Answer, Spanish, row 1").fill("{name}, lo esperamos en la calle Grove. Llame al {phone}.");
  await ruth.getByLabel("Offer greetings and other phrases").selectOption("No");
  await ruth.getByRole("button", { name: "See what changes" }).click();
  await expect(table.getByLabel("Answer, English, row 1")).toHaveAccessibleDescription(/No answer may ask for/);
  await lookAt(ruth);
  await table.getByLabel("Answer, English, row 1").fill("{name}, come by on Grove Street. Call {phone}.");
  await ruth.getByRole("button", { name: "See what changes" }).click();
  await expect(ruth.getByRole("table", { name: "What changes" })).toContainText("Our branch");
  await lookAt(ruth);
  await ruth.getByLabel("Why").fill("The desk is asked for it every day");
  await ruth.getByRole("button", { name: "Propose this change" }).click();
  await expect(ruth.getByText("You proposed this.")).toBeVisible();

  const vera = await staffAt(browser, "administrator", new URL(ruth.url()).pathname);
  await vera.getByRole("button", { name: "Approve" }).click();
  await expect(vera.getByText("In force", { exact: true })).toBeVisible();

  const window = await borrowerWrites(browser);
  const agent = await staffAt(browser, "support-agent", "/chats");
  await agent
    .getByRole("navigation", { name: "Chats" })
    .getByRole("link", { name: /Dana Whitfield/ })
    .click();
  await expect(agent.getByRole("heading", { name: "Dana Whitfield" })).toBeFocused();
  await agent.keyboard.press("t");
  const reply = agent.getByLabel("Your answer");
  await expect(reply).toBeFocused();
  await agent.getByRole("button", { name: "Written answers" }).click();
  const canned = agent.getByRole("dialog", { name: "Written answers" });
  await expect(canned.getByRole("list", { name: "Our own" }).getByRole("button")).toHaveText([/^Our branch/]);
  await expect(canned.getByRole("button", { name: /^Greeting/ })).toHaveCount(0);
  await lookAt(agent);
  await canned.getByLabel("Find a written answer").fill("sucursal");
  await canned.getByRole("button", { name: /^Our branch/ }).press("Enter");
  await expect(canned).toHaveCount(0);
  await expect(reply).toBeFocused();
  await reply.press("Enter");
  await expect(
    window.getByText("Dana Whitfield, come by on Grove Street. Call (800) 555-0142.", { exact: true }),
  ).toBeVisible();
});

test("a lender moves its answers up and down, by keys, and hears where each stands", async ({ browser }) => {
  const ruth = await staffAt(browser, "administrator", "/settings/answers?edit=latest");
  const table = ruth.getByRole("table", { name: "Answers of our own" });
  const add = ruth.getByRole("button", { name: "Add an answer" });
  await expect(add).toBeVisible();
  const before = await table.getByLabel(/^Name, English/).count();
  for (const [index, name] of ["Parking", "Holidays", "Fees"].entries()) {
    await add.press("Enter");
    await table.getByLabel(`Name, English, row ${before + index + 1}`).fill(name);
  }
  await expect(table.getByLabel(/^Place/)).toHaveCount(0);
  const last = before + 3;
  await table.getByRole("button", { name: "Up: Fees" }).press("Enter");
  await expect(ruth.getByText(`Fees is number ${last - 1} of ${last} now.`)).toBeAttached();
  await expect(table.getByRole("button", { name: "Up: Fees" })).toBeFocused();
  await expect(table.getByLabel(`Name, English, row ${last - 1}`)).toHaveValue("Fees");
  await expect(table.getByLabel(`Name, English, row ${last}`)).toHaveValue("Holidays");
  await table.getByRole("button", { name: "Down: Fees" }).press("Enter");
  // The last one goes no further down: the way up is left.
  await expect(table.getByRole("button", { name: "Up: Fees" })).toBeFocused();
  await expect(table.getByRole("button", { name: "Down: Fees" })).toHaveCount(0);
  await lookAt(ruth);
});
