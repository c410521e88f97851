import { chooseTexts, preferences, savePreferences } from "@gable/contract/calls/identity-settings.ts";
import { fileMessages } from "@gable/contract/calls/loan-file.ts";
import { consent } from "@gable/testkit/borrower/register.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { Temporal } from "temporal-polyfill";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { advance } from "../../workflow/advance.ts";
import { deliverMail } from "./mail.ts";
import { sendWaiting } from "./send-waiting.ts";

const EASTERN = "America/New_York";
const MINUTE_MS = 60_000;
type Sent = { readonly channel: string; readonly text: string; readonly subject: string | null };

/** The evening before the clocks are put forward, or back, next. */
function eveningBefore(change: "forward" | "back"): Temporal.ZonedDateTime {
  let day = Temporal.Now.zonedDateTimeISO(EASTERN)
    .with({ hour: 22, minute: 0, second: 0, millisecond: 0 })
    .add({ days: 1 });
  const isIt = () => {
    const moved = day.add({ days: 1 }).offsetNanoseconds - day.offsetNanoseconds;
    return change === "forward" ? moved > 0 : moved < 0;
  };
  while (!isIt()) day = day.add({ days: 1 });
  return day;
}

describe("texts to a borrower", () => {
  let product: TestProduct;
  let last = 0;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const change = (uuid: string, facts: Parameters<typeof advance>[4]) =>
    product.ctx.database.kysely
      .transaction()
      .execute((trx) => advance(product.ctx, trx, uuid, { kind: "system" }, facts));

  /** Somebody in Ohio with a phone. */
  async function borrower() {
    const { applicationUuid: uuid, headers: own } = await openBorrower(product);
    last += 1;
    const phone = `614555${String(2000 + last)}`;
    await change(uuid, ({ facts }) => ({
      event: "profile-saved",
      facts: {
        answers: {
          ...facts.answers,
          phone: `+1${phone}`,
          home: { street1: "1 Elm St", street2: null, city: "Columbus", state: "OH", zip: "43004" },
        },
      },
    }));
    const headers = { host: "localhost", ...own };
    const choose = (agrees: boolean) =>
      product.app.inject({
        method: "PUT",
        url: chooseTexts.path,
        headers,
        payload: { consent: agrees ? consent("TEXT_MESSAGES", "en") : null },
      });
    const now = () => product.ctx.clock.now(uuid).getTime();
    const moveTo = async (at: Temporal.ZonedDateTime) =>
      product.ctx.adjustableClock?.advance(at.epochMilliseconds - now(), uuid);
    const moveBy = async (ms: number) => product.ctx.adjustableClock?.advance(ms, uuid);
    /** Noon of tomorrow in Ohio. */
    const byDay = () => moveTo(Temporal.Now.zonedDateTimeISO(EASTERN).add({ days: 1 }).with({ hour: 12, minute: 0 }));
    return { uuid, phone, headers, choose, moveTo, moveBy, byDay };
  }

  const ask = (uuid: string, condition: string) =>
    change(uuid, ({ facts }, now) => ({
      event: "condition-asked",
      facts: {
        conditions: [
          ...facts.conditions,
          {
            uuid: condition,
            categoryEnum: "GENERIC_DOCUMENT_REQUEST",
            created: now.toISOString(),
            notes: null,
            commentsToBorrower: null,
            requestDocuments: true,
            xtraData: { numDocsRequired: 1 },
            priorTo: "documents",
          },
        ],
      },
    }));
  const [ONE, OTHER] = ["5c0a7a44-8a5e-4b02-9d54-0f6b1f3f0a03", "5c0a7a44-8a5e-4b02-9d54-0f6b1f3f0a04"];

  const waiting = (uuid: string, way = "text") =>
    product.ctx.database.kysely
      .selectFrom("waiting_messages")
      .selectAll()
      .where("application_uuid", "=", uuid)
      .where("way", "=", way)
      .orderBy("created_at")
      .execute();
  const textsTo = async (phone: string): Promise<Sent[]> =>
    (await fetch(`${product.sandbox.url}/inbox.json?to=${phone}`)).json() as Promise<Sent[]>;
  const untilSent = (phone: string, count: number) =>
    expect.poll(() => textsTo(phone), { timeout: 15_000 }).toHaveLength(count);
  const outbox = async (uuid: string) =>
    (
      await product.ctx.database.kysely
        .selectFrom("outbox")
        .select("uuid")
        .where("application_uuid", "=", uuid)
        .where("phone_fingerprint", "is not", null)
        .execute()
    ).map((row) => row.uuid);

  it.each(["forward", "back"] as const)("wait for the morning, also on the night the clocks go %s", async (way) => {
    const { uuid, phone, choose, moveTo } = await borrower();
    await choose(true);
    const evening = eveningBefore(way);
    await moveTo(evening);
    await ask(uuid, ONE);
    const morning = evening.add({ days: 1 }).with({ hour: 8 });
    const [row] = await waiting(uuid);
    const staff = await openStaff(product, "underwriter");
    const { messages } = await staff.client.send(fileMessages, { params: { uuid } });
    expect(messages).toContainEqual(
      expect.objectContaining({ channel: "text", state: "waiting", at: row?.due_at, to: null }),
    );
    expect(Temporal.Instant.from(row?.due_at ?? "").toString()).toBe(morning.toInstant().toString());
    expect(evening.until(morning).total("hours")).toBe(way === "forward" ? 9 : 11);
    await moveTo(morning.subtract({ minutes: 1 }));
    await sendWaiting(product.ctx);
    expect(await outbox(uuid)).toEqual([]);
    await moveTo(morning);
    await untilSent(phone, 1);
  });

  it("say what it is about, where to look and how to end them, and nothing else", async () => {
    const { uuid, phone, choose, moveBy, byDay } = await borrower();
    await choose(true);
    await byDay();
    await ask(uuid, ONE);
    await moveBy(3 * MINUTE_MS);
    await untilSent(phone, 1);
    const [text] = await textsTo(phone);
    expect(text?.text).toBe(
      `Gable: We need something from you: http://gable.localhost/account/heloc/${uuid} Reply STOP to end texts, HELP for help.`,
    );
  });

  it("are one for what comes within a few minutes, as the mail is", async () => {
    const { uuid, phone, choose, moveBy, byDay } = await borrower();
    await choose(true);
    await byDay();
    await ask(uuid, ONE);
    await moveBy(MINUTE_MS);
    await ask(uuid, OTHER);
    await change(uuid, (_file, now) => ({
      event: "condition-answered",
      facts: {
        conditionTalk: {
          [ONE]: [{ uuid: OTHER, by: "STAFF", kind: "MESSAGE", text: "Both pages", at: now.toISOString() }],
        },
      },
    }));
    await moveBy(2 * MINUTE_MS);
    await untilSent(phone, 1);
    const [text] = await textsTo(phone);
    expect(text?.text).toContain("We need something from you. We wrote to you about what we asked for: http");
    const mails = await waiting(uuid, "mail");
    expect(mails).toHaveLength(3);
    expect(new Set(mails.map(({ outbox_uuid }) => outbox_uuid)).size).toBe(1);
  });

  it("go out once, however many look, and however often one is handed over", async () => {
    const { uuid, phone, choose, moveBy, byDay } = await borrower();
    await choose(true);
    await byDay();
    await ask(uuid, ONE);
    await moveBy(3 * MINUTE_MS);
    await Promise.all(Array.from({ length: 6 }, () => sendWaiting(product.ctx)));
    const [sent = "", ...others] = await outbox(uuid);
    expect(others).toEqual([]);
    await product.ctx.database.kysely.updateTable("outbox").set({ sent_at: null }).where("uuid", "=", sent).execute();
    await deliverMail(product.ctx, sent);
    await moveBy(24 * 60 * MINUTE_MS);
    await sendWaiting(product.ctx);
    expect(await outbox(uuid)).toEqual([sent]);
    await untilSent(phone, 1);
  });

  it("are held back again where nobody worked until the night", async () => {
    const { uuid, choose, moveBy, byDay } = await borrower();
    await choose(true);
    await byDay();
    await ask(uuid, ONE);
    // Twelve hours on it is midnight, and the hour of the text was noon.
    await moveBy(12 * 60 * MINUTE_MS);
    await sendWaiting(product.ctx);
    const [row] = await waiting(uuid);
    const hour = Temporal.Instant.from(row?.due_at ?? "").toZonedDateTimeISO(EASTERN).hour;
    expect({ hour, sent: await outbox(uuid) }).toEqual({ hour: 8, sent: [] });
  });

  it("go only to who agreed to the words, and end with a stop", async () => {
    const { uuid, phone, headers, choose, moveBy, byDay } = await borrower();
    await byDay();
    await ask(uuid, ONE);
    expect(await waiting(uuid)).toEqual([]);
    const read = async () =>
      (await product.app.inject({ method: "GET", url: preferences.path, headers })).json<{ texts: object }>().texts;
    expect(await read()).toEqual({ phoneEnd: phone.slice(-2), isAgreed: false });
    expect((await choose(true)).statusCode).toBe(204);
    expect(await read()).toEqual({ phoneEnd: phone.slice(-2), isAgreed: true });
    await ask(uuid, OTHER);
    expect(await waiting(uuid)).toHaveLength(1);
    await choose(false);
    await moveBy(3 * MINUTE_MS);
    await sendWaiting(product.ctx);
    expect(await waiting(uuid)).toMatchObject([{ dropped: "stopped", outbox_uuid: null }]);
    expect(await outbox(uuid)).toEqual([]);
    await choose(true);
    expect(await read()).toMatchObject({ isAgreed: true });
  });

  it("leave out what somebody does not want to hear of, and what is over", async () => {
    const { uuid, headers, choose, moveBy, byDay } = await borrower();
    await choose(true);
    await byDay();
    await ask(uuid, ONE);
    await change(uuid, () => ({ event: "condition-met", facts: { conditions: [] } }));
    await moveBy(3 * MINUTE_MS);
    await sendWaiting(product.ctx);
    expect(await waiting(uuid)).toMatchObject([{ dropped: "over" }]);
    expect(await waiting(uuid, "mail")).toMatchObject([{ dropped: "over" }]);
    const payload = { language: "en", declined: { mail: [], text: ["moves"] } };
    await product.app.inject({ method: "PUT", url: savePreferences.path, headers, payload });
    await ask(uuid, OTHER);
    expect(await waiting(uuid)).toHaveLength(1);
    expect(await waiting(uuid, "mail")).toHaveLength(2);
  });
});
