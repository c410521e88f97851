import { randomUUID } from "node:crypto";
import { requestDeletion } from "@gable/contract/calls/privacy.ts";
import {
  forgetWaitlistAddress,
  joinWaitlist,
  LEAVE_AT_ONCE,
  leaveWaitlist,
  waitlistReport,
} from "@gable/contract/calls/waitlist.ts";
import type { UsState } from "@gable/domain/people/us-states.ts";
import { waitlistText } from "@gable/domain/waitlist/waitlist-consent.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { giveLicense } from "@gable/testkit/give-license.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eraseDue } from "../privacy/erase-due.ts";
import { tellOfLicences } from "./tell-of-licences.ts";

const DAY_MS = 86_400_000;

interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly unsubscribe?: string;
}

interface Ask {
  readonly language?: "en" | "es";
  readonly textVersion?: string;
  readonly org?: string;
  readonly remoteAddress?: string;
}

const tokenIn = ({ text }: Mail): string => /\/waitlist#([\w-]+)/.exec(text)?.[1] ?? "";

describe("who waits until a lender lends in their state", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const db = () => product.ctx.database.kysely;
  const visitor = (orgCode = "gable") => createBorrowerClient(product.url, orgCode);
  /** From an address of the net of its own, unless one is named: entries are counted by it. */
  let last = 0;
  async function ask(email: string, state: UsState, more: Ask = {}): Promise<{ status: number; problem: unknown }> {
    const { org = "localhost", remoteAddress = `10.9.0.${(last += 1)}`, ...body } = more;
    const reply = await product.app.inject({
      method: "POST",
      url: joinWaitlist.path,
      remoteAddress,
      headers: { host: org, "idempotency-key": randomUUID() },
      payload: { email, state, language: "en", textVersion: waitlistText.version, ...body },
    });
    return { status: reply.statusCode, problem: reply.statusCode === 204 ? null : reply.json() };
  }
  const join = async (...asked: Parameters<typeof ask>) =>
    expect(await ask(...asked)).toEqual({ status: 204, problem: null });
  const rows = () => db().selectFrom("waitlist").selectAll().orderBy("agreed_at").execute();
  const waitingIn = async (state: string, org = "gable") => {
    const { client } = await openStaff(product, "auditor", org);
    return (await client.send(waitlistReport, {})).states.find((one) => one.state === state);
  };
  const inbox = async (email: string): Promise<Mail[]> =>
    (await fetch(`${product.sandbox.url}/inbox.json?to=${encodeURIComponent(email)}`)).json() as Promise<Mail[]>;
  const mailed = async (email: string): Promise<Mail> => {
    await expect.poll(() => inbox(email)).toHaveLength(1);
    const [mail] = await inbox(email);
    if (!mail) throw new Error("The mail is gone again.");
    return mail;
  };
  const erase = (days: number) =>
    eraseDue(
      { db: db(), sealing: product.ctx.sealing, documents: product.ctx.documents },
      new Date(product.ctx.clock.now().getTime() + days * DAY_MS),
    );

  const license = (state: UsState, inDays = 0) => giveLicense(product, state, inDays);

  it("is kept once, sealed, with the words that were agreed to, and told nothing of who waits already", async () => {
    await join("Once@example.com ", "VT", { language: "es" });
    await join("once@example.com", "VT", { language: "es" });
    const kept = await rows();
    expect(kept).toHaveLength(1);
    expect(kept[0]).toMatchObject({
      org_code: "gable",
      state: "VT",
      language: "es",
      text_version: waitlistText.version,
    });
    expect(kept[0]?.text_sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify({ ...kept[0], sealed_email: kept[0]?.sealed_email.toString("latin1") })).not.toContain(
      "once@",
    );
  });

  it("is refused where nothing is to wait for, where the words have changed, and without an address", async () => {
    expect(await ask("a@example.com", "CA")).toMatchObject({ status: 409, problem: { code: "lends-there" } });
    expect(await ask("a@example.com", "VT", { textVersion: "2020-01-1" })).toMatchObject({
      status: 409,
      problem: { code: "text-changed" },
    });
    expect(await ask("nobody", "VT")).toMatchObject({ status: 400, problem: { fields: { email: ["email-invalid"] } } });
  });

  it("is not put down by the hundred from one address of the net", async () => {
    const replies = await Promise.all(
      Array.from({ length: 25 }, (_, number) =>
        ask(`stranger${number}@example.com`, "RI", { remoteAddress: "10.7.0.1" }),
      ),
    );
    expect(replies.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    expect((await waitingIn("RI"))?.waiting).toBeLessThanOrEqual(20);
  });

  it("gets one mail in their language on the day on which the licence begins, however often it is looked, and not before", async () => {
    await join("ines@example.com", "ME", { language: "es" });
    await license("ME", 2);
    await tellOfLicences(product.ctx);
    expect((await waitingIn("ME"))?.waiting).toBe(1);
    await product.ctx.adjustableClock?.advance(3 * DAY_MS);
    await Promise.all([tellOfLicences(product.ctx), tellOfLicences(product.ctx), tellOfLicences(product.ctx)]);
    const mail = await mailed("ines@example.com");
    expect(mail.subject).toBe("Gable ya presta en Maine");
    expect(mail.text).toContain(
      `${product.ctx.lenders.originOf(product.ctx.lenders.byOrgCode("gable"))}/account/heloc/register`,
    );
    expect(mail.text).toContain(product.ctx.lenders.byOrgCode("gable").orgMetaData.companyInfo.companyAddress);
    expect(await waitingIn("ME")).toMatchObject({ waiting: 0, written: 1 });
    await tellOfLicences(product.ctx);
    const sent = await db().selectFrom("outbox").select("uuid").where("identity_uuid", "is", null).execute();
    expect(sent).toHaveLength(1);
  });

  it("leaves every list with one click on the page, and hears of no other state", async () => {
    await join("leo@example.com", "DE");
    await join("leo@example.com", "IA");
    await license("DE");
    await tellOfLicences(product.ctx);
    const token = tokenIn(await mailed("leo@example.com"));
    await expect(visitor().send(leaveWaitlist, { body: { token: `${token.slice(0, -4)}AAAA` } })).rejects.toMatchObject(
      {
        status: 400,
        problem: { code: "leave-link" },
      },
    );
    await expect(visitor("harbor-pine").send(leaveWaitlist, { body: { token } })).rejects.toMatchObject({
      status: 400,
    });
    await visitor().send(leaveWaitlist, { body: { token } });
    await visitor().send(leaveWaitlist, { body: { token } });
    expect(await waitingIn("DE")).toBeUndefined();
    await license("IA");
    await tellOfLicences(product.ctx);
    expect(await waitingIn("IA")).toBeUndefined();
    expect(await inbox("leo@example.com")).toHaveLength(1);
  });

  it("leaves by the button of a mail program, which sends a form and no session; to look at the address does nothing", async () => {
    await join("maya@example.com", "WY");
    await license("WY");
    await tellOfLicences(product.ctx);
    const { unsubscribe = "" } = await mailed("maya@example.com");
    const { pathname } = new URL(unsubscribe);
    expect(pathname.startsWith(LEAVE_AT_ONCE)).toBe(true);
    const open = (method: "GET" | "POST") =>
      product.app.inject({
        method,
        url: pathname,
        headers: { host: "localhost", "content-type": "application/x-www-form-urlencoded" },
        ...(method === "POST" && { payload: "List-Unsubscribe=One-Click" }),
      });
    await open("GET");
    expect((await waitingIn("WY"))?.written).toBe(1);
    expect((await open("POST")).statusCode).toBe(204);
    expect(await waitingIn("WY")).toBeUndefined();
  });

  it("is deleted thirty days after the mail, or after two years without one, with the mail itself", async () => {
    await join("ned@example.com", "ND");
    await join("sol@example.com", "SD");
    await license("ND");
    await tellOfLicences(product.ctx);
    await mailed("ned@example.com");
    await erase(29);
    expect((await waitingIn("ND"))?.written).toBe(1);
    await erase(31);
    expect(await waitingIn("ND")).toBeUndefined();
    expect((await waitingIn("SD"))?.waiting).toBe(1);
    await erase(729);
    expect((await waitingIn("SD"))?.waiting).toBe(1);
    await erase(733);
    expect(await waitingIn("SD")).toBeUndefined();
    expect(await db().selectFrom("outbox").select("uuid").where("identity_uuid", "is", null).execute()).toEqual([]);
  });

  it("goes with the account of whoever asks to have everything deleted, and by an administrator for whoever writes", async () => {
    const { client, email, persona } = await walkIn(product, {
      persona: "frozen-thawed",
      until: "SOFT_CREDIT_LOCKED_OR_FROZEN",
    });
    await join(email, "HI");
    await join("writes@example.com", "HI");
    const administrator = await openStaff(product, "administrator");
    const auditor = await openStaff(product, "auditor");
    const body = { email: "Writes@example.com" };
    await expect(auditor.client.send(forgetWaitlistAddress, { body })).rejects.toMatchObject({ status: 403 });
    await administrator.client.send(forgetWaitlistAddress, { body });
    expect((await waitingIn("HI"))?.waiting).toBe(1);
    await client.send(requestDeletion, { body: { password: persona.fill.password } });
    await erase(0);
    expect(await waitingIn("HI")).toBeUndefined();
  });

  it("is nobody's of another lender", async () => {
    await join("both@example.com", "AK", { org: "harbor-pine.localhost" });
    await join("both@example.com", "AK");
    const [one, other] = (await rows()).filter(({ state }) => state === "AK");
    expect(one?.email_fingerprint).not.toBe(other?.email_fingerprint);
    const { client } = await openStaff(product, "administrator", "harbor-pine");
    await client.send(forgetWaitlistAddress, { body: { email: "both@example.com" } });
    expect(await waitingIn("AK", "harbor-pine")).toBeUndefined();
    expect((await waitingIn("AK"))?.waiting).toBe(1);
    await license("AK");
    await tellOfLicences(product.ctx);
    expect((await mailed("both@example.com")).subject).toBe("Gable now lends in Alaska");
  });
});
