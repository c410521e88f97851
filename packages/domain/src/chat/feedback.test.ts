import { describe, expect, it } from "vitest";
import { ChatbotFeedback, feedbackReasons } from "./feedback.ts";

describe("why an answer of the assistant did not help", () => {
  it("is one of the four reasons, word for word", () => {
    expect(feedbackReasons).toEqual([
      "Answer too vague",
      "Not specific to my application",
      "Not what I was asking about",
      "Other",
    ]);
    for (const reason of feedbackReasons) expect(ChatbotFeedback.safeParse({ reason }).success).toBe(true);
  });

  it.each([
    [{ reason: "" }, "reason-required"],
    [{ reason: "Too slow" }, "reason-required"],
    [{ reason: "Other", additionalInformation: "x".repeat(141) }, "feedback-too-long"],
  ])("%j is refused by %s", (given, code) => {
    expect(ChatbotFeedback.safeParse(given).error?.issues.map(({ message }) => message)).toEqual([code]);
  });

  it("takes 140 characters in one's own words", () => {
    expect(ChatbotFeedback.safeParse({ reason: "Other", additionalInformation: "x".repeat(140) }).success).toBe(true);
  });
});
