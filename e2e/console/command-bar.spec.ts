import { walk } from "@gable/testkit/borrower/walk.ts";
import { expect } from "@playwright/test";
import { expectSound } from "../accessible.ts";
import { testWithProductAlone } from "../test-with-product-alone.ts";
import { enterConsole } from "./enter-console.ts";

const test = testWithProductAlone();

test("a loan, a page and a part of a page are a few letters away, by keyboard alone", async ({ page, product }) => {
  const { url, sandbox } = product;
  const email = `found.${test.info().repeatEachIndex}@example.com`;
  const walked = { url, sandboxUrl: sandbox.url, persona: "straight-approval", email } as const;
  const { uuid } = await walk({ ...walked, until: "OFFER_SELECTION" });
  await enterConsole(page, product, "underwriter", "/settings/rates");
  const bar = page.getByRole("combobox", { name: "Find a loan, a person or a page" });
  const list = page.getByRole("listbox", { name: "What was found" });
  await expect(bar).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(bar).toBeFocused();
  await expect(list.getByRole("group", { name: "Pages" }).getByRole("option", { name: "Pipeline" })).toBeVisible();

  await page.keyboard.type(email);
  const found = list.getByRole("group", { name: "Applications" }).getByRole("option");
  await expect(found).toHaveText([/^Ada Lynn Sorensen.*Offer chosen/]);
  await expectSound(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/file/${uuid}$`));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(bar).toHaveValue("");

  await page.keyboard.press("Control+k");
  await page.keyboard.type("stor");
  await expect(list.getByRole("option")).toHaveText(["Story"]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const story = page.getByRole("heading", { name: "Story" });
  await expect(story).toBeFocused();
  await expect(story).toBeInViewport();

  await page.keyboard.press("Control+k");
  await page.keyboard.type("nobody at all");
  await expect(page.getByText("No application is named so.").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(bar).toHaveValue("");
  await expect(story).toBeFocused();

  await page.keyboard.press("Control+k");
  await page.keyboard.type("sett guide");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/settings\/guidelines$/);
});

test("whoever does not wait for what is found comes to the pipeline with it, and takes it off there", async ({
  page,
  product,
}) => {
  await enterConsole(page, product, "processor", "/pipeline");
  const search = page.getByRole("searchbox", { name: "Name, email or loan number" });
  await expect(search).toHaveValue("");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("nobody at all");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/text=nobody[+]at[+]all/);
  await expect(search).toHaveValue("nobody at all");
  await page.getByRole("link", { name: "Clear" }).press("Enter");
  await expect(search).toHaveValue("");
  await expect(page).toHaveURL(/\/pipeline$/);
});

test("what cannot be looked up is said, and leaves the pages that are known", async ({ page, product }) => {
  await enterConsole(page, product, "loan-officer", "/pipeline");
  const bar = page.getByRole("combobox", { name: "Find a loan, a person or a page" });
  await expect(bar).toBeVisible();
  await page.context().setOffline(true);
  await bar.fill("pi");
  await expect(page.getByText("The applications could not be looked through.").first()).toBeVisible();
  await expect(page.getByRole("option", { name: "Pipeline" })).toBeVisible();
  await expect(page.getByRole("option", { name: /^Settings/ })).toHaveCount(0);
  await page.context().setOffline(false);
});
