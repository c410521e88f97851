import { expect, type Locator, type Page } from "@playwright/test";
import { excessWidth, expectAccessible } from "../accessible.ts";
import { arriveAt, press } from "../arrive.ts";
import { enter } from "../enter.ts";
import { test } from "../test-with-product.ts";
import { walkIn } from "../walk-in.ts";
import { askForDeed } from "./ask-for-deed.ts";

const notFetched = (page: Page): Locator => page.getByText("We could not fetch this");

/** Lets every such call fail on our side until it is pressed for again. */
async function failUntilAskedAgain(page: Page, call: RegExp): Promise<() => Promise<void>> {
  const fails = (url: URL) => call.test(url.pathname);
  await page.route(fails, (route) => route.fulfill({ status: 500, json: {} }));
  return async () => {
    await expect(notFetched(page)).toBeVisible();
    await expectAccessible(page);
    expect(await excessWidth(page)).toBeLessThanOrEqual(0);
    await page.unroute(fails);
    await press(page, "Try again");
    await expect(notFetched(page)).toHaveCount(0);
  };
}

test("a right to cancel that cannot be looked up does not look like none, and is there once it can", async ({
  page,
  product,
}, { repeatEachIndex }) => {
  const email = `not-fetched.${repeatEachIndex}@example.com`;
  const { uuid, client } = await walkIn(product, { persona: "straight-approval", email, until: "RESCISSION" });
  await enter(page, product.url, client.token());
  const cancel = page.getByRole("button", { name: "Cancel the loan" });
  for (const path of ["complete", "document/disclosures"]) {
    const askAgain = await failUntilAskedAgain(page, /\/rescission$/);
    await page.goto(`${product.url}/account/heloc/${uuid}/${path}`);
    await askAgain();
    await expect(cancel).toBeVisible();
  }
});

test("what was said about a request is not blank where it cannot be fetched, and the file can be sent meanwhile", async ({
  page,
  product,
}, { repeatEachIndex }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const email = `talk-not-fetched.${repeatEachIndex}@example.com`;
  await askForDeed(product, page, email);
  const askAgain = await failUntilAskedAgain(page, /\/conversation$/);
  await page.getByRole("link", { name: /^Send it/ }).click();
  await expect(page.getByRole("group", { name: "Document" })).toBeVisible();
  await askAgain();
  await expect(page.getByRole("heading", { name: "What happened so far" })).toBeVisible();
});

test("the letter of a decline that cannot be fetched does not look like none, and stands there once it can", async ({
  page,
  product,
}, { repeatEachIndex }) => {
  const email = `letter-not-fetched.${repeatEachIndex}@example.com`;
  const { uuid, client } = await walkIn(product, { persona: "score-decline", email, until: "DECLINED" });
  await enter(page, product.url, client.token());
  const fails = /\/documents$/;
  await page.route(fails, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(`${product.url}/account/heloc/${uuid}`);
  const letter = page.getByRole("region", { name: "The letter" });
  await expect(letter.getByText("We could not fetch this")).toBeVisible();
  await expect(letter.getByRole("button", { name: "Try again" })).toBeVisible();
  await expectAccessible(page);
  // It is looked for anew all the time, so that what is pressed may be gone.
  await page.unroute(fails);
  await expect(letter.getByRole("listitem")).toBeVisible();
  await expect(notFetched(page)).toHaveCount(0);
});

test("a loan officer who cannot be looked up is not said to be unknown, and whoever has left keeps nobody from going on", async ({
  page,
  product,
}) => {
  const link = `${product.url}/ask-officer?referrer=00000000-0000-4000-8000-000000000000`;
  await page.route(/\/service-lead-portal\/api\/lo\//, (route) => route.fulfill({ status: 500, json: {} }), {
    times: 1,
  });
  await page.goto(link);
  await arriveAt(page, "Sorry, looks like we have hit a snag!");
  await page.goto(link);
  await arriveAt(page, "This link leads to no loan officer of ours");
  await page.getByRole("link", { name: "See what I could get" }).click();
  await arriveAt(page, "Which home would secure the line?");
});
