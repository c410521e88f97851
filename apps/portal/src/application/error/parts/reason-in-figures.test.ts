import { textOf } from "@gable/ui/language/catalogue.tsx";
import { formatsOf } from "@gable/ui/language/formats.ts";
import { describe, expect, it } from "vitest";
import { declinedWords } from "../declined.words.ts";
import { reasonInFigures } from "./reason-in-figures.ts";

const en = textOf(declinedWords, "en");
const inFigures = (finding: string, numbers: Record<string, number | string>) =>
  reasonInFigures({ finding, code: "OTHER", specify: null, numbers }, en, formatsOf("en"));

describe("a reason", () => {
  it("is told with the figures that it rests on", () => {
    expect(inFigures("SCORE", { score: 612, neededScore: 640 })).toContain("612");
    const equity = inFigures("EQUITY", {
      value: 30_000_000,
      otherClaims: 26_000_000,
      maxCltvPercent: "85",
      roomForLine: 0,
      minLine: 1_500_000,
    });
    for (const figure of ["$300,000", "$260,000", "85%", "$15,000"]) expect(equity).toContain(figure);
  });

  it("adds housing and other debts where the income does not reach", () => {
    const numbers = { annualIncome: 6_000_000, housing: 200_000, otherDebts: 90_000, maxDtiPercent: "43" };
    expect(inFigures("PAYMENT_ROOM", numbers)).toContain("$2,900");
  });

  it("has no figures where there are none", () => {
    expect(inFigures("PROPERTY_TYPE", { propertyType: "CO_OP" })).toBeNull();
  });
});
