import { createHash } from "node:crypto";
import { documents } from "@gable/contract/calls/documents.ts";
import { examinerPack, fileEvents } from "@gable/contract/calls/loan-file.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { answerNotary, bookNotary, joinNotary, notary, notarySession, signDeed } from "@gable/contract/calls/notary.ts";
import {
  beginNotaryRecording,
  endNotaryRecording,
  keepNotaryRecordingPart,
  notaryRecordingPiece,
  notaryRecordings,
} from "@gable/contract/calls/notary-recording.ts";
import { notaryRoom } from "@gable/contract/calls/notary-room.ts";
import {
  notaryRecordsKeptUntil,
  PARTS_IN_PIECE,
  RECORDING_HEARD_MS,
  RECORDING_SILENT_MS,
} from "@gable/domain/notary/recording.ts";
import type { StaffAct } from "@gable/domain/staff/staff-acts.ts";
import { answersTo, letSessionBegin } from "@gable/testkit/borrower/closing-moves.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { filmed, recordSession } from "@gable/testkit/record-session.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readZip } from "../../../zip/zip.ts";
import { endSilentRecordings } from "./end-recording.ts";

const ready = { document: true, quietRoom: true, camera: true, microphone: true } as const;
const take: StaffAct = {
  act: "take-notary-session",
  name: "Nora Whitfield",
  commissionNumber: "CA-2291045",
  commissionState: "CA",
  commissionCounty: "Placer",
  commissionExpiresOn: "2031-03-31",
};

describe("the recording of a session by video", () => {
  let product: TestProduct;
  let nora: OpenStaff;
  let other: OpenStaff;
  let walked: Walked;
  beforeAll(async () => {
    product = await startProduct();
    nora = await openStaff(product, "notary");
    other = await openStaff(product, "notary");
    walked = await walkIn(product, {
      persona: "straight-approval",
      orgCode: "gable",
      email: "recorded@example.com",
      until: "NOTARY_DISCLOSURE",
    });
    await booksWithNora();
  });
  afterAll(() => product.close());

  async function booksWithNora(): Promise<void> {
    const { client } = walked;
    const { slots } = await client.send(notary, { params: params() });
    await client.send(bookNotary, { params: params(), body: { slotId: slots[0]?.slotId ?? "" } });
    await act(take);
    await letSessionBegin(walked);
  }
  /** The signer agrees to be recorded, comes in and answers the questions. */
  async function comesIn(): Promise<void> {
    const { client } = walked;
    await client.send(joinNotary, { params: params(), body: { ready: { ...ready, recording: true }, state: "CA" } });
    const { questions } = await client.send(notarySession, { params: params() });
    await client.send(answerNotary, { params: params(), body: { answers: answersTo(questions, walked) } });
  }

  const params = () => ({ uuid: walked.uuid });
  const act = (body: StaffAct) => nora.client.send(actOnFile, { params: params(), body });
  const begin = (of = nora) =>
    of.client.send(beginNotaryRecording, { params: params(), body: { mediaType: "video/webm" } });
  const send = (recording: string, number: number, file: Blob, of = nora, endedMsAgo = 0) =>
    of.client.send(keepNotaryRecordingPart, { params: { ...params(), recording }, body: { number, endedMsAgo }, file });
  const listed = async (of = nora) => (await of.client.send(notaryRecordings, { params: params() })).recordings;
  const onFilm = async () => (await nora.client.send(notaryRoom, { params: params() })).signers[0]?.onFilm;
  /** As after so long without a word of its page. */
  const letFallSilent = (recording: string, ms: number) =>
    product.ctx.database.kysely
      .updateTable("notary_recordings")
      .set({ heard_at: sql<string>`now() - ${sql.lit(ms)} * interval '1 millisecond'` })
      .where("uuid", "=", recording)
      .execute();

  it("begins once the signer, who agreed to it, is in the room", async () => {
    const { client } = walked;
    await expect(begin()).rejects.toMatchObject({ problem: { code: "out-of-order" } });
    await expect(
      client.send(joinNotary, {
        params: params(),
        body: { ready: { ...ready, recording: false as true }, state: "CA" },
      }),
    ).rejects.toMatchObject({ problem: { fields: { "ready.recording": ["recording-needed"] } } });
    await comesIn();
    await expect(begin(other)).rejects.toMatchObject({ status: 409 });
    await expect(act({ act: "admit-to-deed" })).rejects.toMatchObject({ problem: { code: "not-recorded" } });
    const { recording } = await begin();
    // That it was begun is no film yet.
    await expect(act({ act: "admit-to-deed" })).rejects.toMatchObject({ problem: { code: "not-recorded" } });
    expect(await listed()).toMatchObject([{ recording, state: "going-on", pieces: 0, until: null, sha256: null }]);
    await expect(
      nora.client.send(endNotaryRecording, { params: { ...params(), recording }, body: { parts: 1 } }),
    ).rejects.toMatchObject({ problem: { code: "part-missing" } });
    await nora.client.send(endNotaryRecording, { params: { ...params(), recording }, body: { parts: 0 } });
  });

  it("comes in parts, each once and in its order, and is read by those alone who may watch it", async () => {
    const { recording } = await begin();
    await expect(send(recording, 1, new Blob(["no film"]))).rejects.toMatchObject({ status: 400 });
    await expect(send(recording, 2, filmed("early"))).rejects.toMatchObject({ problem: { code: "part-out-of-turn" } });
    const parts = Array.from({ length: PARTS_IN_PIECE + 1 }, (_, at) =>
      at === 0 ? filmed("first") : new Blob([`part ${at};`]),
    );
    for (const [at, part] of parts.entries()) await send(recording, at + 1, part);
    // Its reply was lost, and it is sent again.
    await send(recording, 3, parts[2] ?? filmed(""));
    await expect(send(recording, 3, new Blob(["another"]))).rejects.toMatchObject({
      problem: { code: "part-out-of-turn" },
    });
    await expect(send(recording, parts.length + 1, new Blob(["x"]), other)).rejects.toMatchObject({ status: 404 });

    const whole = Buffer.concat(await Promise.all(parts.map(async (part) => Buffer.from(await part.arrayBuffer()))));
    const end = () =>
      nora.client.send(endNotaryRecording, { params: { ...params(), recording }, body: { parts: parts.length } });
    await end();
    await end();
    await expect(send(recording, parts.length + 1, new Blob(["x"]))).rejects.toMatchObject({ status: 409 });
    const sha256 = createHash("sha256").update(whole).digest("hex");
    const rows = await listed();
    expect(rows.at(-1)).toMatchObject({ recording, state: "whole", bytes: whole.length, pieces: 2, sha256 });
    expect(rows.at(-1)?.keptUntil).toBe(notaryRecordsKeptUntil(rows.at(-1)?.beganAt ?? ""));

    const piece = async (of: OpenStaff, number: number) => {
      const at = { params: { ...params(), recording }, query: { piece: number } };
      return Buffer.from(await (await of.client.open(notaryRecordingPiece, at)).arrayBuffer());
    };
    const auditor = await openStaff(product, "auditor");
    for (const of of [nora, auditor]) expect(Buffer.concat([await piece(of, 0), await piece(of, 1)])).toEqual(whole);
    await expect(piece(nora, 2)).rejects.toMatchObject({ status: 404 });
    await expect(piece(other, 0)).rejects.toMatchObject({ status: 404 });
    expect(await listed(other)).toEqual([]);
    const underwriter = await openStaff(product, "underwriter");
    await expect(piece(underwriter, 0)).rejects.toMatchObject({ status: 403 });

    const { events } = await nora.client.send(fileEvents, { params: params(), query: {} });
    expect(
      events.find(({ type, detail }) => type === "notary-recording-ended" && detail["recording"] === recording),
    ).toMatchObject({
      detail: { parts: parts.length, bytes: whole.length, sha256 },
    });
    const zip = await auditor.client.open(examinerPack, { params: params() });
    const members = readZip(Buffer.from(await zip.arrayBuffer()));
    expect(members?.find(({ name }) => name === `recordings/${recording}.webm`)?.bytes).toEqual(whole);
  });

  it("is what nothing is admitted, signed or certified without", async () => {
    const before = await recordSession(nora, walked.uuid);
    // Their page is loaded anew.
    const recording = await recordSession(nora, walked.uuid);
    expect((await listed()).slice(-2)).toMatchObject([
      { recording: before, state: "broke-off", pieces: 1, sha256: expect.any(String) },
      { recording, state: "going-on" },
    ]);
    await letFallSilent(recording, RECORDING_HEARD_MS + 1000);
    await expect(act({ act: "admit-to-deed" })).rejects.toMatchObject({ problem: { code: "not-recorded" } });
    await send(recording, 2, new Blob(["and on"]));
    await act({ act: "admit-to-deed" });
    await letFallSilent(recording, RECORDING_HEARD_MS + 1000);
    await expect(signs(walked)).rejects.toMatchObject({
      problem: { code: "not-recorded" },
    });
    await send(recording, 3, new Blob(["and on"]));
    expect(await onFilm()).toBeNull();
    await signs(walked);
    await letFallSilent(recording, RECORDING_HEARD_MS + 1000);
    await expect(act({ act: "complete-notary-session" })).rejects.toMatchObject({ problem: { code: "not-recorded" } });
    // What waited for its line shows nothing of the signature.
    await send(recording, 4, new Blob(["before it"]), nora, 60_000);
    await expect(act({ act: "complete-notary-session" })).rejects.toMatchObject({
      problem: { code: "signature-not-on-film" },
    });
    expect(await onFilm()).toBe("coming");
  });

  it("shows every signature that is certified: one that a crash left off it is given again in another session", async () => {
    await recordSession(nora, walked.uuid);
    expect(await onFilm()).toBe("no");
    await expect(act({ act: "complete-notary-session" })).rejects.toMatchObject({
      problem: { code: "signature-not-on-film" },
    });
    await act({ act: "end-notary-session", why: "connection-lost" });
    await booksWithNora();
    await comesIn();
    const recording = await recordSession(nora, walked.uuid);
    await act({ act: "admit-to-deed" });
    expect(await onFilm()).toBeNull();
    await signs(walked);
    await send(recording, 2, new Blob(["and on"]));
    expect(await onFilm()).toBe("yes");
    await act({ act: "complete-notary-session" });
    // What its page still has of the last seconds comes after the act.
    await send(recording, 3, new Blob(["the end"]));

    expect(await endSilentRecordings(product.ctx)).toBe(0);
    await letFallSilent(recording, RECORDING_SILENT_MS + 1000);
    expect([await endSilentRecordings(product.ctx), await endSilentRecordings(product.ctx)]).toEqual([1, 0]);
    expect((await listed()).at(-1)).toMatchObject({
      recording,
      state: "broke-off",
      pieces: 1,
      sha256: expect.any(String),
    });
  });
});

async function signs({ client, uuid }: Walked): Promise<void> {
  const params = { uuid };
  const { deedUuid } = await client.send(notarySession, { params });
  const { documents: papers } = await client.send(documents, { params });
  const { sha256 = "" } = papers.find((paper) => paper.uuid === deedUuid) ?? {};
  await client.send(signDeed, { params, body: { sha256 } });
}
