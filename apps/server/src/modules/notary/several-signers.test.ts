import { randomUUID } from "node:crypto";
import { status } from "@gable/contract/calls/application.ts";
import { documents } from "@gable/contract/calls/documents.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { answerNotary, bookNotary, joinNotary, notary, notarySession, signDeed } from "@gable/contract/calls/notary.ts";
import { notaryJournal, notaryJournalFile } from "@gable/contract/calls/notary-journal.ts";
import { notaryRoom } from "@gable/contract/calls/notary-room.ts";
import {
  answerNotaryAsSigner,
  joinNotaryAsSigner,
  signDeedAsSigner,
  signerNotary,
} from "@gable/contract/calls/signers-signing.ts";
import type { StaffAct } from "@gable/domain/staff/staff-acts.ts";
import { answersTo, letSessionBegin } from "@gable/testkit/borrower/closing-moves.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { filmOn, recordSession } from "@gable/testkit/record-session.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const commission = {
  name: "Nora Whitfield",
  commissionNumber: "CO-2291045",
  commissionState: "CO",
  commissionCounty: "Denver",
  commissionExpiresOn: "2041-03-31",
};

describe("two owners who sit together before a notary of the lender's", () => {
  let product: TestProduct;
  let nora: OpenStaff;
  let other: OpenStaff;
  let walked: Walked;
  beforeAll(async () => {
    product = await startProduct();
    [nora, other] = [await openStaff(product, "notary"), await openStaff(product, "notary")];
    walked = await walkIn(product, {
      persona: "joint-owner",
      email: `${randomUUID()}@example.com`,
      until: "NOTARY_DISCLOSURE",
    });
  });
  afterAll(() => product.close());

  const params = () => ({ uuid: walked.uuid });
  const act = (body: StaffAct, staff = nora) => staff.client.send(actOnFile, { params: params(), body });
  const room = () => nora.client.send(notaryRoom, { params: params() });
  const theirs = () => {
    const [signer] = walked.others;
    if (!signer) throw new Error("nobody signs beside the borrower");
    return signer.client;
  };
  const subjectsToThem = async () => {
    const to = encodeURIComponent(walked.others[0]?.mailbox ?? "");
    const reply = await fetch(`${product.sandbox.url}/inbox.json?to=${to}`);
    return ((await reply.json()) as { subject?: string }[]).map(({ subject = "" }) => subject);
  };
  const heard = (subject: RegExp) => until(subjectsToThem, (subjects) => subjects.some((one) => subject.test(one)));
  const ready = () => ({
    ready: { document: true, quietRoom: true, recording: true, camera: true, microphone: true } as const,
    state: walked.persona.fill.address.state,
  });

  it("are seen one after the other, and sign once they were", async () => {
    const { client } = walked;
    const { slots } = await client.send(notary, { params: params() });
    await client.send(bookNotary, { params: params(), body: { slotId: slots[0]?.slotId ?? "" } });
    await act({ act: "take-notary-session", ...commission });
    expect(await theirs().send(signerNotary, {})).toMatchObject({ part: "BOOKED", sitsTogether: true });
    await heard(/, you meet the notary on \w+, \w+ \d+ at [\d:]+ [AP]M E[SD]T$/);
    await heard(/, sit beside .* [AP]M E[SD]T$/);
    await letSessionBegin(walked);

    await client.send(joinNotary, { params: params(), body: ready() });
    const { questions } = await client.send(notarySession, { params: params() });
    await client.send(answerNotary, { params: params(), body: { answers: answersTo(questions, walked) } });
    const { signers } = await room();
    expect(signers).toMatchObject([
      { signer: null, isIn: true, admitted: false, signed: false },
      { signer: expect.any(String), isIn: false, admitted: false, signed: false },
    ]);
    const signer = signers[1]?.signer ?? "";
    await expect(act({ act: "admit-to-deed", signer })).rejects.toMatchObject({ status: 409 });
    const recording = await recordSession(nora, walked.uuid);
    await act({ act: "admit-to-deed" });
    expect(await client.send(notarySession, { params: params() })).toMatchObject({
      video: { admitted: true, others: [expect.any(String)] },
    });

    await theirs().send(joinNotaryAsSigner, { body: ready() });
    const asked = await theirs().send(signerNotary, {});
    await theirs().send(answerNotaryAsSigner, { body: { answers: answersTo(asked.questions, walked) } });
    const waiting = await theirs().send(signerNotary, {});
    expect(waiting.part).toBe("WAITING_FOR_NOTARY");
    const { sha256 = "" } = waiting.deed ?? {};
    await expect(theirs().send(signDeedAsSigner, { body: { sha256 } })).rejects.toMatchObject({
      problem: { code: "notary-not-ready" },
    });
    await expect(act({ act: "admit-to-deed", signer }, other)).rejects.toMatchObject({ status: 403 });
    await act({ act: "admit-to-deed", signer });
    await expect(act({ act: "admit-to-deed", signer })).rejects.toMatchObject({ status: 409 });

    await theirs().send(signDeedAsSigner, { body: { sha256 } });
    // From the first signature on the session stays with the notary before whom it was given.
    await expect(act({ act: "hand-over-notary-session", note: "I am called away" })).rejects.toMatchObject({
      status: 409,
    });
    await expect(act({ act: "complete-notary-session" })).rejects.toMatchObject({ status: 409 });
    const { deedUuid } = await client.send(notarySession, { params: params() });
    const { documents: papers } = await client.send(documents, { params: params() });
    const deed = papers.find(({ uuid }) => uuid === deedUuid);
    await client.send(signDeed, { params: params(), body: { sha256: deed?.sha256 ?? "" } });
    expect((await room()).signers).toMatchObject([
      { signed: true, onFilm: "coming" },
      { signed: true, onFilm: "coming" },
    ]);
    await filmOn(nora, { uuid: walked.uuid, recording }, 2);
    expect((await room()).signers).toMatchObject([{ onFilm: "yes" }, { onFilm: "yes" }]);
    await act({ act: "complete-notary-session" });
    await until(
      () => client.send(status, { params: params() }),
      ({ step }) => step !== "DEED_SIGNING",
    );
  });

  it("have an entry each in the notary's journal, which the notary and who oversees them read and take along", async () => {
    const auditor = await openStaff(product, "auditor");
    const processor = await openStaff(product, "processor");
    const names = (await room()).signers.map(({ name }) => name);
    const journal = await nora.client.send(notaryJournal, { query: {} });
    expect(journal.lines.map(({ signer }) => signer).toSorted()).toEqual(names.toSorted());
    expect(journal.lines[0]).toMatchObject({
      commission: commission.commissionNumber,
      documentSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      application: { uuid: walked.uuid },
    });
    expect(await auditor.client.send(notaryJournal, { query: {} })).toEqual(journal);
    expect(await other.client.send(notaryJournal, { query: {} })).toEqual({ lines: [], next: null });
    await expect(processor.client.send(notaryJournal, { query: {} })).rejects.toMatchObject({ status: 403 });

    const [first = ""] = names;
    const found = await auditor.client.send(notaryJournal, { query: { signer: first.slice(0, 6).toUpperCase() } });
    expect(found.lines.map(({ signer }) => signer)).toContain(first);
    expect(await auditor.client.send(notaryJournal, { query: { signer: "nobody of this name" } })).toMatchObject({
      lines: [],
    });
    const [{ at } = { at: "" }] = journal.lines;
    const later = new Date(Date.parse(at) + 86_400_000).toISOString();
    expect(await auditor.client.send(notaryJournal, { query: { from: later } })).toMatchObject({ lines: [] });
    expect((await auditor.client.send(notaryJournal, { query: { until: later } })).lines).toHaveLength(2);

    const file = await auditor.client.open(notaryJournalFile, { query: {} });
    expect(file.headers.get("content-disposition")).toContain("notary-journal.csv");
    const table = await file.text();
    for (const name of names) expect(table).toContain(name);
  });
});
