import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { takeBegun } from "./begun.ts";

const URL = "/identity/secure/api/v1_1/identity";
const headers = { authorization: "Bearer mine", "x-org": "gable" };
const asked = { method: "GET", headers };

describe("a call that the page began", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["performance"] });
    globalThis.begunCalls = new Map([
      [URL, { answer: Promise.resolve(new Response("me")), headers: new Headers(headers), at: performance.now() }],
    ]);
  });
  afterEach(() => {
    vi.useRealTimers();
    globalThis.begunCalls = undefined;
  });

  it("is answered once, and made anew from then on", async () => {
    expect(await (await takeBegun(URL, asked))?.text()).toBe("me");
    expect(takeBegun(URL, asked)).toBeUndefined();
  });

  it("serves nobody else, no other address and no other purpose", () => {
    expect(takeBegun("/service-profile/api/v1/profile", asked)).toBeUndefined();
    expect(takeBegun(URL, { ...asked, method: "PUT" })).toBeUndefined();
    expect(takeBegun(URL, { ...asked, headers: { ...headers, authorization: "Bearer another" } })).toBeUndefined();
  });

  it("is not taken once it may have become untrue", () => {
    vi.advanceTimersByTime(15_001);
    expect(takeBegun(URL, asked)).toBeUndefined();
  });

  it("ends for whoever does not want it any more", async () => {
    const leaving = new AbortController();
    globalThis.begunCalls?.set(URL, { answer: new Promise(() => {}), headers: new Headers(headers), at: 0 });
    const answer = takeBegun(URL, { ...asked, signal: leaving.signal });
    leaving.abort();
    await expect(answer).rejects.toThrow("aborted");
    expect(takeBegun(URL, { ...asked, signal: AbortSignal.abort() })).toBeUndefined();
  });
});
