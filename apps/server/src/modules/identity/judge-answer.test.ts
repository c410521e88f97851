import type { IdentityAnswer } from "@gable/vendors/identity-verification/protocol.ts";
import { describe, expect, it } from "vitest";
import { judgeAnswer } from "./judge-answer.ts";

const said = {
  name: { firstName: "Anna", middleName: "Maria", lastName: "Eriksson", suffix: null },
  birthDate: "1974-08-12",
};
const asked = { kind: "PASSPORT", attempt: 1, said, now: new Date("2012-04-16T05:00:00Z") } as const;
/** The specimen of ICAO 9303 part 4, good until 2012-04-15. */
const zone = "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10";
const compared = { check: "face", result: "passed" } as const;
const passed = (
  machineText?: string,
  checks: IdentityAnswer["checks"] = [compared],
): Extract<IdentityAnswer, { outcome: "passed" }> => ({
  outcome: "passed",
  verification: "v",
  checks,
  extracted: {
    documentType: "PASSPORT",
    name: { first: "Anna", last: "Eriksson" },
    dateOfBirth: "1974-08-12",
    documentLastFour: "02C3",
    issuedBy: "Utopia",
  },
  ...(machineText !== undefined && { machineText }),
});

const refused = (outcome: "retry" | "review"): IdentityAnswer => ({
  outcome,
  verification: "v",
  checks: [],
  reasons: ["unreadable"],
});

describe("what follows from the check of an identity document", () => {
  it.each([
    ["that nobody read by machine", undefined],
    ["whose zone could not be read", "P<UTO"],
    ["that says what its holder said, on its last day somewhere in the country", zone],
  ])("is that a document passes %s", (_what, text) => {
    expect(judgeAnswer(passed(text), asked)).toEqual({ outcome: "PASSED" });
  });

  it.each([
    ["no face was looked at", []],
    ["there was no picture of one", [{ check: "face", result: "not-done" }]],
  ] as const)("is that a person looks where %s", (_what, checks) => {
    expect(judgeAnswer(passed(zone, [...checks]), asked)).toEqual({ outcome: "REVIEW", reason: "face-not-compared" });
  });

  it.each([
    ["another birthday", { ...asked, said: { ...said, birthDate: "1974-08-13" } }, zone, ["birth-date-differs"]],
    ["another name", { ...asked, said: { ...said, name: { ...said.name, firstName: "Ida" } } }, zone, ["name-differs"]],
    ["that it has expired", { ...asked, now: new Date("2012-04-17T05:00:00Z") }, zone, ["expired"]],
    ["digits that do not check", asked, zone.replace("120415", "320415"), ["check-digits"]],
  ])("is that a person looks where the document says %s", (_what, request, text, differences) => {
    expect(judgeAnswer(passed(text), request)).toEqual({
      outcome: "REVIEW",
      reason: differences[0],
      differences,
      nameRead: "ANNA MARIA ERIKSSON",
    });
  });

  it.each([
    [1, "RETRY"],
    [2, "RETRY"],
    [3, "REVIEW"],
  ] as const)("is that what can be mended at attempt %i goes to %s", (attempt, outcome) => {
    expect(judgeAnswer(refused("retry"), { ...asked, attempt })).toEqual({ outcome, reason: "unreadable" });
  });

  it("is that a person looks at once where the vendor wants one to", () => {
    expect(judgeAnswer(refused("review"), asked)).toEqual({ outcome: "REVIEW", reason: "unreadable" });
  });

  it("keeps what was read for that person, without the birth date", () => {
    const { extracted } = passed();
    const address = { street1: "22 Elm Street", city: "Reno", state: "NV", zip: "89501" } as const;
    const answer: IdentityAnswer = {
      ...refused("review"),
      outcome: "review",
      reasons: ["altered", "name-differs"],
      extracted: { ...extracted, address, expiresOn: "2019-04-15" },
    };
    expect(judgeAnswer(answer, asked)).toEqual({
      outcome: "REVIEW",
      reason: "altered",
      differences: ["name-differs"],
      nameRead: "Anna Eriksson",
      addressRead: "22 Elm Street, Reno, NV 89501",
      goodUntil: "2019-04-15",
    });
    const again: IdentityAnswer = { ...answer, outcome: "retry" };
    expect(judgeAnswer(again, asked)).toEqual({ outcome: "RETRY", reason: "altered" });
  });
});
