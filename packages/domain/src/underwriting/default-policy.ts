import { toCents } from "../money/cents.ts";
import type { LendingPolicy } from "./lending-policy.ts";

/**
 * The policy a lender starts from: eligibility as comparable lines of public lenders have it, with the limits of law on top.
 * The 2027 amounts repeat 2026 until they are published, which errs to the strict side: they have only ever risen.
 */
export const defaultPolicy: LendingPolicy = {
  version: "2026.11",
  effectiveFrom: "2026-01-01",
  line: { min: toCents(15_000), max: toCents(400_000), step: toCents(100) },
  termYears: [5, 10, 15, 30],
  feePercents: ["4.99", "2.99", "0"],
  eligibility: {
    tiers: [
      {
        grade: "A",
        minScore: 720,
        maxLine: toCents(400_000),
        maxCltvPercent: {
          PRIMARY: { first: "80", second: "85" },
          SECOND_HOME: { first: "70", second: "75" },
          INVESTMENT: { first: "65", second: "70" },
        },
      },
      {
        grade: "B1",
        minScore: 700,
        maxLine: toCents(300_000),
        maxCltvPercent: {
          PRIMARY: { first: "75", second: "80" },
          SECOND_HOME: { first: "65", second: "70" },
          INVESTMENT: { first: "60", second: "65" },
        },
      },
      {
        grade: "B2",
        minScore: 680,
        maxLine: toCents(250_000),
        maxCltvPercent: {
          PRIMARY: { first: "70", second: "75" },
          SECOND_HOME: { first: "60", second: "65" },
          INVESTMENT: { first: "55", second: "60" },
        },
      },
      {
        grade: "C1",
        minScore: 660,
        maxLine: toCents(150_000),
        maxCltvPercent: { PRIMARY: { first: "65", second: "70" }, SECOND_HOME: null, INVESTMENT: null },
      },
      {
        grade: "C2",
        minScore: 640,
        maxLine: toCents(100_000),
        maxCltvPercent: { PRIMARY: { first: "55", second: "60" }, SECOND_HOME: null, INVESTMENT: null },
      },
    ],
    maxLineByOccupancy: {
      PRIMARY: toCents(400_000),
      SECOND_HOME: toCents(250_000),
      INVESTMENT: toCents(250_000),
    },
    propertyTypes: ["SFR", "TOWNHOUSE", "PUD", "CONDO", "DUPLEX"],
    duplex: { minScore: 680, maxDtiPercent: "45", cltvReductionPercent: "5" },
    maxLienPosition: 2,
    titleChangeDays: 90,
  },
  rateSheet: {
    id: "2026-11-01",
    floorPercent: "7.60",
    capPercent: "17.20",
    base: [
      { minScore: 780, percent: "7.60" },
      { minScore: 760, percent: "7.80" },
      { minScore: 740, percent: "8.05" },
      { minScore: 720, percent: "8.45" },
      { minScore: 700, percent: "8.95" },
      { minScore: 680, percent: "9.65" },
      { minScore: 660, percent: "10.55" },
      { minScore: 640, percent: "11.60" },
    ],
    cltv: [
      { maxCltvPercent: "60", percent: "0" },
      { maxCltvPercent: "70", percent: "0.35" },
      { maxCltvPercent: "75", percent: "0.70" },
      { maxCltvPercent: "80", percent: "1.15" },
      { maxCltvPercent: "85", percent: "1.75" },
    ],
    term: [
      { years: 5, percent: "0" },
      { years: 10, percent: "0.45" },
      { years: 15, percent: "0.70" },
      { years: 30, percent: "1.10" },
    ],
    lien: { first: "0", second: "0.25" },
    occupancy: { PRIMARY: "0", SECOND_HOME: "0.50", INVESTMENT: "1.00" },
    fee: [
      { feePercent: "4.99", percent: "0" },
      { feePercent: "2.99", percent: "0.55" },
      { feePercent: "0", percent: "1.30" },
    ],
    property: { SFR: "0", TOWNHOUSE: "0", PUD: "0", CONDO: "0.125", DUPLEX: "0.25" },
    amount: {
      small: { below: toCents(25_000), percent: "0.25" },
      large: { above: toCents(250_000), percent: "0.15" },
    },
  },
  overlayPercent: "0",
  autopayDiscountPercent: "0",
  dti: {
    strongScore: 680,
    maxPercentStrongPrimary: "50",
    maxPercentPrimary: "43",
    maxPercentOther: "45",
    maxHousingPercentStrong: "45",
    maxHousingPercent: "38",
    estimatedTaxPercent: "20",
    minResidual: toCents(1_500),
    minResidualPerExtraPerson: toCents(150),
    assumedPaymentPercent: { revolving: "5", student: "1", other: "2" },
  },
  income: {
    matchPercent: "95",
    employmentNeedingAssets: ["UNEMPLOYED"],
    assetHaircutPercent: {
      CHECKING: "100",
      SAVINGS: "100",
      MONEY_MARKET: "100",
      CERTIFICATE_OF_DEPOSIT: "100",
      BROKERAGE: "80",
      RETIREMENT_59_5_PLUS: "80",
      RETIREMENT_UNDER_59_5: "60",
      CRYPTO: "0",
    },
    assetMonths: 240,
    reserveMonths: { PRIMARY: 0, SECOND_HOME: 2, INVESTMENT: 6 },
  },
  credit: {
    minTradelines: 3,
    minHistoryMonths: 12,
    mortgageLate30Months: 12,
    mortgageLate60Months: 24,
    reviewLate60Months: 12,
    bankruptcyMonths: 48,
    foreclosureMonths: 84,
    maxInquiries: 6,
    inquiryDays: 120,
  },
  valuation: { maxAvmFsd: "0.13", maxSecondAvmFsd: "0.20", maxConflictPercent: "10" },
  fees: {
    valuation: toCents(180),
    manualNotary: toCents(300),
    recordingLow: 0,
    recordingHigh: toCents(315),
    recordingTaxPer100kHigh: toCents(1_400),
    // The valuation fee goes to an unaffiliated third party, so nothing but the origination fee is kept.
    retainedAtOpening: 0,
  },
  texas: {
    maxCltvPercent: "80",
    feeCapPercent: "2",
    minAdvance: toCents(4_000),
    // The lender bears what exceeds the cap, so the borrower is charged nothing that counts beside the origination fee.
    countedClosingFees: 0,
  },
  laterDraws: {
    minMarginPercent: "0",
    maxRatePercent: "18.00",
    redrawPercentOfInitialDraw: "20",
    minDraw: toCents(500),
    minDrawTexas: toCents(4_000),
    maxDrawPeriodYears: 5,
  },
  offerDays: 30,
  stateOverrides: {
    AK: { minLine: toCents(25_001) },
    AL: { recordingTaxPer100k: { low: toCents(150), high: toCents(150) } },
    DC: { recordingTaxPer100k: { low: 0, high: toCents(1_400) } },
    FL: { recordingTaxPer100k: { low: toCents(550), high: toCents(550) } },
    GA: { recordingTaxPer100k: { low: toCents(300), high: toCents(300) } },
    MD: { recordingTaxPer100k: { low: toCents(410), high: toCents(1_400) } },
    MN: { recordingTaxPer100k: { low: toCents(230), high: toCents(240) } },
    NY: { recordingTaxPer100k: { low: toCents(500), high: toCents(1_400) } },
    OK: { recordingTaxPer100k: { low: toCents(20), high: toCents(100) } },
    TN: { recordingTaxPer100k: { low: toCents(113), high: toCents(115) } },
    TX: { minLine: toCents(35_000), homesteadFeePercents: ["0"], maxAvmFsd: "0.10" },
    VA: { recordingTaxPer100k: { low: toCents(250), high: toCents(333) } },
  },
  yearlyAmounts: [
    {
      year: 2025,
      hoepaLoanAmount: toCents(26_968),
      hoepaFeeAmount: toCents(1_348),
      floodProgramLimit: toCents(250_000),
      provisional: false,
    },
    {
      year: 2026,
      hoepaLoanAmount: toCents(27_592),
      hoepaFeeAmount: toCents(1_380),
      floodProgramLimit: toCents(250_000),
      provisional: false,
    },
    {
      year: 2027,
      hoepaLoanAmount: toCents(27_592),
      hoepaFeeAmount: toCents(1_380),
      floodProgramLimit: toCents(250_000),
      provisional: true,
    },
  ],
  marketRates: {
    // Samples: a lender connects a source of current rates, and production refuses an input without them.
    apor: [
      {
        asOf: "2026-01-01",
        fixedByYears: { "5": "5.90", "10": "6.05", "15": "6.10", "30": "6.40" },
        provisional: true,
      },
    ],
    prime: [{ asOf: "2026-01-01", percent: "7.00", provisional: true }],
  },
};
