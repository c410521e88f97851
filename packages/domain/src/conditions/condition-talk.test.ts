import { describe, expect, it } from "vitest";
import type { Facts } from "../workflow/facts/facts.ts";
import { loanFile } from "../workflow/testing/loan-file.ts";
import { openConditions } from "./caused-conditions.ts";
import type { RaisedCondition } from "./condition.ts";
import { historyOf, isSaidNotToApply, standingOf, unansweredSince, withWord } from "./condition-talk.ts";
import type { ConditionWord } from "./condition-word.ts";

const C = "5c0a7a44-8a5e-4b02-9d54-0f6b1f3f0a03";
const at = (hour: number): string => `2026-11-20T${String(hour).padStart(2, "0")}:00:00.000Z`;

const asked: RaisedCondition = {
  uuid: C,
  categoryEnum: "GENERIC_DOCUMENT_REQUEST",
  created: at(1),
  notes: null,
  commentsToBorrower: "The last three statements.",
  requestDocuments: true,
  xtraData: { numDocsRequired: 3 },
  priorTo: "documents",
};
const upload = (name: string, hour: number) => ({
  documentUuid: name,
  type: "OTHER_EVIDENCE" as const,
  at: at(hour),
  conditionUuid: C,
});
const word = (kind: ConditionWord["kind"], by: ConditionWord["by"], hour: number): ConditionWord => ({
  uuid: `${kind}-${hour}`,
  kind,
  by,
  text: "words",
  at: at(hour),
});
const isTheirMove = (facts: Partial<Facts>): boolean | undefined =>
  openConditions(loanFile({ conditions: [asked], ...facts })).find(({ uuid }) => uuid === C)?.actionNeeded;

describe("what is asked for in several papers", () => {
  const three = [upload("a", 2), upload("b", 2), upload("c", 3)];

  it("is staff's move once all are there", () => {
    expect([isTheirMove({ uploads: three.slice(1) }), isTheirMove({ uploads: three })]).toEqual([true, false]);
  });

  it("keeps the good ones when some are returned: one more is enough", () => {
    const returnedPapers = { [C]: { reason: "The third is cut off.", at: at(4), accepted: ["a", "b"] } };
    const facts = { uploads: three, returnedPapers };
    expect(isTheirMove(facts)).toBe(true);
    expect(three.map((paper) => standingOf(facts, C, paper))).toEqual(["ACCEPTED", "ACCEPTED", "RETURNED"]);
    const again = upload("d", 5);
    expect(standingOf(facts, C, again)).toBe("SENT");
    expect(isTheirMove({ ...facts, uploads: [...three, again] })).toBe(false);
  });

  it("begins anew where none was kept", () => {
    const returnedPapers = { [C]: { reason: "Of another year.", at: at(4) } };
    expect(isTheirMove({ uploads: [...three, upload("d", 5)], returnedPapers })).toBe(true);
  });
});

describe("what is said not to apply", () => {
  const said = withWord({}, C, word("NOT_APPLICABLE", "ASKED", 2));

  it("is staff's move until they answer that it does", () => {
    expect([isTheirMove({}), isTheirMove(said)]).toEqual([true, false]);
    const answered = withWord(said, C, word("RETURNED", "STAFF", 3));
    expect([isSaidNotToApply(answered, C), isTheirMove(answered)]).toEqual([false, true]);
  });

  it("stays so while both go on writing", () => {
    const written = withWord(withWord(said, C, word("MESSAGE", "STAFF", 3)), C, word("MESSAGE", "ASKED", 4));
    expect(isSaidNotToApply(written, C)).toBe(true);
    expect([unansweredSince(said, C), unansweredSince(written, C)]).toEqual([at(2), at(4)]);
  });
});

it("a history tells everything in its order", () => {
  const facts = withWord(withWord({}, C, word("MESSAGE", "ASKED", 2)), C, word("RETURNED", "STAFF", 4));
  const lines = historyOf({ ...facts, conditions: [asked], signers: [], answers: {} }, asked, [upload("a", 3)]);
  expect(lines[0]?.text).toBe("The last three statements.");
  expect(lines.map(({ kind, by }) => `${kind} ${by}`)).toEqual([
    "ASKED STAFF",
    "MESSAGE ASKED",
    "SENT ASKED",
    "RETURNED STAFF",
  ]);
});
