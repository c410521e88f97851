import { expect, it } from "vitest";
import { circleAmong } from "./refuse-circles.ts";

const file = (fileName: string, ...imports: string[]) => ({ fileName, imports });

it("finds files that import each other, by whatever way", () => {
  expect(
    circleAmong([
      file("screen", "frame"),
      file("frame", "menus"),
      file("menus", "rounding"),
      file("rounding", "frame"),
    ]),
  ).toEqual(["frame", "menus", "rounding", "frame"]);
});

it("finds none where several import the same", () => {
  expect(circleAmong([file("screen", "frame", "menus"), file("frame", "menus"), file("menus")])).toBeUndefined();
});
