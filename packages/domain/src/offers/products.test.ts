import { describe, expect, it } from "vitest";
import { pricingFiguresOf } from "../organisations/pricing-figures-of.ts";
import { faultsOf } from "../organisations/settings/faults-of.ts";
import { policySections, recordedSection } from "../organisations/settings/policy-sections.ts";
import { defaultPolicy } from "../underwriting/default-policy.ts";
import { type ExampleChanges, exampleInput } from "../underwriting/example-input.ts";
import type { LendingPolicy } from "../underwriting/lending-policy.ts";
import { underwrite } from "../underwriting/underwrite.ts";
import { ValidPolicy } from "../underwriting/valid-policy.ts";
import { drawPeriodOf } from "./products.ts";

type Products = NonNullable<LendingPolicy["products"]>;

const under = (...products: Products): LendingPolicy => ValidPolicy.parse({ ...defaultPolicy, products });
const decide = (policy: LendingPolicy, changes?: ExampleChanges) => underwrite(exampleInput(changes), policy);
const offered = (policy: LendingPolicy, changes?: ExampleChanges) => decide(policy, changes).offers.map(({ id }) => id);
const everywhere = offered(defaultPolicy);
const withoutTerm = (years: number) => everywhere.filter((id) => !id.startsWith(`${years}y`));

function faults(...products: Products): Readonly<Record<string, readonly string[]>> {
  const read = ValidPolicy.safeParse({ ...defaultPolicy, products });
  return read.success ? {} : faultsOf(read.error.issues);
}

describe("a lender's products", () => {
  it("have the terms of every line while nothing is said of them", () => {
    expect(decide(under({ years: 30 }))).toEqual(decide(defaultPolicy));
  });

  it("narrow the line, how far it lends, its fees and how long it may be drawn again", () => {
    const policy = under({
      years: 10,
      minLine: 2_500_000,
      maxLine: 9_000_000,
      feePercents: ["0"],
      drawPeriodYears: 3,
    });
    const own = decide(policy).offers.filter(({ termYears }) => termYears === 10);
    expect(own).toMatchObject([
      { id: "10y-0", minLine: 2_500_000, maxLine: 9_000_000, laterDraws: { drawPeriodYears: 3 } },
    ]);
    expect(offered(policy)).toEqual(everywhere.filter((id) => !id.startsWith("10y") || id === "10y-0"));
    const careful = decide(under({ years: 10, maxCltvPercent: { second: "60" } })).offers;
    const largest = (years: number) => careful.find(({ termYears }) => termYears === years)?.maxLine;
    expect([largest(10), largest(15)]).toEqual([3_400_000, 18_770_000]);
  });

  it.each<[string, Omit<Products[number], "years">, ExampleChanges]>([
    ["state", { notInStates: ["TX", "CA"] }, {}],
    ["kind of home", { occupancies: ["PRIMARY"] }, { property: { occupancy: "SECOND_HOME" } }],
    ["lien position", { maxLienPosition: 1 }, {}],
  ])("are kept to the homes that they are for, by %s", (_by, terms, changes) => {
    expect(offered(under({ years: 15, ...terms }), changes).some((id) => id.startsWith("15y"))).toBe(false);
    expect(offered(defaultPolicy, changes).some((id) => id.startsWith("15y"))).toBe(true);
    expect(offered(under({ years: 15, ...terms }), changes).length).toBeGreaterThan(0);
  });

  it("that are closed to a choice made earlier take it with them", () => {
    const selection = { termYears: 15, feePercent: "0", totalLine: 5_000_000, ratePercent: "17.200" };
    expect(decide(defaultPolicy, { selection }).selectionStands).toBe(true);
    expect(decide(under({ years: 15, notInStates: ["CA"] }), { selection }).selectionStands).toBe(false);
  });

  it("refuse for equity with the figures of the product that comes closest", () => {
    const limits = { minLine: 4_000_000, maxCltvPercent: { second: "60" } };
    const policy = under(...[5, 10, 15, 30].map((years) => ({ years, ...limits })));
    const { decision, reasons, numbers } = decide(policy);
    expect(decision).toBe("INITIAL");
    expect(reasons[0]).toMatchObject({
      finding: "EQUITY",
      numbers: { maxCltvPercent: "60", roomForLine: 3_400_000, minLine: 4_000_000 },
    });
    expect(numbers).toMatchObject({ maxCltvPercent: "60", minLine: 4_000_000, maxLineBy: { EQUITY: 3_400_000 } });
  });

  it("say on the lender's pages what the smallest and the largest line is", () => {
    const policy = under(...[5, 10, 15, 30].map((years) => ({ years, minLine: 2_000_000, maxLine: 30_000_000 })));
    expect(pricingFiguresOf(policy)).toMatchObject({ smallestLine: 2_000_000, largestLine: 30_000_000 });
  });

  it("are drawn again for half their term at most", () => {
    expect([5, 10].map((years) => drawPeriodOf(years, under({ years: 5, drawPeriodYears: 4 })))).toEqual([2.5, 5]);
  });

  it.each<[string, Products, Readonly<Record<string, readonly string[]>>]>([
    ["no term of the rate sheet", [{ years: 20 }], { "products.0.years": ["term-without-row"] }],
    ["a term twice", [{ years: 5 }, { years: 5 }], { "products.1.years": ["listed-twice"] }],
    ["a smaller line than any", [{ years: 5, minLine: 100 }], { "products.0.minLine": ["below-the-lines"] }],
    ["a larger line than any", [{ years: 5, maxLine: 50_000_000 }], { "products.0.maxLine": ["above-the-lines"] }],
    [
      "lines the wrong way round",
      [{ years: 5, minLine: 9_000_000, maxLine: 2_000_000 }],
      { "products.0.minLine": ["line-order"] },
    ],
    ["a fee without a price", [{ years: 5, feePercents: ["1"] }], { "products.0.feePercents": ["fee-without-row"] }],
    [
      "too long a draw period",
      [{ years: 10, drawPeriodYears: 6 }],
      { "products.0.drawPeriodYears": ["draws-too-long"] },
    ],
    [
      "no line in a state",
      [5, 10, 15, 30].map((years) => ({ years, notInStates: ["WY"] })),
      { products: ["no-product"] },
    ],
    [
      "no line on a homestead in Texas, where only one fee may be charged",
      [5, 10, 15, 30].map((years) => ({ years, feePercents: ["4.99"] })),
      { products: ["no-product"] },
    ],
  ])("cannot be set so that there is %s", (_what, products, expected) => {
    expect(faults(...products)).toEqual(expected);
  });
});

describe("products as an administrator changes them", () => {
  const { read, write, schema } = policySections.products;

  it("are the terms that are offered, and those that are kept for later", () => {
    const policy = { ...under({ years: 15, maxLine: 9_000_000 }), termYears: [10, 30] };
    expect(read(policy).products).toEqual([
      { years: 10, isOffered: true },
      { years: 15, isOffered: false, maxLine: 9_000_000 },
      { years: 30, isOffered: true },
    ]);
    expect(read({ ...policy, ...write(read(policy)) })).toEqual(read(policy));
    expect(withoutTerm(15).filter((id) => /^(10|30)y/.test(id))).toEqual(
      offered({ ...policy, ...write(read(policy)) }),
    );
  });

  it("leave one to offer", () => {
    expect(schema.safeParse({ products: [{ years: 5, isOffered: false }] }).success).toBe(false);
  });

  it("keep what a change of rates said of the terms before they were a subject of their own", () => {
    const { rateSheet, overlayPercent, autopayDiscountPercent, feePercents, laterDraws } = defaultPolicy;
    const former = { rateSheet, overlayPercent, autopayDiscountPercent, feePercents, laterDraws, termYears: [5, 10] };
    expect(recordedSection("rates", former).termYears).toEqual([5, 10]);
    expect(policySections.rates.schema.parse(former)).not.toHaveProperty("termYears");
  });
});
