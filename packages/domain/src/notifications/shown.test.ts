import { describe, expect, it } from "vitest";
import { offersAll, shownNotifications } from "./shown.ts";

const list = (statuses: string) =>
  statuses.split("").map((letter, index) => ({
    id: index,
    status: letter === "u" ? ("UNREAD" as const) : ("READ" as const),
  }));
const ids = (statuses: string, isExpanded: boolean) =>
  shownNotifications(list(statuses), isExpanded).map(({ id }) => id);

describe("the list of notifications", () => {
  it("shows three until all are asked for", () => {
    expect(ids("uruur", false)).toEqual([0, 1, 2]);
    expect(ids("ur", false)).toEqual([0, 1]);
    expect(ids("", false)).toEqual([]);
  });

  it("shows at most eight unread ones when it is expanded, and all that were read, in their order", () => {
    expect(ids("uuuuuuuuuu", true)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(ids("ruuuuuuuuur", true)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 10]);
  });

  it("offers View All only when there are more than three, and only once", () => {
    expect(offersAll(3, false)).toBe(false);
    expect(offersAll(4, false)).toBe(true);
    expect(offersAll(4, true)).toBe(false);
  });
});
