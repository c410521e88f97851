import { accounts, completeBankLink, linkBank } from "@gable/contract/calls/accounts.ts";
import { consent } from "@gable/testkit/borrower/register.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import { walk, type Walked } from "@gable/testkit/borrower/walk.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({
    environment: ({ url, apiKey }) => ({
      PLAID_URL: `${url}/plaid`,
      PLAID_CLIENT_ID: "a client",
      PLAID_SECRET: apiKey,
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

describe("a borrower of a lender who links banks by Plaid", () => {
  it("gives up once, shares an account the second time, and has it verified for the money", async () => {
    const { url, sandbox } = product;
    const addresses: URL[] = [];
    const walked = await walk({
      url,
      sandboxUrl: sandbox.url,
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
});
