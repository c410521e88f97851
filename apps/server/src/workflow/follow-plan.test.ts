import { randomUUID } from "node:crypto";
import { status } from "@gable/contract/calls/application.ts";
import { businessClock } from "@gable/contract/calls/development.ts";
import { bookNotary, notary, notarySession } from "@gable/contract/calls/notary.ts";
import { PLAN_VERSION } from "@gable/domain/workflow/decide.ts";
import { letTimePass } from "@gable/testkit/borrower/closing-moves.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe("a file that the first version left with a notary booked", () => {
  let product: TestProduct;
  let walked: Walked;
  beforeAll(async () => {
    product = await startProduct();
    walked = await walkIn(product, {
      persona: "straight-approval",
      email: `${randomUUID()}@example.com`,
      until: "NOTARY_DISCLOSURE",
    });
  });
  afterAll(() => product.close());

  const db = () => product.ctx.database.kysely;
  const stepOf = async () => (await walked.client.send(status, { params: { uuid: walked.uuid } })).step;
  const planOf = () =>
    db()
      .selectFrom("applications")
      .select(["plan_version", "version", "updated_at"])
      .where("uuid", "=", walked.uuid)
      .executeTakeFirstOrThrow();

  /** It kept no instant for appointments, and named its plan 1. */
  async function leaveAsFirstVersion(): Promise<void> {
    await db()
      .transaction()
      .execute(async (trx) => {
        await trx.updateTable("applications").set({ plan_version: 1 }).where("uuid", "=", walked.uuid).execute();
        await trx
          .deleteFrom("due_instants")
          .where("application_uuid", "=", walked.uuid)
          .where("kind", "=", "notary-session-missed")
          .execute();
      });
  }

  async function book(): Promise<void> {
    const params = { uuid: walked.uuid };
    const { slots } = await walked.client.send(notary, { params });
    await walked.client.send(bookNotary, { params, body: { slotId: slots[0]?.slotId ?? "" } });
  }

  async function letHourPass(): Promise<void> {
    const { startsAt } = await walked.client.send(notarySession, { params: { uuid: walked.uuid } });
    const { now } = await walked.client.send(businessClock, { query: { applicationUuid: walked.uuid } });
    await letTimePass(walked, Date.parse(startsAt) - Date.parse(now) + 31 * 60_000);
  }

  it("is brought to the present plan without being touched, and the appointment counts as missed", async () => {
    await book();
    const before = await planOf();
    await leaveAsFirstVersion();
    await until(planOf, ({ plan_version }) => plan_version === PLAN_VERSION);
    // In the eyes of everybody else it did not change.
    expect(await planOf()).toEqual(before);
    await letHourPass();
    await until(stepOf, (step) => step === "NOTARY_DISCLOSURE");
    expect(await walked.client.send(notary, { params: { uuid: walked.uuid } })).toMatchObject({
      session: { state: "FAILED", reason: "signer-absent" },
    });
  });

  it("counts it as missed also where its hour was over before the upgrade", async () => {
    await book();
    await db()
      .deleteFrom("due_instants")
      .where("application_uuid", "=", walked.uuid)
      .where("kind", "=", "notary-session-missed")
      .execute();
    await letHourPass();
    expect(await stepOf()).toBe("DEED_SIGNING");
    await leaveAsFirstVersion();
    await until(stepOf, (step) => step === "NOTARY_DISCLOSURE");
  });
});
