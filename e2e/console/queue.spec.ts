import { sendAskedPaper } from "@gable/testkit/borrower/send-asked-paper.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { setByTwo } from "@gable/testkit/set-by-two.ts";
import { expect } from "@playwright/test";
import { expectSound } from "../accessible.ts";
import { testWithProductAlone } from "../test-with-product-alone.ts";
import { consoleUrl, enterConsole } from "./enter-console.ts";
import { tellBrowsersTime } from "./tell-browsers-time.ts";

const test = testWithProductAlone();

/** Of whom nobody else here works an application. */
const LENDER = "harbor-pine";

test("a processor goes through a queue by keyboard, loses nothing to a broken line, and is led to what waits next", async ({
  page,
  product,
}) => {
  const [first, second] = [await openBorrower(product), await openBorrower(product)];
  for (const borrower of [first, second]) await sendAskedPaper(product.url, borrower, "SORENSEN, ADA");
  await enterConsole(page, product, "processor", "/pipeline?queue=conditions");
  await expect(page.getByRole("link", { name: "Ada Sorensen" })).toHaveCount(2);
  const queues = page.getByRole("navigation", { name: "Queues" });
  const unwinding = queues.getByRole("link", { name: "Cancelled: unwind" });
  await expect(queues.getByRole("link", { name: "Conditions 2" })).toBeVisible();
  await expect(unwinding).toHaveCount(0);
  const folded = queues.getByRole("button", { name: /empty queues$/ });
  await folded.press("Enter");
  await expect(unwinding).toBeVisible();
  await expectSound(page);
  await folded.press("Enter");
  await expect(unwinding).toHaveCount(0);
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/file/${first.applicationUuid}[?]queue=conditions$`));
  const walk = page.getByRole("navigation", { name: "In the queue" });
  await expect(walk).toContainText("1 in line");
  await expectSound(page);

  await expect(page.getByRole("link", { name: "Review 1 paper" })).toBeVisible();
  await page.keyboard.press("p");
  await expect(page.getByText("Paper 1 of 1")).toBeVisible();
  await page.keyboard.press("r");
  const returning = page.getByRole("dialog");
  await returning.getByRole("textbox").fill("The second page is missing.");
  await page.context().setOffline(true);
  await returning.getByRole("button", { name: "Return", exact: true }).press("Enter");
  await expect(returning.getByRole("alert")).toBeVisible();
  await expect(returning.getByRole("textbox")).toHaveValue("The second page is missing.");
  await page.context().setOffline(false);
  await returning.getByRole("button", { name: "Return", exact: true }).press("Enter");
  await expect(page.getByRole("heading", { name: "No paper waits for you" })).toBeVisible();
  // The button that was pressed is gone: one goes on from the title, not from the top of the browser.
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await page.keyboard.press("b");
  await expect(walk).toContainText("Nothing waits for you here in Conditions any more.");
  await expect(walk.getByRole("link", { name: "Ada Sorensen" })).toBeVisible();
  await expectSound(page);
  await page.keyboard.press("j");
  await expect(page).toHaveURL(new RegExp(`/file/${second.applicationUuid}[?]queue=conditions$`));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(walk).toContainText("Nothing after this one");
  await page.keyboard.press("b");
  await expect(page.getByRole("heading", { name: "Conditions", level: 1 })).toBeVisible();
});

test("who loads a file of a queue's later page anew is told its place, and goes on over the end of a page", async ({
  page,
  product,
}) => {
  const borrowers = [await openBorrower(product), await openBorrower(product), await openBorrower(product)];
  for (const borrower of borrowers) await sendAskedPaper(product.url, borrower, "SORENSEN, ADA");
  const uuids = borrowers.map(({ applicationUuid }) => applicationUuid);
  const [first, second, third] = uuids;
  const listed = /\/api\/v1\/pipeline\?/;
  const answered = page.waitForResponse(listed);
  await enterConsole(page, product, "processor", "/pipeline?queue=conditions");
  const { entries }: { entries: { uuid: string }[] } = await (await answered).json();
  const ours = entries.filter(({ uuid }) => uuids.includes(uuid));
  // As if a page held one file.
  await page.route(listed, (route) => {
    const at = Number(new URL(route.request().url()).searchParams.get("after") ?? 0);
    return route.fulfill({
      json: { entries: ours.slice(at, at + 1), next: at + 1 < ours.length ? String(at + 1) : null },
    });
  });
  const walk = page.getByRole("navigation", { name: "In the queue" });
  await page.goto(`${consoleUrl(product)}/file/${second}?queue=conditions`);
  await expect(walk).toContainText("2 in line");
  await expect(walk.getByRole("link", { name: "Ada Sorensen" })).toHaveCount(2);
  await page.keyboard.press("j");
  await expect(page).toHaveURL(new RegExp(`/file/${third}[?]`));
  await expect(walk).toContainText("3 in line");
  await expect(walk).toContainText("Nothing after this one");

  await page.goto(page.url().replace(third ?? "", first ?? ""));
  await expect(walk).toContainText("1 in line");
  await expect(walk).toContainText("Next: Ada Sorensen");
  await page.keyboard.press("j");
  await expect(page).toHaveURL(new RegExp(`/file/${second}[?]`));
  await page.reload();
  await expect(walk).toContainText("2 in line");
  await expect(walk).not.toContainText("any more");
});

test("what came on a Friday afternoon has not grown late over the weekend, and says so in both languages", async ({
  page,
  product,
}) => {
  const borrower = await openBorrower(product);
  await sendAskedPaper(product.url, borrower, "SORENSEN, ADA");
  // Friday at three in California, two hours before the lender's telephone is left alone.
  await product.ctx.database.kysely
    .updateTable("pipeline_queues")
    .set({ since: "2027-06-11T22:00:00Z" })
    .where("queue", "=", "conditions")
    .execute();
  const queue = page.getByRole("navigation", { name: "Queues" }).getByRole("link", { name: /^Conditions/ });
  const row = page.getByRole("row").filter({ has: page.locator(`a[href*="${borrower.applicationUuid}"]`) });
  await page.clock.setFixedTime("2027-06-13T20:00:00Z");
  await tellBrowsersTime(page);
  await enterConsole(page, product, "processor", "/pipeline?queue=conditions");
  await expect(queue).toContainText("oldest 2 business h");
  await expect(row).toContainText("Conditions 2 business h");
  await expect(page.getByText("late")).toHaveCount(0);
  await expectSound(page);

  await page.clock.setFixedTime("2027-06-14T16:00:00Z");
  await page.reload();
  await expect(queue).toContainText("oldest 5 business h, late");
  await expect(row).toContainText("Conditions 5 business h, late");
  await expectSound(page);
  await row.getByRole("link").press("Enter");
  await expect(page.locator(".file-standing")).toContainText("Conditions, 5 business h, late");
  await page.getByRole("button", { name: /^Your account/ }).press("Enter");
  await page.getByRole("button", { name: "Español" }).press("Enter");
  await expect(page.locator(".file-standing")).toContainText("Condiciones, 5 h hábiles, con retraso");
  await expectSound(page);
});

test("hours that two administrators set count on a page that is open", async ({ page, product }) => {
  const borrower = await openBorrower(product);
  await sendAskedPaper(product.url, borrower, "SORENSEN, ADA");
  await product.ctx.database.kysely
    .updateTable("pipeline_queues")
    .set({ since: "2027-06-11T22:00:00Z" })
    .where("queue", "=", "conditions")
    .execute();
  const row = page.getByRole("row").filter({ has: page.locator(`a[href*="${borrower.applicationUuid}"]`) });
  await page.clock.install({ time: "2027-06-13T20:00:00Z" });
  await tellBrowsersTime(page);
  await enterConsole(page, product, "processor", "/pipeline?queue=conditions");
  await expect(row).toContainText("Conditions 2 business h");

  const saturday = { date: "2027-06-12", isOpen: true, startTime: "08:00", endTime: "10:00" };
  await setByTwo(product, "hours", () => ({ otherDays: [saturday] }), "A full Saturday");
  await page.clock.fastForward("05:10");
  await expect(row).toContainText("Conditions 4 business h");
});

test("a key that is pressed the moment a page is there is not lost", async ({ page, product }) => {
  const borrower = await openBorrower(product);
  await sendAskedPaper(product.url, borrower, "SORENSEN, ADA");
  await enterConsole(page, product, "processor", `/file/${borrower.applicationUuid}`);
  const review = page.getByRole("link", { name: "Review 1 paper" });
  await expect(review).toBeVisible();
  // As early as anybody could: before the browser has even painted the paper.
  await page.evaluate(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector(".paper")) return;
      watch.disconnect();
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "r", bubbles: true }));
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
  await review.press("Enter");
  await expect(page.getByText("Paper 1 of 1")).toBeVisible();
  await expect(page.getByRole("dialog").getByRole("textbox")).toBeVisible();
});

test("an underwriter ticks several applications and gives them to a colleague, and reads which one was given away meanwhile", async ({
  page,
  product,
  browser,
}) => {
  const uuids: string[] = [];
  for (const _ of Array(3)) uuids.push((await openBorrower(product, LENDER)).applicationUuid);
  const [colleague, other] = [
    await openStaff(product, "processor", LENDER),
    await openStaff(product, "processor", LENDER),
  ];
  const lists = page.getByRole("table", { name: "Applications" });
  const me = await enterConsole(page, product, "underwriter", "/pipeline", LENDER);
  await expect(lists.getByRole("checkbox")).toHaveCount(3);
  for (const key of ["j", "x", "j", "x"]) await page.keyboard.press(key);
  await expect(page.getByText("2 selected")).toBeVisible();
  await expectSound(page);
  await page.getByRole("button", { name: "Select the 3 shown" }).press("Enter");
  await expect(page.getByText("3 selected")).toBeVisible();

  const [taken = ""] = uuids;
  const elsewhere = await (await browser.newContext()).newPage();
  await enterConsole(elsewhere, product, "processor", `/file/${taken}`, LENDER);
  const given = elsewhere.waitForResponse(/\/assignees\/processor$/);
  await elsewhere.getByLabel("Processor", { exact: true }).selectOption(other.staffUuid);
  expect((await given).status()).toBe(200);
  await elsewhere.context().close();
  await page.getByLabel("Assign to", { exact: true }).selectOption(`processor ${colleague.staffUuid}`);
  await page.getByRole("button", { name: "Assign", exact: true }).press("Enter");
  await expect(page.getByText(`${colleague.name} has these 2 now as processor.`).first()).toBeVisible();
  const left = page.getByRole("alert").filter({ hasText: "These were left as they are" });
  await expect(left).toContainText(`a colleague gave it to ${other.name} meanwhile`);
  await expect(lists.getByRole("row", { name: new RegExp(`${colleague.name} Processor`) })).toHaveCount(3);
  await expect(page.getByText("1 selected")).toBeVisible();
  await expectSound(page);

  // Beside its processor, a file has an underwriter, who finds it among theirs, and reads in it who gave it to whom.
  await page.getByLabel("Assign to", { exact: true }).selectOption(`underwriter ${me.staffUuid}`);
  await page.getByRole("button", { name: "Assign", exact: true }).press("Enter");
  await expect(page.getByText(`${me.name} has it now as underwriter.`).first()).toBeVisible();
  await page.getByRole("navigation", { name: "Queues" }).getByRole("link", { name: "Mine 1" }).press("Enter");
  await expect(page).toHaveURL(new RegExp(`assignee=${me.staffUuid}$`));
  await expect(lists.getByRole("row")).toHaveCount(2);
  await expect(page.getByLabel("Assigned to").locator(":checked")).toHaveText("Me");
  await lists.getByRole("link").press("Enter");
  const of = page.getByRole("group", { name: "Who looks after it" });
  await expect(of.getByLabel("Processor").locator(":checked")).toHaveText(other.name);
  await expect(of.getByLabel("Underwriter").locator(":checked")).toHaveText(me.name);
  await expect(page.getByText(`Given to ${me.name} as underwriter`)).toBeVisible();
  await expectSound(page);
});
