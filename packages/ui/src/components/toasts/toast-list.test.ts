import { describe, expect, it } from "vitest";
import { stayMs, type Toast, withoutToast, withToast } from "./toast-list.ts";

const toast = (id: number, text = `Saved ${id}`): Toast => ({ id, tone: "success", text, language: "en" });

describe("toasts", () => {
  it("are five at most; the oldest leaves", () => {
    const seven = [1, 2, 3, 4, 5, 6, 7].map((id) => toast(id));
    const shown = seven.reduce<readonly Toast[]>(withToast, []);
    expect(shown.map(({ id }) => id)).toEqual([3, 4, 5, 6, 7]);
  });

  it("do not repeat the same message; the newer takes its place", () => {
    expect(withToast([toast(1, "Saved"), toast(2)], toast(3, "Saved")).map(({ id }) => id)).toEqual([2, 3]);
  });

  it("leave when they are closed", () => {
    expect(withoutToast([toast(1), toast(2)], 1).map(({ id }) => id)).toEqual([2]);
  });

  it("stay until closed when something went wrong or is asked", () => {
    expect(stayMs(toast(1))).toBeGreaterThanOrEqual(5000);
    expect(stayMs({ ...toast(1), tone: "error" })).toBeNull();
    expect(stayMs({ ...toast(1), action: { label: "Undo", onPress: () => undefined } })).toBeNull();
  });
});
