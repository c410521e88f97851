import { randomUUID } from "node:crypto";
import { documents } from "@gable/contract/calls/documents.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { answerNotary, notarySession, signDeed } from "@gable/contract/calls/notary.ts";
import { notaryRecordings } from "@gable/contract/calls/notary-recording.ts";
import { sayToNotary, sayToSigner } from "@gable/contract/calls/notary-room.ts";
import type { StaffAct } from "@gable/domain/staff/staff-acts.ts";
import type { NotarySession } from "@gable/domain/workflow/facts/closing-facts.ts";
import { answersTo } from "@gable/testkit/borrower/closing-moves.ts";
import { enterRoom } from "@gable/testkit/borrower/halfway.ts";
import { until } from "@gable/testkit/borrower/verification-moves.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { whileHeld } from "@gable/testkit/hold-application.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { filmOn, recordSession } from "@gable/testkit/record-session.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Transaction } from "../../database/transaction.ts";
import { advance } from "../../workflow/advance.ts";
import { loadApplication } from "../../workflow/application-store.ts";

const take = {
  act: "take-notary-session",
  name: "Nora Whitfield",
  commissionNumber: "CA-2291045",
  commissionState: "CA",
  commissionCounty: "Placer",
  commissionExpiresOn: "2031-03-31",
} as const satisfies StaffAct;

const refused = (code = "out-of-order") => [{ status: "rejected", reason: { status: 409, problem: { code } } }];

async function expectOne(asked: readonly Promise<unknown>[]): Promise<void> {
  const settled = await Promise.allSettled(asked);
  expect(settled.filter((one) => one.status === "fulfilled")).toHaveLength(1);
}

describe("a session by video in which two things are done in the same instant", () => {
  let product: TestProduct;
  let nora: OpenStaff;
  let olga: OpenStaff;
  let walked: Walked;
  beforeAll(async () => {
    product = await startProduct();
    [nora, olga] = [await openStaff(product, "notary"), await openStaff(product, "notary")];
  });
  afterAll(() => product.close());
  beforeEach(async () => {
    const email = `${randomUUID()}@example.com`;
    walked = await walkIn(product, { persona: "straight-approval", email, until: "NOTARY_DISCLOSURE" });
    await enterRoom(walked);
    const { questions } = await walked.client.send(notarySession, { params: params() });
    await walked.client.send(answerNotary, { params: params(), body: { answers: answersTo(questions, walked) } });
  }, 60_000);

  const params = () => ({ uuid: walked.uuid });
  const act = (body: StaffAct, { client } = nora) => client.send(actOnFile, { params: params(), body });
  const factsOf = async () => (await loadApplication(product.ctx, product.ctx.database.kysely, walked.uuid)).file.facts;
  const hello = () => ({
    params: params(),
    body: { peer: randomUUID(), to: null, signal: { kind: "hello" } as const },
  });
  const signals = async () =>
    (
      await product.ctx.database.kysely
        .selectFrom("notary_signals")
        .select("sender")
        .where("application_uuid", "=", walked.uuid)
        .execute()
    ).map(({ sender }) => sender);
  const change = (trx: Transaction, changed: (session: NotarySession) => NotarySession) =>
    advance(product.ctx, trx, walked.uuid, { kind: "system" }, ({ facts: { notarySession: session } }) =>
      session ? { event: "session-changed", facts: { notarySession: changed(session) } } : undefined,
    );
  const fails = (trx: Transaction) =>
    change(trx, (session) => ({ ...session, state: "FAILED", reason: "connection-lost" }));
  const goesToOlga = (trx: Transaction) =>
    change(trx, ({ desk, ...session }) => {
      const { admittedAt: _seen, ...held } = desk ?? { commission: take, takenAt: "2026-11-20T12:00:00Z" };
      return { ...session, desk: { ...held, staffUuid: olga.staffUuid } };
    });
  const signs = async () => {
    const { deedUuid } = await walked.client.send(notarySession, { params: params() });
    const { documents: papers } = await walked.client.send(documents, { params: params() });
    const { sha256 = "" } = papers.find(({ uuid }) => uuid === deedUuid) ?? {};
    return () => walked.client.send(signDeed, { params: params(), body: { sha256 } });
  };

  it("is taken by one notary of those who take it", async () => {
    await expectOne([act(take), act(take, olga), act(take), act(take, olga)]);
    const { desk } = (await factsOf()).notarySession ?? {};
    expect([nora.staffUuid, olga.staffUuid]).toContain(desk?.staffUuid);
  });

  it.each([
    ["the signer", "it ends", fails, () => walked.client.send(sayToNotary, hello())],
    ["the notary", "it ends", fails, () => nora.client.send(sayToSigner, hello())],
    ["the notary", "it goes to a colleague", goesToOlga, () => nora.client.send(sayToSigner, hello())],
  ])("carries and keeps nothing that %s says as %s", async (_who, _when, ends, says) => {
    await act(take);
    const said = await whileHeld(product, walked.uuid, async ({ isAwaited, trx }) => {
      const saying = says();
      await isAwaited();
      await ends(trx);
      return [saying];
    });
    expect(said).toMatchObject(refused());
    expect(await signals()).toEqual([]);
  });

  it.each([
    ["it ends", fails, "out-of-order"],
    ["it goes to a colleague, who has not seen the signer", goesToOlga, "notary-not-ready"],
  ] as const)("is signed in by nobody as %s", async (_when, ends, code) => {
    await act(take);
    await recordSession(nora, walked.uuid);
    await act({ act: "admit-to-deed" });
    const sign = await signs();
    const signed = await whileHeld(product, walked.uuid, async ({ isAwaited, trx }) => {
      const signing = sign();
      await isAwaited();
      await ends(trx);
      return [signing];
    });
    expect(signed).toMatchObject(refused(code));
    expect((await factsOf()).notarySession?.deedSigned).toBeUndefined();
  });

  it("is signed, filmed and certified once each, however often it is asked for at once", async () => {
    await act(take);
    const recording = await recordSession(nora, walked.uuid);
    await act({ act: "admit-to-deed" });
    const sign = await signs();
    await expectOne([sign(), sign(), sign()]);
    // The same part is no other one.
    await Promise.all([2, 2, 2].map((part) => filmOn(nora, { uuid: walked.uuid, recording }, part)));
    const { recordings } = await nora.client.send(notaryRecordings, { params: params() });
    expect(recordings).toMatchObject([{ recording, state: "going-on", pieces: 1 }]);
    await expectOne([1, 2, 3].map(() => act({ act: "complete-notary-session" })));
    await until(factsOf, ({ deed }) => deed !== undefined);
    const events = await product.ctx.database.kysely
      .selectFrom("events")
      .select("type")
      .where("application_uuid", "=", walked.uuid)
      .where("type", "in", ["deed-signed", "notary-completed-session", "deed-notarised"])
      .execute();
    expect(events.map(({ type }) => type).toSorted()).toEqual([
      "deed-notarised",
      "deed-signed",
      "notary-completed-session",
    ]);
  });
});
