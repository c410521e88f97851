import { createHash, randomUUID } from "node:crypto";
import { documents } from "@gable/contract/calls/documents.ts";
import { fileEvents, loanFile } from "@gable/contract/calls/loan-file.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { cancelNotaryVisit, notary } from "@gable/contract/calls/notary.ts";
import { notaryJournal } from "@gable/contract/calls/notary-journal.ts";
import {
  completeNotaryVisit,
  dropNotaryCommission,
  keepNotaryCommission,
  notaryDesk,
} from "@gable/contract/calls/notary-room.ts";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import type { StaffAct } from "@gable/domain/staff/staff-acts.ts";
import { askForNotary, letTimePass, timeOf } from "@gable/testkit/borrower/closing-moves.ts";
import type { Walk } from "@gable/testkit/borrower/move.ts";
import { pixel } from "@gable/testkit/borrower/pixel.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import { walk } from "@gable/testkit/borrower/walk.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadApplication } from "../../workflow/application-store.ts";

const commission = {
  name: "Nora Whitfield",
  commissionNumber: "WV-77120",
  commissionState: "WV",
  commissionCounty: "Cabell",
  commissionExpiresOn: "2041-03-31",
};

const emailOf = ({ staffUuid }: OpenStaff) => `${staffUuid}@gable.example`;
const act = (staff: OpenStaff, { uuid }: Walk, body: StaffAct) =>
  staff.client.send(actOnFile, { params: { uuid }, body });
const hourComes = async (walked: Walk, startsAt: string) =>
  letTimePass(walked, Date.parse(startsAt) - Date.parse(await timeOf(walked)));
const says = (staff: OpenStaff, { uuid }: Walk, on: string) =>
  staff.client.send(completeNotaryVisit, { params: { uuid }, body: { on }, file: new Blob([pixel]) });
const faultOf = (fault: object) => ({ problem: { fields: fault } });

describe("a visit of a notary of the lender's own", () => {
  let product: TestProduct;
  let nora: OpenStaff;
  let other: OpenStaff;
  let processor: OpenStaff;
  beforeAll(async () => {
    product = await startProduct();
    [nora, other, processor] = await Promise.all([
      openStaff(product, "notary"),
      openStaff(product, "notary"),
      openStaff(product, "processor"),
    ]);
    await nora.client.send(keepNotaryCommission, { body: commission });
    await other.client.send(keepNotaryCommission, { body: { ...commission, commissionState: "OH" } });
  });
  afterAll(() => product.close());

  const seen = ({ uuid }: Walk) => processor.client.send(loanFile, { params: { uuid } });
  const asked = (of: Walk, name: string) =>
    product.sandbox.orders.list("notary").filter(({ act: what, reference }) => what === name && reference === of.uuid);
  const mailTo = async (email: string) => {
    const reply = await fetch(`${product.sandbox.url}/inbox.json?to=${encodeURIComponent(email)}`);
    return (await reply.json()) as { subject?: string; text?: string }[];
  };

  /** Somebody in a county of paper. */
  const inPaperCounty = () => ({
    url: product.url,
    sandboxUrl: product.sandbox.url,
    persona: "paper-county",
    email: `${randomUUID()}@example.com`,
  });

  /** A notary of the network is to come. */
  async function booked(): Promise<Walk> {
    const walked = await walk({ ...inPaperCounty(), until: "MANUAL_DEED_SIGNING" });
    await askForNotary(walked);
    return walked;
  }

  /** Nora is named for the time that is booked; gives that time. */
  async function nameNora(walked: Walk): Promise<string> {
    const [startsAt = ""] = (await seen(walked)).visitNaming?.times ?? [];
    await act(processor, walked, { act: "name-visit-notary", notary: nora.staffUuid, startsAt });
    return startsAt;
  }

  /** With the digests of its files. */
  async function sentToCounty({ uuid }: Walk): Promise<string> {
    const { seal } = await loadApplication(product.ctx, product.ctx.database.kysely, uuid);
    const rows = await product.ctx.database.kysely
      .selectFrom("vendor_exchanges")
      .select("sealed_request")
      .where("application_uuid", "=", uuid)
      .where("kind", "=", "recording")
      .execute();
    return JSON.stringify(rows.map((row) => seal.openJson(row.sealed_request, `exchange:${uuid}`)));
  }

  it("is offered to those alone whose commission of the state is in force then", async () => {
    const walked = await booked();
    const { visitNaming, visit } = await seen(walked);
    expect(visitNaming).toEqual({
      state: "WV",
      times: [visit?.startsAt],
      notaries: [{ staffUuid: nora.staffUuid, name: nora.name }],
      mayGiveBack: false,
    });
    const startsAt = visit?.startsAt ?? "";
    const naming = (notaryUuid: string, at = startsAt) =>
      act(processor, walked, { act: "name-visit-notary", notary: notaryUuid, startsAt: at });
    await expect(naming(other.staffUuid)).rejects.toMatchObject(faultOf({ notary: ["no-commission-there"] }));
    await expect(naming(processor.staffUuid)).rejects.toMatchObject(faultOf({ notary: ["not-a-notary"] }));
    const earlier = new Date(Date.parse(startsAt) - 3_600_000).toISOString();
    await expect(naming(nora.staffUuid, earlier)).rejects.toMatchObject(faultOf({ startsAt: ["time-not-wished"] }));
    await expect(
      nora.client.send(keepNotaryCommission, { body: { ...commission, commissionExpiresOn: "2020-01-31" } }),
    ).rejects.toMatchObject(faultOf({ commissionExpiresOn: ["commission-expired"] }));
    // One that is over before the day of the visit.
    const { commissionExpiresOn: _far, ...shorter } = commission;
    const today = localDateAt(product.ctx.clock.now().toISOString(), "America/New_York");
    await other.client.send(keepNotaryCommission, { body: { ...shorter, commissionExpiresOn: today } });
    await expect(naming(other.staffUuid)).rejects.toMatchObject(faultOf({ notary: ["commission-expired"] }));
    await other.client.send(dropNotaryCommission, { params: { state: "WV" } });
    await expect(naming(other.staffUuid)).rejects.toMatchObject(faultOf({ notary: ["no-commission-there"] }));
  });

  it("is told to the borrower and the notary, takes the network's off, and ends in a deed, a journal and a record", async () => {
    let isDone = false;
    const walked = await walk({
      ...inPaperCounty(),
      timePasses: true,
      stands: async (at, { step }) => {
        if (step !== "MANUAL_DEED_SIGNING" || isDone) return;
        isDone = true;
        await askForNotary(at);
        await isHeldByNora(at);
      },
    });
    expect(walked.last.step).toBe("COMPLETE");
    expect(asked(walked, "collect-visit")).toEqual([]);
    // What the county gets is the scan of what was signed by hand.
    expect(await sentToCounty(walked)).toContain(`sha256:${createHash("sha256").update(pixel).digest("hex")}`);
  });

  async function isHeldByNora(walked: Walk): Promise<void> {
    const startsAt = await nameNora(walked);
    const { uuid, client, email } = walked;
    const params = { uuid };
    expect(await client.send(notary, { params })).toMatchObject({
      visit: { state: "CONFIRMED", startsAt, notary: { name: commission.name, commissionNumber: "WV-77120" } },
    });
    const [told] = await until(
      async () => (await mailTo(email)).filter(({ subject }) => subject === "Another notary comes to your appointment"),
      (found) => found.length > 0,
    );
    expect(told?.text).toContain("Nora Whitfield (commission WV-77120)");
    const { loanNumber } = await seen(walked);
    await until(
      () => mailTo(emailOf(nora)),
      (found) => found.some(({ subject }) => subject === `You are named for a notary visit: ${loanNumber}`),
    );
    await until(
      async () => asked(walked, "cancel-session"),
      (orders) => orders.length === 1,
    );
    expect((await nora.client.send(notaryDesk, {})).visits.find((visit) => visit.uuid === uuid)).toMatchObject({
      state: "CONFIRMED",
      ownNotary: nora.staffUuid,
    });
    const on = localDateAt(startsAt, "America/New_York");
    await expect(says(nora, walked, on)).rejects.toMatchObject({ status: 409 });
    await hourComes(walked, startsAt);
    await expect(says(other, walked, on)).rejects.toMatchObject({ problem: { code: "other-notary" } });
    await expect(says(nora, walked, "2020-01-31")).rejects.toMatchObject({
      problem: { fields: { on: ["day-implausible"] } },
    });
    await says(nora, walked, on);
    const { events } = await processor.client.send(fileEvents, { params, query: {} });
    expect(events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(["notary-visit-given-to-own", "notary-visit-given-back", "deed-notarised"]),
    );
    expect((await client.send(documents, { params })).documents.map(({ type }) => type)).toContain("SIGNED_ORIGINAL");
    const ofNora = await nora.client.send(notaryJournal, { query: {} });
    expect(ofNora.lines.filter(({ application }) => application.uuid === uuid)).toMatchObject([
      { signer: "Wade Kessinger", identifiedBy: "document", commission: "WV-77120", notary: "Nora Whitfield" },
    ]);
    expect((await other.client.send(notaryJournal, { query: {} })).lines).toEqual([]);
    expect((await nora.client.send(notaryDesk, {})).visits.map((visit) => visit.uuid)).not.toContain(uuid);
  }

  it("waits in the notary's queue after its hour, and comes to nothing where they say so", async () => {
    const walked = await booked();
    const startsAt = await nameNora(walked);
    await expect(
      act(nora, walked, { act: "end-notary-visit", why: "signer-unwilling", note: "They want to think." }),
    ).rejects.toMatchObject({ status: 409 });
    await hourComes(walked, startsAt);
    await letTimePass(walked, 2 * 3_600_000);
    const late = await until(
      () => seen(walked),
      ({ visit }) => visit?.state === "OVER",
    );
    expect(late.queues).toContainEqual({ queue: "notary", since: startsAt, move: "staff", dueAt: null });
    await act(nora, walked, { act: "end-notary-visit", why: "signer-unwilling", note: "They want to think." });
    expect(await walked.client.send(notary, { params: { uuid: walked.uuid } })).toMatchObject({
      visit: { state: "FAILED", reason: "signer-unwilling" },
    });
  });

  it("goes back to the network at the same time, or is void where the borrower gives it up, and the notary hears of both", async () => {
    const walked = await booked();
    const startsAt = await nameNora(walked);
    await act(nora, walked, { act: "give-back-notary-visit" });
    const { visit } = await until(
      () => seen(walked),
      (file) => file.visit?.state === "CONFIRMED",
    );
    expect(visit).toMatchObject({ ownNotary: null, startsAt });
    expect(asked(walked, "book-visit")).toHaveLength(2);

    const second = await booked();
    await nameNora(second);
    await second.client.send(cancelNotaryVisit, { params: { uuid: second.uuid } });
    const { loanNumber } = await seen(second);
    await until(
      () => mailTo(emailOf(nora)),
      (found) => found.some(({ subject }) => subject === `Nobody goes to this notary visit any more: ${loanNumber}`),
    );
  });
});
