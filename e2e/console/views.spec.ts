import { readFile } from "node:fs/promises";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { expect } from "@playwright/test";
import { expectSound } from "../accessible.ts";
import { testWithProductAlone } from "../test-with-product-alone.ts";
import { enterConsole } from "./enter-console.ts";

const test = testWithProductAlone();

test("a processor keeps how the list is narrowed, comes back to it, takes it away as a file, and forgets it", async ({
  page,
  product,
}) => {
  await openBorrower(product);
  await enterConsole(page, product, "processor", "/pipeline");
  const aside = page.getByRole("navigation", { name: "Queues" });
  const keep = page.getByRole("button", { name: "Keep this view" });
  await expect(page.getByRole("table")).toBeVisible();
  await expect(keep).toHaveCount(0);

  await page.getByLabel("Order").selectOption("Largest line");
  await page.getByLabel("Assigned to").selectOption("Nobody as processor");
  await keep.press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Keep" }).press("Enter");
  await expect(dialog.getByRole("alert")).toBeVisible();
  await dialog.getByLabel("Name of the view").fill("Large, nobody's");
  await expectSound(page);
  await dialog.getByRole("button", { name: "Keep" }).press("Enter");
  const own = aside.getByRole("link", { name: "Large, nobody's" });
  await expect(own).toHaveAttribute("aria-current", "page");
  await expectSound(page);

  // Another filter is another view, which may take the name over.
  await page.getByLabel("State", { exact: true }).selectOption("Idaho");
  await expect(own).not.toHaveAttribute("aria-current", "page");
  await keep.press("Enter");
  await dialog.getByLabel("Name of the view").fill("Large, nobody's");
  await dialog.getByRole("button", { name: "Replace" }).press("Enter");
  await expect(own).toHaveAttribute("aria-current", "page");

  await aside.getByRole("link", { name: "Everything" }).press("Enter");
  await expect(page).toHaveURL(/\/pipeline$/);
  await page.reload();
  await own.press("Enter");
  await expect(page.getByLabel("State", { exact: true })).toHaveValue("ID");
  await expect(page.getByLabel("Order")).toHaveValue("LINE");

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download as CSV" }).press("Enter"),
  ]);
  expect(download.suggestedFilename()).toBe("pipeline.csv");
  expect(await readFile(await download.path(), "utf8")).toMatch(/^\u{feff}loan number,borrower,state,/u);

  await page.getByRole("button", { name: "Forget this view" }).press("Enter");
  await expect(own).toHaveCount(0);
  await expect(keep).toBeVisible();
});

test("an administrator shares a view; a colleague finds it with whose it is, uses it and keeps a copy, and the copy stays when it is shared no more", async ({
  browser,
  page,
  product,
}) => {
  await openBorrower(product);
  const chief = await enterConsole(page, product, "administrator", "/pipeline?order=LINE&state=ID");
  await page.getByRole("button", { name: "Keep this view" }).press("Enter");
  await page.getByRole("dialog").getByLabel("Name of the view").fill("Idaho, largest");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Share with all staff" }).press("Enter");
  await expect(
    page
      .getByRole("navigation", { name: "Queues" })
      .getByRole("link", { name: "Idaho, largest Shared with all staff" }),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Forget this view" })).toHaveCount(0);
  await expectSound(page);

  const colleague = await (await browser.newContext()).newPage();
  await enterConsole(colleague, product, "processor", "/pipeline");
  const queues = colleague.getByRole("navigation", { name: "Queues" });
  await queues.getByRole("link", { name: `Idaho, largest Shared by ${chief.name}` }).press("Enter");
  await expect(colleague.getByLabel("State", { exact: true })).toHaveValue("ID");
  await expect(colleague.getByRole("button", { name: "Share no more" })).toHaveCount(0);
  await expectSound(colleague);
  await colleague.getByRole("button", { name: "Keep a copy" }).press("Enter");
  await colleague.getByRole("dialog").getByRole("button", { name: "Keep" }).press("Enter");
  await expect(colleague.getByRole("button", { name: "Forget this view" })).toBeVisible();

  await page.getByRole("button", { name: "Share no more" }).press("Enter");
  await expect(page.getByRole("button", { name: "Forget this view" })).toBeVisible();
  await colleague.reload();
  await expect(queues.getByRole("link", { name: "Idaho, largest", exact: true })).toBeVisible();
  await expect(queues.getByText(/Shared by/)).toHaveCount(0);
  await colleague.context().close();
});
