import type { StaffRole } from "@gable/domain/staff/roles.ts";
import { fileComplaint } from "@gable/testkit/borrower/file-complaint.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import type { TestProduct } from "@gable/testkit/start-product.ts";
import { expect, type Locator, type Page } from "@playwright/test";
import { expectSound } from "../accessible.ts";
import { testWithProductAlone } from "../test-with-product-alone.ts";
import { enterConsole } from "./enter-console.ts";
import { enterOfficer } from "./enter-officer.ts";
import { refuse } from "./refuse.ts";

const test = testWithProductAlone();

/** One form of the console outside a loan file. */
interface Asking {
  readonly role: StaffRole;
  readonly path: string;
  /** Begins it; where its fields then are. */
  readonly open: (page: Page) => Promise<Locator>;
  readonly isInDialog: boolean;
  readonly fields: Readonly<Record<string, string>>;
  readonly send: string;
  /** Of the call, and the name that its first field has there. */
  readonly call: RegExp;
  readonly field: string;
  /** What is on the page once it has gone through. */
  readonly done: (page: Page) => Locator;
}

const inDialog = (button: string | RegExp, title: string | RegExp) => async (page: Page) => {
  await page.getByRole("button", { name: button }).first().press("Enter");
  return page.getByRole("dialog", { name: title });
};

const askings: Readonly<Record<string, Asking>> = {
  "an answer to a complaint": {
    role: "administrator",
    path: "/complaints",
    open: inDialog(/^Fees/, "Complaints"),
    isInDialog: true,
    fields: { "Answer, as it is mailed": "The fee is in the estimate of the first day." },
    send: "Send the answer",
    call: /\/complaints\/[^/]+\/answer$/,
    field: "text",
    done: (page) => page.getByText("Answered. It goes out by mail.").first(),
  },
  "an address to forget": {
    role: "administrator",
    path: "/complaints",
    open: async (page) => page.getByRole("main"),
    isInDialog: false,
    fields: { "Email address": "gone@example.com" },
    send: "Delete this address",
    call: /\/waitlist\/forget$/,
    field: "email",
    done: (page) => page.getByText(/gone@example\.com/).first(),
  },
  "an invitation of a colleague": {
    role: "administrator",
    path: "/staff",
    open: inDialog("Invite somebody", "Invite somebody"),
    isInDialog: true,
    fields: { Name: "Ada Lind", "Work email address": "ada.lind@gable.example" },
    send: "Send the invitation",
    call: /\/members$/,
    field: "name",
    done: (page) => page.getByRole("row", { name: /Ada Lind/ }),
  },
  "a change of the settings": {
    role: "administrator",
    path: "/settings/rates?edit=latest",
    open: async (page) => {
      await page.getByLabel("Added to every rate").fill("0.25");
      await page.getByRole("button", { name: "See what changes" }).press("Enter");
      return page.getByRole("group", { name: "What changes" });
    },
    isInDialog: false,
    fields: { Why: "Funding has become dearer." },
    send: "Propose this change",
    call: /\/proposals$/,
    field: "reason",
    done: (page) => page.getByText("You proposed this."),
  },
  "an address for webhooks": {
    role: "administrator",
    path: "/settings/webhooks",
    open: async (page) => page.getByRole("main"),
    isInDialog: false,
    fields: { Address: "https://hooks.example.com/gable" },
    send: "Save the address",
    call: /\/webhook$/,
    field: "url",
    done: (page) => page.getByText("The secret", { exact: false }).first(),
  },
  "a lead": {
    role: "loan-officer",
    path: "/officer",
    open: inDialog("Add a lead", "Add a lead"),
    isInDialog: true,
    fields: {
      "First name": "Ines",
      "Last name": "Okafor",
      "Email address": "ines@example.com",
      "How they agreed": "By phone",
    },
    send: "Save the lead",
    call: /\/leads$/,
    field: "name.firstName",
    done: (page) => page.getByRole("row", { name: /Ines Okafor/ }),
  },
};

/** How the server, or what stands before it, may refuse; and what is said of it. */
const refusals = [
  [409, "changed-meanwhile", /A colleague has changed this meanwhile|we put|meanwhile/i],
  [403, "role", /Your role does not allow this/],
  [413, "too-large", /more than we can take|too large/],
  [429, "too-many", /That was often\. Wait a minute/],
  [500, "failed", /This did not work\. Try again/],
  [502, null, /The server does not answer\. Nothing is lost/],
  [0, null, /The server does not answer\. Nothing is lost/],
] as const;

/** What an earlier test has brought about is there no more: a setting is proposed once, an address saved once. */
async function forgetEarlier({ ctx: { database } }: TestProduct): Promise<void> {
  await database.kysely.deleteFrom("lender_proposals").where("org_code", "=", "gable").execute();
  await database.kysely.deleteFrom("lender_webhooks").where("org_code", "=", "gable").execute();
}

async function begin(page: Page, product: TestProduct, { role, path, open, fields }: Asking): Promise<Locator> {
  await forgetEarlier(product);
  const borrower = await openBorrower(product);
  await fileComplaint(product.url, borrower, "Nobody told me of the recording fee.");
  if (role === "loan-officer") await enterOfficer(page, product);
  else await enterConsole(page, product, role, path);
  const place = await open(page);
  await fill(place, fields);
  return place;
}

async function fill(place: Locator, fields: Asking["fields"]): Promise<void> {
  for (const [label, typed] of Object.entries(fields)) await place.getByLabel(label, { exact: true }).fill(typed);
  const role = place.getByLabel("Role", { exact: true });
  if ((await role.count()) > 0) await role.selectOption({ label: "Loan officer" });
}

async function expectKept(place: Locator, fields: Asking["fields"]): Promise<void> {
  for (const [label, typed] of Object.entries(fields))
    await expect(place.getByLabel(label, { exact: true })).toHaveValue(typed);
}

for (const [what, asking] of Object.entries(askings)) {
  const { fields, send, call, field, done } = asking;
  // Its name says more while it works.
  const button = (place: Locator) => place.getByRole("button", { name: new RegExp(`^${send}`) });

  test(`${what} that is refused stays as it is written, says why where one looks, and goes through once it may`, async ({
    page,
    product,
  }) => {
    const place = await begin(page, product, asking);
    const told = place.getByRole("alert");
    for (const [status, code, words] of refusals) {
      if (code === "changed-meanwhile" && what.includes("settings")) continue;
      await test.step(`${status}`, async () => {
        const answer = refuse(status, code);
        await page.route(call, answer);
        await button(place).press("Enter");
        await expect(told).toContainText(words);
        await expect(told).toBeFocused();
        await expectKept(place, fields);
        await page.unroute(call, answer);
      });
    }
    await page.route(call, refuse(400, "invalid", { [field]: ["invalid"] }));
    await button(place).press("Enter");
    const first = place.getByLabel(Object.keys(fields)[0] ?? "", { exact: true });
    await expect(first).toHaveAccessibleDescription(/Check this/);
    await expectSound(page);
    await told.getByRole("link").press("Enter");
    await expect(first).toBeFocused();
    await expectKept(place, fields);
    await page.unroute(call);
    await button(place).press("Enter");
    await expect(done(page)).toBeVisible();
  });

  test(`${what} that is long on its way is sent once, and is not left without a word`, async ({ page, product }) => {
    const place = await begin(page, product, asking);
    const { promise, resolve } = Promise.withResolvers<void>();
    let sent = 0;
    await page.route(call, async (route) => {
      if (route.request().method() === "GET") return route.fallback();
      sent += 1;
      await promise;
      return route.abort();
    });
    await button(place).press("Enter");
    await expect(button(place)).toHaveAttribute("aria-busy", "true");
    await button(place).press("Enter");
    const waiting = page.getByRole("dialog", { name: "This is still on its way" });
    // A page below an open dialog is out of reach.
    await (asking.isInDialog
      ? page.keyboard.press("Escape")
      : page.getByRole("link", { name: "Pipeline" }).first().press("Enter"));
    await expect(waiting).toBeVisible();
    await expectSound(page);
    await waiting.getByRole("button", { name: "Wait for it" }).press("Enter");
    await expect(waiting).toHaveCount(0);
    resolve();
    await expect(place.getByRole("alert")).toContainText("The server does not answer.");
    await expectKept(place, fields);
    expect(sent).toBe(1);
  });
}

test("a page that stands says so where nothing new comes to it any more, and goes on by itself", async ({
  page,
  product,
}) => {
  await enterConsole(page, product, "administrator", "/complaints");
  await expect(page.getByRole("heading", { name: "Waiting for an answer" })).toBeVisible();
  await page.clock.install();
  await page.route(/\/complaints$/, (route) =>
    route.request().resourceType() === "document" ? route.fallback() : route.abort(),
  );
  await page.clock.fastForward("02:00");
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  const line = page.getByRole("status").filter({ hasText: "We are not getting an answer just now." });
  await expect(line).toBeVisible();
  await expectSound(page);
  await page.unroute(/\/complaints$/);
  // Nobody presses anything: it may go on before anybody could.
  await expect(line).toHaveCount(0);
});
