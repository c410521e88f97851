import { randomUUID } from "node:crypto";
import { nextInvitation } from "@gable/domain/signers/invitation.ts";
import { newSigner } from "@gable/domain/signers/name-signers.ts";
import { change, EASTERN, MINUTE_MS, openTexted } from "@gable/testkit/open-texted.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { Temporal } from "temporal-polyfill";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sendWaiting } from "../notifications/send-waiting.ts";
import { keepChoice } from "../notifications/text-choices.ts";

describe("texts to who signs beside a borrower", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const evening = Temporal.Now.zonedDateTimeISO(EASTERN)
    .with({ hour: 23, minute: 0, second: 0, millisecond: 0, microsecond: 0, nanosecond: 0 })
    .add({ days: 1 });
  const night = evening.epochMilliseconds;
  const morning = evening.add({ days: 1 }).with({ hour: 8 }).epochMilliseconds;
  let people = 0;

  /** A husband in Ohio who has a phone and no mailbox, and is invited at eleven at night. */
  async function invitedAtNight(firstName = "Theo", timeZone?: string) {
    people += 1;
    const phone = `614555${7000 + people}`;
    const borrower = await openTexted(product, `614555${8000 + people}`);
    await borrower.moveTo(night);
    const signer = randomUUID();
    const theo = { firstName, lastName: "Bergstrom", relation: "SPOUSE", phone: `+1${phone}` } as const;
    const code = `K7QM2XRV9T${String(people).padStart(2, "0")}`;
    await change(product, borrower.uuid, (_file, now) => {
      const named = newSigner(signer, theo, "en", now.toISOString());
      return {
        event: "signers-named",
        facts: {
          signers: [
            { ...named, ...(timeZone && { timeZone }), invitation: nextInvitation(named, code, now.toISOString()) },
          ],
        },
      };
    });
    return {
      ...borrower,
      signerPhone: `+1${phone}`,
      askAlso: () =>
        change(product, borrower.uuid, ({ facts }, now) => ({
          event: "condition-asked",
          facts: {
            conditions: [
              ...facts.conditions,
              {
                uuid: randomUUID(),
                signerUuid: signer,
                categoryEnum: "GENERIC_DOCUMENT_REQUEST",
                created: now.toISOString(),
                notes: null,
                commentsToBorrower: null,
                requestDocuments: true,
                xtraData: { numDocsRequired: 1 },
                priorTo: "funding",
              },
            ],
          },
        })),
      onPhone: async () =>
        (await (await fetch(`${product.sandbox.url}/inbox.json?to=${phone}`)).json()) as { text: string }[],
    };
  }

  it("wait for the morning where the home is, and come as one", async () => {
    const theo = await invitedAtNight();
    await theo.askAlso();
    expect((await theo.waiting()).map(({ due_at }) => Date.parse(due_at))).toEqual([morning, morning]);
    await theo.moveTo(morning - MINUTE_MS);
    await sendWaiting(product.ctx);
    expect(await theo.outbox()).toEqual([]);
    await theo.moveTo(morning);
    await sendWaiting(product.ctx);
    await expect.poll(theo.onPhone).toHaveLength(1);
    const [text] = await theo.onPhone();
    expect(text?.text).toMatch(/asks you to sign for their home.*\. Theo, .*Reply STOP to end texts/s);
    expect((await theo.waiting()).every(({ settled_at }) => settled_at !== null)).toBe(true);
  });

  it("go by the clock where the signer lives, once their browser has told it, and not by the home's", async () => {
    // Eleven at night in Ohio is afternoon or evening in Hawaii, where eight in the morning there is still night.
    const early = await invitedAtNight("Theo", "Pacific/Honolulu");
    await expect.poll(early.onPhone).toHaveLength(1);
    await early.moveTo(morning);
    await early.askAlso();
    const [due] = (await early.waiting()).map(({ due_at }) => due_at);
    expect(Temporal.Instant.from(due ?? "").toZonedDateTimeISO("Pacific/Honolulu").hour).toBe(8);
  });

  it("have plain signs for typographic ones, which would make each of them cost twice", async () => {
    const theo = await invitedAtNight("D’Arcy");
    await theo.moveTo(morning);
    await sendWaiting(product.ctx);
    await expect.poll(theo.onPhone).toHaveLength(1);
    expect((await theo.onPhone())[0]?.text).toContain("D'Arcy, ");
  });

  it("are not sent to who has stopped them meanwhile", async () => {
    const theo = await invitedAtNight();
    await product.ctx.database.kysely
      .transaction()
      .execute((trx) =>
        keepChoice(product.ctx, trx, theo.signerPhone, { choice: "stopped", by: "reply", at: product.ctx.clock.now() }),
      );
    await theo.moveTo(morning);
    await sendWaiting(product.ctx);
    expect(await theo.waiting()).toMatchObject([{ dropped: "stopped", outbox_uuid: null }]);
    expect(await theo.outbox()).toEqual([]);
  });

  it("say an invitation no more that another one has taken the place of", async () => {
    const theo = await invitedAtNight();
    await change(product, theo.uuid, ({ facts }, now) => ({
      event: "signer-invited-again",
      facts: {
        signers: facts.signers.map((one) => ({
          ...one,
          invitation: nextInvitation(one, `ZZZZ2XRV9T${String(people).padStart(2, "0")}`, now.toISOString()),
        })),
      },
    }));
    await theo.moveTo(morning);
    await sendWaiting(product.ctx);
    expect((await theo.waiting()).map(({ dropped }) => dropped)).toEqual(["over", null]);
  });
});
