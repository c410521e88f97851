import { unpublishedFlags } from "@gable/domain/application/status.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FollowedStatus } from "../queries/application-status.ts";
import { pollStatus } from "./poll-status.ts";

const at = (step: Step | null, version = 1): FollowedStatus => ({ step, version, status: unpublishedFlags });

/** A server that always answers the same, and a page that follows it. */
function following(answer: () => Promise<FollowedStatus>, first: FollowedStatus) {
  const asked: number[] = [];
  let known = first;
  const poller = pollStatus({
    ask: () => {
      asked.push(Date.now());
      return answer();
    },
    known: () => known,
    learn: (status) => {
      const before = known.step;
      known = status;
      if (status.step !== before) poller.start(status.step);
    },
  });
  poller.start(first.step);
  return { asked, known: () => known, poller };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(0);
});
afterEach(() => {
  vi.useRealTimers();
});

describe("asking for the status", () => {
  it("waits half a second, then twice as long each time, and never longer than two and a half seconds", async () => {
    const { asked } = following(async () => at("HMDA"), at("HMDA"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual([500, 1500, 3500, 6000, 8500, 11_000, 13_500]);
  });

  it("asks fourteen times while work runs, then shows the time-out page", async () => {
    const { asked, known } = following(async () => at("WAITING_FOR_VALUATION"), at("WAITING_FOR_VALUATION"));
    await vi.advanceTimersByTimeAsync(31_000);
    expect(asked).toHaveLength(14);
    expect(known()).toMatchObject({ step: "UNKNOWN", gaveUpOn: "WAITING_FOR_VALUATION" });
  });

  it("never gives up the generation of the closing documents", async () => {
    const { known } = following(async () => at("GEN_NOTE_SIGNING"), at("GEN_NOTE_SIGNING"));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(known().step).toBe("GEN_NOTE_SIGNING");
  });

  it("does not ask where nothing changes by waiting", async () => {
    const { asked } = following(async () => at("DECLINED"), at("DECLINED"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual([]);
  });

  it("counts anew when the step changes", async () => {
    let answers = 0;
    const { asked } = following(
      async () => at((answers += 1) < 3 ? "WAITING_FOR_PROPERTY" : "LIEN_VERIFICATION"),
      at("WAITING_FOR_PROPERTY"),
    );
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(3 + 7);
    expect((asked[3] ?? 0) - (asked[2] ?? 0)).toBe(500);
  });

  it("keeps the last known step when the server cannot be reached", async () => {
    const { asked, known } = following(() => Promise.reject(new Error("Network Error")), at("HMDA"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(7);
    expect(known().step).toBe("HMDA");
  });

  it("stops when the screen is left", async () => {
    const { asked, poller } = following(async () => at("HMDA"), at("HMDA"));
    poller.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual([]);
  });
});
