import { status, timeline } from "@gable/contract/calls/application.ts";
import { loanFile } from "@gable/contract/calls/loan-file.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { fileDocuments } from "@gable/contract/calls/loan-file-papers.ts";
import { notifications } from "@gable/contract/calls/notifications.ts";
import { offers } from "@gable/contract/calls/offers.ts";
import { recordValuation, valuation } from "@gable/contract/calls/valuation.ts";
import type { StaffAct } from "@gable/domain/staff/staff-acts.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";
import { moves } from "@gable/testkit/borrower/moves.ts";
import { pixel } from "@gable/testkit/borrower/pixel.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { advance } from "../../workflow/advance.ts";

const AT = new Date().toISOString();

const record = (by: OpenStaff, uuid: string, value: string, asOf = "2026-01-05") =>
  by.client.send(recordValuation, {
    params: { uuid },
    body: { source: "APPRAISAL", value, condition: "GOOD", asOf, by: "Rosa Delgado, SRA" },
    file: new Blob([pixel], { type: "image/png" }),
    fileName: "appraisal.png",
  });

describe("what staff do about the value of a home", () => {
  let product: TestProduct;
  let staff: OpenStaff;
  beforeAll(async () => {
    product = await startProduct();
    staff = await openStaff(product, "processor");
  });
  afterAll(() => product.close());

  let walked = 0;
  async function chosen(facts: Partial<Facts>) {
    walked += 1;
    const { uuid, client } = await walkIn(product, {
      persona: "straight-approval",
      orgCode: "gable",
      email: `valued-${walked}@example.com`,
      until: "OFFER_SELECTION",
    });
    await product.ctx.database.kysely
      .transaction()
      .execute((trx) => advance(product.ctx, trx, uuid, { kind: "system" }, () => ({ event: "known", facts })));
    return { uuid, client };
  }
  const act = (uuid: string, body: StaffAct) => staff.client.send(actOnFile, { params: { uuid }, body });
  const challenge = { value: 90_000_000, was: 60_000_000, why: "The extension of 2021", at: AT };

  it("is to enter an appraisal that came by mail, whose value counts and answers a challenge", async () => {
    const { uuid, client } = await chosen({ valueChallenge: challenge });
    const agent = await openStaff(product, "support-agent");
    await expect(record(agent, uuid, "70000000")).rejects.toMatchObject({ status: 403 });
    await expect(record(staff, uuid, "70000000", "2999-01-01")).rejects.toMatchObject({ status: 400 });
    await record(staff, uuid, "70000000");
    const seen = await client.send(valuation, { params: { uuid } });
    expect(seen).toMatchObject({
      value: 70_000_000,
      source: "APPRAISAL",
      challenge: { answer: { value: 70_000_000 } },
    });
    const made = await client.send(offers, { params: { uuid } });
    expect(made.home).toMatchObject({ value: 70_000_000, source: "APPRAISAL" });
    const { documents } = await staff.client.send(fileDocuments, { params: { uuid } });
    expect(documents).toContainEqual(expect.objectContaining({ type: "APPRAISAL_REPORT", title: "Appraisal" }));
  });

  it("is to enter a lower one after the choice: it is compared like with like, and what stands is not asked again", async () => {
    const borrower = await walkIn(product, {
      persona: "straight-approval",
      orgCode: "gable",
      email: "valued-lower@example.com",
      until: "IDENTITY_VERIFICATION",
    });
    const { uuid, client } = borrower;
    const params = { uuid };
    const { home } = await client.send(offers, { params });
    await record(staff, uuid, String(Math.round(home.value * 0.96)));
    const step = async () => (await client.send(status, { params })).step;
    await until(step, (at) => at === "REVISED_OFFER_SELECTION");
    const { receipt } = await client.send(offers, { params });
    expect(receipt).toMatchObject({ causes: ["VALUE_LOWER"], before: { homeValue: home.value, feePercent: "2.99" } });
    const { entries } = await client.send(timeline, { params });
    const states = Object.fromEntries(entries.map(({ moment, state }) => [moment, state]));
    expect(states).toMatchObject({
      "offer-chosen": "now",
      submitted: "done",
      "income-verified": "done",
      "identity-verified": "ahead",
    });
    await moves.REVISED_OFFER_SELECTION?.(borrower);
    expect(await until(step, (at) => at !== "REVISED_OFFER_SELECTION")).toBe("IDENTITY_VERIFICATION");
  });

  it("is to let the value stand for a reason that the borrower reads", async () => {
    const { uuid, client } = await chosen({ valueChallenge: { ...challenge, answer: { value: null, at: AT } } });
    const reason = "The county has no permit for an extension.";
    await act(uuid, { act: "reject-value-challenge", reason, writtenIn: "es" });
    expect((await client.send(valuation, { params: { uuid } })).challenge).toMatchObject({
      why: challenge.why,
      papers: 0,
      answer: { value: null, reason, writtenIn: "es" },
    });
    const told = await until(
      () => client.send(notifications, { query: {} }),
      (notices) => notices.some(({ title }) => title === "We looked at the value of your home again"),
    );
    expect(JSON.stringify(told)).toContain(`${uuid}/bpo/estimate-value`);
    await expect(act(uuid, { act: "reject-value-challenge", reason })).rejects.toMatchObject({ status: 409 });
  });

  it("is to send a broker again where none could look", async () => {
    const { uuid } = await chosen({ bpo: { status: "NOT_POSSIBLE", attempt: 1, reason: "no-access", at: AT } });
    const before = await staff.client.send(loanFile, { params: { uuid } });
    expect(before.queues).toMatchObject([{ queue: "valuation" }]);
    await act(uuid, { act: "order-valuation" });
    const after = await staff.client.send(loanFile, { params: { uuid } });
    expect(after).toMatchObject({ queues: [], valuation: { broker: { state: "ORDERED", reason: null } } });
    await expect(act(uuid, { act: "order-valuation" })).rejects.toMatchObject({ status: 409 });
  });
});
