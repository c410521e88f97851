import { randomUUID } from "node:crypto";
import { accounts, completeBankLink, linkBank } from "@gable/contract/calls/accounts.ts";
import { withdraw } from "@gable/contract/calls/application.ts";
import { income, linkIncome } from "@gable/contract/calls/income.ts";
import { consent } from "@gable/testkit/borrower/register.ts";
import { agreeAt, until } from "@gable/testkit/borrower/verification-moves.ts";
import { type Walked, walk } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { change } from "@gable/testkit/open-texted.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({
    environment: ({ url, apiKey }) => ({
      PLAID_URL: `${url}/plaid`,
      PLAID_CLIENT_ID: "a client",
      PLAID_SECRET: apiKey,
      PLAID_INCOME: "true",
    }),
  });
});
afterAll(() => product.close());

/** Goes to Plaid's page, ends the visit there, and gives the address to which the browser is sent back. */
async function visitPlaid({ client, uuid }: Pick<Walked, "client" | "uuid">, end: "finish" | "cancel") {
  const body = { consent: consent("BANK_ACCOUNT_READING", "en") };
  const { linkUuid, url } = await client.send(linkBank, { params: { uuid }, body });
  const left = await fetch(`${product.sandbox.url}/link/${end}`, {
    method: "POST",
    body: new URLSearchParams({
      visit: new URL(url).searchParams.get("visit") ?? "",
      institution: "alder",
      accounts: "everyday",
    }),
    redirect: "manual",
  });
  await client.send(completeBankLink, { params: { uuid, link: linkUuid }, body: {} });
  return new URL(left.headers.get("location") ?? "");
}

/** What Plaid keeps of borrowers. */
const keptByPlaid = async () => (await (await fetch(`${product.sandbox.url}/admin/plaid-items`)).json()) as unknown[];

/** Opens a visit to Plaid's page, to which the borrower goes. */
const openVisit = ({ client, uuid }: Pick<Walked, "client" | "uuid">) =>
  client.send(linkBank, { params: { uuid }, body: { consent: consent("BANK_ACCOUNT_READING", "en") } });

const toBank = { persona: "straight-approval", until: "DISBURSEMENT_ACCOUNT" } as const;
const places = () => ({ url: product.url, sandboxUrl: product.sandbox.url });

/** A notice as Plaid would send it, with what is wrong with it. */
async function notify(reference: string, body: string, signed: string | undefined) {
  const reply = await fetch(`${product.url}/vendor-events/plaid/${reference}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(signed !== undefined && { "plaid-verification": signed }) },
    body,
  });
  return reply.status;
}

describe("a borrower of a lender who links banks by Plaid", () => {
  it("gives up once, shares an account the second time, and has it verified for the money", async () => {
    const { sandbox } = product;
    const addresses: URL[] = [];
    const walked = await walkIn(product, {
      persona: "straight-approval",
      until: "RESCISSION",
      stands: async (walking, { step }) => {
        if (step !== "DISBURSEMENT_ACCOUNT") return;
        const { client, uuid } = walking;
        addresses.push(await visitPlaid(walking, "cancel"));
        expect(await client.send(accounts, { params: { uuid } })).toMatchObject({ linked: [] });
        addresses.push(await visitPlaid(walking, "finish"));
        await until(
          () => client.send(accounts, { params: { uuid } }),
          ({ linked }) => linked.length > 0,
        );
      },
    });
    expect(await walked.client.send(accounts, { params: { uuid: walked.uuid } })).toMatchObject({
      linked: [{ bankName: "First Alder Bank", owners: ["ADA L SORENSEN"] }],
      disbursement: { bankName: "First Alder Bank" },
      check: "VERIFIED",
    });
    expect(addresses.every(({ pathname }) => pathname.endsWith("/bank-link-oauth-success"))).toBe(true);
    expect(addresses.map(({ searchParams }) => [...searchParams.keys()])).toEqual([
      ["state", "outcome"],
      ["state", "outcome"],
    ]);
    const kept: unknown = await (await fetch(`${sandbox.url}/admin/plaid-items`)).json();
    expect(kept).toEqual([]);
  });

  it("has the account although the tab was closed at Plaid's page: Plaid tells that the visit is over", async () => {
    const walked = await walk({ ...places(), ...toBank, email: "closed.tab@example.com" });
    const { client, uuid } = walked;
    const { url } = await openVisit(walked);
    await agreeAt({ sandboxUrl: product.sandbox.url }, url);
    const { linked } = await until(
      () => client.send(accounts, { params: { uuid } }),
      (seen) => seen.linked.length > 0,
    );
    expect(linked).toMatchObject([{ bankName: "Copperfield Credit Union", owners: ["ADA L SORENSEN"] }]);
  });

  it("is asked how it ended once more, where the browser was faster than Plaid", async () => {
    product.sandbox.faults.set({ kind: "bank-link", act: "start-link", fault: "lost", next: 1 });
    const walked = await walk({ ...places(), ...toBank, email: "swift.browser@example.com" });
    const { client, uuid } = walked;
    const { linkUuid, url } = await openVisit(walked);
    const completing = client.send(completeBankLink, { params: { uuid, link: linkUuid }, body: {} });
    await agreeAt({ sandboxUrl: product.sandbox.url }, url);
    await completing;
    const { linked } = await until(
      () => client.send(accounts, { params: { uuid } }),
      (seen) => seen.linked.length > 0,
    );
    expect(linked).toHaveLength(1);
  });

  it("whose bank names another owner leaves nothing behind: the access that nobody reads is given back", async () => {
    const { client, uuid } = await walk({ ...places(), ...toBank, email: "not.theirs@example.com" });
    const order = { reference: uuid, correlationId: randomUUID(), orderedAt: new Date().toISOString() };
    const { bankLink } = product.ctx.vendors;
    const opened = await bankLink.startLink({
      ...order,
      key: randomUUID(),
      request: {
        person: { name: { first: "Ada", last: "Sorensen" } },
        returnUrl: `${product.url}/account/heloc/bank-link-oauth-success`,
        state: "a state",
        lender: "Gable",
        purpose: "accounts-and-transactions",
      },
    });
    if (opened.status !== "answered" || opened.answer.outcome !== "open") throw new Error("no page was opened");
    await agreeAt({ sandboxUrl: product.sandbox.url }, opened.answer.url);
    const read = await bankLink.exchange({ ...order, key: randomUUID(), request: { publicToken: opened.order } });
    if (read.status !== "answered" || read.answer.outcome !== "linked") throw new Error("nothing was shared");
    const { item } = read.answer;
    expect(await keptByPlaid()).toHaveLength(1);

    const visit = {
      uuid: randomUUID(),
      vendor: "bank-link",
      purpose: "INCOME",
      order: opened.order,
      openedAt: order.orderedAt,
      state: "FAILED",
      reason: "owner-differs",
      item,
    } as const;
    await change(product, uuid, ({ facts }) => ({ event: "learnt", facts: { links: [...facts.links, visit] } }));
    await until(keptByPlaid, (items) => items.length === 0);
    const { sources } = await client.send(income, { params: { uuid } });
    expect(sources).toContainEqual(expect.objectContaining({ state: "UNUSABLE", reason: "owner-differs" }));
  });

  it("shares a payroll account by Plaid too, where the lender reads income so, and Plaid keeps nothing of it", async () => {
    const walked = await walk({ ...places(), ...toBank, email: "payroll.account@example.com" });
    const { sources } = await walked.client.send(income, { params: { uuid: walked.uuid } });
    expect(sources).toMatchObject([{ source: "PAYROLL", state: "VERIFIED" }]);
    const kept = (await (await fetch(`${product.sandbox.url}/admin/plaid-items`)).json()) as unknown[];
    expect(kept).toEqual([]);
  });

  it("leaves nobody behind at Plaid whose payroll visit came to nothing and who withdraws", async () => {
    const email = "left.payroll@example.com";
    const { client, uuid } = await walk({
      ...places(),
      persona: "straight-approval",
      until: "INCOME_VERIFICATION",
      email,
    });
    const body = { source: "PAYROLL", consent: consent("PAYROLL_READING", "en") } as const;
    await client.send(linkIncome, { params: { uuid }, body });
    expect(await keptByPlaid()).toHaveLength(1);
    await client.send(withdraw, { params: { uuid }, body: {} });
    await until(keptByPlaid, (users) => users.length === 0);
  });
});

describe("a notice in Plaid's name", () => {
  const body = JSON.stringify({ webhook_type: "LINK", webhook_code: "SESSION_FINISHED", link_token: "link-unknown" });

  it.each([undefined, "", "eyJhbGciOiJub25lIn0.eyJyZXF1ZXN0X2JvZHlfc2hhMjU2IjoiIn0."])(
    "is not taken with the signature %j",
    async (signed) => {
      expect(await notify(randomUUID(), body, signed)).toBe(401);
    },
  );

  it("is not taken for what is no application", async () => {
    expect(await notify("somebody", body, undefined)).toBe(400);
  });
});
