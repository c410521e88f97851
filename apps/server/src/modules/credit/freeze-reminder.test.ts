import { status } from "@gable/contract/calls/application.ts";
import { creditStanding, remindOfFreeze, repullCredit } from "@gable/contract/calls/credit.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import type { CreditAnswer } from "@gable/vendors/credit-bureau/protocol.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { remindDue } from "../notifications/keep-reminders.ts";

const bureau = {
  name: "Kestrel Credit Bureau",
  address: "1 Report Way, Omaha, NE 68102",
  tollFreePhone: "8005550131",
  website: "https://kestrel.example",
  freezeWebsite: "https://kestrel.example/freeze",
};
const frozen: CreditAnswer = { outcome: "frozen", bureau };
const ASKED = "You asked us to remind you of your credit file";

describe("a borrower whose credit file is frozen", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const answerNext = (next: number) =>
    product.sandbox.orders.force({ kind: "credit-bureau", act: "pull-soft", answer: frozen, next, later: false });

  async function frozenOut(email: string, times = 1) {
    answerNext(times);
    const { client, uuid } = await walkIn(product, {
      persona: "straight-approval",
      email,
      until: "SOFT_CREDIT_LOCKED_OR_FROZEN",
    });
    const params = { uuid };
    return {
      client,
      params,
      remind: (wanted: boolean) => client.send(remindOfFreeze, { params, body: { wanted } }),
      standing: () => client.send(creditStanding, { params }),
      /** Subjects of mails. */
      inbox: async () => {
        const reply = await fetch(`${product.sandbox.url}/inbox.json?to=${encodeURIComponent(email)}`);
        return ((await reply.json()) as { subject: string }[]).map(({ subject }) => subject);
      },
      /** As of now, with everything that is due. */
      moveTo: async (at: string) => {
        await product.ctx.adjustableClock?.advance(Date.parse(at) - product.ctx.clock.now(uuid).getTime(), uuid);
        await remindDue(product.ctx);
      },
      waiting: () =>
        product.ctx.database.kysely
          .selectFrom("reminders")
          .select("subject")
          .where("application_uuid", "=", uuid)
          .where("settled_at", "is", null)
          .orderBy("subject")
          .execute(),
    };
  }

  it("is reminded once, at ten of the next day, and may be again for the day after", async () => {
    const { remind, standing, inbox, moveTo } = await frozenOut("reminded@example.com");
    expect((await standing()).reminder).toBeNull();
    await remind(true);
    const { reminder } = await standing();
    const hour = new Intl.DateTimeFormat("en-US", { timeZone: reminder?.timeZone, hour: "numeric" });
    expect(hour.format(new Date(reminder?.at ?? ""))).toBe("10 AM");
    // Asking twice makes no second one.
    await remind(true);
    expect((await standing()).reminder).toEqual(reminder);
    await moveTo(reminder?.at ?? "");
    await remindDue(product.ctx);
    await expect.poll(async () => (await inbox()).filter((subject) => subject === ASKED)).toHaveLength(1);
    expect((await inbox()).filter((subject) => subject === "Your application waits for you")).toEqual([]);
    expect((await standing()).reminder).toBeNull();
    await remind(true);
    expect(Date.parse((await standing()).reminder?.at ?? "")).toBeGreaterThan(Date.parse(reminder?.at ?? ""));
  });

  it("takes it back, and is reminded as ever", async () => {
    const { remind, standing, waiting } = await frozenOut("takes.back@example.com");
    await remind(true);
    expect(await waiting()).toEqual([{ subject: "asked" }, { subject: "move" }]);
    await remind(false);
    expect((await standing()).reminder).toBeNull();
    expect(await waiting()).toEqual([{ subject: "move" }]);
  });

  it("keeps it while the file is found frozen again, and loses it with the freeze", async () => {
    const { client, params, remind, standing, inbox, moveTo } = await frozenOut("lifts.it@example.com", 2);
    await remind(true);
    const { reminder } = await standing();
    await client.send(repullCredit, { params, body: {} });
    await until(standing, ({ outcome, attemptsLeft }) => outcome === "FROZEN" && attemptsLeft === 2);
    expect((await standing()).reminder).toEqual(reminder);
    await client.send(repullCredit, { params, body: {} });
    await until(
      () => client.send(status, { params }),
      ({ step }) => step === "LIEN_VERIFICATION",
    );
    await expect(remind(true)).rejects.toMatchObject({ status: 409 });
    await moveTo(reminder?.at ?? "");
    expect(await inbox()).not.toContain(ASKED);
  });
});
