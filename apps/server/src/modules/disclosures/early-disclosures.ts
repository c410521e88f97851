import { type LocalDate, yearOf } from "@gable/domain/calendar/local-date.ts";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import { toRatePercent } from "@gable/domain/money/rate.ts";
import { drawPeriodOf, lineRange } from "@gable/domain/offers/products.ts";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import type { LendingPolicy } from "@gable/domain/underwriting/lending-policy.ts";
import type { Context } from "../../context.ts";
import { Refusal } from "../../http/refusal.ts";
import { documentLender } from "../documents/document-lender.ts";
import { type IndexHistory, indexHistoryOn } from "../documents/prime-history.ts";
import type { RenderedDocument } from "../documents/render-document.ts";
import { policyOf } from "../underwriting/policy.ts";
import { privacyNotice } from "./privacy-notice.ts";

/** What must be on or with the blank application, and the sample with which electronic records are demonstrated. */
export const earlyKinds = ["EARLY_HELOC_DISCLOSURE", "CFPB_HELOC_BOOKLET", "GLBA_NOTICE", "ESIGN_DISCLOSURE"] as const;
export type EarlyKind = (typeof earlyKinds)[number];

export const isEarlyKind = (kind: string): kind is EarlyKind => earlyKinds.some((known) => known === kind);

/**
 * The same for every visitor of a lender on a day, while its names and policy are the same, so that it is set once and kept, until one is
 * asked for on another day.
 */
let kept = { on: "", documents: new Map<string, Promise<RenderedDocument>>() };

/**
 * One of the documents that a visitor gets before applying. The E-SIGN disclosure carries the visitor's own four digits; the others
 * are the same for everybody (rule: nothing of one applicant's own).
 */
export function earlyDisclosure(
  ctx: Context,
  lender: Lender,
  kind: EarlyKind,
  language: "en" | "es",
  demonstrationCode: string,
): Promise<RenderedDocument> {
  const today = localDateAt(ctx.clock.now().toISOString(), "America/New_York");
  const named = documentLender(ctx, lender);
  if (kind === "ESIGN_DISCLOSURE") {
    const input = { preparedOn: today, consumerName: "Applicant", code: demonstrationCode };
    return ctx.renderPool.render("ESIGN_DISCLOSURE", input, named, language);
  }
  const policy = policyOf(ctx, lender, today);
  const prime = kind === "EARLY_HELOC_DISCLOSURE" ? primeOf(ctx, policy, today) : null;
  const history = kind === "EARLY_HELOC_DISCLOSURE" ? historyOf(ctx, policy, today) : null;
  if (kept.on !== today) kept = { on: today, documents: new Map() };
  const { documents } = kept;
  const key = JSON.stringify([lender.orgCode, kind, language, policy.version, prime, history, named]);
  const present = documents.get(key);
  if (present) return present;
  const rendering = render();
  documents.set(key, rendering);
  rendering.catch(() => documents.delete(key));
  return rendering;

  function render(): Promise<RenderedDocument> {
    if (kind === "CFPB_HELOC_BOOKLET") {
      return ctx.renderPool.render("CFPB_HELOC_BOOKLET", { preparedOn: today }, named, language);
    }
    if (kind === "GLBA_NOTICE") {
      return ctx.renderPool.render("GLBA_NOTICE", privacyNotice(today), named, language);
    }
    if (history && history.missing !== null)
      ctx.log.error(
        { lender: lender.orgCode, year: history.missing },
        "the index of a year is not known: see docs/operations.md",
      );
    const { fees, rateSheet, laterDraws, termYears, feePercents } = policy;
    const line = lineRange(policy);
    return ctx.renderPool.render(
      "EARLY_HELOC_DISCLOSURE",
      {
        preparedOn: today,
        smallestLine: line.min,
        largestLine: line.max,
        recentRates: termYears.map((years) => ({
          termMonths: years * 12,
          ratePercent: toRatePercent(
            Number(rateSheet.base[0]?.percent ?? 0) +
              Number(rateSheet.term.find((term) => term.years === years)?.percent ?? 0),
          ),
        })),
        originationFeePercent: { from: feePercents.at(-1) ?? "0", to: feePercents[0] ?? "0" },
        lenderFees: [],
        thirdPartyFees: [
          {
            name: "Valuation",
            purpose: "Paid to an independent company where no automated value is available.",
            from: 0,
            to: fees.valuation,
          },
          {
            name: "Notary who comes to you",
            purpose: "Only where your county does not take documents notarized online.",
            from: 0,
            to: fees.manualNotary,
          },
          {
            name: "Recording fee",
            purpose: "Paid to the county that records the deed.",
            from: fees.recordingLow,
            to: fees.recordingHigh,
          },
          {
            name: "Recording tax",
            purpose: "For each $100,000 borrowed, paid to the state or county where it is charged.",
            from: 0,
            to: fees.recordingTaxPer100kHigh,
          },
        ],
        laterDraws: {
          indexName: "The Wall Street Journal prime rate",
          indexPercent: toRatePercent(prime ?? "0"),
          marginPercent: toRatePercent(laterDraws.minMarginPercent),
          maximumRatePercent: toRatePercent(laterDraws.maxRatePercent),
          limitPercent: Number(laterDraws.redrawPercentOfInitialDraw),
          minimumDraw: laterDraws.minDraw,
        },
        longestDrawPeriodMonths: Math.max(...termYears.map((years) => drawPeriodOf(years, policy))) * 12,
        history: history?.years ?? [],
      },
      named,
      language,
    );
  }
}

/** The years of the historical example. A year of which the market's rates do not say the index is taken from the lender's policy. */
function historyOf(ctx: Context, { marketRates }: LendingPolicy, today: LocalDate): IndexHistory {
  // Where the source was heard neither then nor now, nobody knows whether it had announced another rate.
  const isHeard = (day: LocalDate) => ctx.marketRates.on(day) !== null || ctx.marketRates.on(today) !== null;
  return indexHistoryOn(today, (day) => {
    const row = marketRates.prime.findLast(({ asOf }) => asOf <= day);
    const ofPolicy = row && !row.provisional && yearOf(row.asOf) === yearOf(day) ? row.percent : null;
    return (isHeard(day) ? ctx.marketRates.primeOn(day) : null) ?? ofPolicy;
  });
}

/**
 * The index as it is known, in percent. Production tells nobody of one that only stands in for it.
 * @throws Refusal until there is one
 */
function primeOf(ctx: Context, { marketRates }: LendingPolicy, today: LocalDate): string {
  const row = marketRates.prime.findLast(({ asOf }) => asOf <= today);
  const isGood = ctx.config.deployment !== "production" || row?.provisional === false;
  const prime = ctx.marketRates.primeOn(today) ?? (isGood ? row?.percent : undefined);
  if (prime !== undefined) return prime;
  throw new Refusal(503, "figures-missing", "Today's rates are not here yet. Please come back in a few minutes.", {
    retryAfter: 300,
  });
}
