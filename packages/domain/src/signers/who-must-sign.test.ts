import { describe, expect, it } from "vitest";
import { missingSigner } from "./who-must-sign.ts";

const spouse = { firstName: "Theo", lastName: "Bergstrom", relation: "SPOUSE" } as const;
const sister = { firstName: "Ada", lastName: "Bergstrom", relation: "SIBLING" } as const;
const alone = { ownership: "SOLE", occupancy: "PRIMARY", titleCompanions: [] } as const;

describe("who must sign beside the borrower", () => {
  it.each([
    ["nobody beside an unmarried sole owner", { ...alone, maritalStatus: "UNMARRIED" }, "NC", null],
    ["a husband or wife who lives in the home", { ...alone, maritalStatus: "MARRIED" }, "NC", "spouse-missing"],
    ["nobody where the law gives a spouse no right", { ...alone, maritalStatus: "MARRIED" }, "PA", null],
    [
      "nobody in a home where they do not live",
      { ...alone, occupancy: "INVESTMENT", maritalStatus: "MARRIED" },
      "NC",
      null,
    ],
    [
      "nobody more once the spouse is named",
      { ...alone, maritalStatus: "MARRIED", titleCompanions: [spouse] },
      "NC",
      null,
    ],
    ["the other owner", { ...alone, ownership: "JOINT", maritalStatus: "UNMARRIED" }, "NC", "co-owner-missing"],
    [
      "the spouse beside the other owner",
      { ...alone, ownership: "JOINT", maritalStatus: "MARRIED", titleCompanions: [sister] },
      "TX",
      "spouse-missing",
    ],
    ["nobody more than the other owner", { ...alone, ownership: "JOINT", titleCompanions: [sister] }, "PA", null],
  ] as const)("%s", (_who, answers, state, missing) => {
    expect(missingSigner(answers, state)).toBe(missing);
  });
});
