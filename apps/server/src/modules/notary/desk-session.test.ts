import { randomUUID } from "node:crypto";
import type { CallDefinition } from "@gable/contract/call.ts";
import { status } from "@gable/contract/calls/application.ts";
import { businessClock } from "@gable/contract/calls/development.ts";
import { document, documents } from "@gable/contract/calls/documents.ts";
import { fileEvents, loanFile } from "@gable/contract/calls/loan-file.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { answerNotary, bookNotary, joinNotary, notary, notarySession, signDeed } from "@gable/contract/calls/notary.ts";
import {
  hearNotary,
  hearSigner,
  notaryDesk,
  notaryRoom,
  sayToNotary,
  sayToSigner,
} from "@gable/contract/calls/notary-room.ts";
import type { Client, Request } from "@gable/contract/client.ts";
import { readEvents } from "@gable/contract/read-events.ts";
import { HeardSignal, type RoomSignal } from "@gable/contract/room-signals.ts";
import type { StaffAct } from "@gable/domain/staff/staff-acts.ts";
import { answersTo, letTimePass } from "@gable/testkit/borrower/closing-moves.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { withdrawApplication } from "@gable/testkit/borrower/withdraw-application.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { filmOn, recordSession } from "@gable/testkit/record-session.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readPdf } from "../documents/testing/read-pdf.ts";

const commission = {
  name: "Nora Whitfield",
  commissionNumber: "CA-2291045",
  commissionState: "CA",
  commissionCounty: "Placer",
  commissionExpiresOn: "2031-03-31",
};
const take: StaffAct = { act: "take-notary-session", ...commission };

describe("a session by video with a notary of the lender's", () => {
  let product: TestProduct;
  let nora: OpenStaff;
  let other: OpenStaff;
  beforeAll(async () => {
    product = await startProduct();
    nora = await openStaff(product, "notary");
    other = await openStaff(product, "notary");
  });
  afterAll(() => product.close());

  const roomOf = ({ uuid }: Walked, of = nora) => of.client.send(notaryRoom, { params: { uuid } });

  /** Somebody who has booked the session that begins at once. */
  async function booked(): Promise<Walked> {
    const walked = await walkToNotary(product);
    await bookNext(walked);
    return walked;
  }

  it("is signed once the notary has seen who signs, and notarised when they say so", async () => {
    const walked = await booked();
    const { client, uuid } = walked;
    const params = { uuid };
    expect((await nora.client.send(notaryDesk, {})).sessions).toMatchObject([
      { uuid, state: "BOOKED", notary: null, homeState: "CA" },
    ]);
    await expect(act(nora, walked, { ...take, commissionExpiresOn: "2020-01-31" })).rejects.toMatchObject({
      problem: { fields: { commissionExpiresOn: ["commission-expired"] } },
    });
    await act(nora, walked, take);
    await expect(act(other, walked, take)).rejects.toMatchObject({ problem: { code: "session-taken" } });
    await expect(act(nora, walked, { act: "admit-to-deed" })).rejects.toMatchObject({ status: 409 });
    await comesIn(walked);
    expect(await client.send(notarySession, { params })).toMatchObject({
      state: "IN_SESSION",
      notaryName: commission.name,
      video: { admitted: false, iceServers: [] },
    });
    await expect(signs(walked)).rejects.toMatchObject({ problem: { code: "notary-not-ready" } });
    await expect(act(other, walked, { act: "admit-to-deed" })).rejects.toMatchObject({
      problem: { code: "other-notary" },
    });
    const recording = await recordSession(nora, uuid);
    await act(nora, walked, { act: "admit-to-deed" });
    await expect(act(nora, walked, { act: "complete-notary-session" })).rejects.toMatchObject({ status: 409 });
    await signs(walked);
    await filmOn(nora, { uuid, recording }, 2);
    expect(await roomOf(walked)).toMatchObject({ signers: [{ signed: true }], notarised: false, isOwn: true });
    expect(await roomOf(walked, other)).toMatchObject({ isOwn: false });
    await act(nora, walked, { act: "complete-notary-session" });
    await until(
      () => client.send(status, { params }),
      ({ step }) => step !== "DEED_SIGNING",
    );
    const { events } = await nora.client.send(fileEvents, { params, query: {} });
    const story = events.map(({ type }) => type);
    expect(await roomOf(walked)).toMatchObject({
      notarised: true,
      journal: [{ signer: "Ada Lynn Sorensen", documentSha256: expect.stringMatching(/^[0-9a-f]{64}$/) }],
    });
    const deed = (await client.send(documents, { params })).documents.find(
      ({ type }) => type === "SECURITY_INSTRUMENT",
    );
    const sealed = await client.open(document, { params: { uuid, document: deed?.uuid ?? "" } });
    expect(await readPdf(new Uint8Array(await sealed.arrayBuffer()))).toMatchObject({
      formValues: { venue: "State of California, Placer County" },
    });
    for (const told of ["notary-took-session", "notary-admitted-signer", "notary-completed-session", "deed-notarised"])
      expect(story).toContain(told);
    await expect(act(nora, walked, { act: "end-notary-session", why: "connection-lost" })).rejects.toMatchObject({
      status: 409,
    });
  });

  it("goes to a colleague, who sees the signer anew, and back to the network while it has not begun", async () => {
    const walked = await booked();
    const { client, uuid } = walked;
    const params = { uuid };
    const handOver = { act: "hand-over-notary-session", note: "I am called away" } as const;
    const processor = await openStaff(product, "processor");
    await expect(act(nora, walked, handOver)).rejects.toMatchObject({ status: 409 });
    await act(nora, walked, take);
    await expect(act(nora, walked, { ...handOver, to: processor.staffUuid })).rejects.toMatchObject({
      problem: { fields: { to: ["not-a-notary"] } },
    });
    await expect(act(nora, walked, { ...handOver, to: nora.staffUuid })).rejects.toMatchObject({ status: 400 });
    await act(nora, walked, { act: "give-back-notary-session" });
    expect(await roomOf(walked, other)).toMatchObject({ notary: null, isFree: true });

    await act(other, walked, { ...take, name: "Olga Brandt" });
    // Somebody else at the lender may ask for it, as when the notary has fallen ill.
    await act(processor, walked, { ...handOver, to: nora.staffUuid });
    expect(await roomOf(walked, nora)).toMatchObject({
      isOwn: false,
      isFree: true,
      handedOver: { by: processor.name, to: nora.staffUuid, note: "I am called away" },
    });
    const mailed = async (staff: OpenStaff) => {
      const to = encodeURIComponent(`${staff.staffUuid}@gable.example`);
      const reply = await fetch(`${product.sandbox.url}/inbox.json?to=${to}`);
      return (await reply.json()) as { subject: string; text: string }[];
    };
    const [told] = await until(
      () => mailed(nora),
      (messages) => messages.length > 0,
    );
    expect(told?.subject).toMatch(/^A notary session is handed over: /);
    // The note may say anything: it stays in the console.
    expect(told?.text).toContain(`/notary/${uuid}`);
    expect(told?.text).not.toContain("called away");
    expect(await mailed(other)).toEqual([]);
    await comesIn(walked);
    // Until it is taken its holder goes on, and whoever goes on keeps it.
    await recordSession(other, uuid);
    await act(other, walked, { act: "admit-to-deed" });
    expect(await roomOf(walked, nora)).toMatchObject({ isFree: false, admitted: true });
    await expect(act(nora, walked, handOver)).rejects.toMatchObject({ problem: { code: "other-notary" } });
    await act(other, walked, handOver);
    await expect(act(nora, walked, { act: "admit-to-deed" })).rejects.toMatchObject({ status: 403 });
    await act(nora, walked, take);
    expect(await roomOf(walked, nora)).toMatchObject({ isOwn: true, admitted: false, handedOver: null });
    await expect(signs(walked)).rejects.toMatchObject({ problem: { code: "notary-not-ready" } });
    // Each notary records what is done before them.
    await expect(act(nora, walked, { act: "admit-to-deed" })).rejects.toMatchObject({
      problem: { code: "not-recorded" },
    });
    const recording = await recordSession(nora, uuid);
    await act(nora, walked, { act: "admit-to-deed" });
    await signs(walked);
    await filmOn(nora, { uuid, recording }, 2);
    await expect(act(nora, walked, handOver)).rejects.toMatchObject({ status: 409 });
    await act(nora, walked, { act: "complete-notary-session" });
    await until(
      () => client.send(status, { params }),
      ({ step }) => step !== "DEED_SIGNING",
    );
    const { events } = await nora.client.send(fileEvents, { params, query: {} });
    const story = events.map(({ type }) => type);
    expect(story.filter((type) => type === "notary-session-handed-over")).toHaveLength(2);
    expect(story).toContain("notary-session-given-back");
  });

  it("is over for both once the application is withdrawn in its midst: nothing is signed, and nothing notarised", async () => {
    const walked = await booked();
    await act(nora, walked, take);
    await comesIn(walked);
    await recordSession(nora, walked.uuid);
    await act(nora, walked, { act: "admit-to-deed" });
    await withdrawApplication(walked.client, walked.uuid);
    await expect(signs(walked)).rejects.toMatchObject({ status: 409, problem: { code: "out-of-order" } });
    for (const body of [{ act: "admit-to-deed" }, { act: "end-notary-session", why: "connection-lost" }] as const)
      await expect(act(nora, walked, body)).rejects.toMatchObject({ status: 409, problem: { code: "out-of-order" } });
    await expect(act(other, walked, take)).rejects.toMatchObject({ problem: { code: "out-of-order" } });
    expect(await roomOf(walked)).toMatchObject({ state: "FAILED", reason: "application-ended" });
    const { sessions } = await nora.client.send(notaryDesk, {});
    expect(sessions.filter(({ uuid }) => uuid === walked.uuid)).toEqual([]);
  });

  it("carries what the two pages say to each other in its order, to them alone, also after one is loaded again", async () => {
    const walked = await booked();
    const { client, uuid } = walked;
    const params = { uuid };
    const [signerPage, notaryPage, reloaded] = [randomUUID(), randomUUID(), randomUUID()];
    const says = (peer: string, to: string | null, signal: RoomSignal) =>
      client.send(sayToNotary, { params, body: { peer, to, signal } });
    const noraSays = (peer: string, to: string | null, signal: RoomSignal) =>
      nora.client.send(sayToSigner, { params, body: { peer, to, signal } });

    // With a notary of the network nobody says anything; with one of ours the signer does once they are in.
    await comesIn(walked);
    await expect(says(signerPage, null, { kind: "hello" })).rejects.toMatchObject({ status: 409 });
    await act(nora, walked, take);
    await expect(
      other.client.send(sayToSigner, { params, body: { peer: notaryPage, to: null, signal: { kind: "hello" } } }),
    ).rejects.toMatchObject({ status: 409 });
    await expect(other.client.open(hearSigner, { params })).rejects.toMatchObject({ status: 409 });

    await noraSays(notaryPage, null, { kind: "hello" });
    const atSigner = await listen(client, hearNotary, { params });
    expect(await atSigner.next()).toMatchObject({ peer: notaryPage, to: null, signal: { kind: "hello" } });
    const atNotary = await listen(nora.client, hearSigner, { params });
    await says(signerPage, null, { kind: "hello" });
    expect(await atNotary.next()).toMatchObject({ peer: signerPage, signal: { kind: "hello" } });

    await noraSays(notaryPage, signerPage, { kind: "offer", sdp: "v=0 of the notary" });
    const ways = ["one", "two", "three"].map((candidate) => ({ candidate, sdpMid: "0", sdpMLineIndex: 0 }));
    for (const way of ways) await noraSays(notaryPage, signerPage, { kind: "candidate", ...way });
    expect(await atSigner.next()).toMatchObject({ to: signerPage, signal: { sdp: "v=0 of the notary" } });
    for (const way of ways) expect(await atSigner.next()).toMatchObject({ signal: way });
    await says(signerPage, notaryPage, { kind: "answer", sdp: "v=0 of the signer" });
    expect(await atNotary.next()).toMatchObject({ signal: { kind: "answer" } });

    // The signer's page is loaded again: what it said before is gone, what the notary's said is read anew.
    await says(reloaded, null, { kind: "hello" });
    expect(await atNotary.next()).toMatchObject({ peer: reloaded, signal: { kind: "hello" } });
    const again = await listen(nora.client, hearSigner, { params });
    expect(await again.next()).toMatchObject({ peer: reloaded, signal: { kind: "hello" } });
    const anew = await listen(client, hearNotary, { params });
    expect(await anew.next()).toMatchObject({ peer: notaryPage, signal: { kind: "hello" } });
    expect(await anew.next()).toMatchObject({ signal: { kind: "offer" } });

    await act(nora, walked, { act: "end-notary-session", why: "connection-lost" });
    for (const line of [atSigner, atNotary, again]) expect(await line.next()).toBeUndefined();
    expect(await client.send(status, { params })).toMatchObject({ step: "NOTARY_DISCLOSURE" });
    const kept = await product.ctx.database.kysely
      .selectFrom("notary_signals")
      .select("sequence")
      .where("application_uuid", "=", uuid)
      .execute();
    expect(kept).toEqual([]);
    expect(await roomOf(walked)).toMatchObject({ state: "FAILED", reason: "connection-lost" });
  });
});

describe("a session that somebody does not come to", () => {
  let product: TestProduct;
  let nora: OpenStaff;
  beforeAll(async () => {
    product = await startProduct();
    nora = await openStaff(product, "notary");
  });
  afterAll(() => product.close());

  const fileOf = ({ uuid }: Walked) => nora.client.send(loanFile, { params: { uuid } });
  const mailed = async ({ email }: Walked) => {
    const reply = await fetch(`${product.sandbox.url}/inbox.json?to=${encodeURIComponent(email)}`);
    return ((await reply.json()) as { subject?: string }[]).map(({ subject }) => subject);
  };

  it("is booked anew by the borrower, and after the second time a person calls", async () => {
    const walked = await walkToNotary(product);
    const { client, uuid } = walked;
    const params = { uuid };
    await bookNext(walked);
    await letItPass(walked);
    expect(await client.send(notary, { params })).toMatchObject({
      session: { state: "FAILED", reason: "signer-absent" },
      isCalled: false,
    });
    expect(await fileOf(walked)).toMatchObject({ queues: [{ queue: "notary", move: "borrower" }] });
    await expect(act(nora, walked, { act: "record-notary-call", note: "Tomorrow" })).rejects.toMatchObject({
      status: 409,
    });
    await until(
      () => mailed(walked),
      (subjects) => subjects.includes("We missed you at the notary"),
    );

    const told = await product.ctx.database.kysely
      .selectFrom("notifications")
      .select("kind")
      .where("application_uuid", "=", uuid)
      .where("kind", "=", "notary-ready")
      .execute();
    expect(told).toHaveLength(1);

    await bookNext(walked);
    expect(await fileOf(walked)).toMatchObject({ queues: [] });
    await letItPass(walked);
    expect(await client.send(notary, { params })).toMatchObject({ isCalled: true });
    expect(await fileOf(walked)).toMatchObject({ queues: [{ queue: "notary", move: "staff" }], owesNotaryCall: true });
    await act(nora, walked, { act: "record-notary-call", note: "They work until six" });
    expect(await fileOf(walked)).toMatchObject({
      queues: [{ queue: "notary", move: "borrower" }],
      missedAppointments: [{ reason: "signer-absent" }, { called: { note: "They work until six" } }],
    });
    await bookNext(walked);
    await comesIn(walked);
    await signs(walked);
    await until(
      () => client.send(status, { params }),
      ({ step }) => step !== "DEED_SIGNING",
    );
  });

  it("is our fault where the lender's notary leaves a signer alone", async () => {
    const walked = await walkToNotary(product);
    const { client, uuid } = walked;
    await bookNext(walked);
    await act(nora, walked, take);
    await comesIn(walked);
    expect(await fileOf(walked)).toMatchObject({ queues: [{ queue: "notary", move: "staff" }], owesNotaryCall: false });
    await client.send(sayToNotary, {
      params: { uuid },
      body: { peer: randomUUID(), to: null, signal: { kind: "hello" } },
    });
    await letItPass(walked);
    const kept = await product.ctx.database.kysely
      .selectFrom("notary_signals")
      .select("sequence")
      .where("application_uuid", "=", uuid)
      .execute();
    expect(kept).toEqual([]);
    expect(await client.send(notary, { params: { uuid } })).toMatchObject({
      session: { state: "FAILED", reason: "notary-absent" },
      isCalled: true,
    });
    await until(
      () => mailed(walked),
      (subjects) => subjects.includes("We are sorry: the notary did not come"),
    );
  });
});

/** Somebody who has signed what comes before the deed. */
const walkToNotary = (product: TestProduct): Promise<Walked> =>
  walkIn(product, {
    persona: "straight-approval",
    email: `${randomUUID()}@example.com`,
    until: "NOTARY_DISCLOSURE",
  });

/** The hour of the session and half an hour more go by, and it is seen that it came to nothing. */
async function letItPass(walked: Walked): Promise<void> {
  const { client, uuid } = walked;
  const params = { uuid };
  const { startsAt } = await client.send(notarySession, { params });
  const { now } = await client.send(businessClock, { query: { applicationUuid: uuid } });
  await letTimePass(walked, Date.parse(startsAt) - Date.parse(now) + 31 * 60_000);
  await until(
    () => client.send(status, { params }),
    ({ step }) => step === "NOTARY_DISCLOSURE",
  );
}

/** They book the session that begins first. */
async function bookNext({ client, uuid }: Walked): Promise<void> {
  const params = { uuid };
  const { slots } = await client.send(notary, { params });
  await client.send(bookNotary, { params, body: { slotId: slots[0]?.slotId ?? "" } });
}

/** A line of signals, heard one after the other; undefined once it has ended. */
async function listen<C extends CallDefinition>(client: Client, call: C, request: Request<C>) {
  const { body } = await client.open(call, request);
  if (!body) throw new Error("The stream has no body.");
  const events = readEvents(body)[Symbol.asyncIterator]();
  return {
    async next(): Promise<HeardSignal | undefined> {
      const { done, value } = await events.next();
      return done ? undefined : HeardSignal.parse(JSON.parse(value));
    },
  };
}

const act = ({ client }: OpenStaff, { uuid }: Walked, body: StaffAct) =>
  client.send(actOnFile, { params: { uuid }, body });

/** They go in and answer the questions. */
async function comesIn(walked: Walked): Promise<void> {
  const { client, uuid } = walked;
  const params = { uuid };
  const { startsAt } = await client.send(notarySession, { params });
  const { now } = await client.send(businessClock, { query: { applicationUuid: uuid } });
  const waitMs = Date.parse(startsAt) - Date.parse(now);
  if (waitMs > 0) await letTimePass(walked, waitMs);
  const ready = { document: true, quietRoom: true, recording: true, camera: true, microphone: true } as const;
  await client.send(joinNotary, { params, body: { ready, state: "CA" } });
  const { questions } = await client.send(notarySession, { params });
  await client.send(answerNotary, { params, body: { answers: answersTo(questions, walked) } });
}

async function signs({ client, uuid }: Walked): Promise<void> {
  const params = { uuid };
  const { deedUuid } = await client.send(notarySession, { params });
  const { documents: papers } = await client.send(documents, { params });
  const { sha256 = "" } = papers.find((paper) => paper.uuid === deedUuid) ?? {};
  await client.send(signDeed, { params, body: { sha256 } });
}
