import { describe, expect, it } from "vitest";
import { CeoFeedback, feedbackMessages, feedbackTopics } from "./feedback.ts";

const good = { topic: "IMPROVE", message: "Shorter, please", marketingConsent: false };
const codesOf = (letter: object) => CeoFeedback.safeParse(letter).error?.issues.map(({ message }) => message) ?? [];

describe("a letter to the chief executive", () => {
  it("needs a topic, a message and an answer about marketing", () => {
    expect(codesOf(good)).toEqual([]);
    expect(codesOf({})).toEqual(["required", "required", "required"]);
    expect(codesOf({ ...good, message: "   " })).toEqual(["required"]);
  });

  it.each([
    [9, ["feedback-short"]],
    [10, []],
    [1000, []],
    [1001, ["feedback-long"]],
  ])("of %i characters gives %j", (length, codes) => {
    expect(codesOf({ ...good, message: "x".repeat(length) })).toEqual(codes);
  });

  it("has the topics and the messages of the specification", () => {
    expect(Object.values(feedbackTopics).map(({ en }) => en)).toEqual(["Improve our product", "Give us a compliment"]);
    expect(feedbackMessages).toEqual({
      short: "Must be at least 10 characters",
      long: "Must be at most 1000 characters",
    });
  });
});
