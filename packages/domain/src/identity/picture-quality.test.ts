import { describe, expect, it } from "vitest";
import { type GreyPicture, pictureFaults } from "./picture-quality.ts";

const WIDTH = 320;
const HEIGHT = 200;
const TAKEN = 2400;

const picture = (shadeAt: (x: number, y: number) => number): GreyPicture => ({
  width: WIDTH,
  height: HEIGHT,
  shades: Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => shadeAt(at % WIDTH, Math.floor(at / WIDTH))),
});

/** Lines of dark letters on a light card. */
const print = (x: number, y: number): number => (y % 20 < 8 && x % 7 < 3 ? 40 : 215);
/** The same as through a lens that is not in focus: each dot the mean of those around it. */
const soft = (reach: number) => (x: number, y: number) => {
  let [sum, count] = [0, 0];
  for (let dx = -reach; dx <= reach; dx += 1) {
    for (let dy = -reach; dy <= reach; dy += 1) {
      sum += print(Math.max(0, x + dx), Math.max(0, y + dy));
      count += 1;
    }
  }
  return sum / count;
};

describe("a picture of a document", () => {
  it("that is sharp, light and large has no fault", () => {
    expect(pictureFaults(picture(print), TAKEN)).toEqual([]);
  });

  it.each([
    ["too small", picture(print), 640, "too-small"],
    ["too dark", picture((x, y) => print(x, y) / 10), TAKEN, "too-dark"],
    ["burnt out", picture((x, y) => Math.min(255, print(x, y) + 200)), TAKEN, "too-bright"],
    ["out of focus", picture(soft(9)), TAKEN, "blurred"],
  ] as const)("that is %s is said to be so", (_how, taken, dots, fault) => {
    expect(pictureFaults(taken, dots)).toEqual([fault]);
  });

  it("of one shade is not called blurred: there is nothing in it to be sharp", () => {
    expect(
      pictureFaults(
        picture(() => 128),
        TAKEN,
      ),
    ).toEqual([]);
  });
});
