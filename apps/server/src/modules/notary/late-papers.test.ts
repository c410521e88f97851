import { randomUUID } from "node:crypto";
import { status } from "@gable/contract/calls/application.ts";
import { businessClock } from "@gable/contract/calls/development.ts";
import { loanFile } from "@gable/contract/calls/loan-file.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { notary } from "@gable/contract/calls/notary.ts";
import { pipeline } from "@gable/contract/calls/pipeline.ts";
import { goOnPaper } from "@gable/contract/calls/privacy.ts";
import { addDays } from "@gable/domain/calendar/local-date.ts";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import type { StaffAct } from "@gable/domain/staff/staff-acts.ts";
import { closingMoves, letTimePass } from "@gable/testkit/borrower/closing-moves.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const HOUR_MS = 3_600_000;

describe("signed paper that does not come back in its time", () => {
  let product: TestProduct;
  let nora: OpenStaff;
  let walked: Walked;
  beforeAll(async () => {
    product = await startProduct();
    nora = await openStaff(product, "notary");
  });
  afterAll(() => product.close());

  const params = () => ({ uuid: walked.uuid });
  const seen = () => nora.client.send(loanFile, { params: params() });
  const act = (body: StaffAct, staff = nora) => staff.client.send(actOnFile, { params: params(), body });
  /** Where the home is. */
  const today = async (zone = "America/New_York") => {
    const { now } = await walked.client.send(businessClock, { query: { applicationUuid: walked.uuid } });
    return localDateAt(now, zone);
  };
  const isLate = async () => (await seen()).queues.find(({ queue }) => queue === "late-papers");
  const mailed = async () => {
    const reply = await fetch(`${product.sandbox.url}/inbox.json?to=${encodeURIComponent(walked.email)}`);
    return ((await reply.json()) as { subject?: string }[]).map(({ subject }) => subject);
  };
  const walkTo = (persona: string, step: "MANUAL_DEED_SIGNING" | "FINAL_OFFER") =>
    walkIn(product, {
      persona,
      email: `${randomUUID()}@example.com`,
      until: step,
    });

  /** A notary is booked, the hour passes, and the network does not answer. */
  async function visitPasses(): Promise<void> {
    await closingMoves.MANUAL_DEED_SIGNING?.(walked);
    const { visit } = await walked.client.send(notary, { params: params() });
    const { now } = await walked.client.send(businessClock, { query: { applicationUuid: walked.uuid } });
    await letTimePass(walked, Date.parse(visit?.startsAt ?? "") - Date.parse(now) + 2 * HOUR_MS);
    await until(
      () => walked.client.send(notary, { params: params() }),
      (booked) => booked.visit?.state === "OVER",
    );
  }

  it("waits in a queue of its own from two days after the visit on, and again after the day that was named", async () => {
    product.sandbox.faults.set({ kind: "notary", act: "collect-visit", fault: "503", next: 10_000 });
    walked = await walkTo("paper-county", "MANUAL_DEED_SIGNING");
    await visitPasses();
    expect(await isLate()).toBeUndefined();
    const awaitedOf = async () => (await walked.client.send(notary, { params: params() })).visit;
    const over = await awaitedOf();
    expect(over?.returnBy?.isPast).toBe(false);
    expect(Date.parse(over?.returnBy?.by ?? "")).toBe(Date.parse(over?.startsAt ?? "") + 48 * HOUR_MS);
    await expect(
      act({ act: "ask-after-papers", note: "Nothing yet", expectedOn: await today() }),
    ).rejects.toMatchObject({ status: 409 });

    await letTimePass(walked, 48 * HOUR_MS);
    const late = await until(isLate, (entry) => entry !== undefined);
    expect(late).toMatchObject({ move: "staff" });
    expect(await awaitedOf()).toMatchObject({ returnBy: { isPast: true } });
    expect((await seen()).lateReturn).toMatchObject({
      from: "notary",
      askedAfter: [],
      visit: { phone: expect.anything() },
    });
    const { entries } = await nora.client.send(pipeline, { query: { queue: "late-papers" } });
    expect(entries).toMatchObject([{ uuid: walked.uuid }]);

    const auditor = await openStaff(product, "auditor");
    const asked = { act: "ask-after-papers", note: "The network scans it tomorrow" } as const;
    await expect(act({ ...asked, expectedOn: await today() }, auditor)).rejects.toMatchObject({ status: 403 });
    await expect(act({ ...asked, expectedOn: "2020-01-01" })).rejects.toMatchObject({
      problem: { fields: { expectedOn: ["day-implausible"] } },
    });
    await act({ ...asked, expectedOn: addDays(await today(), 1) });
    expect(await isLate()).toBeUndefined();
    await letTimePass(walked, 48 * HOUR_MS);
    await until(isLate, (entry) => entry !== undefined);
    expect((await seen()).lateReturn?.askedAfter).toMatchObject([{ by: nora.name, note: asked.note }]);
  });

  it("is given up: the lost deed is void, the borrower is told, books anew, and is called", async () => {
    await act({ act: "end-notary-visit", why: "papers-lost", note: "The courier lost it" });
    expect(await isLate()).toBeUndefined();
    expect(await seen()).toMatchObject({
      queues: [{ queue: "notary", move: "staff" }],
      owesNotaryCall: true,
      missedAppointments: [{ reason: "papers-lost" }],
    });
    await until(mailed, (subjects) => subjects.includes("We are sorry: what you signed before the notary was lost"));
    product.sandbox.faults.clear();
    await until(
      () => walked.client.send(status, { params: params() }),
      ({ step }) => step === "MANUAL_DEED_SIGNING",
    );
    await visitPasses();
    await until(
      () => walked.client.send(status, { params: params() }),
      ({ step }) => step !== "MANUAL_DEED_SIGNING",
    );
    await expect(act({ act: "end-notary-visit", why: "papers-lost", note: "Again" })).rejects.toMatchObject({
      status: 409,
    });
  });

  it("waits there as well where what was posted to be signed by hand does not come back", async () => {
    walked = await walkTo("straight-approval", "FINAL_OFFER");
    await walked.client.send(goOnPaper, { params: params() });
    const processor = await openStaff(product, "processor");
    const { letters } = await until(seen, (file) => file.letters.some(({ kind }) => kind === "CREDIT_AGREEMENT"));
    const [document = "", ...others] = letters.map((letter) => letter.document);
    await act({ act: "record-posted", document, others, on: await today("America/Los_Angeles") }, processor);
    await letTimePass(walked, 20 * 24 * HOUR_MS);
    expect(await isLate()).toBeUndefined();
    await letTimePass(walked, 3 * 24 * HOUR_MS);
    await until(isLate, (entry) => entry !== undefined);
    expect((await seen()).lateReturn).toMatchObject({ from: "post", visit: null });
    await expect(
      act({ act: "end-notary-visit", why: "papers-lost", note: "There was no visit" }),
    ).rejects.toMatchObject({ status: 409 });
    await act({ act: "draw-closing-again", reason: "It is lost in the mail" }, processor);
    expect(await isLate()).toBeUndefined();
  });
});
