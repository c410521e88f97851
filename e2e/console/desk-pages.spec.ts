import type { StaffRole } from "@gable/domain/staff/roles.ts";
import { fileComplaint } from "@gable/testkit/borrower/file-complaint.ts";
import { pixel } from "@gable/testkit/borrower/pixel.ts";
import { sendAskedPaper } from "@gable/testkit/borrower/send-asked-paper.ts";
import { walk } from "@gable/testkit/borrower/walk.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { openSigner } from "@gable/testkit/open-signer.ts";
import type { TestProduct } from "@gable/testkit/start-product.ts";
import { startProductAlone } from "@gable/testkit/start-product-alone.ts";
import { expect, type Page } from "@playwright/test";
import { expectSound } from "../accessible.ts";
import { holdBack } from "../hold-back.ts";
import { test } from "../test-with-late-replies.ts";
import { consoleUrl, enterConsole } from "./enter-console.ts";

let product: TestProduct;
test.beforeAll(async () => {
  product = await startProductAlone();
});
test.afterAll(() => product.close());

/** Marisol, of the seeds. */
const OFFICER = "5a0d3c1e-7b52-4f0e-9c41-2f6b8d1e4a01";

const enter = (page: Page, role: StaffRole, path: string) => enterConsole(page, product, role, path);

test("an administrator answers a complaint by keyboard, keeps a file for a dispute, and logs its people out", async ({
  page,
}) => {
  const borrower = await openBorrower(product);
  await openSigner(product, borrower);
  await fileComplaint(product.url, borrower, "Nobody told me of the recording fee.");
  await enter(page, "administrator", "/complaints");
  await expect(page.getByRole("navigation", { name: "Desk" })).toContainText("Complaints 1");
  await expect(page.getByRole("row", { name: /Fees/ })).toContainText("15 days left");
  await expectSound(page);
  await page.getByRole("button", { name: /^Fees/ }).press("Enter");
  const panel = page.getByRole("dialog", { name: "Complaints" });
  await expect(panel).toContainText("recording fee");
  await panel.getByLabel("Answer, as it is mailed").fill("The county takes it. Here is its list.");
  await expectSound(page);
  await panel.getByRole("button", { name: "Send the answer" }).press("Enter");
  await expect(page.getByText("Nobody waits for an answer.", { exact: false })).toBeVisible();

  await page.goto(page.url().replace("/complaints", `/file/${borrower.applicationUuid}`));
  await page.getByRole("button", { name: "Place a legal hold …" }).click();
  await page.getByLabel("For which dispute or inquiry").fill("Fees, letter of the county");
  await page.getByRole("button", { name: "Place the hold" }).click();
  await expect(page.getByText(/Kept since .*Fees, letter of the county/)).toBeVisible();
  // It gives the focus back when it closes, which must not be between the focus of the next button and its press.
  await expect(page.getByRole("dialog")).toHaveCount(0);

  for (const who of ["the borrower", "Theo Bergstrom"]) {
    await page.getByRole("button", { name: `Log ${who} out …` }).press("Enter");
    const asking = page.getByRole("dialog", { name: `Log ${who} out everywhere` });
    await asking.getByLabel("Why").fill("Their phone was stolen");
    await expectSound(page);
    await asking.getByRole("button", { name: "Log out everywhere" }).press("Enter");
    await expect(asking).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Messages" })).toContainText("Logged out on one device.");
  }
  await expect(page.getByText("Signer logged out")).toBeVisible();
  await expectSound(page);
});

test("the register of a year, the figures, and what borrowers say, are read by whom they concern", async ({
  page,
  browser,
}) => {
  await openBorrower(product);
  await enter(page, "auditor", "/hmda");
  await expect(page.getByRole("heading", { name: "HMDA register", level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: "Download the file" })).toBeVisible();
  await expect(page.getByText("No application has come to its final action in this year yet.")).toBeVisible();
  await expectSound(page);
  await page.getByRole("link", { name: "Reports" }).press("Enter");
  await expect(page.getByRole("heading", { name: "From application to money" })).toBeVisible();
  await page.getByText("All figures as a table").first().press("Enter");
  await expect(page.getByRole("table", { name: "From application to money" })).toContainText("1. Profile and consent");
  await expectSound(page);
  await page.getByRole("link", { name: "Fair-lending overview" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Nobody was approved or denied in this year" })).toBeVisible();
  await expectSound(page);
  const agent = await (await browser.newContext()).newPage();
  await enter(agent, "support-agent", "/feedback");
  await expect(agent.getByRole("heading", { name: "In figures" })).toBeVisible();
  await expectSound(agent);
  await agent.context().close();
  // Spanish headings are the longest.
  const reader = await (await browser.newContext({ locale: "es-US" })).newPage();
  await enter(reader, "auditor", "/reports");
  await expect(reader.getByRole("columnheader", { name: "Mediana hasta decisión" }).first()).toBeVisible();
  await expectSound(reader);
  await reader.context().close();
});

test("the overview of groups is never blank: it says that it comes, that it failed and how to ask again, and stands then", async ({
  page,
}) => {
  await enter(page, "auditor", "/account");
  const answerWho = await holdBack(page, "**/self/figureinfo");
  const answerHow = await holdBack(page, "**/hmda/*/fair-lending", 1);
  const coming = page.getByRole("main").getByText("Loading");
  // What is held back is asked for by the page's head, and part of its load.
  await page.goto(`${consoleUrl(product)}/reports/fair-lending`, { waitUntil: "commit" });
  await expect(coming).toBeVisible();
  const heading = page.getByRole("heading", { name: "Fair-lending overview", level: 1 });
  await expect(heading).toHaveCount(0);
  answerWho();
  await expect(heading).toBeVisible();
  await expect(coming).toBeVisible();
  answerHow();
  const none = page.getByText("Nobody was approved or denied in this year");
  await expect(none).toBeVisible();
  await expectSound(page);

  await page.route("**/hmda/*/fair-lending", (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await page.reload();
  await expect(page.getByText("The overview could not be made")).toBeVisible();
  await expectSound(page);
  await page.getByRole("button", { name: "Try again" }).press("Enter");
  await expect(none).toBeVisible();
});

test("an auditor comes from what a check of the register found to the application", async ({ page }) => {
  const places = { url: product.url, sandboxUrl: product.sandbox.url, orgCode: "gable" };
  const { uuid } = await walk({ ...places, persona: "score-decline" });
  await enter(page, "auditor", "/hmda");
  const found = page.getByRole("table", { name: "What the checks found" }).getByRole("link");
  await expect(found.first()).toBeVisible();
  await expectSound(page);
  await found.first().press("Enter");
  await expect(page).toHaveURL(new RegExp(`/file/${uuid}`));
  await expect(page.getByRole("heading", { name: "Curtis Vandermeer", level: 1 })).toBeVisible();
  await expect(page.locator("article > header")).toContainText("Declined");
  await expect(page.getByText("Ended at 6 of 28: Initial decision")).toBeVisible();

  const pack = page.waitForEvent("download");
  await page.getByRole("button", { name: "Make the examiner’s pack" }).press("Enter");
  expect((await pack).suggestedFilename()).toMatch(/^\d+-examiner-pack\.zip$/);
  await expect(page.getByRole("region", { name: "Messages" })).toContainText("The archive is in your downloads.");
  await expectSound(page);
});

test("a processor reads papers beside the file, and accepts one and returns the other by keyboard", async ({
  page,
}) => {
  const borrower = await openBorrower(product);
  await sendAskedPaper(product.url, borrower, "SORENSEN, ADA");
  await sendAskedPaper(product.url, borrower, "Theo Marsh");
  await enter(page, "processor", `/file/${borrower.applicationUuid}`);
  await page.getByRole("link", { name: "Review 2 papers" }).press("Enter");
  await expect(page.getByRole("row", { name: /Borrower’s name/ })).toContainText("on page 1");
  await expectSound(page);

  await page.keyboard.press("j");
  await expect(page.getByText("Paper 2 of 2")).toBeVisible();
  await expect(page.getByRole("row", { name: /Borrower’s name/ })).toContainText("not found");
  await page.keyboard.press("r");
  await page.getByRole("dialog").getByRole("textbox").fill("It names somebody else.");
  await page.getByRole("dialog").getByRole("button", { name: "Return", exact: true }).press("Enter");
  await expect(page.getByText("Paper 1 of 1")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("a");
  await page.getByRole("dialog").getByRole("button").last().press("Enter");
  await expect(page.getByRole("heading", { name: "No paper waits for you" })).toBeVisible();
  await page.keyboard.press("b");
  await expect(page).toHaveURL(new RegExp(`/file/${borrower.applicationUuid}$`));
});

test("a paper that the line does not bring is not called a picture, and is read once the line is back", async ({
  page,
  context,
}) => {
  const borrower = await openBorrower(product);
  await sendAskedPaper(product.url, borrower, "SORENSEN, ADA");
  await sendAskedPaper(product.url, borrower, "Theo Marsh");
  await enter(page, "processor", `/file/${borrower.applicationUuid}/papers`);
  const name = page.getByRole("row", { name: /Borrower’s name/ });
  await expect(name).toContainText("on page 1");
  await context.setOffline(true);
  await page.keyboard.press("j");
  await expect(page.getByText("Paper 2 of 2")).toBeVisible();
  await expect(name).toContainText("not read yet");
  await expect(page.getByText("A picture:")).toHaveCount(0);
  await expectSound(page);
  await context.setOffline(false);
  await expect(name).toContainText("not found");
});

test("a loan officer finds their card, and is told why no application comes from a state", async ({ page }) => {
  await enter(page, "loan-officer", "/officer");
  await page.getByLabel("Why not in another state?").selectOption("NY");
  await expect(page.getByRole("status").filter({ hasText: "No" })).toContainText("license here");
  await expectSound(page);
});

test("a loan officer chooses a picture, which borrowers see beside the page, and takes it off", async ({ page }) => {
  const officer = await enterConsole(page, product, "loan-officer", "/officer");
  await product.ctx.database.kysely
    .updateTable("staff")
    .set({ originator_uuid: OFFICER })
    .where("uuid", "=", officer.staffUuid)
    .execute();
  await page.reload();
  const chosen = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose a picture" }).press("Enter");
  await (await chosen).setFiles({ name: "me.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") });
  await expect(page.getByRole("alert").filter({ hasText: "no picture that can be read" })).toBeVisible();
  await page
    .getByLabel("Your picture")
    .setInputFiles({ name: "me.png", mimeType: "image/png", buffer: Buffer.from(pixel) });
  await expect(page.getByText("Borrowers see your picture now.").first()).toBeVisible();
  const photo = page.locator(".face img");
  await expect(photo).toHaveJSProperty("naturalWidth", 320);
  await expectSound(page);

  const borrower = await page.context().newPage();
  await borrower.goto(`${product.url}/account/heloc/register?referrer=${OFFICER}`);
  await expect(borrower.locator(".face img").first()).toHaveJSProperty("naturalWidth", 320);
  await borrower.close();

  await page.getByRole("button", { name: "Take it off" }).press("Enter");
  await expect(photo).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Choose a picture" })).toBeVisible();
});

test("an underwriter records that a borrower called to withdraw", async ({ page }) => {
  const { applicationUuid } = await openBorrower(product);
  await enter(page, "underwriter", `/file/${applicationUuid}`);
  await page.getByRole("button", { name: /^Raise a condition/ }).click();
  const raising = page.getByRole("dialog");
  await raising.getByLabel("What is asked for, as the borrower reads it").fill("Send the last bill of the county.");
  await raising.getByRole("button").last().click();
  const waive = page.getByRole("button", { name: "Waive …" });
  await expect(waive).toBeVisible();
  await page.getByRole("button", { name: "The borrower withdraws …" }).click();
  const day = page.getByRole("group", { name: "Day of the postmark or the call" });
  for (const [part, typed] of [
    ["Month", "11"],
    ["Day", "20"],
    ["Year", "2026"],
  ] as const)
    await day.getByLabel(part).fill(typed);
  await page.getByLabel("When and how they asked").fill("By phone, Monday at ten");
  await expectSound(page);
  await page.getByRole("button", { name: "The borrower withdraws", exact: true }).click();
  await expect(page.getByText(/Withdrawn at the borrower’s wish, recorded by .*Monday at ten/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Your application is withdrawn, as you asked" })).toBeVisible();
  // What was asked for stays to be read, and is asked for no more.
  await expect(page.getByText("Send the last bill of the county.").first()).toBeVisible();
  await expect(waive).toHaveCount(0);
  await expectSound(page);
});

test("a page that is not part of a role says so, and offers no second try", async ({ page }) => {
  await enter(page, "support-agent", "/hmda");
  await expect(page.getByRole("heading", { name: "This page is not part of your role" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
  await expectSound(page);
  await page.getByRole("link", { name: "Go to the pipeline" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Pipeline", level: 1 })).toBeVisible();
});
