import { expect, it } from "vitest";
import { widthOnce } from "./shared-fonts.ts";

it("measures a text once in each face and size, whatever it says", () => {
  let measured = 0;
  const next = () => {
    measured += 1;
    return measured;
  };
  const widths = [
    widthOnce("regular", 7.25, "constructor", next),
    widthOnce("strong", 7.25, "constructor", next),
    widthOnce("regular", 8.25, "constructor", next),
    widthOnce("regular", 7.25, "constructor ", next),
  ];
  expect(widths).toEqual([1, 2, 3, 4]);
  expect(widthOnce("regular", 7.25, "constructor", next)).toBe(1);
});
