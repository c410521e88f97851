import type { Cents } from "@gable/domain/money/cents.ts";
import { ExactDecimal } from "@gable/domain/money/rounding.ts";
import { drawPeriodOf } from "@gable/domain/offers/products.ts";
import { licensedStates, type StateLicense } from "@gable/domain/organisations/state-licenses.ts";
import type { LendingPolicy, ProductTerms } from "@gable/domain/underwriting/lending-policy.ts";
import type { Language, Text } from "@gable/ui/language/catalogue.tsx";
import type { Formats } from "@gable/ui/language/formats.ts";
import { productTable } from "../tables/product-tables.ts";
import { shown } from "../tables/units.ts";
import type { productWords } from "./products.words.ts";

type ProductRow = typeof ProductTerms._zod.output & { readonly isOffered: boolean };

/** Everything that makes up the products of a lender, from the subjects in which it is set. */
export interface ProductsSet {
  readonly products: readonly ProductRow[];
  readonly rates: Pick<LendingPolicy, "rateSheet" | "overlayPercent" | "feePercents" | "laterDraws">;
  readonly guidelines: Pick<LendingPolicy, "line" | "eligibility">;
  readonly licenses: readonly StateLicense[];
  readonly today: string;
}

interface Reading extends Pick<Formats, "dollars" | "rate"> {
  readonly t: Text<typeof productWords>;
  readonly language: Language;
}

/** One thing that is compared between products. */
export interface ProductLine {
  readonly label: string;
  /** Fields of a product, by path, that make it its own. */
  readonly own: readonly string[];
  readonly say: (product: ProductRow) => string;
}

/** What products are compared by, in the order in which one asks. */
export function productLines(set: ProductsSet, { t, language, dollars, rate }: Reading): readonly ProductLine[] {
  const { rates, guidelines } = set;
  const licensed = licensedStates(set.licenses, set.today);
  const cltv = (label: string, lien: "first" | "second"): ProductLine => ({
    label,
    own: [`maxCltvPercent.${lien}`],
    say: ({ maxCltvPercent, maxLienPosition = guidelines.eligibility.maxLienPosition }) => {
      if (lien === "second" && maxLienPosition === 1) return "–";
      const byTier = highestOfTiers(guidelines, lien);
      return t.byTier(`${ExactDecimal.min(maxCltvPercent?.[lien] ?? byTier, byTier).toFixed()}%`);
    },
  });
  return [
    { label: t.offered, own: [], say: ({ isOffered }) => (isOffered ? t.yes : t.no) },
    {
      label: t.line,
      own: ["minLine", "maxLine"],
      say: ({ minLine = guidelines.line.min, maxLine = guidelines.line.max }) =>
        t.range(dollars(minLine satisfies Cents), dollars(maxLine)),
    },
    cltv(t.cltvFirst, "first"),
    cltv(t.cltvSecond, "second"),
    {
      label: t.liens,
      own: ["maxLienPosition"],
      say: ({ maxLienPosition = guidelines.eligibility.maxLienPosition }) => (maxLienPosition === 1 ? t.first : t.both),
    },
    {
      label: t.fees,
      own: ["feePercents"],
      say: ({ feePercents = rates.feePercents }) => feePercents.map((fee) => `${fee}%`).join(", "),
    },
    {
      label: t.drawPeriod,
      own: ["drawPeriodYears"],
      say: (product) =>
        t.years(drawPeriodOf(product.years, { laterDraws: rates.laterDraws, products: [product] as never })),
    },
    {
      label: t.adds,
      own: [],
      say: ({ years }) => {
        const row = rates.rateSheet.term.find((term) => term.years === years);
        return row ? rate(row.percent) : t.notPriced;
      },
    },
    { label: t.lowestRate, own: [], say: ({ years }) => lowestRate(rates, years, rate) ?? "–" },
    { label: t.margin, own: [], say: () => t.atLeast(rate(rates.laterDraws.minMarginPercent)) },
    { label: t.homes, own: ["occupancies"], say: (product) => homesOf(product, guidelines, language) },
    {
      label: t.states,
      own: ["notInStates"],
      say: ({ notInStates = [] }) => {
        const open = licensed.filter((state) => !notInStates.includes(state));
        if (open.length === 0) return t.noState;
        const closed = licensed.filter((state) => notInStates.includes(state));
        return closed.length === 0 ? t.allStates(open.length) : t.statesBut(open.length, closed.join(", "));
      },
    },
  ];
}

const highestOfTiers = ({ eligibility }: ProductsSet["guidelines"], lien: "first" | "second"): string =>
  ExactDecimal.max(
    0,
    ...eligibility.tiers.flatMap(({ maxCltvPercent }) =>
      Object.values(maxCltvPercent).flatMap((caps) => (caps === null ? [] : [caps[lien]])),
    ),
  ).toFixed();

const least = (percents: readonly string[]) => ExactDecimal.min(...percents);

/** Of whom every other part of the sheet favours; never below its floor. */
function lowestRate(
  { rateSheet, overlayPercent }: ProductsSet["rates"],
  years: number,
  rate: Formats["rate"],
): string | undefined {
  const term = rateSheet.term.find((row) => row.years === years);
  if (!term) return undefined;
  const { base, cltv, lien, occupancy, fee, property, floorPercent } = rateSheet;
  const sum = [
    least(base.map(({ percent }) => percent)),
    least(cltv.map(({ percent }) => percent)),
    least(Object.values(lien)),
    least(Object.values(occupancy)),
    least(fee.map(({ percent }) => percent)),
    least(Object.values(property)),
  ].reduce((total, part) => total.plus(part), new ExactDecimal(overlayPercent).plus(term.percent));
  return rate(ExactDecimal.max(floorPercent, sum).toFixed(3));
}

function homesOf({ occupancies }: ProductRow, { eligibility }: ProductsSet["guidelines"], language: Language): string {
  const field = productTable.columns.find(({ path }) => path === "occupancies");
  const lent = Object.keys(field?.options ?? {}).filter((occupancy) =>
    eligibility.tiers.some(({ maxCltvPercent }) => maxCltvPercent[occupancy as keyof typeof maxCltvPercent] !== null),
  );
  const open = lent.filter((occupancy) => occupancies?.includes(occupancy as never) ?? true);
  return field ? shown(field, open, language) : "";
}
