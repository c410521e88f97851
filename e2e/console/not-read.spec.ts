import type { StaffRole } from "@gable/domain/staff/roles.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { expect, type Page } from "@playwright/test";
import { expectSound } from "../accessible.ts";
import { testWithProductAlone } from "../test-with-product-alone.ts";
import { enterConsole } from "./enter-console.ts";

const test = testWithProductAlone();

/** What is read for a part of a page that shows nothing where there is none. */
interface Part {
  readonly call: RegExp;
  /** What is said in its place, or the heading under which it is said that it could not be read. */
  readonly said: string | { readonly under: string };
}

const colleagues: Part = { call: /\/api\/v1\/staff$/, said: "The list of colleagues could not be read." };

const pages: readonly { readonly role: StaffRole; readonly at: string; readonly parts: readonly Part[] }[] = [
  {
    role: "processor",
    at: "/pipeline",
    parts: [
      { call: /\/api\/v1\/queues$/, said: "The queues could not be read." },
      { call: /\/api\/v1\/pipeline-views$/, said: "The kept views could not be read." },
      colleagues,
    ],
  },
  {
    role: "processor",
    at: "/file/UUID",
    parts: [
      { call: /\/paper-reviews$/, said: "Whether papers wait to be reviewed could not be read." },
      { call: /\/offers$/, said: { under: "Prepare an offer for the borrower" } },
      colleagues,
    ],
  },
  {
    role: "administrator",
    at: "/file/UUID",
    parts: [
      {
        call: /\/second-steps$/,
        said: "Whether the borrower is to be let in without the second step could not be read.",
      },
      { call: /\/applications\/[^/]+\/chats$/, said: { under: "Chats with the borrower" } },
      { call: /\/applications\/[^/]+\/replays$/, said: { under: "Visits to watch" } },
    ],
  },
  {
    role: "support-agent",
    at: "/file/UUID/borrower",
    parts: [{ call: /\/prepared-answers$/, said: { under: "Write down what they say on the phone" } }],
  },
  { role: "auditor", at: "/audit", parts: [colleagues] },
];

const toldOf = (page: Page, { said }: Part) =>
  typeof said === "string"
    ? page.getByRole("alert").filter({ hasText: said })
    : page
        .locator("section")
        .filter({ has: page.getByRole("heading", { name: said.under, exact: true }) })
        .getByRole("alert");

for (const { role, at, parts } of pages) {
  test(`what could not be read at ${at} is not taken for what is not there: ${role}`, async ({ page, product }) => {
    const { applicationUuid } = await openBorrower(product);
    for (const { call } of parts) await page.route(call, (route) => route.fulfill({ status: 500, json: {} }));
    await page.clock.install();
    await enterConsole(page, product, role, at.replace("UUID", applicationUuid));
    for (const part of parts) await expect(toldOf(page, part)).toBeVisible();
    await expectSound(page);
    // Nothing is asked again by itself before it is pressed for.
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const part of parts) {
      await page.unroute(part.call);
      await toldOf(page, part).getByRole("button", { name: "Try again" }).press("Enter");
    }
    await page.clock.resume();
    for (const part of parts) await expect(toldOf(page, part)).toHaveCount(0);
  });
}

const began = "2027-03-02T18:00:00.000Z";

/** Parts of a file, with what was read for them once. */
const onceRead: readonly {
  readonly role: StaffRole;
  readonly parts: readonly (Part & { readonly reply: object })[];
}[] = [
  {
    role: "administrator",
    parts: [
      {
        call: /\/applications\/[^/]+\/chats$/,
        said: { under: "Chats with the borrower" },
        reply: {
          chats: [{ uuid: crypto.randomUUID(), state: "waiting", openedAt: began, agentName: null, rating: null }],
        },
      },
      // Where nothing was there, something may be by now.
      { call: /\/applications\/[^/]+\/replays$/, said: { under: "Visits to watch" }, reply: { replays: [] } },
    ],
  },
  {
    role: "processor",
    parts: [
      {
        call: /\/offers$/,
        said: { under: "Prepare an offer for the borrower" },
        reply: { offers: [], prepared: { by: "Dana Reyes", line: 5_000_000, at: began } },
      },
    ],
  },
];

for (const { role, parts } of onceRead) {
  test(`what was read once and could not be again is said to be perhaps old: ${role}`, async ({ page, product }) => {
    const { applicationUuid } = await openBorrower(product);
    for (const { call, reply } of parts) await page.route(call, (route) => route.fulfill({ json: reply }));
    await page.clock.install();
    const read = parts.map(({ call }) => page.waitForResponse(call));
    await enterConsole(page, product, role, `/file/${applicationUuid}`);
    await Promise.all(read);
    for (const part of parts) await expect(toldOf(page, part)).toHaveCount(0);

    for (const { call } of parts) {
      await page.unroute(call);
      await page.route(call, (route) => route.fulfill({ status: 500, json: {} }));
    }
    await page.clock.fastForward("00:20");
    await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
    for (const part of parts) await expect(toldOf(page, part)).toContainText("it may have changed since");
    await expectSound(page);
    if (role === "administrator") await expect(page.locator(".chats-links").getByRole("link")).toHaveCount(1);
    else await expect(page.getByText(/^Dana Reyes/)).toBeVisible();

    for (const part of parts) {
      await page.unroute(part.call);
      await page.route(part.call, (route) => route.fulfill({ json: part.reply }));
      await toldOf(page, part).getByRole("button", { name: "Try again" }).press("Enter");
      await expect(toldOf(page, part)).toHaveCount(0);
    }
  });
}
