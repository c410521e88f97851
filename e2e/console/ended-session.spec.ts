import { OPERATING_HOURS_ZONE } from "@gable/domain/calendar/operating-hours.ts";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import type { StaffRole } from "@gable/domain/staff/roles.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { setByTwo } from "@gable/testkit/set-by-two.ts";
import { type StaffWithLogIn, staffWithLogIn } from "@gable/testkit/staff-with-log-in.ts";
import type { TestProduct } from "@gable/testkit/start-product.ts";
import { expect, type Page } from "@playwright/test";
import { expectSound } from "../accessible.ts";
import { beginChat, chatOf } from "../chat.ts";
import { testWithProductAlone } from "../test-with-product-alone.ts";
import { consoleUrl } from "./enter-console.ts";

const test = testWithProductAlone();

async function givePassword(page: Page, { email }: StaffWithLogIn, password: string): Promise<void> {
  await page.getByLabel("Work email address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Go on", exact: true }).press("Enter");
}

async function giveCode(page: Page, who: StaffWithLogIn): Promise<void> {
  await page.getByLabel("Six-digit code").fill(await who.code());
  await page.getByRole("button", { name: "Log in", exact: true }).press("Enter");
}

async function logIn(page: Page, who: StaffWithLogIn): Promise<void> {
  await givePassword(page, who, who.password);
  await giveCode(page, who);
}

/** What a change of somebody's role does: it ends their sessions. */
async function make(role: StaffRole, { ctx }: TestProduct, { staffUuid }: StaffWithLogIn): Promise<void> {
  const db = ctx.database.kysely;
  await db.updateTable("staff").set({ role }).where("uuid", "=", staffUuid).execute();
  await db
    .updateTable("staff_sessions")
    .set({ revoked_at: ctx.clock.now().toISOString() })
    .where("staff_uuid", "=", staffUuid)
    .execute();
}

const cover = (page: Page) => page.getByRole("dialog", { name: "Log in to the console" });
const asking = (page: Page) => page.getByLabel("What is asked for, as the borrower reads it");

async function beginCondition(page: Page, product: TestProduct, who: StaffWithLogIn): Promise<void> {
  const { applicationUuid: uuid } = await openBorrower(product);
  await page.goto(`${consoleUrl(product)}/file/${uuid}`);
  await logIn(page, who);
  await page.getByRole("button", { name: "Raise a condition" }).press("Enter");
  await asking(page).fill("Send the last bill of the county.");
}

test("whose session ends over something typed logs in over the page, and goes on with it in the role they have now", async ({
  page,
  product,
}) => {
  const ada = await staffWithLogIn(product, "processor");
  await beginCondition(page, product, ada);
  await make("underwriter", product, ada);
  await expect(cover(page).getByText(/^Your session has ended/)).toBeVisible();
  await expect(cover(page).getByRole("heading", { level: 1 })).toBeFocused();
  await expectSound(page);
  for (const _ of Array(3)) await page.keyboard.press("Escape");
  await givePassword(page, ada, "not the password at all");
  await expect(cover(page).getByRole("alert")).toBeVisible();
  await logIn(page, ada);
  await expect(cover(page)).toHaveCount(0);
  await expect(asking(page)).toHaveValue("Send the last bill of the county.");
  await expectSound(page);
  await page.getByRole("dialog").getByRole("button", { name: "Raise a condition" }).press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByText("Send the last bill of the county.").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Raise a condition" })).toBeFocused();
  await page.getByRole("button", { name: "Your account, Ada Sorensen" }).press("Enter");
  await expect(page.locator(".desk-who")).toContainText("Underwriter");
});

test("whose new role does not include what they had open is told so, and what was written can be taken along", async ({
  page,
  product,
}) => {
  const ada = await staffWithLogIn(product, "processor");
  await beginCondition(page, product, ada);
  await make("support-agent", product, ada);
  await expect(cover(page)).toBeVisible();
  await logIn(page, ada);
  const told = page.getByRole("dialog", { name: "Your role does not include this any more" });
  await expect(told).toContainText("while you had “Raise a condition” open");
  await expect(told.getByText("Send the last bill of the county.")).toBeVisible();
  await expectSound(page);
  await told.getByRole("button", { name: "Go on with the file" }).press("Enter");
  await expect(told).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Raise a condition" })).toHaveCount(0);
});

test("a colleague who logs in over somebody's page sees nothing of what was typed there", async ({ page, product }) => {
  const [ada, colleague] = [await staffWithLogIn(product, "processor"), await staffWithLogIn(product, "underwriter")];
  await beginCondition(page, product, ada);
  await make("underwriter", product, ada);
  await expect(cover(page)).toBeVisible();
  await logIn(page, colleague);
  await expect(page).toHaveURL(/\/pipeline$/);
  await expect(page.getByRole("navigation", { name: "Queues" })).toBeVisible();
  await page.goBack();
  await expect(asking(page)).toHaveCount(0);
});

test("who logs out in another tab is told so over what is typed here, and by logging in there goes on here", async ({
  page,
  product,
}) => {
  const ada = await staffWithLogIn(product, "processor");
  await beginCondition(page, product, ada);
  const other = await page.context().newPage();
  await other.goto(`${consoleUrl(product)}/pipeline`);
  await other.getByRole("button", { name: /^Your account/ }).press("Enter");
  await other.getByRole("button", { name: "Log out" }).press("Enter");
  await expect(other).toHaveURL(/\/auth\/login$/);
  await expect(cover(page).getByText(/^You logged out in another tab/)).toBeVisible();
  await expectSound(page);
  await logIn(other, ada);
  await expect(other.getByRole("navigation", { name: "Queues" })).toBeVisible();
  await expect(cover(page)).toHaveCount(0);
  await expect(asking(page)).toHaveValue("Send the last bill of the county.");
});

test("what is typed under the log-in waits a quarter of an hour, and is gone then with the page", async ({
  page,
  product,
}) => {
  const ada = await staffWithLogIn(product, "processor");
  await page.clock.install();
  await beginCondition(page, product, ada);
  const other = await page.context().newPage();
  await other.goto(`${consoleUrl(product)}/pipeline`);
  await other.getByRole("button", { name: /^Your account/ }).press("Enter");
  await other.getByRole("button", { name: "Log out" }).press("Enter");
  await expect(cover(page)).toBeVisible();
  await page.clock.fastForward("14:00");
  await expect(asking(page)).toHaveCount(1);
  await page.clock.fastForward("02:00");
  await expect(page).toHaveURL(/\/auth\/login[?]redirectUrl=/);
  await expect(asking(page)).toHaveCount(0);
});

test("logging out asks first where something is typed", async ({ page, product }) => {
  const ada = await staffWithLogIn(product, "processor");
  const { applicationUuid: uuid } = await openBorrower(product);
  await page.goto(`${consoleUrl(product)}/file/${uuid}`);
  await logIn(page, ada);
  const note = page.getByLabel("Note for colleagues");
  await note.fill("She is at work until five.");
  const logOut = async () => {
    await page.getByRole("button", { name: /^Your account/ }).press("Enter");
    await page.getByRole("button", { name: "Log out", exact: true }).press("Enter");
  };
  await logOut();
  const leaving = page.getByRole("dialog", { name: "Log out without saving?" });
  await expectSound(page);
  await leaving.getByRole("button", { name: "Stay here" }).press("Enter");
  await expect(note).toHaveValue("She is at work until five.");
  await logOut();
  await leaving.getByRole("button", { name: "Log out" }).press("Enter");
  await expect(page).toHaveURL(/\/auth\/login$/);
});

/** Whatever day and hour it is, the lender's people answer. */
async function answerToday(product: TestProduct): Promise<void> {
  const date = localDateAt(product.ctx.clock.now().toISOString(), OPERATING_HOURS_ZONE);
  const today = { date, isOpen: true, startTime: "00:00", endTime: "24:00" };
  await setByTwo(product, "hours", () => ({ otherDays: [today] }), "We answer all day");
}

/** As the browser tells a page that another tab is looked at, or this one again. */
const hide = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);

test("words for a borrower wait under the log-in, and the chat is heard again after it", async ({
  page,
  product,
  browser,
}) => {
  await answerToday(product);
  const borrower = await (await browser.newContext()).newPage();
  await beginChat(borrower, product.url);
  const say = async (text: string) => {
    await chatOf(borrower).getByLabel("Your message").fill(text);
    await chatOf(borrower).getByLabel("Your message").press("Enter");
  };
  await say("When is my money?");
  const ada = await staffWithLogIn(product, "support-agent");
  await page.goto(`${consoleUrl(product)}/chats`);
  await logIn(page, ada);
  await page.getByRole("link", { name: /Dana Whitfield/ }).press("Enter");
  await page.getByRole("button", { name: "Take this chat" }).press("Enter");
  const answer = page.getByLabel("Your answer");
  await answer.fill("Let me look");
  await make("support-agent", product, ada);
  // Whoever looks at another tab meanwhile opens the line anew, and the server refuses it.
  for (const isHidden of [true, false]) await hide(page, isHidden);
  await expect(cover(page)).toBeVisible();
  await expectSound(page);
  await logIn(page, ada);
  await expect(cover(page)).toHaveCount(0);
  await expect(answer).toHaveValue("Let me look");
  await say("Are you still there?");
  // Within less than the minute after which the page asks by itself.
  await expect(page.getByRole("log").getByText("Are you still there?")).toBeVisible({ timeout: 45_000 });
  await answer.fill("I am");
  await answer.press("Enter");
  await expect(chatOf(borrower).getByText("I am", { exact: true })).toBeVisible();
  await borrower.context().close();
});
