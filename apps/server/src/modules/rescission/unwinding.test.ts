import { applications, withdraw } from "@gable/contract/calls/application.ts";
import { fileMessages, loanFile } from "@gable/contract/calls/loan-file.ts";
import { pipeline } from "@gable/contract/calls/pipeline.ts";
import { recordUnwinding } from "@gable/contract/calls/rescission.ts";
import { addDays } from "@gable/domain/calendar/local-date.ts";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import { unwindBy } from "@gable/domain/workflow/closing/unwinding.ts";
import { homeOf } from "@gable/domain/workflow/property/home.ts";
import { letTimePass } from "@gable/testkit/borrower/closing-moves.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";

const DAY_MS = 86_400_000;

describe("a line that was rescinded", () => {
  let product: TestProduct;
  let walked: Walked;
  const factsOf = async () => (await loadApplication(product.ctx, product.ctx.database.kysely, walked.uuid)).file.facts;
  const inQueue = async (orgCode: string) => {
    const { client } = await openStaff(product, "processor", orgCode);
    return (await client.send(pipeline, { query: { queue: "unwinding" } })).entries.map(({ uuid }) => uuid);
  };
  const orgCode = async () => {
    const { file } = await loadApplication(product.ctx, product.ctx.database.kysely, walked.uuid);
    return file.orgCode;
  };

  beforeAll(async () => {
    product = await startProduct();
    walked = await walkIn(product, { persona: "rescinds", timePasses: true });
  });
  afterAll(() => product.close());

  it("waits for staff at once, with twenty calendar days where the home is", async () => {
    const facts = await factsOf();
    const zone = homeOf(facts)?.timeZone ?? "";
    expect(unwindBy(facts)).toBe(addDays(localDateAt(facts.rescinded?.at ?? "", zone), 20));
    expect(await inQueue(await orgCode())).toEqual([walked.uuid]);
  });

  it("is brought to mind once, when five days are left", async () => {
    await letTimePass(walked, 14 * DAY_MS);
    expect((await factsOf()).unwindingDue).toBeUndefined();
    await letTimePass(walked, 2 * DAY_MS);
    const { unwindingDue } = await until(factsOf, (facts) => facts.unwindingDue !== undefined);
    expect(unwindingDue?.by).toBe(unwindBy(await factsOf()));
    const events = await product.ctx.database.kysely
      .selectFrom("events")
      .select("type")
      .where("application_uuid", "=", walked.uuid)
      .where("type", "=", "unwinding-due-soon")
      .execute();
    expect(events).toHaveLength(1);
  });

  it("is unwound once, with what was returned, and leaves the queue", async () => {
    const { client } = await openStaff(product, "processor", await orgCode());
    const request = { params: { uuid: walked.uuid }, body: { returned: 18_000, claim: "NEVER_RECORDED" as const } };
    await client.send(recordUnwinding, request);
    await expect(client.send(recordUnwinding, request)).rejects.toMatchObject({ status: 409 });
    expect((await factsOf()).unwound).toMatchObject({ returned: 18_000, claim: "NEVER_RECORDED" });
    expect(await inQueue(await orgCode())).toEqual([]);
  });

  it("stays on the file as it was recorded: by whom, and on the days of where the home is", async () => {
    const { ctx } = product;
    // Late in the evening in Kentucky it is the next day elsewhere.
    await ctx.database.kysely.transaction().execute((trx) =>
      advance(ctx, trx, walked.uuid, { kind: "system" }, ({ facts: { rescinded, unwound } }) => ({
        event: "told-otherwise",
        facts: {
          ...(rescinded && { rescinded: { ...rescinded, at: "2026-12-01T03:30:00.000Z" } }),
          ...(unwound && { unwound: { ...unwound, at: "2026-12-17T04:30:00.000Z" } }),
        },
      })),
    );
    const { client } = await openStaff(product, "auditor", await orgCode());
    const { unwinding } = await client.send(loanFile, { params: { uuid: walked.uuid } });
    expect(unwinding).toMatchObject({
      on: "2026-11-30",
      by: "2026-12-20",
      done: { on: "2026-12-16", by: "Test processor", returned: 18_000, claim: "NEVER_RECORDED" },
    });
  });
});

describe("a line that the borrower withdraws from after signing", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());
  const factsOf = async (uuid: string) =>
    (await loadApplication(product.ctx, product.ctx.database.kysely, uuid)).file.facts;
  const walkTo = (persona: string, step: "RESCISSION" | "NOTARY_DISCLOSURE", as: { readonly email?: string } = {}) =>
    walkIn(product, { persona, orgCode: "gable", until: step, ...as });

  /** No money leaves before the list was looked at again, which takes as long as the test. */
  const holdMoney = () => product.sandbox.faults.set({ kind: "watchlist", act: "screen", fault: "held", next: 1000 });
  afterEach(() => product.sandbox.faults.clear());

  it("is rescinded within the period, and the borrower sees until when everything is undone", async () => {
    const { uuid, client } = await walkTo("straight-approval", "NOTARY_DISCLOSURE");
    const { status } = await client.send(withdraw, { params: { uuid }, body: { reason: "Another lender" } });
    expect(status.step).toBe("CANCELLED");
    const facts = await factsOf(uuid);
    expect(facts).toMatchObject({ rescinded: { reason: "Another lender" } });
    expect(facts.withdrawn).toBeUndefined();
    const [listed] = await client.send(applications, {});
    expect(listed).toMatchObject({ mayWithdraw: false, unwinding: { by: unwindBy(facts), unwound: null } });
    const processor = await openStaff(product, "processor");
    const { unwinding } = await processor.client.send(loanFile, { params: { uuid } });
    expect(unwinding).toMatchObject({ cause: "RESCINDED", by: unwindBy(facts), recording: null });
  });

  it("is unwound after the period too, and not as never recorded once the county has the deed", async () => {
    const { uuid, client } = await walkTo("manual-pay", "RESCISSION");
    const { ctx } = product;
    holdMoney();
    await ctx.database.kysely.transaction().execute((trx) =>
      advance(ctx, trx, uuid, { kind: "system" }, (_file, now) => {
        const at = now.toISOString();
        return {
          event: "recorded",
          facts: {
            rescissionOver: at,
            recording: { method: "electronic", status: "RECORDED", submittedAt: at, recordedAt: at, instrument: "1" },
          },
        };
      }),
    );
    await client.send(withdraw, { params: { uuid }, body: {} });
    expect((await factsOf(uuid)).withdrawn).toBeDefined();
    const processor = await openStaff(product, "processor");
    const params = { uuid };
    const unwind = (claim: "NEVER_RECORDED" | "RELEASED") =>
      processor.client.send(recordUnwinding, { params, body: { returned: 0, claim } });
    await expect(unwind("NEVER_RECORDED")).rejects.toMatchObject({
      problem: { fields: { claim: ["was-recorded"] } },
    });
    await unwind("RELEASED");
    expect((await client.send(applications, {}))[0]?.unwinding?.unwound).toMatchObject({ returned: 0 });
  });

  it("is to unwind again once the county records what was said never to be, and the borrower reads what came of it", async () => {
    const { uuid, client } = await walkTo("manual-pay", "RESCISSION", { email: "after-all@example.com" });
    holdMoney();
    const atCounty = (status: "SUBMITTED" | "RECORDED") =>
      product.ctx.database.kysely.transaction().execute((trx) =>
        advance(product.ctx, trx, uuid, { kind: "system" }, (_file, now) => {
          const at = now.toISOString();
          const recorded = status === "RECORDED" ? { recordedAt: at, instrument: "1" } : {};
          return {
            event: "at-county",
            facts: { rescissionOver: at, recording: { method: "electronic", status, submittedAt: at, ...recorded } },
          };
        }),
      );
    await atCounty("SUBMITTED");
    await client.send(withdraw, { params: { uuid }, body: {} });
    const processor = await openStaff(product, "processor");
    const unwind = (claim: "NEVER_RECORDED" | "RELEASED") =>
      processor.client.send(recordUnwinding, { params: { uuid }, body: { returned: 18_000, claim } });
    const unwoundForBorrower = async () => (await client.send(applications, {}))[0]?.unwinding?.unwound;
    await unwind("NEVER_RECORDED");
    expect(await unwoundForBorrower()).not.toBeNull();
    await atCounty("RECORDED");
    const file = await processor.client.send(loanFile, { params: { uuid } });
    expect(file).toMatchObject({ queues: [{ queue: "unwinding" }], unwinding: { done: { claim: "NEVER_RECORDED" } } });
    expect(await unwoundForBorrower()).toBeNull();
    await unwind("RELEASED");
    expect((await processor.client.send(loanFile, { params: { uuid } })).queues).toEqual([]);
    expect(await unwoundForBorrower()).toMatchObject({ returned: 18_000 });
    const { messages } = await processor.client.send(fileMessages, { params: { uuid } });
    expect(messages.find(({ subject }) => subject === "We gave up our claim on your home")?.text).toContain(
      "was never on the county’s books, the county recorded it. We released our claim at the county, and have none on your home.",
    );
  });
});
