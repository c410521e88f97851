import { randomUUID } from "node:crypto";
import { pathOf } from "@gable/contract/call.ts";
import { actOnFile } from "@gable/contract/calls/loan-file-acts.ts";
import { answerNotary, notarySession } from "@gable/contract/calls/notary.ts";
import { hearNotary, hearSigner, sayToNotary, sayToSigner } from "@gable/contract/calls/notary-room.ts";
import { readEvents } from "@gable/contract/read-events.ts";
import { HeardSignal, type RoomSignal } from "@gable/contract/room-signals.ts";
import { answersTo } from "@gable/testkit/borrower/closing-moves.ts";
import { enterRoom } from "@gable/testkit/borrower/halfway.ts";
import type { Walked } from "@gable/testkit/borrower/walk.ts";
import { walkIn } from "@gable/testkit/borrower/walk-in.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

const commission = {
  name: "Nora Whitfield",
  commissionNumber: "CA-2291045",
  commissionState: "CA",
  commissionCounty: "Placer",
  commissionExpiresOn: "2031-03-31",
};
const candidate = (text: string): RoomSignal => ({
  kind: "candidate",
  candidate: text,
  sdpMid: "0",
  sdpMLineIndex: 0,
});

// ASVS 5.0, V17.3.1 and V17.3.2.
describe("the signalling of a session by video", () => {
  let product: TestProduct;
  let nora: OpenStaff;
  beforeAll(async () => {
    product = await startProduct();
    nora = await openStaff(product, "notary");
  });
  afterAll(() => product.close());

  /** A session of its own in which the signer and a notary of the lender's are. */
  async function inTheRoom(): Promise<Walked> {
    const email = `${randomUUID()}@example.com`;
    const walked = await walkIn(product, { persona: "straight-approval", email, until: "NOTARY_DISCLOSURE" });
    const { client, uuid } = walked;
    const params = { uuid };
    await enterRoom(walked);
    const { questions } = await client.send(notarySession, { params });
    await client.send(answerNotary, { params, body: { answers: answersTo(questions, walked) } });
    await nora.client.send(actOnFile, { params, body: { act: "take-notary-session", ...commission } });
    return walked;
  }

  const noraSays = ({ uuid }: Walked, signal: RoomSignal) =>
    nora.client.send(sayToSigner, { params: { uuid }, body: { peer: randomUUID(), to: null, signal } });

  const kept = async ({ uuid }: Walked): Promise<number> => {
    const { count } = await product.ctx.database.kysely
      .selectFrom("notary_signals")
      .select(({ fn }) => fn.countAll<string>().as("count"))
      .where("application_uuid", "=", uuid)
      .where("sender", "=", "signer")
      .executeTakeFirstOrThrow();
    return Number(count);
  };

  it.each([
    ["pages that say that they are there", 20, (): RoomSignal => ({ kind: "hello" })],
    ["ways to a page", 240, (one: number) => candidate(`candidate ${one}`)],
    ["descriptions as long as they may be", 240, (): RoomSignal => ({ kind: "offer", sdp: "x".repeat(24_000) })],
  ])("is not flooded by %s: so many a minute are heard, and the other side goes on", async (_what, most, signal) => {
    const walked = await inTheRoom();
    const { taken, refused } = await flood(most + 60, (one) => signerSays(walked, signal(one)));
    expect(taken).toBe(most);
    expect(new Set(refused.map(({ status, problem }) => `${status} ${problem.code}`))).toEqual(
      new Set(["429 too-many-signals"]),
    );
    expect(await kept(walked)).toBeLessThanOrEqual(most);
    await noraSays(walked, { kind: "hello" });
    const { body } = await walked.client.open(hearNotary, { params: { uuid: walked.uuid } });
    if (!body) throw new Error("The stream has no body.");
    const { value } = await readEvents(body)[Symbol.asyncIterator]().next();
    expect(HeardSignal.parse(JSON.parse(String(value)))).toMatchObject({ signal: { kind: "hello" } });
  });

  it("takes nothing that is malformed, keeps nothing of it, and the line stays open for what comes after", async () => {
    const walked = await inTheRoom();
    const { client, uuid } = walked;
    const { body } = await nora.client.open(hearSigner, { params: { uuid } });
    if (!body) throw new Error("The stream has no body.");
    const heard = readEvents(body)[Symbol.asyncIterator]();
    const peer = randomUUID();
    const said = (signal: unknown, more: object = {}) => JSON.stringify({ peer, to: null, signal, ...more });
    const malformed = [
      "",
      "[",
      "null",
      `"hello"`,
      said(null),
      said({}),
      said({ kind: "shout" }),
      said({ kind: "hello", sdp: "v=0" }),
      said({ kind: "offer" }),
      said({ kind: "offer", sdp: "" }),
      said({ kind: "offer", sdp: ["v=0"] }),
      said({ kind: "offer", sdp: "x".repeat(24_001) }),
      said({ kind: "answer", sdp: "x".repeat(70_000) }),
      said({ kind: "offer", sdp: "v=0\u0000" }),
      said({ kind: "candidate", candidate: "x".repeat(1001), sdpMid: "0", sdpMLineIndex: 0 }),
      said({ kind: "candidate", candidate: "x", sdpMid: "0", sdpMLineIndex: -1 }),
      said({ kind: "candidate", candidate: "x", sdpMid: "0", sdpMLineIndex: 1e9 }),
      said({ kind: "candidate", candidate: "x", sdpMid: "0", sdpMLineIndex: 0.5 }),
      said({ kind: "hello" }, { peer: "me" }),
      said({ kind: "hello" }, { to: "everybody" }),
      said({ kind: "hello" }, { sender: "notary" }),
      `{"peer":"${peer}","to":null,"signal":{"kind":"hello"},"__proto__":{"sequence":1}}`,
      `{"peer":"${peer}","to":null,"signal":${"[".repeat(5000)}${"]".repeat(5000)}}`,
    ];
    const statuses = await Promise.all(
      malformed.map(async (text) => {
        const reply = await fetch(product.url + pathOf(sayToNotary, { uuid }), {
          method: "POST",
          headers: { authorization: client.token() ?? "", "content-type": "application/json" },
          body: text,
        });
        return [reply.status, text.slice(0, 80)] as const;
      }),
    );
    expect(statuses.filter(([status]) => status !== 400 && status !== 413)).toEqual([]);
    expect(await kept(walked)).toBe(0);
    await signerSays(walked, { kind: "hello" }, peer);
    expect(HeardSignal.parse(JSON.parse(String((await heard.next()).value)))).toMatchObject({ peer });
  });
});

/** How many of so many within one minute were taken, however long it takes; of the rest, with what they were refused. */
async function flood(many: number, say: (one: number) => Promise<unknown>) {
  vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] });
  const said = await Promise.allSettled(Array.from({ length: many }, (_, one) => say(one)));
  vi.useRealTimers();
  const refused = said.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  return { taken: many - refused.length, refused };
}

const signerSays = ({ client, uuid }: Walked, signal: RoomSignal, peer = randomUUID()) =>
  client.send(sayToNotary, { params: { uuid }, body: { peer, to: null, signal } });
