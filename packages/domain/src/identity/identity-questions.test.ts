import { describe, expect, it } from "vitest";
import type { IdentityCheck } from "../workflow/facts/verification-facts.ts";
import { questionsStanding } from "./identity-questions.ts";

const at = "2026-11-20T18:00:00.000Z";
const checked = (result?: IdentityCheck["result"]): IdentityCheck => ({
  kind: "PASSPORT",
  documentUuids: [],
  submittedAt: at,
  ...(result && { result }),
});
const quiz = { quizId: "q", attempt: 1, questions: [], answerBy: at };
const faceless = checked({ outcome: "REVIEW", reason: "face-not-compared", at });

describe("questions in the place of a face", () => {
  it("are offered where all is right but that no face was compared", () => {
    expect(questionsStanding({ identityChecks: [faceless] }, true)).toEqual({ isOffered: true, quiz: undefined });
    expect(questionsStanding({ identityChecks: [{ ...faceless, quiz }] }, true)).toEqual({ isOffered: true, quiz });
  });

  it.each([
    ["the lender does not ask them", [{ ...faceless, quiz }], false],
    ["nothing was shown yet", [], true],
    ["the document is being checked", [checked()], true],
    ["the document says otherwise", [checked({ outcome: "REVIEW", reason: "name-differs", at })], true],
    ["the questions were not answered", [checked({ outcome: "REVIEW", reason: "questions-failed", at })], true],
    ["the face was compared", [checked({ outcome: "PASSED", at })], true],
    ["a person asked for new pictures", [checked({ outcome: "RETRY", reason: "face-not-compared", at })], true],
  ])("are not offered where %s", (_what, identityChecks, isAsked) => {
    expect(questionsStanding({ identityChecks }, isAsked)).toEqual({ isOffered: false, quiz: undefined });
  });
});
