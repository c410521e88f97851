import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { applications, withdraw } from "@gable/contract/calls/application.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { rescind } from "@gable/contract/calls/rescission.ts";
import { rescindAsSigner } from "@gable/contract/calls/signers-signing.ts";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import type { StaffAct } from "@gable/domain/staff/staff-acts.ts";
import { isUnwinding } from "@gable/domain/workflow/closing/unwinding.ts";
import { zoneAtHome } from "@gable/domain/workflow/property/home.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { letDayCome } from "@gable/testkit/borrower/closing-moves.ts";
import { statusOf } from "@gable/testkit/borrower/halfway.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openGround } from "../../ground.ts";
import { createLogger } from "../../log.ts";
import { openServer } from "../../open-server.ts";
import { loadApplication } from "../../workflow/application-store.ts";

const CONFIRMED = { body: { confirmed: true } } as const;

const reasonsOf = (settled: readonly PromiseSettledResult<unknown>[]): unknown[] =>
  settled.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));

const stepOf = async (walked: Walked) => (await statusOf(walked)).step;

describe("a line that is cancelled in the second in which its money leaves", () => {
  let product: TestProduct;
  let there: string;
  let staff: OpenStaff;
  const closing: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    product = await startProduct();
    staff = await openStaff(product, "processor");
    const ground = await openGround(
      { ...product.config, role: "api" },
      { database: product.ctx.database, log: createLogger("silent") },
    );
    const other = await openServer(ground);
    there = await other.app.listen({ host: "127.0.0.1", port: 0 });
    closing.push(
      () => other.close(),
      () => ground.close(),
    );
  });
  afterAll(async () => {
    for (const close of closing) await close();
    await product.close();
  });

  const fileOf = async ({ uuid }: Walked) =>
    (await loadApplication(product.ctx, product.ctx.database.kysely, uuid)).file;
  const factsOf = async (walked: Walked) => (await fileOf(walked)).facts;
  const transfers = ({ uuid }: Walked) =>
    product.sandbox.orders.list("disbursement").filter(({ reference }) => reference === uuid).length;
  const timesOf = async ({ uuid }: Walked, type: string) => {
    const rows = await product.ctx.database.kysely
      .selectFrom("events")
      .select("type")
      .where("application_uuid", "=", uuid)
      .where("type", "=", type)
      .execute();
    return rows.length;
  };
  const walkTo = (persona: string) =>
    walkIn(product, { persona, orgCode: "gable", email: `${randomUUID()}@example.com`, until: "RESCISSION" });
  /** The clock of its application stands so many milliseconds before its right to cancel ends. */
  async function before(walked: Walked, ms: number): Promise<void> {
    const { rescission } = await factsOf(walked);
    const now = product.ctx.clock.now(walked.uuid).getTime();
    await product.ctx.adjustableClock?.advance(Date.parse(rescission?.expiresAt ?? "") - ms - now, walked.uuid);
  }
  const elsewhere = (token: string | undefined) => createBorrowerClient(there, "gable", token);

  type Letter = Extract<StaffAct, { readonly act: "record-rescission" }>;
  /** The borrower's, of the day on which they signed. */
  async function letterOf(walked: Walked): Promise<Letter> {
    const { closingSignedAt = "" } = await factsOf(walked);
    const on = localDateAt(closingSignedAt, zoneAtHome(await factsOf(walked)));
    return { act: "record-rescission", owner: "borrower", how: "POST", on, note: "It came today." };
  }
  const record = ({ uuid }: Walked, body: Letter) => staff.client.send(actOnFile, { params: { uuid }, body });

  /** What must be true of it whoever was first. */
  async function expectOneEnd(walked: Walked): Promise<"cancelled" | "funded"> {
    const { client, uuid } = walked;
    const isCancelled = (await stepOf(walked)) === "CANCELLED";
    for (let day = 0; day < 5 && (await stepOf(walked)) !== "COMPLETE"; day += 1) await letDayCome(walked);
    if (!isCancelled)
      await until(
        async () => {
          const step = await stepOf(walked);
          if (step !== "COMPLETE") await letDayCome(walked);
          return step;
        },
        (step) => step === "COMPLETE",
      );
    const facts = await factsOf(walked);
    // After the period, and before the money is decided, it is withdrawn instead.
    expect((await timesOf(walked, "rescinded")) + (await timesOf(walked, "withdrawn"))).toBe(isCancelled ? 1 : 0);
    expect(facts.rescinded !== undefined || facts.withdrawn !== undefined).toBe(isCancelled);
    expect(isUnwinding(facts)).toBe(isCancelled);
    expect(facts.funding === undefined).toBe(isCancelled);
    expect(transfers(walked)).toBe(isCancelled ? 0 : 1);
    const [listed] = await client.send(applications, {});
    expect(listed?.unwinding === null).toBe(!isCancelled);
    for (const late of [
      client.send(rescind, { params: { uuid }, ...CONFIRMED }),
      client.send(withdraw, { params: { uuid }, body: {} }),
    ])
      await expect(late).rejects.toMatchObject({ status: 409 });
    return isCancelled ? "cancelled" : "funded";
  }

  it("is either, whichever comes first, and never both", async () => {
    const ends = new Set<string>();
    for (const msLeft of [400, 60, 0]) {
      const walked = await walkTo("straight-approval");
      const { uuid, client } = walked;
      const params = { uuid };
      await before(walked, msLeft);
      // The clock goes on by itself: the period ends among these.
      const asked: Promise<unknown>[] = [];
      for (let time = 0; time < 6; time += 1) {
        asked.push(
          elsewhere(client.token()).send(rescind, { params, ...CONFIRMED }),
          time % 2 === 0 ? client.send(rescind, { params, ...CONFIRMED }) : client.send(withdraw, { params, body: {} }),
          product.ctx.adjustableClock?.advance(20, uuid) ?? Promise.resolve(),
        );
      }
      await Promise.allSettled(asked);
      ends.add(await expectOneEnd(walked));
    }
    expect(ends.has("cancelled")).toBe(true);
  }, 300_000);

  it("is cancelled once by its two owners and by staff with a letter, all in the same second", async () => {
    const walked = await walkTo("joint-owner");
    const { uuid, client, others } = walked;
    const theo = others[0]?.client;
    if (!theo) throw new Error("Nobody else signs.");
    await before(walked, 5_000);
    const ofNobody = { ...(await letterOf(walked)), owner: randomUUID() };
    await expect(record(walked, ofNobody)).rejects.toMatchObject({ status: 404 });
    const cancelled = await Promise.allSettled([
      client.send(rescind, { params: { uuid }, ...CONFIRMED }),
      theo.send(rescindAsSigner, CONFIRMED),
      elsewhere(theo.token()).send(rescindAsSigner, CONFIRMED),
      record(walked, await letterOf(walked)),
      client.send(withdraw, { params: { uuid }, body: {} }),
    ]);
    expect(cancelled.filter((one) => one.status === "fulfilled")).toHaveLength(1);
    expect(reasonsOf(cancelled)).toEqual(Array.from({ length: 4 }, () => expect.objectContaining({ status: 409 })));
    expect(await expectOneEnd(walked)).toBe("cancelled");
  }, 120_000);

  it("keeps to what was decided where a letter of the last day is opened in that second", async () => {
    const ends = new Set<string>();
    for (const delayMs of [0, 120, 2_000]) {
      const walked = await walkTo("straight-approval");
      const letter = await letterOf(walked);
      await before(walked, 0);
      await until(
        async () => {
          const { fundingDay } = await factsOf(walked);
          if (!fundingDay) await letDayCome(walked);
          return fundingDay;
        },
        (day) => day !== undefined,
      );
      await pause(delayMs);
      const reasons = reasonsOf(await Promise.allSettled([record(walked, letter)]));
      const end = await expectOneEnd(walked);
      expect(reasons).toMatchObject(
        end === "cancelled" ? [] : [{ status: 400, problem: { fields: { on: ["money-gone"] } } }],
      );
      ends.add(end);
    }
    expect(ends.has("funded")).toBe(true);
  }, 300_000);
});
