import { describe, expect, it } from "vitest";
import { quoteOffer } from "../offers/offer.ts";
import { offerChangeReceipt } from "../offers/offer-change-receipt.ts";
import { counterOffers } from "./counter-offers.ts";
import { defaultPolicy } from "./default-policy.ts";
import { type ExampleChanges, exampleInput, exampleTradeline } from "./example-input.ts";
import { explainDecision } from "./explain-decision.ts";
import { provisionalFigures } from "./provisional-figures.ts";
import { underwrite } from "./underwrite.ts";
import { whatIf, withTradelinesPaidOff } from "./what-if.ts";

const decide = (changes: ExampleChanges = {}) => underwrite(exampleInput(changes), defaultPolicy);

const english = (changes: ExampleChanges) => explainDecision(decide(changes)).map(({ words }) => words.en);

const lowIncome = { statedAnnualIncome: 5_900_000 };

const selection = { termYears: 15, feePercent: "4.99", totalLine: 15_000_000, ratePercent: "11.150" };

function stateOf(changes: ExampleChanges) {
  const decision = decide(changes);
  const offer = decision.offers.find(({ id }) => id === "15y-4.99");
  return { ...decision, quote: offer ? quoteOffer(offer, selection.totalLine) : null };
}

describe("an explanation", () => {
  it("says what sets the largest line, with its figures", () => {
    expect(english({})).toEqual([
      "Your home's value sets the largest line. We lend up to 85% of $615,000, all loans on the home included; $335,000 of other loans leaves $187,700.",
    ]);
    expect(english({ property: { value: 200_000_000 }, applicant: { statedAnnualIncome: 99_000_000 } })).toEqual([
      "$400,000 is the largest line we offer.",
    ]);
    expect(english({ credit: { score: 665 }, property: { value: 95_000_000 } })).toEqual([
      "With a credit score of 665, the largest line is $150,000.",
    ]);
    expect(english({ applicant: { statedAnnualIncome: 9_000_000 } })).toEqual([
      "What you can pay each month sets the largest line: $26,600.",
      "All your monthly payments together may take 50% of your income. That leaves $230.00 for this line.",
    ]);
  });

  it("of a decline has each reason with the numbers used", () => {
    expect(english({ property: { value: 40_000_000 } })).toEqual([
      "Value or type of collateral not sufficient. With $335,000 of other loans on a home worth $400,000, there is room for $5,000; the smallest line is $15,000.",
    ]);
    expect(english({ property: { titleChangedOn: "2026-11-01" } })).toEqual([
      "The title of the property changed in the last 90 days.",
    ]);
  });

  it("says what may help", () => {
    expect(english({ applicant: lowIncome }).at(-1)).toBe(
      "Savings and investments can count as income. Tell us what you have.",
    );
  });

  it("is in both languages, and no number is lost in either", () => {
    const cases: ExampleChanges[] = [
      {},
      { applicant: lowIncome },
      { property: { value: 40_000_000 } },
      { credit: { tradelines: [] } },
      { credit: { score: 600 } },
      { property: { state: "OH" } },
      { property: { titleChangedOn: "2026-11-01" } },
    ];
    for (const { words } of cases.flatMap((changes) => explainDecision(decide(changes)))) {
      expect(words.es).not.toBe("");
      expect(words.es.match(/\$?[\d,]+/g) ?? []).toEqual(words.en.match(/\$?[\d,]+/g) ?? []);
    }
  });
});

describe("what if", () => {
  const input = exampleInput();

  it("a debt were paid off, the line may grow", () => {
    const tight = exampleInput({ applicant: { statedAnnualIncome: 8_300_000 } });
    const result = whatIf(tight, { payOffTradelineIds: ["car"] }, defaultPolicy);
    if (!result.ok) throw new Error(result.reason);
    expect(result.answer.decision.conditions).toContain("PAYOFFS_AT_CLOSING");
    expect(result.answer.maxLineAfter).toBeGreaterThanOrEqual(result.answer.maxLineBefore);
  });

  it("the home were worth more, the lowest rate may fall", () => {
    const result = whatIf(input, { value: 68_000_000 }, defaultPolicy);
    if (!result.ok) throw new Error(result.reason);
    expect(result.answer.maxLineAfter).toBe(24_100_000);
    expect(Number(result.answer.lowestRateAfter)).toBeLessThanOrEqual(Number(result.answer.lowestRateBefore));
  });

  it.each([
    [{ value: 99_000_000 }, "value-out-of-bounds"],
    [{ annualIncome: 99_000_000 }, "income-out-of-bounds"],
    [{ payOffTradelineIds: ["nobody's"] }, "unknown-debt"],
  ])("%j is beyond its bounds", (change, reason) => {
    expect(whatIf(input, change, defaultPolicy)).toEqual({ ok: false, reason });
  });

  it("changes no fact", () => {
    const before = structuredClone(input);
    whatIf(input, { value: 68_000_000, payOffTradelineIds: ["car"] }, defaultPolicy);
    expect(input).toEqual(before);
  });
});

describe("before a decline", () => {
  const burdened = exampleInput({
    applicant: { ...lowIncome, statedAnnualIncome: 9_000_000 },
    credit: {
      tradelines: [
        ...exampleInput().credit.tradelines,
        exampleTradeline("boat", "INSTALLMENT", 900_000, 140_000),
        exampleTradeline("cards", "REVOLVING", 1_500_000, 45_000),
      ],
    },
  });

  it("debts to pay off with the line are found, and they work", () => {
    expect(underwrite(burdened, defaultPolicy).decision).toBe("ASSET_DEPLETION");
    const [payOff] = counterOffers(burdened, defaultPolicy);
    if (payOff?.kind !== "PAY_OFF_DEBTS") throw new Error("No debts were found.");
    const { tradelineIds } = payOff;
    expect(tradelineIds).toEqual(["boat", "cards"]);
    expect(payOff.payoffAmount).toBe(2_400_000);
    expect(underwrite(withTradelinesPaidOff(burdened, tradelineIds), defaultPolicy).decision).toBe("APPROVED");
    for (const id of tradelineIds) {
      const fewer = tradelineIds.filter((other) => other !== id);
      expect(underwrite(withTradelinesPaidOff(burdened, fewer), defaultPolicy).decision).toBe("ASSET_DEPLETION");
    }
  });

  it("the assets that would carry the smallest line are named, and they do", () => {
    const poor = exampleInput({
      applicant: lowIncome,
      credit: { tradelines: exampleInput().credit.tradelines.map((line) => ({ ...line, kind: "MORTGAGE" as const })) },
    });
    const show = counterOffers(poor, defaultPolicy).find((offer) => offer.kind === "SHOW_ASSETS");
    if (show?.kind !== "SHOW_ASSETS") throw new Error("No assets were named.");
    const assets = [{ type: "SAVINGS" as const, balance: show.neededAssets }];
    const saved = underwrite({ ...poor, applicant: { ...poor.applicant, depletionAssets: assets } }, defaultPolicy);
    expect(saved.decision).toBe("APPROVED");
  });

  it("a chosen line that falls away has a smaller one and other terms", () => {
    const revised = exampleInput({ applicant: { verifiedAnnualIncome: 12_000_000 }, selection });
    const offers = counterOffers(revised, defaultPolicy);
    expect(offers[0]).toMatchObject({ kind: "SMALLER_LINE", offerId: "15y-4.99" });
    expect(offers.slice(1).every((offer) => offer.kind === "OTHER_TERMS" && offer.offerId.startsWith("30y"))).toBe(
      true,
    );
    expect(offers.length).toBeGreaterThan(1);
  });

  it("nothing is offered for what no choice can change", () => {
    expect(counterOffers(exampleInput({ credit: { score: 600 } }), defaultPolicy)).toEqual([]);
    expect(counterOffers(exampleInput(), defaultPolicy)).toEqual([]);
  });
});

describe("a change receipt", () => {
  it("names the fact that changed and each figure before and after", () => {
    const receipt = offerChangeReceipt(stateOf({}), stateOf({ property: { value: 65_000_000 } }));
    expect(receipt.causes.map(({ cause }) => cause)).toEqual(["VALUE_HIGHER"]);
    expect(receipt.changes).toContainEqual({ figure: "ratePercent", before: "10.550", after: "10.100" });
  });

  it("says so when the line is no longer offered", () => {
    const receipt = offerChangeReceipt(
      stateOf({}),
      stateOf({ applicant: { verifiedAnnualIncome: 9_600_000 }, selection }),
    );
    expect(receipt.causes.map(({ cause }) => cause)).toEqual(["INCOME_LOWER"]);
    expect(receipt.changes.find(({ figure }) => figure === "monthlyPayment")?.after).toBeNull();
  });

  it("of an unchanged offer is empty", () => {
    expect(offerChangeReceipt(stateOf({}), stateOf({}))).toEqual({ causes: [], changes: [] });
  });
});

describe("provisional figures", () => {
  it("in force are named, so that production can refuse them", () => {
    expect(provisionalFigures(defaultPolicy, "2026-11-20")).toEqual([
      "prime rate of 2026-01-01",
      "average prime offer rates of 2026-01-01",
    ]);
    expect(provisionalFigures(defaultPolicy, "2026-11-20", true)).toEqual([]);
    expect(provisionalFigures(defaultPolicy, "2027-02-01")).toContain("HOEPA and flood amounts of 2027");
  });
});
