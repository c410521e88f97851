import { expect, it } from "vitest";
import { licenceAnswer } from "./licence-check.ts";

const licensed = {
  lender: ["CA", "OR", "TX"],
  officer: ["CA", "OR", "AZ"],
  numbers: { CA: "CA-DFPI 17", AZ: "AZ 4" },
  needsOfficer: false,
};

it.each([
  ["CA", licensed, "MAY"],
  ["OR", licensed, "NO_NUMBER"],
  ["TX", licensed, "NOT_YOURS"],
  ["TX", { ...licensed, needsOfficer: true }, "NOT_YOURS_NEEDED"],
  ["AZ", licensed, "NOT_THE_LENDERS"],
  ["NY", licensed, "NOT_THE_LENDERS"],
] as const)("an officer who asks about %s is told whose licence is missing", (state, of, answer) => {
  expect(licenceAnswer(state, of)).toBe(answer);
});
