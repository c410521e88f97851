import { randomUUID } from "node:crypto";
import { withdraw } from "@gable/contract/calls/application.ts";
import { newSigner } from "@gable/domain/signers/name-signers.ts";
import { mailed } from "@gable/testkit/borrower/signer.ts";
import { askPapers, change, EASTERN, MINUTE_MS, openTexted } from "@gable/testkit/open-texted.ts";
import { setByTwo } from "@gable/testkit/set-by-two.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { Temporal } from "temporal-polyfill";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { remindDue } from "./keep-reminders.ts";
import { sendWaiting } from "./send-waiting.ts";

const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const ASKED = "5c0a7a44-8a5e-4b02-9d54-0f6b1f3f0a03";

const remindedOf = async (told: () => Promise<readonly (string | null)[]>) =>
  (await told()).filter((moment) => moment === "request-open").length;

describe("reminders", () => {
  let product: TestProduct;
  let last = 0;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const remindOn = (reminderDays: readonly number[]) =>
    setByTwo(
      product,
      "features",
      ({ settings }) => ({ settings: { ...(settings as object), reminderDays } }),
      "Borrowers asked for it",
    );

  /** Somebody at noon, who agreed to texts. */
  async function somebody() {
    last += 1;
    const borrower = await openTexted(product, `614555${4000 + last}`);
    await borrower.choose(true);
    await borrower.byDay();
    /** After so long, with everything done that time brings. */
    const after = async (ms: number) => {
      await borrower.moveBy(ms);
      await remindDue(product.ctx);
      await sendWaiting(product.ctx);
    };
    const told = async () => (await borrower.waiting()).map(({ moment }) => moment);
    const rows = () =>
      product.ctx.database.kysely
        .selectFrom("reminders")
        .selectAll()
        .where("application_uuid", "=", borrower.uuid)
        .orderBy("subject")
        .execute();
    return { ...borrower, after, told, rows };
  }

  it("come a day, three days and a week after papers were asked for, and then no more", async () => {
    const { uuid, after, told, outbox } = await somebody();
    await askPapers(product, uuid, ASKED);
    await after(15 * MINUTE_MS);
    expect(await told()).toEqual(["task-asked"]);
    await after(DAY_MS - 16 * MINUTE_MS);
    expect(await told()).toEqual(["task-asked"]);
    await after(2 * MINUTE_MS);
    expect(await told()).toEqual(["task-asked", "request-open"]);
    await after(2 * DAY_MS);
    await after(4 * DAY_MS);
    expect(await told()).toEqual(["task-asked", "request-open", "request-open", "request-open"]);
    await after(30 * DAY_MS);
    expect(await told()).toHaveLength(4);
    expect(await outbox()).toHaveLength(4);
  });

  describe("on the days that two administrators set", () => {
    afterEach(() => remindOn([1, 3, 7]));

    it("come to who is asked from then on", async () => {
      await remindOn([2]);
      const { uuid, after, told } = await somebody();
      await askPapers(product, uuid, ASKED);
      await after(2 * DAY_MS - MINUTE_MS);
      expect(await remindedOf(told)).toBe(0);
      await after(2 * MINUTE_MS);
      expect(await remindedOf(told)).toBe(1);
      await after(30 * DAY_MS);
      expect(await remindedOf(told)).toBe(1);
    });

    it("do not come any more on a day that was taken out, but on the next that stands", async () => {
      const { uuid, after, told } = await somebody();
      await askPapers(product, uuid, ASKED);
      await after(2 * DAY_MS);
      expect(await remindedOf(told)).toBe(1);
      await remindOn([1, 5]);
      await after(2 * DAY_MS);
      expect(await remindedOf(told)).toBe(1);
      await after(DAY_MS + MINUTE_MS);
      expect(await remindedOf(told)).toBe(2);
    });

    it("come to nobody once there are none, also not to who was asked before", async () => {
      const { uuid, after, told, rows } = await somebody();
      await askPapers(product, uuid, ASKED);
      await remindOn([]);
      await after(30 * DAY_MS);
      expect(await remindedOf(told)).toBe(0);
      expect((await rows()).every(({ settled_at }) => settled_at !== null)).toBe(true);
    });
  });

  it("come once where nobody worked for days, and however many look", async () => {
    const { uuid, moveBy, told } = await somebody();
    await askPapers(product, uuid, ASKED);
    await moveBy(4 * DAY_MS);
    await Promise.all(Array.from({ length: 5 }, () => remindDue(product.ctx)));
    expect((await told()).filter((moment) => moment === "request-open")).toHaveLength(1);
  });

  it("begin anew where something else is asked, and end when it is done", async () => {
    const { uuid, after, told, rows } = await somebody();
    await askPapers(product, uuid, ASKED);
    await after(20 * HOUR_MS);
    await askPapers(product, uuid, "5c0a7a44-8a5e-4b02-9d54-0f6b1f3f0a04");
    await after(20 * HOUR_MS);
    expect(await told()).toEqual(["task-asked", "task-asked"]);
    await change(product, uuid, () => ({ event: "condition-met", facts: { conditions: [] } }));
    const [row] = await rows();
    expect(row?.subject).toBe("move");
    // It is four in the morning: a day later the reminder waits until eight.
    await after(DAY_MS);
    expect(await told()).not.toContain("unfinished");
    await after(4 * HOUR_MS);
    expect((await told()).at(-1)).toBe("unfinished");
  });

  it.each([
    ["withdrawn", { withdrawn: { at: "2026-11-22T12:00:00Z" } }],
    ["lapsed", { lapsedAt: "2026-11-22T12:00:00Z", lapse: "INCOMPLETE" }],
  ] as const)("are dropped with an application that is %s", async (_how, facts) => {
    const { uuid, after, rows, told } = await somebody();
    await askPapers(product, uuid, ASKED);
    expect(await rows()).toHaveLength(1);
    await change(product, uuid, () => ({ event: "ended", facts }));
    expect(await rows()).toEqual([]);
    await after(10 * DAY_MS);
    expect(await told()).toEqual(["task-asked"]);
  });

  it("end by the borrower's own word, and a text of the night before is not sent any more", async () => {
    const { uuid, headers, after, moveBy, waiting, rows } = await somebody();
    await moveBy(11 * HOUR_MS);
    await askPapers(product, uuid, ASKED);
    const reply = await product.app.inject({
      method: withdraw.method,
      url: withdraw.path.replace(":uuid", uuid),
      headers: { ...headers, "idempotency-key": uuid },
      payload: { reason: "found another lender" },
    });
    expect(reply.statusCode).toBe(200);
    expect(await rows()).toEqual([]);
    await after(10 * HOUR_MS);
    expect(await waiting()).toMatchObject([{ moment: "task-asked", dropped: "over" }]);
  });

  it("of an appointment in person go to who signs beside the borrower too, once it is booked, the day before and an hour ahead", async () => {
    const { uuid, after } = await somebody();
    const mailbox = "ramiro.reminded@example.com";
    const named = { firstName: "Ramiro", lastName: "Arredondo", relation: "OTHER", email: mailbox } as const;
    const noon = Temporal.Instant.fromEpochMilliseconds(product.ctx.clock.now(uuid).getTime());
    const visit = (state: string) => ({
      state,
      requestedAt: noon.toString(),
      windows: [],
      place: {
        placeType: "home",
        address: { street1: "7 Elm Street", street2: null, city: "Dayton", state: "OH", zip: "45402" },
      },
      startsAt: noon.add({ hours: 3 * 24 }).toString(),
    });
    await change(product, uuid, (_file, at) => ({
      event: "signers-named",
      facts: {
        signers: [newSigner(randomUUID(), named, "en", at.toISOString())],
        notaryVisit: visit("REQUESTED") as never,
      },
    }));
    await change(product, uuid, () => ({
      event: "notary-visit-booked",
      facts: { notaryVisit: visit("CONFIRMED") as never },
    }));
    await after(2 * DAY_MS + MINUTE_MS);
    await after(23 * HOUR_MS);
    const heard = (subject: RegExp) =>
      mailed(product.sandbox.url, mailbox, (message) =>
        subject.test(message.subject ?? "") ? message.text : undefined,
      );
    expect(await heard(/, you meet the notary on /)).toContain("7 Elm Street, Dayton");
    expect(await heard(/, you meet the notary tomorrow$/)).toContain("Without you it cannot be signed");
    expect(await heard(/, you meet the notary in an hour$/)).toContain("Ramiro:");
  });

  it("of an appointment come the day before and an hour ahead, by day, and not for one that was moved", async () => {
    const { uuid, after, told, rows } = await somebody();
    const now = Temporal.Instant.fromEpochMilliseconds(product.ctx.clock.now(uuid).getTime());
    const noon = now.toZonedDateTimeISO(EASTERN);
    const book = (startsAt: Temporal.ZonedDateTime, sessionId: string) =>
      change(product, uuid, (_file, at) => ({
        event: "notary-session-booked",
        facts: {
          notarySession: {
            sessionId,
            state: "BOOKED",
            startsAt: startsAt.toInstant().toString(),
            bookedAt: at.toISOString(),
            failedQuizzes: 0,
          } as never,
        },
      }));
    await book(noon.add({ days: 3 }).with({ hour: 7 }), "one");
    await book(noon.add({ days: 2 }).with({ hour: 7 }), "two");
    expect((await rows()).map(({ subject, due_at }) => [subject, Temporal.Instant.from(due_at).toString()])).toEqual([
      [
        "day-before",
        noon.add({ days: 1 }).with({ hour: 8, minute: 0, second: 0, millisecond: 0 }).toInstant().toString(),
      ],
    ]);
    await after(DAY_MS);
    expect(await told()).toContain("appointment-tomorrow");
    await book(noon.add({ days: 4 }), "three");
    await after(2 * DAY_MS + MINUTE_MS);
    await after(23 * HOUR_MS);
    expect((await told()).slice(-2)).toEqual(["appointment-tomorrow", "appointment-soon"]);
    expect((await rows()).every(({ settled_at }) => settled_at !== null)).toBe(true);
  });
});
