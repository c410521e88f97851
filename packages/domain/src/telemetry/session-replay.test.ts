import { describe, expect, it } from "vitest";
import { endOfReplay, ReplayMoment as Moment, REPLAY_STEP_MS, type ReplayMoment, sceneAt } from "./session-replay.ts";

const moments: ReplayMoment[] = [
  { is: "page", at: 0, path: "/account/heloc/{uuid}/liens", width: 390, height: 800 },
  { is: "boxes", at: 100, boxes: [[2, 16, 40, 358, 48]] },
  { is: "pointer", at: 900, x: 40, y: 60 },
  { is: "typing", at: 1000, x: 16, y: 40 },
  { is: "press", at: 2000, x: 50, y: 300 },
  { is: "scroll", at: 2100, y: 240 },
  { is: "page", at: 5000, path: "/account/heloc/{uuid}/identity", width: 390, height: 800 },
  { is: "away", at: 6000, away: true },
];

describe("a replay", () => {
  it("shows nothing before its first moment", () => {
    expect(sceneAt([], 0)).toMatchObject({ path: "", boxes: [], pointer: null });
  });

  it("shows the page as it stood, with what was done just now", () => {
    expect(sceneAt(moments, 1200)).toMatchObject({
      path: "/account/heloc/{uuid}/liens",
      boxes: [[2, 16, 40, 358, 48]],
      typing: { x: 16, y: 40 },
      press: null,
    });
    expect(sceneAt(moments, 2500)).toMatchObject({ press: { x: 50, y: 300 }, typing: null, scrolled: 240 });
    expect(sceneAt(moments, 4000)).toMatchObject({ press: null, pointer: { x: 50, y: 300 } });
  });

  it("begins each page empty, where the pointer was", () => {
    expect(sceneAt(moments, 5500)).toMatchObject({
      path: "/account/heloc/{uuid}/identity",
      boxes: [],
      scrolled: 0,
      pointer: { x: 50, y: 300 },
      isAway: false,
    });
    expect(sceneAt(moments, 6000).isAway).toBe(true);
  });

  it.each([0, 1, 99, 100, 101, 6049])("can be moved by whole steps to its last moment, after %i ms", (at) => {
    const visit: ReplayMoment[] = [
      ...moments.filter((moment) => moment.at < at),
      { is: "boxes", at, boxes: [[1, 0, 0, 9, 9]] },
    ];
    const end = endOfReplay(visit);
    expect(end % REPLAY_STEP_MS).toBe(0);
    expect(sceneAt(visit, end).boxes).toEqual([[1, 0, 0, 9, 9]]);
  });

  it("ends where it begins when nothing happened", () => {
    expect(endOfReplay([])).toBe(0);
  });

  it.each([
    [{ is: "text", at: 0, text: "Ada" }],
    [{ is: "typing", at: 0, x: 1, y: 1, value: "799" }],
    [{ is: "boxes", at: 0, boxes: [[0, 1, 1, 1, 1, "Ada"]] }],
    [{ is: "page", at: 0, path: "/account/heloc?email=ada@example.com", width: 1, height: 1 }],
  ])("has no place for anything that was read or typed: %j", (moment) => {
    expect(Moment.safeParse(moment).success).toBe(false);
  });
});
