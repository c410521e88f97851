import type { CallDefinition } from "@gable/contract/call.ts";
import type { Client } from "@gable/contract/client.ts";
import { CallFailed } from "@gable/contract/problem.ts";
import { TOLD_BY_BYTES } from "@gable/domain/notary/recording.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sendParts } from "./send-parts.ts";

const params = { uuid: crypto.randomUUID(), recording: crypto.randomUUID() };

/** Long enough to tell what it is. */
const partOf = (name: string) => new Blob([name.padEnd(TOLD_BY_BYTES, ".")]);

/** A server that answers each request as the next of these says, and takes all further ones. */
function openServer(...answers: (number | "taken")[]) {
  const asked: string[] = [];
  const files: (Blob | undefined)[] = [];
  const ages: number[] = [];
  const send = async (
    call: CallDefinition,
    { body, file }: { body: { number?: number; parts?: number; endedMsAgo?: number }; file?: Blob },
  ) => {
    files.push(file);
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
  return { asked, files, ages, told, parts };
}

describe("the parts of a recording on their way", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("go one after the other, and the end comes last", async () => {
    const { asked, told, parts } = openServer();
    parts.add(partOf("1"));
    parts.add(partOf("2"));
    parts.end();
    await vi.runAllTimersAsync();
    expect(asked).toEqual(["keepNotaryRecordingPart 1", "keepNotaryRecordingPart 2", "endNotaryRecording 2"]);
    expect(told).toEqual({ unsent: [1, 2, 1, 0], refused: 0, ended: 1 });
  });

  it("wait for a line that is gone, a server that fails and one that is asked too often, and follow in their order", async () => {
    const { asked, ages, told, parts } = openServer(0, 503, 429);
    parts.add(partOf("1"));
    parts.add(partOf("2"));
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
    for (const part of ["1", "2", "3"]) parts.add(partOf(part));
    parts.end();
    await vi.runAllTimersAsync();
    expect(asked).toEqual(["keepNotaryRecordingPart 1", "keepNotaryRecordingPart 2"]);
    expect(told).toEqual({ unsent: [1, 2, 3, 2], refused: 1, ended: 0 });
  });

  it("begin with one by which it can be told what it is, where the browser hands its first bytes over by themselves", async () => {
    const { asked, files, told, parts } = openServer();
    const type = "video/webm";
    for (const bytes of [[0x1a], [0x45, 0xdf, 0xa3], [0x9f, 1, 2, 3, 4], [5]])
      parts.add(new Blob([Uint8Array.from(bytes)], { type }));
    parts.end();
    await vi.runAllTimersAsync();
    expect(asked).toEqual(["keepNotaryRecordingPart 1", "keepNotaryRecordingPart 2", "endNotaryRecording 2"]);
    const sent = await Promise.all(
      files.slice(0, 2).map(async (file) => [...new Uint8Array((await file?.arrayBuffer()) ?? [])]),
    );
    expect(sent).toEqual([[0x1a, 0x45, 0xdf, 0xa3, 0x9f, 1, 2, 3, 4], [5]]);
    expect(files[0]?.type).toBe(type);
    expect(told).toEqual({ unsent: [1, 2, 1, 0], refused: 0, ended: 1 });
  });
});
