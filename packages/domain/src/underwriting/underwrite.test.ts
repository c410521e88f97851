import { describe, expect, it } from "vitest";
import type { Lien } from "../liens/lien.ts";
import { quoteOffer } from "../offers/offer.ts";
import { defaultPolicy } from "./default-policy.ts";
import { type ExampleChanges, exampleInput, exampleTradeline } from "./example-input.ts";
import { type LendingPolicy, policyOn } from "./lending-policy.ts";
import { underwrite } from "./underwrite.ts";
import { UnderwritingInput } from "./underwriting-input.ts";
import { overlayPolicy, ValidPolicy } from "./valid-policy.ts";
import { withPayoffs } from "./winback.ts";

const decide = (changes: ExampleChanges = {}, policy: LendingPolicy = defaultPolicy) =>
  underwrite(exampleInput(changes), policy);

const example = exampleInput();

function lien(id: string, balance: number, monthlyPayment: number, changes: Partial<Lien> = {}): Lien {
  return {
    id,
    lender: `Example ${id}`,
    position: 1,
    balance,
    openEnd: false,
    limit: null,
    monthlyPayment,
    paidOffAtClosing: false,
    inForbearance: false,
    ...changes,
  };
}

function lateMortgage(on: string, daysLate: 30 | 60) {
  return { ...exampleTradeline("old-home", "MORTGAGE", 0, 0), latePayments: [{ on, daysLate }] };
}

describe("an ordinary application", () => {
  const decision = decide();

  it("is approved with every term and fee on stated income", () => {
    expect(decision).toMatchObject({ decision: "APPROVED", subDecision: "UNVERIFIED_OFFER", reasons: [], refused: [] });
    expect(decision.offers.map((offer) => offer.id)).toEqual(
      ["5", "10", "15", "30"].flatMap((years) => [`${years}y-4.99`, `${years}y-2.99`, `${years}y-0`]),
    );
  });

  it("says what limits the line", () => {
    expect(decision.numbers).toMatchObject({
      lienPosition: 2,
      grade: "A",
      maxCltvPercent: "85",
      cltvBeforePercent: "54.472",
      maxLine: 18_770_000,
      bindingLimit: "EQUITY",
      dtiBeforePercent: "29.746",
    });
    expect(decision.numbers.cltvAfterPercent).toBe("84.992");
  });

  it("prices $104,990 over 15 years with the largest fee at 10.10%", () => {
    const offer = decision.offers.find(({ id }) => id === "15y-4.99");
    expect(offer && quoteOffer(offer, 10_499_000)).toMatchObject({
      initialDraw: 10_000_000,
      originationFee: 499_000,
      ratePercent: "10.100",
      aprPercent: "10.100",
      monthlyPayment: 113_466,
      marginPercent: "3.100",
      laterDrawRatePercent: "10.100",
    });
  });

  it("is decided the same from its stored form", () => {
    const stored = UnderwritingInput.parse(JSON.parse(JSON.stringify(example)));
    const policy = ValidPolicy.parse(JSON.parse(JSON.stringify(defaultPolicy)));
    expect(underwrite(stored, policy)).toEqual(decision);
  });
});

describe("a lender that may not lend", () => {
  it.each([
    ["in the state", { property: { state: "OH" } }, "STATE_NOT_LICENSED"],
    [
      "in New York before authorization",
      { property: { state: "NY" }, lender: { authorisedInNewYork: false } },
      "NEW_YORK_NOT_AUTHORISED",
    ],
    ["through this originator", { lender: { originatorLicenses: [] } }, "ORIGINATOR_NOT_LICENSED"],
    [
      "any more",
      { lender: { licenses: [{ state: "CA", from: "2020-01-01", until: "2026-11-19" }] } },
      "STATE_NOT_LICENSED",
    ],
  ] as const)("%s", (_case, changes, finding) => {
    const decision = decide(changes as ExampleChanges);
    expect(decision.decision).toBe("INELIGIBLE");
    expect(decision.reasons.map((reason) => reason.finding)).toContain(finding);
    expect(decision.offers).toEqual([]);
  });
});

describe("a decline gives the reasons actually used", () => {
  it.each([
    ["no file", { credit: { found: false, score: null, tradelines: [] } }, ["NO_CREDIT_FILE"]],
    ["no score", { credit: { score: null } }, ["LIMITED_CREDIT_EXPERIENCE"]],
    ["few accounts", { credit: { tradelines: example.credit.tradelines.slice(0, 2) } }, ["LIMITED_CREDIT_EXPERIENCE"]],
    [
      "a mortgage 30 days late this year",
      { credit: { tradelines: [...example.credit.tradelines, lateMortgage("2026-02-01", 30)] } },
      ["DELINQUENT_OBLIGATIONS"],
    ],
    [
      "a mortgage 60 days late last year",
      { credit: { tradelines: [...example.credit.tradelines, lateMortgage("2025-02-01", 60)] } },
      ["DELINQUENT_OBLIGATIONS"],
    ],
    [
      "a bankruptcy discharged three years ago",
      { credit: { publicRecords: [{ kind: "BANKRUPTCY", on: "2023-11-20", satisfied: true }] } },
      ["BANKRUPTCY"],
    ],
    [
      "a foreclosure six years ago",
      { credit: { publicRecords: [{ kind: "FORECLOSURE", on: "2020-11-20", satisfied: true }] } },
      ["FORECLOSURE_OR_REPOSSESSION"],
    ],
    ["a home of an unfit kind", { property: { propertyType: "MANUFACTURED" } }, ["COLLATERAL_NOT_SUFFICIENT"]],
    ["a title changed last month", { property: { titleChangedOn: "2026-10-20" } }, ["OTHER"]],
    [
      "a loan in forbearance",
      { liens: [{ ...lien("mortgage", 33_500_000, 210_000), inForbearance: true }] },
      ["OTHER"],
    ],
    ["too little equity", { property: { value: 40_000_000 } }, ["COLLATERAL_NOT_SUFFICIENT"]],
  ])("%s", (_case, changes, codes) => {
    const decision = decide(changes as ExampleChanges);
    expect(decision.decision).toBe("DECLINE");
    expect(decision.reasons.map((reason) => reason.code)).toEqual(codes);
  });

  it("a low score speaks through its own factors", () => {
    const decision = decide({ credit: { score: 612 } });
    expect(decision.flags.creditScoreDecline).toBe(true);
    expect(decision.reasons.map(({ code, specify }) => specify ?? code)).toEqual([
      "Balances on accounts too high compared to credit limits and loan amounts",
      "LIMITED_CREDIT_EXPERIENCE",
    ]);
    expect(decision.reasons[0]?.numbers).toEqual({ score: 612, neededScore: 640 });
  });

  it("a bankruptcy discharged four years ago is no reason", () => {
    const publicRecords = [{ kind: "BANKRUPTCY" as const, on: "2022-11-20", satisfied: true }];
    expect(decide({ credit: { publicRecords } }).decision).toBe("APPROVED");
  });

  it("names four reasons at most", () => {
    const decision = decide({
      credit: {
        score: 500,
        publicRecords: [
          { kind: "BANKRUPTCY", on: null, satisfied: false },
          { kind: "SHORT_SALE", on: "2025-01-01", satisfied: true },
        ],
      },
      property: { propertyType: "CO_OP", titleChangedOn: "2026-11-01" },
    });
    expect(decision.reasons).toHaveLength(4);
  });
});

describe("a person must look", () => {
  const delinquent = {
    ...exampleTradeline("store-card", "REVOLVING", 40_000, 2_500),
    latePayments: [{ on: "2026-06-01", daysLate: 60 as const }],
  };
  const credit = { tradelines: [...example.credit.tradelines, delinquent] };

  it("when an account was 60 days late this year, until the delinquency is cleared", () => {
    const decision = decide({ credit });
    expect(decision).toMatchObject({ decision: "REVIEW", flags: { delinquencyReview: true } });
    expect(decide({ credit, clearances: { delinquency: true } }).decision).toBe("APPROVED");
  });

  it("when the home is in less than average condition", () => {
    expect(decide({ property: { condition: "FAIR" } }).decision).toBe("REVIEW");
    expect(decide({ property: { condition: "FAIR" }, clearances: { propertyCondition: true } }).decision).toBe(
      "APPROVED",
    );
  });
});

describe("many recent inquiries", () => {
  const inquiries = Array.from({ length: 7 }, () => ({ on: "2026-11-01", creditor: "Example Bank" }));

  it("are attested, and new debts count", () => {
    expect(decide({ credit: { inquiries } }).flags.inquiryAttestationNeeded).toBe(true);
    const attested = decide({ credit: { inquiries }, attestedDebts: [{ balance: 1_000_000, monthlyPayment: 30_000 }] });
    expect(attested.flags.inquiryAttestationNeeded).toBe(false);
    expect(attested.numbers.otherDebts).toBe(decide().numbers.otherDebts + 30_000);
  });
});

describe("a budget that bears no line", () => {
  const applicant = { statedAnnualIncome: 6_000_000 };
  const savings = { type: "SAVINGS" as const, balance: 60_000_000 };

  it("asks for assets first", () => {
    expect(decide({ applicant })).toMatchObject({ decision: "ASSET_DEPLETION", subDecision: "UNVERIFIED_DTI_LIMITED" });
  });

  it("is declined on debts when assets do not help", () => {
    const decision = decide({ applicant: { ...applicant, depletionAssets: [] } });
    expect(decision).toMatchObject({ decision: "DECLINE", flags: { dtiDecline: true } });
    expect(decision.reasons[0]).toMatchObject({ finding: "PAYMENT_ROOM" });
  });

  it("is approved when they do", () => {
    const decision = decide({ applicant: { ...applicant, depletionAssets: [savings] } });
    expect(decision.decision).toBe("APPROVED");
    expect(decision.numbers.depletionIncome).toBe(250_000);
  });

  const unemployed = { employmentType: "UNEMPLOYED" as const };

  it("of someone without work and with no other income counts assets alone", () => {
    expect(decide({ applicant: unemployed }).decision).toBe("ASSET_DEPLETION");
    const declined = decide({ applicant: { ...unemployed, depletionAssets: [] } });
    expect(declined.reasons).toMatchObject([{ finding: "NO_INCOME", code: "INCOME_INSUFFICIENT" }]);
  });

  it("of someone without work counts a pension or benefit as anybody else's, as it is stated and as it is verified", () => {
    const benefits = { ...unemployed, statedAnnualIncome: 14_200_000, otherAnnualIncome: 14_200_000 };
    expect(decide({ applicant: benefits })).toEqual(
      decide({ applicant: { ...benefits, employmentType: "RETIRED" as const } }),
    );
    expect(decide({ applicant: benefits }).decision).toBe("APPROVED");
    const income = (verifiedAnnualIncome: number) =>
      decide({ applicant: { ...benefits, verifiedAnnualIncome } }).numbers.annualIncome;
    expect([income(13_900_000), income(9_000_000)]).toEqual([14_200_000, 9_000_000]);
    // Of pay that they say to have besides, nothing counts without work.
    const besides = decide({ applicant: { ...benefits, statedAnnualIncome: 20_000_000 } });
    expect(besides.numbers.annualIncome).toBe(14_200_000);
  });
});

describe("verified income", () => {
  const selection = { termYears: 15, feePercent: "4.99", totalLine: 15_000_000, ratePercent: "11.150" };
  const verified = (verifiedAnnualIncome: number) => decide({ applicant: { verifiedAnnualIncome }, selection });

  it("of 95 % of what was stated keeps the offer as it was", () => {
    const decision = verified(13_490_000);
    expect(decision).toMatchObject({ subDecision: "VERIFIED_INCOME_MATCHED_OFFER", selectionStands: true });
    expect(decision.offers).toEqual(decide().offers);
  });

  it("that is lower keeps a choice it still bears", () => {
    expect(verified(12_500_000)).toMatchObject({
      decision: "APPROVED",
      subDecision: "VERIFIED_INCOME_MATCHED_OFFER",
      selectionStands: true,
    });
  });

  it("that does not bear the choice revises the offer", () => {
    const decision = verified(9_600_000);
    expect(decision).toMatchObject({
      decision: "APPROVED",
      subDecision: "VERIFIED_DTI_LIMITED",
      selectionStands: false,
    });
    expect(decision.offers.find(({ id }) => id === "15y-4.99")?.maxLine).toBeLessThan(selection.totalLine);
  });

  it("and a lower value revise the offer in their own right", () => {
    const decision = decide({
      applicant: { verifiedAnnualIncome: 14_200_000 },
      property: { value: 55_000_000 },
      selection,
    });
    expect(decision).toMatchObject({ subDecision: "VERIFIED_OFFER", selectionStands: false });
  });
});

describe("too much debt ahead of us", () => {
  const threeLiens = [
    lien("mortgage", 25_000_000, 160_000),
    lien("equity-line", 2_000_000, 12_000, { position: 2, openEnd: true, limit: 5_000_000 }),
  ];

  it("offers to pay off a lien with the line", () => {
    const decision = decide({ liens: threeLiens });
    expect(decision.decision).toBe("INITIAL");
    expect(decision.reasons).toMatchObject([{ finding: "LIEN_POSITION", numbers: { lienPosition: 3 } }]);
    expect(decision.winback).toMatchObject([
      { payOffLienIds: ["equity-line"], payoffAmount: 2_000_000, lienPosition: 2 },
      { payOffLienIds: ["mortgage"], lienPosition: 2 },
    ]);
    const accepted = underwrite(withPayoffs(exampleInput({ liens: threeLiens }), ["equity-line"]), defaultPolicy);
    expect(accepted).toMatchObject({ decision: "APPROVED", conditions: ["PAYOFFS_AT_CLOSING"] });
    for (const offer of accepted.offers) {
      expect(quoteOffer(offer, offer.minLine)?.initialDraw).toBeGreaterThanOrEqual(2_000_000);
    }
  });

  it("is declined when no payoff helps", () => {
    const decision = decide({ liens: [lien("mortgage", 60_000_000, 300_000)] });
    expect(decision).toMatchObject({ decision: "DECLINE", winback: [], reasons: [{ finding: "EQUITY" }] });
  });
});

describe("a Texas homestead", () => {
  const texas = { property: { state: "TX", countyFips: "48113" } };

  it("is never lent on above 80 %, nor with a fee above the cap", () => {
    const decision = decide(texas);
    expect(decision.numbers.maxCltvPercent).toBe("80");
    expect(new Set(decision.offers.map((offer) => offer.feePercent))).toEqual(new Set(["0"]));
  });

  it("keeps a lender's own fee and charges within 2 %", () => {
    const policy = overlayPolicy(defaultPolicy, {
      version: "texas-fee",
      feePercents: ["4.99", "1", "0"],
      rateSheet: {
        ...defaultPolicy.rateSheet,
        fee: [...defaultPolicy.rateSheet.fee, { feePercent: "1", percent: "1" }],
      },
      stateOverrides: { TX: { homesteadFeePercents: ["4.99", "1"] } },
      texas: { ...defaultPolicy.texas, countedClosingFees: 45_000 },
    });
    const decision = decide(texas, policy);
    expect(decision.refused).toContainEqual({ termYears: 5, feePercent: "4.99", refusal: "STATE_FEE_CAP" });
    const offer = decision.offers[0];
    const quote = offer && quoteOffer(offer, offer.minLine);
    expect(quote && quote.originationFee + 45_000).toBeLessThanOrEqual((quote?.totalLine ?? 0) * 0.02);
    expect(offer?.minLine).toBe(4_456_000);
  });

  it("differs from a second home there", () => {
    const decision = decide({
      property: { state: "TX", occupancy: "SECOND_HOME" },
      applicant: { statedAnnualIncome: 30_000_000 },
    });
    expect(new Set(decision.offers.map((offer) => offer.feePercent)).size).toBe(3);
    expect(decision.conditions).toEqual(["RESERVES_SHOWN"]);
  });
});

describe("price", () => {
  const costly = overlayPolicy(defaultPolicy, { version: "costly", overlayPercent: "2.575" });
  const strained = { credit: { score: 645 }, property: { value: 70_000_000 } };

  it("of a high-cost mortgage is never offered on a principal dwelling", () => {
    const decision = decide(strained, costly);
    expect(decision.refused.map(({ refusal }) => refusal)).toContain("HIGH_COST");
    for (const offer of decision.offers) {
      for (const band of offer.bands) expect(Number(band.ratePercent)).toBeLessThanOrEqual(6.4 + 8.5);
    }
  });

  it("that has nothing to compare with is refused", () => {
    const market = { primePercent: "7.00", apor: [] };
    expect(decide({ market }).decision).toBe("ERROR");
    expect(
      decide({ market, property: { occupancy: "INVESTMENT" }, applicant: { statedAnnualIncome: 30_000_000 } }).decision,
    ).toBe("APPROVED");
  });

  it("keeps points and fees within the limit when the lender keeps the valuation fee", () => {
    const policy = overlayPolicy(defaultPolicy, {
      version: "keeps-fee",
      fees: { ...defaultPolicy.fees, retainedAtOpening: 18_000 },
    });
    const offer = decide({}, policy).offers.find(({ id }) => id === "10y-4.99");
    expect(offer?.bands.map(({ minLine, maxLine }) => [minLine, maxLine]).slice(0, 2)).toEqual([
      [1_500_000, 2_499_999],
      [2_500_000, 2_524_700],
    ]);
    expect(offer?.bands[2]?.minLine).toBe(7_282_700);
    expect(offer && quoteOffer(offer, 5_000_000)).toBeNull();
  });
});

describe("the policy", () => {
  it("is valid data", () => {
    expect(ValidPolicy.parse(defaultPolicy)).toEqual(defaultPolicy);
  });

  it("is refused when an overlay breaks it", () => {
    expect(() => overlayPolicy(defaultPolicy, { version: "x", overlayPercent: "a lot" })).toThrow("percentage");
  });

  it.each([
    [{ texas: { ...defaultPolicy.texas, maxCltvPercent: "85" } }, "Texas"],
    [{ texas: { ...defaultPolicy.texas, feeCapPercent: "3" } }, "Texas"],
    [{ laterDraws: { ...defaultPolicy.laterDraws, minDrawTexas: 100_000 } }, "Texas"],
    [{ feePercents: ["5.50"] }, "4.99"],
    [{ feePercents: ["1.25"] }, "rate sheet"],
    [{ termYears: [20] }, "rate sheet"],
    [
      { rateSheet: { ...defaultPolicy.rateSheet, base: defaultPolicy.rateSheet.base.toReversed() } },
      "highest score first",
    ],
    [{ line: { ...defaultPolicy.line, min: 50_000_000 } }, "smallest line"],
  ])("cannot be looser than law or at odds with itself: %#", (overlay, message) => {
    expect(() => overlayPolicy(defaultPolicy, { version: "x", ...overlay })).toThrow(message);
  });

  it("in force is the latest effective one", () => {
    const next = { ...defaultPolicy, version: "2027", effectiveFrom: "2027-01-01" };
    expect(policyOn([next, defaultPolicy], "2026-12-31").version).toBe("2026.11");
    expect(policyOn([next, defaultPolicy], "2027-01-01").version).toBe("2027");
    expect(() => policyOn([next], "2026-12-31")).toThrow("No lending policy");
  });

  it("refuses to decide in a year whose legal amounts it lacks", () => {
    expect(() => decide({ asOf: "2031-01-02" })).toThrow("2031");
  });
});
