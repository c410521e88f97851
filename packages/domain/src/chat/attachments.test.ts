import { expect, it } from "vitest";
import { hasAcceptedEnding } from "./attachments.ts";

it("a file is accepted by its ending, however it is written", () => {
  expect(["A.JPG", "b.png", "c.amr", "d.mp3", "e.mp4", "f.pdf", "g.txt"].every(hasAcceptedEnding)).toBe(true);
  expect(["a.exe", "b.html", "c.svg", "jpg", "d.jpg.zip"].some(hasAcceptedEnding)).toBe(false);
});
