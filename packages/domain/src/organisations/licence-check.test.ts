import { expect, it } from "vitest";
import type { UsState } from "../people/us-states.ts";
import { licenceAnswer } from "./licence-check.ts";
import { officersStatesOn } from "./officer-licences.ts";

const licensed = {
  lender: ["CA", "OR", "TX"],
  officer: ["CA", "OR", "AZ"],
  numbers: { CA: "CA-DFPI 17", AZ: "AZ 4" },
  ends: { CA: "2027-12-31", AZ: "2027-12-31" },
  needsOfficer: false,
  on: "2027-06-01",
};

it.each([
  ["CA", licensed, "MAY"],
  ["OR", licensed, "NO_NUMBER"],
  ["TX", licensed, "NOT_YOURS"],
  ["TX", { ...licensed, needsOfficer: true }, "NOT_YOURS_NEEDED"],
  ["CA", { ...licensed, ends: {} }, "NO_END"],
  ["CA", { ...licensed, on: "2027-10-31" }, "MAY"],
  ["CA", { ...licensed, on: "2027-11-01" }, "ENDS_SOON"],
  ["CA", { ...licensed, on: "2027-12-31" }, "ENDS_SOON"],
  ["CA", { ...licensed, on: "2028-01-01" }, "ENDED"],
  ["CA", { ...licensed, on: "2028-01-01", needsOfficer: true }, "ENDED_NEEDED"],
  ["AZ", licensed, "NOT_THE_LENDERS"],
  ["NY", licensed, "NOT_THE_LENDERS"],
] as const)("an officer who asks about %s is told whose licence is missing", (state, of, answer) => {
  expect(licenceAnswer(state, of)).toBe(answer);
});

it("an officer may bring applications from the states whose licences have not ended, those without an entered end among them", () => {
  const officer = {
    licensedStates: ["CA", "NV", "OR"] as UsState[],
    licenceEnds: { CA: "2026-12-31", NV: "2027-12-31" },
  };
  expect(officersStatesOn(officer, "2026-12-31")).toEqual(["CA", "NV", "OR"]);
  expect(officersStatesOn(officer, "2027-01-01")).toEqual(["NV", "OR"]);
});
