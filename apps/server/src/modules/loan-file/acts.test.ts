import { status } from "@gable/contract/calls/application.ts";
import { conditions } from "@gable/contract/calls/conditions.ts";
import { fileEvents, loanFile } from "@gable/contract/calls/loan-file.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { pipeline, queueStandings } from "@gable/contract/calls/pipeline.ts";
import { decision } from "@gable/contract/calls/underwriting.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import type { StaffAct } from "@gable/domain/staff/staff-acts.ts";
import { asRead } from "@gable/testkit/as-read.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { advance } from "../../workflow/advance.ts";

const trustOfReed: StaffAct = {
  act: "accept-trust",
  name: "Reed Family Trust",
  datedOn: "2014-03-28",
  revocable: true,
  trustees: ["Ana Reed"],
};

describe("what staff decide", () => {
  let product: TestProduct;
  let underwriter: OpenStaff;
  let second: OpenStaff;
  beforeAll(async () => {
    product = await startProduct();
    underwriter = await openStaff(product, "underwriter");
    second = await openStaff(product, "underwriter");
  });
  afterAll(() => product.close());

  const walkTo = (persona: string, until: Step) => walkIn(product, { persona, orgCode: "gable", until });

  it("lets a borrower with a fraud alert go on, and is in the file's story", async () => {
    const { uuid, client } = await walkTo("fraud-alert", "FACTA_REVIEW");
    expect(await waiting(underwriter)).toMatchObject([
      {
        uuid,
        row: 2,
        waitsFor: "STAFF",
        queues: [{ queue: "fraud-alert", move: "staff" }],
        assignees: { processor: null },
      },
    ]);
    const { queues } = await underwriter.client.send(queueStandings, {});
    expect(queues.find(({ queue }) => queue === "fraud-alert")).toMatchObject({ waiting: 1 });
    expect(await waiting(await openStaff(product, "underwriter", "harbor-pine"))).toEqual([]);
    const agent = await openStaff(product, "support-agent");
    const clearing = await asRead(underwriter.client, uuid, "clear-fraud-alert");
    await expect(act(agent, uuid, clearing)).rejects.toMatchObject({ status: 403 });
    const earlier = new Date(Date.parse(clearing.since) - 60_000).toISOString();
    await expect(act(underwriter, uuid, { ...clearing, since: earlier })).rejects.toMatchObject({
      status: 409,
      problem: { code: "read-anew" },
    });
    await expect(act(underwriter, uuid, { ...clearing, note: " " })).rejects.toMatchObject({ status: 400 });
    const after = await act(underwriter, uuid, {
      ...clearing,
      note: "Called the number of the alert; birth date fits.",
    });
    const { judgements } = await underwriter.client.send(loanFile, { params: { uuid } });
    expect(judgements).toMatchObject([
      { act: "clear-fraud-alert", by: underwriter.name, note: "Called the number of the alert; birth date fits." },
    ]);
    expect((await agent.client.send(loanFile, { params: { uuid } })).judgements).toEqual([]);
    expect(after.row).toBeGreaterThan(2);
    expect((await client.send(status, { params: { uuid } })).step).not.toBe("FACTA_REVIEW");
    const { events } = await underwriter.client.send(fileEvents, { params: { uuid }, query: {} });
    expect(events).toContainEqual(
      expect.objectContaining({ type: "staff-clear-fraud-alert", by: "staff", who: underwriter.name }),
    );
    expect(await waiting(underwriter)).toEqual([]);
    await expect(act(underwriter, uuid, trustOfReed)).rejects.toMatchObject({ status: 409 });
    const reserves = { act: "record-reserves", amount: 2_400_000 } as const;
    await expect(act(underwriter, uuid, reserves)).rejects.toMatchObject({ status: 409 });
  });

  it("takes two to waive a condition", async () => {
    const { applicationUuid: uuid, headers } = await openBorrower(product);
    await act(underwriter, uuid, {
      act: "raise-condition",
      categoryEnum: "GENERIC_DOCUMENT_REQUEST",
      comments: "Send the last bill of the county.",
      documents: 1,
      priorTo: "documents",
    });
    const seen = async () =>
      (await product.app.inject({ url: conditions.path.replace(":uuid", uuid), headers })).json<unknown[]>();
    expect(await seen()).toMatchObject([{ commentsToBorrower: "Send the last bill of the county." }]);
    const [raised] = (await underwriter.client.send(loanFile, { params: { uuid } })).conditions;
    const condition = raised?.uuid ?? "";
    const read = async () => (await second.client.send(loanFile, { params: { uuid } })).conditions;
    const asked = async () => {
      const [{ waiver } = { waiver: null }] = await read();
      return { condition, askedAt: waiver?.at ?? product.ctx.clock.now().toISOString() };
    };
    await expect(act(second, uuid, { act: "approve-waiver", ...(await asked()) })).rejects.toMatchObject({
      status: 404,
    });
    await act(underwriter, uuid, { act: "request-waiver", condition, reason: "The county has no bill this year" });
    const first = await asked();
    await expect(act(underwriter, uuid, { act: "approve-waiver", ...first })).rejects.toMatchObject({
      problem: { code: "second-person" },
    });
    expect(await read()).toMatchObject([{ isRaised: true, waiver: { by: underwriter.name }, waiverRefused: null }]);

    await act(second, uuid, { act: "refuse-waiver", ...first, reason: "Last year's bill is in the file" });
    const refused = { by: second.name, reason: "Last year's bill is in the file" };
    expect(await read()).toMatchObject([{ move: "borrower", waiver: null, waiverRefused: refused }]);
    expect(await seen()).toMatchObject([{ commentsToBorrower: "Send the last bill of the county." }]);
    await act(underwriter, uuid, { act: "request-waiver", condition, reason: "That bill is of another home" });
    expect(await read()).toMatchObject([{ waiver: { by: underwriter.name }, waiverRefused: null }]);
    // Who still has the first request before them has not read the second.
    for (const late of [
      { act: "approve-waiver", ...first },
      { act: "refuse-waiver", ...first, reason: "As before" },
    ] as const)
      await expect(act(second, uuid, late)).rejects.toMatchObject({ status: 409 });
    expect(await read()).toMatchObject([{ waiver: { reason: "That bill is of another home" } }]);
    await act(second, uuid, { act: "approve-waiver", ...(await asked()) });
    expect(await seen()).toEqual([]);
  });

  it("takes two to do without pay stubs, for a reason", async () => {
    const { applicationUuid: uuid } = await openBorrower(product);
    await product.ctx.database.kysely.transaction().execute((trx) =>
      advance(product.ctx, trx, uuid, { kind: "system" }, (_file, now) => ({
        event: "stubs-asked",
        facts: { payStubs: { wanted: 2, at: now.toISOString() } },
      })),
    );
    const file = () => underwriter.client.send(loanFile, { params: { uuid } });
    const [stubs] = (await file()).conditions;
    expect(stubs).toMatchObject({ category: "HELOC_MANUAL_PAYSTUB_UPLOAD", isRaised: false, mayWaive: true });
    const condition = stubs?.uuid ?? "";
    // They are read as income: nobody accepts them as a condition.
    await expect(act(underwriter, uuid, { act: "clear-condition", condition })).rejects.toMatchObject({ status: 404 });
    await act(underwriter, uuid, { act: "request-waiver", condition, reason: "The transcript of the IRS shows it" });
    const waiting = await file();
    expect(waiting.conditions).toMatchObject([{ waiver: { reason: "The transcript of the IRS shows it" } }]);
    expect(waiting.queues).toContainEqual(expect.objectContaining({ queue: "conditions", move: "staff" }));
    const agree = { act: "approve-waiver", condition, askedAt: waiting.conditions[0]?.waiver?.at ?? "" } as const;
    await expect(act(underwriter, uuid, agree)).rejects.toMatchObject({ problem: { code: "second-person" } });
    const processor = await openStaff(product, "processor");
    await expect(act(processor, uuid, agree)).rejects.toMatchObject({ problem: { code: "role-may-not" } });
    expect((await file()).conditions).toHaveLength(1);
    await act(second, uuid, agree);
    expect(await file()).toMatchObject({ conditions: [], queues: [] });
    await expect(act(second, uuid, agree)).rejects.toMatchObject({ status: 404 });
  });

  it("declines with the reasons that the notice must name", async () => {
    const { uuid, client } = await walkTo("delinquency", "DELINQUENCY_REVIEW");
    await act(underwriter, uuid, { act: "decline", reasons: ["DELINQUENT_OBLIGATIONS", "EXCESSIVE_OBLIGATIONS"] });
    expect((await client.send(status, { params: { uuid } })).step).toBe("DECLINED");
    const { reasons } = await client.send(decision, { params: { uuid } });
    expect(reasons.map(({ code }) => code)).toEqual(["DELINQUENT_OBLIGATIONS", "EXCESSIVE_OBLIGATIONS"]);
    const file = await underwriter.client.send(loanFile, { params: { uuid } });
    expect(file).toMatchObject({ standing: "DECLINED", queues: [], decision: { decision: "DECLINE" } });
  });
});

const act = (staff: OpenStaff, uuid: string, body: StaffAct) =>
  staff.client.send(actOnFile, { params: { uuid }, body });

const waiting = async (staff: OpenStaff) =>
  (await staff.client.send(pipeline, { query: { queue: "fraud-alert" } })).entries;
