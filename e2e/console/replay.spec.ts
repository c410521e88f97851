import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { boxKinds } from "@gable/domain/telemetry/session-replay.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import type { TestProduct } from "@gable/testkit/start-product.ts";
import { startProductAlone } from "@gable/testkit/start-product-alone.ts";
import { type Browser, expect, type Request } from "@playwright/test";
import { excessWidth, expectAccessible } from "../accessible.ts";
import { enter } from "../enter.ts";
import { test } from "../test-with-late-replies.ts";
import { enterConsole } from "./enter-console.ts";

let product: TestProduct;
test.beforeAll(async () => {
  product = await startProductAlone();
});
test.afterAll(() => product.close());

const switchReplays = (to: "on" | "off") =>
  writeFile(
    join(product.config.dataDir, "flags.json"),
    JSON.stringify({
      flags: {
        "fe-session-replay": {
          state: "ENABLED",
          variants: { on: { flagEnabled: true, variables: {} }, off: { flagEnabled: false, variables: {} } },
          defaultVariant: to,
        },
      },
    }),
  );

/** A borrower at their application, and what their page asks of the server and loads. */
async function borrowerAt(browser: Browser, more: { asksNotToBeTracked?: boolean } = {}) {
  const { headers, applicationUuid } = await openBorrower(product);
  const context = await browser.newContext();
  if (more.asksNotToBeTracked)
    await context.addInitScript(() => Object.defineProperty(navigator, "doNotTrack", { value: "1" }));
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  await enter(page, product.url, headers.authorization);
  await page.goto(`${product.url}/account/heloc/${applicationUuid}`);
  return { page, applicationUuid, requests, close: () => context.close() };
}

const isPart = (request: Request) => request.url().includes("/session-replay/");
/** What is sent of the page has a field in it: the first that is sent may be of a page that is still empty. */
const drawsField = (request: Request) =>
  isPart(request) && (request.postData() ?? "").includes(`[${boxKinds.indexOf("field")},`);
const isRecorder = (request: Request) => request.url().includes("structure-recorder");

test("a visit is recorded without a word, and watched from the loan file", async ({ page: desk, browser }) => {
  await switchReplays("on");
  const { page, applicationUuid, requests, close } = await borrowerAt(browser);
  const links: string[] = [];
  page.on("requestfinished", (request) => {
    if (request.url().endsWith("/full-story-link")) links.push(request.postData() ?? "");
  });
  const drawn = page.waitForResponse((response) => drawsField(response.request()));
  const field = page.getByRole("textbox").first();
  await field.fill("Secret words");
  await page.getByRole("heading", { level: 1 }).click();
  const sent = await drawn;
  expect(sent.ok()).toBe(true);
  // A page that loads itself anew, for its tracker, is a visit of its own: the last one's link is the one that is kept.
  const [, replay = ""] = /session-replay\/([^/]+)/.exec(sent.url()) ?? [];
  await expect.poll(() => links.at(-1)).toContain(replay);
  const said = requests.filter(isPart).map((request) => request.postData() ?? "");
  for (const word of ["Secret", "words", await page.getByRole("heading", { level: 1 }).innerText(), applicationUuid])
    expect(said.join()).not.toContain(word);
  // Later calls say in which replay they happened.
  const named = requests.filter((request) => request.headers()["x-session-replay"] !== undefined);
  expect(named.length).toBeGreaterThan(0);
  await close();

  await desk.setViewportSize({ width: 1280, height: 900 });
  await desk.clock.install();
  await enterConsole(desk, product, "support-agent", `/file/${applicationUuid}`);
  await desk.getByRole("link", { name: /^Visit of / }).click();
  await expect(desk.getByRole("heading", { name: "A visit", level: 1 })).toBeVisible();
  await desk.getByLabel("Position in the visit").press("End");
  const stage = desk.getByRole("img", { name: /^The page \/account\/heloc\/\{uuid\}.* with \d+ things on it$/ });
  await expect(stage.locator("rect[data-kind='heading']").first()).toBeVisible();
  await expect(stage.locator("rect[data-kind='field']").first()).toBeVisible();
  // It is a short visit, and over before a busy machine has looked.
  await desk.clock.pauseAt(Date.now() + 60_000);
  await desk.getByRole("button", { name: "Play" }).click();
  await expect(desk.getByRole("button", { name: "Pause" })).toBeVisible();
  await desk.getByRole("button", { name: "Pause" }).click();
  await desk.clock.resume();
  await expectAccessible(desk);
  await desk.setViewportSize({ width: 390, height: 800 });
  expect(await excessWidth(desk)).toBe(0);
  await expectAccessible(desk);
});

test("nothing is recorded, nor the recorder fetched, unless it is on and the browser agrees", async ({ browser }) => {
  for (const asksNotToBeTracked of [true, false]) {
    await switchReplays(asksNotToBeTracked ? "on" : "off");
    const { page, requests, close } = await borrowerAt(browser, { asksNotToBeTracked });
    await page.getByRole("textbox").first().fill("Ada");
    await page.goto(`${product.url}/dashboard/settings`, { waitUntil: "networkidle" });
    expect(requests.filter((request) => isPart(request) || isRecorder(request))).toEqual([]);
    await close();
  }
});
