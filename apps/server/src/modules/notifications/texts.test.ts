import { preferences, savePreferences } from "@gable/contract/calls/identity-settings.ts";
import { fileMessages } from "@gable/contract/calls/loan-file.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { askPapers, change, EASTERN, MINUTE_MS, openTexted } from "@gable/testkit/open-texted.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { Temporal } from "temporal-polyfill";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deliverMail } from "./mail.ts";
import { sendWaiting } from "./send-waiting.ts";

/** The evening before the clocks are put forward, or back, next. */
function eveningBefore(way: "forward" | "back"): Temporal.ZonedDateTime {
  let day = Temporal.Now.zonedDateTimeISO(EASTERN)
    .with({ hour: 22, minute: 0, second: 0, millisecond: 0 })
    .add({ days: 1 });
  const isIt = () => {
    const moved = day.add({ days: 1 }).offsetNanoseconds - day.offsetNanoseconds;
    return way === "forward" ? moved > 0 : moved < 0;
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

  const borrower = () => {
    last += 1;
    return openTexted(product, `614555${2000 + last}`);
  };
  const ask = (uuid: string, condition: string) => askPapers(product, uuid, condition);
  const [ONE, OTHER] = ["5c0a7a44-8a5e-4b02-9d54-0f6b1f3f0a03", "5c0a7a44-8a5e-4b02-9d54-0f6b1f3f0a04"];

  const untilSent = ({ arrived }: Awaited<ReturnType<typeof borrower>>, count: number) =>
    expect.poll(arrived).toHaveLength(count);

  it.each(["forward", "back"] as const)("wait for the morning, also on the night the clocks go %s", async (way) => {
    const texted = await borrower();
    const { uuid, choose, moveTo, waiting, outbox } = texted;
    await choose(true);
    const evening = eveningBefore(way);
    await moveTo(evening.epochMilliseconds);
    await ask(uuid, ONE);
    const morning = evening.add({ days: 1 }).with({ hour: 8 });
    const [row] = await waiting();
    const staff = await openStaff(product, "underwriter");
    const { messages } = await staff.client.send(fileMessages, { params: { uuid } });
    expect(messages).toContainEqual(
      expect.objectContaining({ channel: "text", state: "waiting", at: row?.due_at, to: null }),
    );
    expect(Temporal.Instant.from(row?.due_at ?? "").toString()).toBe(morning.toInstant().toString());
    expect(evening.until(morning).total("hours")).toBe(way === "forward" ? 9 : 11);
    await moveTo(morning.subtract({ minutes: 1 }).epochMilliseconds);
    await sendWaiting(product.ctx);
    expect(await outbox()).toEqual([]);
    await moveTo(morning.epochMilliseconds);
    await untilSent(texted, 1);
  });

  it("say what it is about, where to look and how to end them, and nothing else", async () => {
    const texted = await borrower();
    const { uuid, choose, moveBy, byDay, arrived } = texted;
    await choose(true);
    await byDay();
    await ask(uuid, ONE);
    await moveBy(15 * MINUTE_MS);
    await untilSent(texted, 1);
    const [text] = await arrived();
    expect(text?.text).toBe(
      `Gable: We need something from you: http://gable.localhost/account/heloc/${uuid} Reply STOP to end texts, HELP for help.`,
    );
  });

  it("are one for what comes within a few minutes, as the mail is", async () => {
    const texted = await borrower();
    const { uuid, choose, moveBy, byDay, waiting, arrived } = texted;
    await choose(true);
    await byDay();
    await ask(uuid, ONE);
    await moveBy(MINUTE_MS);
    await ask(uuid, OTHER);
    await change(product, uuid, (_file, now) => ({
      event: "condition-answered",
      facts: {
        conditionTalk: {
          [ONE]: [{ uuid: OTHER, by: "STAFF", kind: "MESSAGE", text: "Both pages", at: now.toISOString() }],
        },
      },
    }));
    await moveBy(14 * MINUTE_MS);
    await untilSent(texted, 1);
    const [text] = await arrived();
    expect(text?.text).toContain("We need something from you. We wrote to you about what we asked for: http");
    const mails = await waiting("mail");
    expect(mails).toHaveLength(3);
    expect(new Set(mails.map(({ outbox_uuid }) => outbox_uuid)).size).toBe(1);
  });

  it("go out once, however many look, and however often one is handed over", async () => {
    const texted = await borrower();
    const { uuid, choose, moveBy, byDay, outbox } = texted;
    await choose(true);
    await byDay();
    await ask(uuid, ONE);
    await moveBy(15 * MINUTE_MS);
    await Promise.all(Array.from({ length: 6 }, () => sendWaiting(product.ctx)));
    const [sent = "", ...others] = await outbox();
    expect(others).toEqual([]);
    await product.ctx.database.kysely.updateTable("outbox").set({ sent_at: null }).where("uuid", "=", sent).execute();
    await deliverMail(product.ctx, sent, product.ctx.vendors);
    await moveBy(24 * 60 * MINUTE_MS);
    await sendWaiting(product.ctx);
    expect(await outbox()).toEqual([sent]);
    await untilSent(texted, 1);
  });

  it("are held back again where nobody worked until the night", async () => {
    const texted = await borrower();
    const { uuid, choose, moveBy, byDay, waiting, outbox } = texted;
    await choose(true);
    await byDay();
    await ask(uuid, ONE);
    // Twelve hours on it is midnight, and the hour of the text was noon.
    await moveBy(12 * 60 * MINUTE_MS);
    await sendWaiting(product.ctx);
    const [row] = await waiting();
    const hour = Temporal.Instant.from(row?.due_at ?? "").toZonedDateTimeISO(EASTERN).hour;
    expect({ hour, sent: await outbox() }).toEqual({ hour: 8, sent: [] });
  });

  it("go only to who agreed to the words, and end with a stop", async () => {
    const texted = await borrower();
    const { uuid, phone, headers, choose, moveBy, byDay, waiting, outbox } = texted;
    await byDay();
    await ask(uuid, ONE);
    expect(await waiting()).toEqual([]);
    const read = async () =>
      (await product.app.inject({ method: "GET", url: preferences.path, headers })).json<{ texts: object }>().texts;
    expect(await read()).toEqual({ phoneEnd: phone.slice(-2), isAgreed: false });
    expect((await choose(true)).statusCode).toBe(204);
    expect(await read()).toEqual({ phoneEnd: phone.slice(-2), isAgreed: true });
    await ask(uuid, OTHER);
    expect(await waiting()).toHaveLength(1);
    await choose(false);
    await moveBy(15 * MINUTE_MS);
    await sendWaiting(product.ctx);
    expect(await waiting()).toMatchObject([{ dropped: "stopped", outbox_uuid: null }]);
    expect(await outbox()).toEqual([]);
    await choose(true);
    expect(await read()).toMatchObject({ isAgreed: true });
  });

  it("leave out what somebody does not want to hear of, and what is over", async () => {
    const texted = await borrower();
    const { uuid, headers, choose, moveBy, byDay, waiting } = texted;
    await choose(true);
    await byDay();
    await ask(uuid, ONE);
    await change(product, uuid, () => ({ event: "condition-met", facts: { conditions: [] } }));
    await moveBy(15 * MINUTE_MS);
    await sendWaiting(product.ctx);
    expect(await waiting()).toMatchObject([{ dropped: "over" }]);
    expect(await waiting("mail")).toMatchObject([{ dropped: "over" }]);
    const payload = { language: "en", declined: { mail: [], text: ["moves"] } };
    await product.app.inject({ method: "PUT", url: savePreferences.path, headers, payload });
    await ask(uuid, OTHER);
    expect(await waiting()).toHaveLength(1);
    expect(await waiting("mail")).toHaveLength(2);
  });
});
