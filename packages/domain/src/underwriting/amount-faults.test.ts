import { describe, expect, it } from "vitest";
import { faultsOf } from "../organisations/settings/faults-of.ts";
import { amountsTakenOut } from "./amount-faults.ts";
import { defaultPolicy } from "./default-policy.ts";
import type { LendingPolicy } from "./lending-policy.ts";
import { amountsLacking, dayOfAmounts, provisionalFigures } from "./provisional-figures.ts";
import { ValidPolicy } from "./valid-policy.ts";
import type { YearlyAmountsRow } from "./yearly-amounts.ts";

const published: YearlyAmountsRow = {
  year: 2027,
  hoepaLoanAmount: 2_834_800,
  hoepaFeeAmount: 141_800,
  floodProgramLimit: 25_000_000,
  provisional: false,
};
const known = defaultPolicy.yearlyAmounts.filter(({ year }) => year < 2027);
const thisYear: YearlyAmountsRow = { ...published, year: 2026, hoepaLoanAmount: 2_759_200, hoepaFeeAmount: 138_000 };

const soon = (policy: LendingPolicy, today: string) => amountsLacking(policy, dayOfAmounts(today));

function faultsWith(yearlyAmounts: readonly YearlyAmountsRow[]): object {
  const read = ValidPolicy.safeParse({ ...defaultPolicy, yearlyAmounts });
  return read.success ? {} : faultsOf(read.error.issues);
}

describe("the amounts that law sets each year", () => {
  it("may be what was published", () => {
    expect(faultsWith([...known, published])).toEqual({});
    // In 2022 prices rose by 8.3 %, as the amounts of 2023 did.
    expect(faultsWith([...known, { ...published, hoepaLoanAmount: 2_988_200, hoepaFeeAmount: 149_400 }])).toEqual({});
    expect(faultsWith([...known, { ...published, floodProgramLimit: 50_000_000 }])).toEqual({});
  });

  it.each([
    ["a digit too many", { hoepaFeeAmount: 1_418_000 }, "hoepaFeeAmount"],
    ["a digit too few", { hoepaLoanAmount: 283_480 }, "hoepaLoanAmount"],
    ["nothing", { floodProgramLimit: 0 }, "floodProgramLimit"],
  ])("are asked about where one has %s", (_what, changed, name) => {
    expect(faultsWith([...known, { ...published, ...changed }])).toEqual({
      [`yearlyAmounts.2.${name}`]: ["amount-jump"],
    });
  });

  it("leave out no year, say none twice, and reach back to when the policy begins", () => {
    expect(faultsWith([...known, { ...published, year: 2028 }])).toEqual({
      "yearlyAmounts.2.year": ["year-missing"],
    });
    expect(faultsWith([...known, thisYear])).toMatchObject({ "yearlyAmounts.2.year": ["year-missing"] });
    expect(faultsWith([published])).toEqual({ yearlyAmounts: ["year-missing"] });
    expect(faultsWith([])).toEqual({ yearlyAmounts: ["year-missing"] });
  });

  it("may be corrected once their year has begun, and are not taken out then", () => {
    const entered = { ...defaultPolicy, yearlyAmounts: [...known, published] };
    const onto = (changed: readonly YearlyAmountsRow[], today: string) =>
      amountsTakenOut(entered, { ...entered, yearlyAmounts: [...known, ...changed] }, today).map(({ code }) => code);
    expect([onto([], "2026-12-31"), onto([], "2027-01-01")]).toEqual([[], ["year-begun"]]);
    expect(onto([{ ...published, provisional: true }], "2027-01-01")).toEqual(["year-begun"]);
    expect(onto([{ ...published, hoepaFeeAmount: 141_900 }], "2027-01-01")).toEqual([]);
  });

  it("are missed from 45 days before their year on, whether others stand in for them or none are there", () => {
    const lacking = ["HOEPA and flood amounts of 2027"];
    const without = { ...defaultPolicy, yearlyAmounts: known };
    for (const policy of [defaultPolicy, without]) {
      expect([soon(policy, "2026-11-16"), soon(policy, "2026-11-17"), soon(policy, "2027-03-01")]).toEqual([
        [],
        lacking,
        lacking,
      ]);
      expect(provisionalFigures(policy, "2026-12-31", true)).toEqual([]);
      expect(provisionalFigures(policy, "2027-01-01", true)).toEqual(lacking);
    }
    const entered = { ...defaultPolicy, yearlyAmounts: [...known, published] };
    expect([soon(entered, "2026-12-31"), provisionalFigures(entered, "2027-01-01", true)]).toEqual([[], []]);
  });
});
