import { expect } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { expectWhole } from "../screens/whole.ts";
import { testWithProductAlone } from "../test-with-product-alone.ts";
import { enterConsole } from "./enter-console.ts";

const test = testWithProductAlone();

test("pages are closed and opened again at once, each in one step, and borrowers see it", async ({
  page: desk,
  product,
  browser,
}) => {
  await enterConsole(desk, product, "administrator", "/settings/maintenance");
  await expect(desk.getByText("Every page is open.")).toBeVisible();
  await desk.getByRole("button", { name: "Close now" }).press("Enter");
  await expect(desk.getByLabel("Why")).toHaveAttribute("aria-invalid", "true");
  await desk.getByRole("radio", { name: "New applications" }).check();
  await desk.getByLabel("Why").fill("County records answer wrongly");
  await desk.getByRole("button", { name: "Close now" }).press("Enter");
  await expect(desk.getByText("Closed now: New applications")).toBeVisible();
  for (const width of [390, 1280]) {
    await desk.setViewportSize({ width, height: 900 });
    await expectAccessible(desk);
    await expectWhole(desk);
  }

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${product.url}/account/heloc/register`);
  await expect(visitor.getByRole("heading", { name: "Scheduled Maintenance" })).toBeVisible();

  // Then everything, in one act, with the end that borrowers read.
  await desk.getByRole("radio", { name: "Closed: Every page" }).check();
  await desk.getByLabel("How long, as you expect").selectOption("2 hours");
  await desk.getByLabel("Why").fill("The whole core is down");
  await desk.getByRole("button", { name: "Close now" }).press("Enter");
  await expect(desk.getByText("Closed now: Every page")).toBeVisible();
  await expect(desk.getByText(/They read that you expect to be back on/)).toBeVisible();
  await visitor.goto(`${product.url}/account/heloc/register`);
  await expect(visitor.getByText(/We expect to be back on/)).toBeVisible();

  await desk.getByLabel("Why").fill("They answer again");
  await desk.getByRole("button", { name: "Open every page now" }).press("Enter");
  await expect(desk.getByText("Every page is open.")).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole("heading", { name: "Scheduled Maintenance" })).toHaveCount(0);
  await expect(visitor.locator("main h1")).toBeVisible();
  await expect(desk.getByText("They answer again")).toBeVisible();
  await visitor.context().close();
});
