import { randomUUID } from "node:crypto";
import { sendEmailCode } from "@gable/contract/calls/identity.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { defaultPatience } from "@gable/vendors/http-adapter.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { sendMail } from "./mail.ts";

/** Who looks at an empty field has not gone away by then. */
const SOON_MS = 10_000;
/** So many failures in a row, and the service is left alone for a while. */
const ENOUGH = defaultPatience.breakerThreshold;
const NEWS = "News of your application";

describe("a message for which somebody sits and waits", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterEach(() => product.sandbox.faults.clear());
  afterAll(() => product.close());

  /** Mails that nobody waits for, so many at once that a vendor who fails with each seems to be down. */
  async function sendNews(count: number): Promise<readonly string[]> {
    const { ctx } = product;
    const lender = ctx.lenders.byOrgCode("gable");
    const addresses = Array.from({ length: count }, () => `${randomUUID()}@example.com`);
    const message = { language: "en", subject: { en: NEWS, es: NEWS }, paragraphs: [] } as const;
    await ctx.database.kysely.transaction().execute(async (trx) => {
      for (const to of addresses) await sendMail(ctx, trx, lender, null, { ...message, to });
    });
    return addresses;
  }

  const inbox = async (to: string): Promise<readonly { readonly subject: string }[]> => {
    const reply = await fetch(`${product.sandbox.url}/inbox.json?to=${encodeURIComponent(to)}`);
    return (await reply.json()) as { readonly subject: string }[];
  };

  async function askForCode(): Promise<string> {
    const { headers, identityUuid } = await openBorrower(product);
    const url = sendEmailCode.path;
    await product.app.inject({ method: "POST", url, headers: { host: "localhost", ...headers } });
    const { email } = await product.ctx.database.kysely
      .selectFrom("identities")
      .select("email")
      .where("uuid", "=", identityUuid)
      .executeTakeFirstOrThrow();
    return email;
  }

  const arrived = (email: string) =>
    expect
      .poll(async () => (await inbox(email)).map(({ subject }) => subject), { timeout: SOON_MS, interval: 100 })
      .toEqual([expect.stringMatching(/^\d{6} is your code$/)]);

  it("comes within seconds where the service fails twice with each, and so do all that came before it", async () => {
    product.sandbox.faults.set({ kind: "mail", fault: "503", next: 10_000, ofEach: 2 });
    const others = await sendNews(16);
    await arrived(await askForCode());
    await expect
      .poll(async () => (await Promise.all(others.map(inbox))).filter(({ length }) => length === 1).length, {
        timeout: SOON_MS,
        interval: 200,
      })
      .toBe(others.length);
  });

  it("is not held up by what does not get through", async () => {
    const fault = product.sandbox.faults.set({ kind: "mail", fault: "503", next: 10_000, says: { subject: NEWS } });
    await sendNews(16);
    await expect.poll(() => fault.struck(), { timeout: SOON_MS }).toBeGreaterThan(ENOUGH);
    await arrived(await askForCode());
  });

  it("comes within seconds of the service being back", async () => {
    const fault = product.sandbox.faults.set({ kind: "mail", fault: "503", next: 10_000 });
    const email = await askForCode();
    await expect.poll(() => fault.struck(), { timeout: SOON_MS }).toBeGreaterThan(ENOUGH);
    fault.lift();
    await arrived(email);
  });
});
