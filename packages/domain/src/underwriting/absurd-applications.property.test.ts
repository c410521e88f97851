import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { quoteOffer } from "../offers/offer.ts";
import { defaultPolicy } from "./default-policy.ts";
import { exampleInput, exampleTradeline } from "./example-input.ts";
import { mistyped, type Path, pathsOf } from "./testing/mistype.ts";
import { underwrite } from "./underwrite.ts";
import type { UnderwritingDecision } from "./underwriting-decision.ts";
import type { UnderwritingInput } from "./underwriting-input.ts";
import { ValidPolicy } from "./valid-policy.ts";

/** Beyond it an application is refused before anything is worked out: a million million dollars. */
const MOST = 100_000_000_000_000;

/** Whole figures that no sane application has, among those that some do. */
const absurdCents: fc.Arbitrary<number> = fc.constantFrom(0, 1, 99, 100, 1_500_000, 61_500_000, 40_000_000_001, MOST);

const absurd = fc.record({
  income: absurdCents,
  value: absurdCents,
  balance: absurdCents,
  lienPayment: absurdCents,
  debtPayment: absurdCents,
  reserves: fc.option(absurdCents),
  score: fc.option(fc.constantFrom(300, 301, 639, 640, 850)),
  householdSize: fc.constantFrom(1, 2, 40),
  state: fc.constantFrom("CA", "TX", "NY"),
  occupancy: fc.constantFrom("PRIMARY" as const, "SECOND_HOME" as const, "INVESTMENT" as const),
  openEnd: fc.boolean(),
  asOf: fc.constantFrom("2026-01-01", "2026-02-28", "2026-03-08", "2026-11-01", "2026-12-31"),
});

type Absurd = typeof absurd extends fc.Arbitrary<infer One> ? One : never;

const inputOf = (one: Absurd) => {
  const base = exampleInput();
  return exampleInput({
    asOf: one.asOf,
    applicant: { statedAnnualIncome: one.income, householdSize: one.householdSize, reserves: one.reserves },
    credit: {
      score: one.score,
      tradelines: [...base.credit.tradelines, exampleTradeline("debt", "INSTALLMENT", 0, one.debtPayment)],
    },
    property: { state: one.state, occupancy: one.occupancy, value: one.value },
    liens: [
      {
        id: "first",
        lender: "Example Mortgage Company",
        position: 1,
        balance: one.balance,
        openEnd: one.openEnd,
        limit: one.openEnd ? one.balance : null,
        monthlyPayment: one.lienPayment,
        paidOffAtClosing: false,
        inForbearance: false,
      },
    ],
  });
};

/** Every number and every figure in text, wherever it stands. */
function figures(value: unknown): readonly (number | string)[] {
  if (typeof value === "number" || typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(figures);
}

/** What no decision may be, however absurd the application. */
function faultsOf(decision: UnderwritingDecision): readonly string[] {
  const { offers, reasons, numbers } = decision;
  const odd = figures(decision).filter(
    (figure) =>
      (typeof figure === "number" && !Number.isFinite(figure)) ||
      (typeof figure === "string" && /^-?(NaN|Infinity|undefined|\d+(\.\d+)?e[+-]?\d+)$/i.test(figure)),
  );
  const isApproved = decision.decision === "APPROVED";
  const lines = offers.flatMap((offer) => [offer.minLine, offer.maxLine].map((line) => ({ offer, line })));
  return [
    ...(new Set(offers.map(({ id }) => id)).size === offers.length ? [] : ["one offer twice"]),
    ...odd.map((figure) => `the figure ${figure}`),
    ...(offers.length > 0 === isApproved ? [] : ["offers without approval, or none with it"]),
    ...(reasons.length > 0 === isApproved ? ["reasons with approval, or none without it"] : []),
    ...lines.flatMap(({ offer, line }) => {
      const quote = quoteOffer(offer, line);
      const isPayable = quote && quote.monthlyPayment > 0 && quote.monthlyPayment <= numbers.maxPayment;
      return quote?.totalLine === line && isPayable ? [] : [`${offer.id} at ${line}`];
    }),
  ];
}

describe("an application with absurd figures", () => {
  it("has an answer with whole figures, and reasons where there is no offer", () => {
    fc.assert(
      fc.property(absurd, (one) => {
        expect(faultsOf(underwrite(inputOf(one), defaultPolicy))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it("without income, without value, or owing more than the home is worth, is offered nothing", () => {
    fc.assert(
      fc.property(absurd, fc.constantFrom("income", "value", "debt"), (one, lack) => {
        const lacking = {
          ...one,
          ...(lack === "income" && { income: 0, reserves: null }),
          ...(lack === "value" && { value: 0 }),
          ...(lack === "debt" && { value: Math.min(one.value, MOST - 1), balance: Math.min(one.value, MOST - 1) + 1 }),
        };
        expect(underwrite(inputOf(lacking), defaultPolicy).offers).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it("beyond all money is refused with its place", () => {
    expect(() => inputOf({ ...fc.sample(absurd, 1)[0], income: MOST + 1 } as Absurd)).toThrow("statedAnnualIncome");
  });

  it("of a day without market figures is refused in words, not guessed at", () => {
    expect(() => underwrite(exampleInput({ asOf: "2031-02-28" }), defaultPolicy)).toThrow("2031");
  });
});

/** The decision under a policy; undefined where the policy is refused, or has no legal amounts for the year (rule ). */
function decisionUnder(policy: unknown, input: UnderwritingInput): UnderwritingDecision | undefined {
  const read = ValidPolicy.safeParse(policy);
  if (!read.success) return undefined;
  try {
    return underwrite(input, read.data);
  } catch (error) {
    if (error instanceof RangeError && /Add (the year|it) to the lending policy/.test(error.message)) return undefined;
    throw error;
  }
}

/** Its names are text of any kind. */
const isName = (path: Path): boolean => ["version", "id", "grade"].includes(String(path.at(-1)));

const plain = JSON.parse(JSON.stringify(defaultPolicy)) as Record<string, unknown>;

describe("a malformed policy", () => {
  const paths = pathsOf(plain).filter((path) => path.length > 0 && !isName(path));
  const junk: readonly unknown[] = [null, "", "abc", "-1", "NaN", "1e3", "0", -1, 0, 1, 1.5, 1e15, [], {}, "9999.999"];

  it("is refused with the place of its fault, or decides within its own bounds, wherever the fault is", () => {
    const inputs = [exampleInput(), exampleInput({ property: { state: "TX" } })];
    const wrong = paths.flatMap((path) =>
      junk.flatMap((value) => {
        const policy = mistyped(plain, path, value);
        const faults = inputs.flatMap((input) => {
          const decision = decisionUnder(policy, input);
          return decision === undefined ? [] : faultsOf(decision);
        });
        return faults.map((fault) => `${path.join(".")} as ${JSON.stringify(value)}: ${fault}`);
      }),
    );
    expect(wrong).toEqual([]);
  });

  it("decides no absurd application wrongly either", () => {
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.constantFrom(...junk), absurd, (path, wrong, one) => {
        const decision = decisionUnder(mistyped(plain, path, wrong), inputOf(one));
        expect(decision === undefined ? [] : faultsOf(decision)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });
});
