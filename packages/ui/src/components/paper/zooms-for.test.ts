import { describe, expect, it } from "vitest";
import { zoomsFor } from "./zooms-for.ts";

describe("how large a document can be made", () => {
  it.each([
    [320, 3],
    [358, 3],
    [460, 2],
    [700, 2],
  ])("in a room of %d pixels up to %d times", (room, most) => {
    expect(zoomsFor(room).at(0)).toBe(1);
    expect(zoomsFor(room).at(-1)).toBe(most);
  });

  it.each([280, 320, 358, 460, 700])("leaves no print of eleven points smaller than 15 pixels at %d", (room) => {
    expect((11 * (zoomsFor(room).at(-1) ?? 1) * room) / 612).toBeGreaterThanOrEqual(15);
  });

  it("stops at the first step that is large enough, and is there before the room is known", () => {
    expect(zoomsFor(390)).toEqual([1, 1.25, 1.5, 2, 2.5]);
    expect(zoomsFor(0)).toEqual([1, 1.25, 1.5, 2, 2.5, 3]);
  });
});
