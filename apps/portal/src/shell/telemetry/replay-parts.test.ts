import { CallFailed } from "@gable/contract/problem.ts";
import { LONGEST_REPLAY_MS, type ReplayMoment } from "@gable/domain/telemetry/session-replay.ts";
import { describe, expect, it } from "vitest";
import { createReplayParts, type Happened } from "./replay-parts.ts";

const press: Happened = { is: "press", x: 1, y: 2 };

/** A visit to a server that answers as said, request by request, and takes everything afterwards. */
function visit(answers: (number | undefined)[] = []) {
  const sent: [number, ReplayMoment[]][] = [];
  const told: string[] = [];
  let time = 5000;
  const parts = createReplayParts({
    now: () => time,
    send: (part, moments) => {
      sent.push([part, [...moments]]);
      const status = answers.shift();
      return status === undefined ? Promise.resolve() : Promise.reject(new CallFailed(status, "no", undefined));
    },
    onKept: () => void told.push("kept"),
    onOver: () => void told.push("over"),
  });
  return {
    parts,
    sent,
    told,
    pass: (ms: number) => {
      time += ms;
    },
  };
}

describe("the parts of a replay", () => {
  it("are numbered, hold what happened since the last, and tell once that something is kept", async () => {
    const { parts, sent, told, pass } = visit();
    await parts.flush();
    parts.add(press);
    pass(40);
    parts.add(press);
    await parts.flush();
    parts.add(press);
    await parts.flush();
    expect(sent).toEqual([
      [
        0,
        [
          { ...press, at: 0 },
          { ...press, at: 40 },
        ],
      ],
      [1, [{ ...press, at: 40 }]],
    ]);
    expect(told).toEqual(["kept"]);
  });

  it("are sent again as they were where nobody answered", async () => {
    const { parts, sent } = visit([0, 503]);
    parts.add(press);
    await parts.flush();
    parts.add(press);
    await parts.flush();
    await parts.flush();
    await parts.flush();
    expect(sent.map(([part, moments]) => [part, moments.length])).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
      [1, 1],
    ]);
  });

  it("end with the first that is refused", async () => {
    const { parts, sent, told } = visit([409]);
    parts.add(press);
    await parts.flush();
    parts.add(press);
    await parts.flush();
    expect(sent).toHaveLength(1);
    expect(told).toEqual(["over"]);
  });

  it("end after an hour", () => {
    const { parts, told, pass } = visit();
    pass(LONGEST_REPLAY_MS + 1);
    parts.add(press);
    expect(told).toEqual(["over"]);
  });

  it("are small enough for a request each", async () => {
    const { parts, sent } = visit();
    const boxes = Array.from(
      { length: 400 },
      () => [0, 1000, 1000, 1000, 1000] as [number, number, number, number, number],
    );
    for (let count = 0; count < 12; count += 1) parts.add({ is: "boxes", boxes });
    await parts.flush();
    await parts.flush();
    await parts.flush();
    expect(sent.flatMap(([, moments]) => moments)).toHaveLength(12);
    for (const [, moments] of sent) expect(JSON.stringify({ moments }).length).toBeLessThan(64 * 1024);
  });
});
