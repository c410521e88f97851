import { expect, it } from "vitest";
import { fileSizeInWords, hasAcceptedEnding } from "./attachments.ts";

it.each([
  [0, "0 bytes"],
  [1023, "1023 bytes"],
  [1024, "1 KB"],
  [35_020, "34.2 KB"],
  [1_572_864, "1.5 MB"],
])("%i bytes are shown as %s", (bytes, shown) => {
  expect(fileSizeInWords(bytes, "en")).toBe(shown);
});

it("a file is accepted by its ending, however it is written", () => {
  expect(["A.JPG", "b.png", "c.amr", "d.mp3", "e.mp4", "f.pdf", "g.txt"].every(hasAcceptedEnding)).toBe(true);
  expect(["a.exe", "b.html", "c.svg", "jpg", "d.jpg.zip"].some(hasAcceptedEnding)).toBe(false);
});
