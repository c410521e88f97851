import * as z from "zod";
import { PropertyCondition } from "../application/enumerations.ts";
import { rescissionPeriod } from "../calendar/rescission-period.ts";
import { texasClosingDates, texasLastDayToRescind, texasRescissionPeriod } from "../calendar/texas-clocks.ts";
import { AssetType, depleteAssets } from "../income/asset-depletion.ts";
import { matchIncome } from "../income/income-match.ts";
import { cltvPercent, formatCltv, newLienPosition, remainingClaims } from "../liens/cltv.ts";
import { toCents, toDollarString } from "../money/cents.ts";
import { toRatePercent } from "../money/rate.ts";
import { gateHighCost, priceLine } from "../offers/price-line.ts";
import { Occupancy } from "../property/occupancy.ts";
import { PropertyType } from "../property/property-type.ts";
import { defaultPolicy } from "../underwriting/default-policy.ts";
import { eligibilityFor } from "../underwriting/eligibility.ts";
import { testHoepa } from "../underwriting/hoepa.ts";
import { maxLineForPayment, paymentRoomAt } from "../underwriting/payment-room.ts";
import {
  isClosingLocationAllowed,
  isTexasAdvanceAllowed,
  testTexasFees,
  texasMaxLine,
} from "../underwriting/texas-homestead.ts";
import { decideValuation } from "../valuation/decide-valuation.ts";
import { type VectorRule, vectorRule } from "./vector-file.ts";

const day = z.iso.date();
const decimal = z.string();

const texasInputs = z.union([
  z.object({
    applicationSubmitted: day,
    consumerNoticeProvided: day,
    preclosingDisclosureReceived: day,
    proposedClosing: day,
    priorEquityLoanClosed: day.nullable(),
  }),
  z.object({ closed: day }),
  z.object({ originalPrincipal: decimal, fees: z.record(z.string(), decimal) }),
  z.object({ fairMarketValue: decimal, otherBalances: decimal, newLine: decimal }),
  z.object({ advance: decimal }),
  z.object({ state: z.string(), closingLocation: z.string(), homestead: z.boolean() }),
]);

export const underwritingRules: Record<string, VectorRule> = {
  texas: vectorRule(texasInputs, (inputs) => {
    if ("proposedClosing" in inputs) {
      const dates = texasClosingDates(inputs);
      const { earliestClosing: first } = dates;
      return { ...dates, closingAllowed: first !== null && first <= inputs.proposedClosing };
    }
    if ("closed" in inputs) {
      const { closed } = inputs;
      const events = { accountOpened: closed, noticeDelivered: closed, materialDisclosuresDelivered: closed };
      const controlling = texasRescissionPeriod(events);
      return {
        texasLastDay: texasLastDayToRescind(closed),
        federalLastDay: rescissionPeriod(events).lastDayToRescind,
        controllingLastDay: controlling.lastDayToRescind,
        earliestFunding: controlling.earliestDisbursement,
      };
    }
    if ("fees" in inputs) {
      const fees = Object.fromEntries(
        Object.entries(inputs.fees).map(([name, fee]) => [texasFeeCalled(name), toCents(fee)]),
      );
      const test = testTexasFees(toCents(inputs.originalPrincipal), fees);
      return { ...test, countedFees: toDollarString(test.countedFees), limit: toDollarString(test.limit) };
    }
    if ("fairMarketValue" in inputs) {
      const maxLine = texasMaxLine(toCents(inputs.fairMarketValue), toCents(inputs.otherBalances));
      return { maxLine: toDollarString(maxLine), compliant: toCents(inputs.newLine) <= maxLine };
    }
    if ("advance" in inputs) return { allowed: isTexasAdvanceAllowed(toCents(inputs.advance)) };
    return { allowed: isClosingLocationAllowed(inputs.state, inputs.homestead, inputs.closingLocation) };
  }),

  hoepa: vectorRule(
    z.object({
      lienPosition: z.int(),
      aprPercent: decimal,
      aporPercent: decimal,
      totalLoanAmount: decimal,
      pointsAndFees: decimal,
      prepaymentPenaltyMonths: z.number(),
      prepaymentPenaltyPercent: decimal.optional(),
      principalDwelling: z.boolean(),
      year: z.int(),
    }),
    ({ prepaymentPenaltyPercent = "0", ...inputs }) => {
      const test = testHoepa(
        {
          ...inputs,
          prepaymentPenaltyPercent,
          totalLoanAmount: toCents(inputs.totalLoanAmount),
          pointsAndFees: toCents(inputs.pointsAndFees),
        },
        defaultPolicy.yearlyAmounts,
      );
      const limit = test.pointsAndFeesLimit;
      return { ...test, pointsAndFeesLimit: limit === null ? null : toDollarString(limit) };
    },
  ),

  pricing_default: vectorRule(
    z.object({
      score: z.int(),
      cltvPercent: decimal,
      termYears: z.int(),
      lienPosition: z.int(),
      occupancy: Occupancy,
      originationFeePercent: decimal,
      propertyType: z.string().transform((name) => PropertyType.safeParse(name).data ?? "OTHER"),
      amount: decimal,
      lenderOverlayPercent: decimal,
      state: z.string(),
    }),
    ({ lenderOverlayPercent, originationFeePercent, amount, ...facts }) => {
      const ratePercent = priceLine(
        { ...facts, feePercent: originationFeePercent, totalLine: toCents(amount) },
        { ...defaultPolicy, overlayPercent: lenderOverlayPercent },
      );
      return { ratePercent, offered: ratePercent !== null };
    },
  ),

  offer_gate: vectorRule(
    z.object({ occupancy: Occupancy, lienPosition: z.int(), ratePercent: decimal, aporPercent: decimal }),
    (facts) => ({ result: gateHighCost(facts) }),
  ),

  eligibility_default: vectorRule(
    z.object({
      score: z.int(),
      occupancy: Occupancy,
      lienPosition: z.int(),
      state: z.string(),
      units: z.int(),
    }),
    (facts) => {
      const eligibility = eligibilityFor(facts, defaultPolicy);
      return {
        maxCltvPercent: eligibility === null ? null : Number(eligibility.maxCltvPercent),
        maxLineAmount: eligibility === null ? null : eligibility.maxLine / 100,
      };
    },
  ),

  cltv: vectorRule(
    z.object({
      value: decimal,
      liens: z.array(decimal),
      paidOffAtClosing: z.array(decimal),
      newLine: decimal,
    }),
    ({ value, liens, paidOffAtClosing, newLine }) => {
      const unpaid = [...paidOffAtClosing];
      const amounts = liens.map((balance) => {
        const paid = unpaid.indexOf(balance);
        if (paid >= 0) unpaid.splice(paid, 1);
        return { balance: toCents(balance), paidOffAtClosing: paid >= 0 };
      });
      const cltv = cltvPercent(remainingClaims(amounts), toCents(newLine), toCents(value));
      return { cltvPercent: formatCltv(cltv), within85: cltv.lte(85), lienPosition: newLienPosition(amounts) };
    },
  ),

  dti: vectorRule(
    z.object({
      grossAnnualIncome: decimal,
      monthlyDebtsIncludingHousing: decimal,
      ratePercent: decimal,
      termYears: z.int(),
      maxDtiPercent: z.number(),
    }),
    ({ grossAnnualIncome, monthlyDebtsIncludingHousing, ratePercent, termYears, maxDtiPercent }) => {
      const room = paymentRoomAt(toCents(grossAnnualIncome), 0, maxDtiPercent, toCents(monthlyDebtsIncludingHousing));
      const { min, max, step } = defaultPolicy.line;
      const line = Math.min(max, maxLineForPayment(room, toRatePercent(ratePercent), termYears, step));
      return {
        paymentRoom: toDollarString(room),
        maxLine: String(line / 100),
        result: line >= min ? "OFFER" : "NO_OFFER",
      };
    },
  ),

  asset_depletion: vectorRule(
    z.object({ assets: z.array(z.object({ type: z.string(), balance: decimal })) }),
    ({ assets }) => {
      const depletion = depleteAssets(
        assets.map(({ type, balance }) => ({ type: assetTypeCalled(type), balance: toCents(balance) })),
        defaultPolicy.income,
      );
      return {
        eligible: toDollarString(depletion.eligible),
        monthlyIncome: toDollarString(depletion.monthlyIncome),
      };
    },
  ),

  income_match: vectorRule(
    z.object({ statedAnnual: decimal, verifiedAnnual: decimal }),
    ({ statedAnnual, verifiedAnnual }) => ({
      result: matchIncome(toCents(statedAnnual), toCents(verifiedAnnual), defaultPolicy.income),
    }),
  ),

  valuation_default: vectorRule(
    z.object({ fsd: decimal.nullable().optional(), state: z.string(), condition: PropertyCondition.nullish() }),
    ({ fsd = null, state, condition = null }) => ({
      result: decideValuation(
        { state, avms: [fsd === null ? null : { value: toCents(500_000), fsd }], opinion: null, condition },
        defaultPolicy,
      ).result,
    }),
  ),
};

/** Other names that a file of vectors may use for our kinds of assets. */
function assetTypeCalled(name: string): AssetType {
  const known = AssetType.safeParse(name);
  if (known.success) return known.data;
  if (name.startsWith("RETIREMENT")) return name.includes("PLUS") ? "RETIREMENT_59_5_PLUS" : "RETIREMENT_UNDER_59_5";
  return /STOCK|BOND|FUND|INVEST/.test(name) ? "BROKERAGE" : "SAVINGS";
}

/** Other names that a file of vectors may use for the charges that Texas' cap does not count. */
function texasFeeCalled(name: string): string {
  if (/APPRAISAL/.test(name) && !/MANAGEMENT|AMC/.test(name)) return "THIRD_PARTY_APPRAISAL";
  if (/TITLE/.test(name)) return /EXAM|REPORT|SEARCH/.test(name) ? "TITLE_EXAMINATION" : "TITLE_INSURANCE_BASE_PREMIUM";
  if (/DISCOUNT/.test(name)) return "BONA_FIDE_DISCOUNT_POINTS";
  return /INTEREST/.test(name) ? "INTEREST" : name;
}
