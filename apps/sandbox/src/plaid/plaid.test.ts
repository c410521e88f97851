import { openVendors } from "@gable/vendors/open.ts";
import { VendorRefused, VendorUnavailable } from "@gable/vendors/vendor-errors.ts";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { personaByName } from "../personas/personas.ts";
import type { PersonaName } from "../personas/words.ts";
import { startSandbox } from "../server.ts";
import { orderOf } from "../testing/lender.ts";

const sandbox = await startSandbox();
afterAll(() => sandbox.close());

const account = { url: `${sandbox.url}/plaid`, clientId: "a client", secret: sandbox.apiKey, readsIncome: true };
const open = (plaid = account) => openVendors({ ...sandbox, plaid }).bankLink;
let bank = open();
beforeEach(() => {
  bank = open();
});

const returnUrl = "https://lender.example/account/heloc/bank-link-oauth-success";

function orderFor(name: PersonaName, purpose: "accounts" | "accounts-and-transactions" = "accounts") {
  const persona = personaByName(name);
  if (persona === undefined) throw new Error(`no persona ${name}`);
  const person = { name: persona.person.name, ssn: persona.person.ssn };
  return orderOf({ person, returnUrl, state: "state-1", language: "en" as const, lender: "Gable", purpose });
}

/** Opens a visit; the order is Plaid's link token. */
async function openPage(...given: Parameters<typeof orderFor>) {
  const { order, ...reply } = await bank.startLink(orderFor(...given));
  if (reply.status !== "answered" || reply.answer.outcome !== "open") throw new Error("no page was opened");
  return { order, url: reply.answer.url, visit: new URL(reply.answer.url).searchParams.get("visit") ?? "" };
}

const submit = (path: string, fields: Readonly<Record<string, string>>) =>
  fetch(`${sandbox.url}${path}`, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });

async function shared(...given: Parameters<typeof orderFor>): Promise<string> {
  const { order, visit } = await openPage(...given);
  await submit("/link/finish", { visit, institution: "alder", accounts: "everyday" });
  return order;
}

const exchanged = (publicToken: string) => bank.exchange(orderOf({ publicToken }));

const fail = (
  endpoint: string,
  error_type: string,
  error_code: string,
  more: { status?: number; next?: number } = {},
) =>
  fetch(`${sandbox.url}/admin/plaid-failures`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ endpoint, error_type, error_code, status: 400, ...more }),
  });

const itemsKept = async () => (await (await fetch(`${sandbox.url}/admin/plaid-items`)).json()) as string[];

describe("a bank linked by Plaid", () => {
  it("gives the accounts that were chosen, with their owners, and takes nothing of it back through the browser", async () => {
    const { order, url, visit } = await openPage("straight-approval");
    expect(await (await fetch(url)).text()).toContain("First Alder Bank");
    expect(await bank.find("start-link", order)).toMatchObject({ status: "pending" });

    const back = await submit("/link/finish", { visit, institution: "copperfield", accounts: "reserve" });
    expect(back.headers.get("location")).toBe(`${returnUrl}?state=state-1&outcome=completed`);
    expect(await bank.find("start-link", order)).toMatchObject({
      status: "answered",
      answer: { outcome: "completed", publicToken: order },
    });
    expect(await exchanged(order)).toMatchObject({
      status: "answered",
      answer: {
        outcome: "linked",
        institution: { id: "copperfield", name: "Copperfield Credit Union" },
        accounts: [
          {
            account: "reserve",
            accountType: "savings",
            routingNumber: "321999968",
            owners: ["ADA L SORENSEN"],
          },
        ],
      },
    });
  });

  it("gives the access back once the accounts are read, and says nothing of it", async () => {
    const reply = await exchanged(await shared("straight-approval"));
    expect(reply).toMatchObject({ answer: { outcome: "linked" } });
    expect(await itemsKept()).toEqual([]);
    expect(JSON.stringify(reply)).not.toMatch(/access-sandbox|public-sandbox/);
  });

  it("names every owner as the bank does", async () => {
    const reply = await exchanged(await shared("joint-owner"));
    if (reply.status !== "answered" || reply.answer.outcome !== "linked") throw new Error("nothing was linked");
    const { person, coOwners } = personaByName("joint-owner") ?? { person: undefined, coOwners: [] };
    const [shown] = reply.answer.accounts;
    expect(shown?.owners).toHaveLength(1 + coOwners.length);
    expect(shown?.owners[0]).toContain(person?.name.last.toUpperCase());
  });

  it("is given up where the borrower gives up", async () => {
    const { order, visit } = await openPage("straight-approval");
    await submit("/link/cancel", { visit });
    expect(await bank.find("start-link", order)).toMatchObject({
      answer: { outcome: "abandoned", reason: "cancelled" },
    });
    expect(await exchanged(order)).toMatchObject({ answer: { outcome: "link-expired" } });
  });

  it("has expired where Plaid knows the visit no more", async () => {
    const order = await shared("straight-approval");
    await fail("/link/token/get", "INVALID_INPUT", "INVALID_LINK_TOKEN", { next: 2 });
    expect(await bank.find("start-link", order)).toMatchObject({ answer: { outcome: "abandoned", reason: "expired" } });
    expect(await exchanged(order)).toMatchObject({ answer: { outcome: "link-expired" } });
  });

  it("is exchanged once", async () => {
    const order = await shared("straight-approval");
    await exchanged(order);
    expect(await exchanged(order)).toMatchObject({ answer: { outcome: "link-expired" } });
  });

  it("waits for a bank that is down, by an order that shows no token, and is read when the bank is back", async () => {
    const order = await shared("straight-approval");
    await fail("/identity/get", "INSTITUTION_ERROR", "INSTITUTION_DOWN");
    const waiting = await exchanged(order);
    expect(waiting).toMatchObject({ status: "pending" });
    expect(Buffer.from(waiting.order, "base64url").toString("latin1")).not.toContain("access-sandbox");
    expect(await bank.find("exchange", waiting.order)).toMatchObject({ answer: { outcome: "linked" } });
    expect(await itemsKept()).toEqual([]);
  });

  it("must be linked again where the bank wants another log-in, and keeps no access", async () => {
    const order = await shared("straight-approval");
    await fail("/auth/get", "ITEM_ERROR", "ITEM_LOGIN_REQUIRED");
    expect(await exchanged(order)).toMatchObject({ answer: { outcome: "link-expired" } });
    expect(await itemsKept()).toEqual([]);
  });

  it("gives what went in and out, in cents and by its kind, and then gives the access back", async () => {
    const reply = await exchanged(await shared("straight-approval", "accounts-and-transactions"));
    if (reply.status !== "answered" || reply.answer.outcome !== "linked") throw new Error("nothing was linked");
    const to = new Date().toISOString().slice(0, 10);
    const from = `${Number(to.slice(0, 4)) - 1}${to.slice(4)}`;
    const asked = { item: reply.answer.item, accounts: ["everyday"], from, to };
    const read = await bank.transactions(orderOf(asked));
    if (read.status !== "answered" || read.answer.outcome !== "retrieved") throw new Error("nothing was retrieved");
    const pay = read.answer.transactions.filter(({ category }) => category === "payroll");
    expect(pay.length).toBeGreaterThanOrEqual(25);
    expect(pay.every(({ direction, amount }) => direction === "in" && Number.isInteger(amount))).toBe(true);
    expect(await bank.transactions(orderOf(asked))).toMatchObject({ answer: { outcome: "revoked" } });
    expect(await itemsKept()).toEqual([]);
  });
});

describe("what Plaid fails with", () => {
  it("is a refusal that names neither the secret nor the client, for a wrong secret", async () => {
    const refused = await open({ ...account, secret: "a wrong secret" })
      .startLink(orderFor("straight-approval"))
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(VendorRefused);
    expect(refused).toMatchObject({ code: "INVALID_API_KEYS" });
    expect(refused).not.toHaveProperty("cause");
    expect(String(refused)).not.toContain("wrong secret");
  });

  it.each([
    ["RATE_LIMIT_EXCEEDED", "LINK_TOKEN_LIMIT", 429, "rate-limited"],
    ["API_ERROR", "INTERNAL_SERVER_ERROR", 500, "server-error"],
    ["INSTITUTION_ERROR", "INSTITUTION_DOWN", 400, "server-error"],
  ])("is an outage for %s (%s, %i)", async (type, code, status, reason) => {
    await fail("/link/token/create", type, code, { status });
    await expect(bank.startLink(orderFor("straight-approval"))).rejects.toMatchObject({
      name: "VendorUnavailable",
      reason,
    });
  });

  it("is an outage where nobody answers, and Plaid is left alone after some of them", async () => {
    bank = open({ ...account, url: "http://127.0.0.1:1" });
    const reasons: unknown[] = [];
    for (let asked = 0; asked < 7; asked += 1) {
      const failed = await bank.startLink(orderFor("straight-approval")).catch((error: unknown) => error);
      if (!(failed instanceof VendorUnavailable)) throw new Error("no outage");
      reasons.push(failed.reason);
    }
    expect([reasons[0], reasons.at(-1)]).toEqual(["unreachable", "circuit-open"]);
  });
});
