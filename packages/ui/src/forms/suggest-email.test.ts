import { describe, expect, it } from "vitest";
import { suggestEmail } from "./suggest-email.ts";

describe("an e-mail address that looks mistyped", () => {
  it.each([
    ["dana@gmial.com", "dana@gmail.com"],
    ["dana@gmal.com", "dana@gmail.com"],
    ["dana@gmaill.com", "dana@gmail.com"],
    ["dana@gmail.con", "dana@gmail.com"],
    ["dana@gmail.co", "dana@gmail.com"],
    ["dana@gmailcom", "dana@gmail.com"],
    ["dana@hotnail.com", "dana@hotmail.com"],
    ["Dana.W@YAHO.com", "Dana.W@yahoo.com"],
  ])("%s was probably meant as %s", (typed, meant) => {
    expect(suggestEmail(typed)).toBe(meant);
  });

  it.each(["dana@gmail.com", "dana@example.com", "dana@mail.com", "dana@mex.com", "dana", "@gmial.com", "dana@"])(
    "leaves %j alone",
    (typed) => {
      expect(suggestEmail(typed)).toBeNull();
    },
  );
});
