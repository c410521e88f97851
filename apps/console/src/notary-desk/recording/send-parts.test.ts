import type { CallDefinition } from "@gable/contract/call.ts";
import type { Client } from "@gable/contract/client.ts";
import { CallFailed } from "@gable/contract/problem.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sendParts } from "./send-parts.ts";

const params = { uuid: crypto.randomUUID(), recording: crypto.randomUUID() };

/** A server that answers each request as the next of these says, and takes all further ones. */
function openServer(...answers: (number | "taken")[]) {
  const asked: string[] = [];
  const ages: number[] = [];
  const send = async (
    call: CallDefinition,
    { body }: { body: { number?: number; parts?: number; endedMsAgo?: number } },
  ) => {
    asked.push(`${call.name} ${body.number ?? body.parts}`);
    if (body.endedMsAgo !== undefined) ages.push(body.endedMsAgo);
    const answer = answers.shift() ?? "taken";
    if (answer !== "taken") throw new CallFailed(answer, "", undefined);
  };
  const told = { unsent: [] as number[], refused: 0, ended: 0 };
  const parts = sendParts({
    client: { send } as unknown as Client,
    params,
    changed: (unsent) => told.unsent.push(unsent),
    refused: () => {
      told.refused += 1;
    },
    ended: () => {
      told.ended += 1;
    },
  });
  return { asked, ages, told, parts };
}

describe("the parts of a recording on their way", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("go one after the other, and the end comes last", async () => {
    const { asked, told, parts } = openServer();
    parts.add(new Blob(["1"]));
    parts.add(new Blob(["2"]));
    parts.end();
    await vi.runAllTimersAsync();
    expect(asked).toEqual(["keepNotaryRecordingPart 1", "keepNotaryRecordingPart 2", "endNotaryRecording 2"]);
    expect(told).toEqual({ unsent: [1, 2, 1, 0], refused: 0, ended: 1 });
  });

  it("wait for a line that is gone, a server that fails and one that is asked too often, and follow in their order", async () => {
    const { asked, ages, told, parts } = openServer(0, 503, 429);
    parts.add(new Blob(["1"]));
    parts.add(new Blob(["2"]));
    await vi.advanceTimersByTimeAsync(1000);
    expect(told.unsent).toEqual([1, 2]);
    await vi.runAllTimersAsync();
    expect(asked).toEqual([
      ...Array.from({ length: 4 }, () => "keepNotaryRecordingPart 1"),
      "keepNotaryRecordingPart 2",
    ]);
    expect(told).toEqual({ unsent: [1, 2, 1, 0], refused: 0, ended: 0 });
    // What waited shows no more than it did when it ended.
    expect(ages).toEqual([0, 2000, 4000, 6000, 6000]);
  });

  it("stop where the server takes no more of it, which is told once", async () => {
    const { asked, told, parts } = openServer("taken", 409);
    for (const part of ["1", "2", "3"]) parts.add(new Blob([part]));
    parts.end();
    await vi.runAllTimersAsync();
    expect(asked).toEqual(["keepNotaryRecordingPart 1", "keepNotaryRecordingPart 2"]);
    expect(told).toEqual({ unsent: [1, 2, 3, 2], refused: 1, ended: 0 });
  });
});
