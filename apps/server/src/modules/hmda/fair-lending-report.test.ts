import { expect, it } from "vitest";
import { fairLendingCsv } from "./fair-lending-report.ts";

it("has every figure of the page, and an empty cell for one that is held back", () => {
  const held = { approved: null, approvalPercent: null, impactRatio: null, priced: null, meanRate: null };
  const white = { approved: 90, approvalPercent: "80.0", impactRatio: null, priced: 88, meanRate: "9.125" };
  const file = fairLendingCsv({
    year: 2026,
    institution: "Gable",
    decided: 117,
    undecided: 8,
    traits: [
      {
        trait: "race",
        reference: "WHITE",
        groups: [
          { group: "WHITE", decided: 112, isBelowFourFifths: false, basisPointsAbove: null, ...white },
          { group: "BLACK", decided: null, isBelowFourFifths: false, basisPointsAbove: null, ...held },
        ],
      },
    ],
  });
  expect(file.split("\r\n").slice(1)).toEqual([
    "all,approved or denied,117,,,,,,",
    "all,withdrawn or never complete,8,,,,,,",
    "Race,White (reference),112,90,80.0,,88,9.125,",
    "Race,Black or African American,,,,,,,",
    "",
  ]);
});
