import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetDraft, keepDraft, readDraft } from "./kept-draft.ts";

describe("what is being written in a chat", () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    });
  });
  afterEach(() => {
    stored.clear();
    vi.unstubAllGlobals();
  });

  it("stays with the tab for its own conversation, until it is forgotten", () => {
    keepDraft("one", "What does it cost?");
    expect([readDraft("one"), readDraft("another")]).toEqual(["What does it cost?", undefined]);
    forgetDraft();
    expect(readDraft("one")).toBeUndefined();
  });

  it("is not kept once it holds a number that must not travel, nor what was kept of it before", () => {
    keepDraft("one", "My number is 123-45-");
    expect(readDraft("one")).toBe("My number is 123-45-");
    keepDraft("one", "My number is 123-45-6789");
    expect(readDraft("one")).toBeUndefined();
    expect([...stored.values()].join("")).not.toContain("123-45");
  });
});
