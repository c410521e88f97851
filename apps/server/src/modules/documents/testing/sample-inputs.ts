import type { DocumentInputs } from "../document-kinds.ts";
import { indexHistoryOn } from "../prime-history.ts";
import { agencies } from "./sample-agencies.ts";
import { sampleAttestation } from "./sample-attestation.ts";
import { sampleClosing, sampleLine, texasClosing, texasLine } from "./sample-line.ts";
import { ana, bureau, closer, home, luis, notary, ranch, score } from "./sample-people.ts";

const preparedOn = "2026-11-20";
const application = { preparedOn, applicationNumber: "HE-10421", applicantName: ana.name };
const loan = { preparedOn, loanNumber: "4200010421" };

const otherCharges = [{ name: "Returned payment", amount: 1_500, when: "when a payment comes back unpaid" }];

const sources = { bureau, score: { ...score, score: 648 }, outsideSources: ["A computer valuation of the property"] };

/** One truthful input for every kind of document. */
export const sampleInputs: DocumentInputs = {
  ESIGN_DISCLOSURE: { preparedOn, consumerName: ana.name, code: "4821" },
  SOFT_CREDIT_AUTHORIZATION: {
    ...application,
    applicantName: "Zoë Łukasiewicz Nguyễn",
    applicantAddress: home,
    bureaus: ["TransUnion"],
  },
  HARD_CREDIT_AUTHORIZATION: {
    ...application,
    applicantAddress: home,
    bureaus: ["TransUnion"],
    given: { at: "2026-11-20T15:04:05Z", textVersion: "2026-11-1" },
    chosen: sampleLine,
  },
  EARLY_HELOC_DISCLOSURE: {
    preparedOn,
    smallestLine: 1_500_000,
    largestLine: 40_000_000,
    recentRates: [
      { termMonths: 60, ratePercent: "8.050" },
      { termMonths: 120, ratePercent: "8.500" },
      { termMonths: 180, ratePercent: "8.750" },
      { termMonths: 360, ratePercent: "9.150" },
    ],
    originationFeePercent: { from: "0", to: "4.99" },
    lenderFees: [],
    thirdPartyFees: [
      {
        name: "Valuation",
        purpose: "A broker’s opinion of the home’s value, where a computer valuation is not enough.",
        from: 18_000,
        to: 18_000,
      },
      {
        name: "Notary",
        purpose: "A notary who comes to you, where your county does not record electronic signatures.",
        from: 30_000,
        to: 30_000,
      },
      { name: "Recording", purpose: "The county’s fee for recording the lien.", from: 0, to: 31_500 },
      { name: "Mortgage tax", purpose: "State or local tax, for each $100,000 of the line.", from: 0, to: 140_000 },
    ],
    laterDraws: sampleLine.laterDraws,
    longestDrawPeriodMonths: 60,
    history: indexHistoryOn(preparedOn, () => null).years,
  },
  CFPB_HELOC_BOOKLET: { preparedOn },
  GLBA_NOTICE: {
    preparedOn,
    revised: "11/2026",
    sharing: {
      ownMarketing: "shared-no-limit",
      jointMarketing: "not-shared",
      affiliatesEverydayBusiness: "not-shared",
      affiliatesCreditworthiness: "not-shared",
      affiliatesToMarket: "not-shared",
      nonaffiliatesToMarket: "not-shared",
    },
    affiliates: [],
  },
  CREDIT_SCORE_NOTICE: {
    ...application,
    score,
    distribution: { model: score.model, percents: [4, 13, 17, 19, 22, 25] },
  },
  NO_CREDIT_SCORE_NOTICE: { ...application, bureau },
  RIGHT_TO_RECEIVE_VALUATION: { ...application, property: home },
  VALUATION_COPY: {
    ...application,
    property: home,
    valuations: [
      {
        method: "AVM",
        value: 64_000_000,
        range: { from: 59_500_000, to: 68_400_000 },
        asOf: "2026-11-18",
        madeBy: "HomeValue 7.2",
      },
      { method: "BPO", value: 62_500_000, asOf: "2026-11-20", madeBy: "Clear Valuation" },
    ],
    valueUsed: 62_500_000,
  },
  APPLICATION_SUMMARY: {
    preparedOn,
    applicationNumber: "HE-10421",
    applicant: ana,
    property: home,
    chosen: { ...sampleLine, cash: 9_650_000, paidOff: 350_000 },
    sections: [
      {
        title: "You",
        rows: [
          { question: "Legal name", answer: ana.name },
          { question: "Date of birth", answer: "April 2, 1984" },
          { question: "Social Security number", answer: "••• •• 6789" },
        ],
      },
      {
        title: "Your income",
        rows: [
          { question: "Work", answer: "Full time, Atlantic Health System" },
          { question: "Yearly income before tax", answer: "$112,800.00" },
        ],
      },
    ],
    received: [
      "Important terms of our home equity line of credit",
      "What you should know about home equity lines of credit",
      "Privacy notice",
    ],
  },
  STATEMENT_OF_LOAN: {
    ...loan,
    borrower: ana,
    property: home,
    terms: sampleLine,
    closing: sampleClosing,
    accountLastFour: "7731",
    fundsExpectedOn: "2026-11-30",
    chosenEarlier: { ...sampleLine, ratePercent: "9.250", monthlyPayment: 108_055 },
  },
  COUNSELLOR_LIST: { ...application, zip: home.zip, inPlaceOf: null, fetchedOn: "2026-11-02", agencies },
  TEXAS_50G_NOTICE: {
    preparedOn,
    applicationNumber: "HE-10588",
    property: ranch,
    owners: [ana, { ...luis, role: "additional-signer" }],
    discussedIn: "es",
  },
  TEXAS_FINAL_ITEMIZATION: {
    ...loan,
    property: ranch,
    owners: [ana, luis],
    terms: texasLine,
    closing: texasClosing,
    countedCosts: texasClosing.costs.map((cost) => cost.name),
    earliestClosingOn: "2026-12-03",
  },
  TEXAS_FAIR_MARKET_VALUE: {
    ...loan,
    property: ranch,
    owners: [ana, luis],
    lenderSigner: closer,
    fairMarketValue: 48_000_000,
    valuation: { madeBy: "Clear Valuation", asOf: "2026-11-16", paper: null },
    creditLimit: texasLine.creditLimit,
    otherLiens: [{ holder: "Wells Fargo, first lien", balance: 21_033_012 }],
  },
  ILLINOIS_REINVESTMENT_NOTICE: {
    preparedOn,
    departmentLines: [
      "Illinois Department of Financial and Professional Regulation",
      "Division of Banking",
      "555 West Monroe Street, Suite 500",
      "Chicago, Illinois 60661",
    ],
  },
  RIGHT_NOT_TO_CLOSE: { ...loan, borrowerName: ana.name, canCancelAfterSigning: true },
  FLOOD_NOTICE: {
    ...loan,
    borrower: ana,
    property: home,
    community: "Town of Morristown, 340350",
    zone: "AE",
    communityParticipates: true,
    coverageNeeded: 25_000_000,
  },
  INSURANCE_REQUIREMENTS: {
    ...loan,
    borrowerName: ana.name,
    property: home,
    dwellingCoverage: 41_000_000,
    largestDeductiblePercent: 5,
    floodCoverage: null,
  },
  ACCOUNT_OPENING_DISCLOSURE: { ...loan, borrower: ana, property: home, terms: sampleLine, otherCharges },
  CREDIT_AGREEMENT: {
    ...loan,
    borrowers: [ana],
    property: home,
    terms: sampleLine,
    otherCharges,
    texasHomestead: false,
  },
  SECURITY_INSTRUMENT: {
    ...loan,
    grantors: [
      { ...ana, capacity: "borrower" },
      { ...luis, capacity: "owner" },
    ],
    vesting: "a married couple, as tenants by the entirety",
    property: home,
    county: "Morris County",
    parcelNumber: "24-03107-0000-00012",
    legalDescription:
      "Lot 12 in Block 3107 as shown on the Tax Map of the Town of Morristown, Morris County, New Jersey, being the premises conveyed by deed recorded in Deed Book 20114, page 318.",
    terms: sampleLine,
    borrowerNames: [ana.name],
    trustee: null,
    notary,
    notarisation: "ONLINE",
    texasHomestead: false,
    returnTo: ["Gable Home Equity, LLC", "200 Market Street, Suite 1400", "San Francisco, CA 94105"],
  },
  RIGHT_TO_CANCEL: { ...loan, consumer: luis, property: home, openedOn: preparedOn, cancelBy: "2026-11-24" },
  SIGNER_STATEMENT: {
    ...loan,
    signer: luis,
    borrowerName: ana.name,
    property: home,
    creditLimit: 10_499_000,
    mayCancel: true,
  },
  CONFIRMATION_OF_NON_RESCISSION: {
    ...loan,
    preparedOn: "2026-11-25",
    consumer: luis,
    property: home,
    cancelBy: "2026-11-24",
  },
  PAYOFF_AUTHORIZATION: {
    ...loan,
    borrower: ana,
    payoffs: [
      {
        creditor: "Capital One",
        accountLastFour: "4417",
        amount: 812_344,
        goodThrough: "2026-12-05",
        closeAccount: true,
      },
      {
        creditor: "Ally Auto",
        accountLastFour: "0093",
        amount: 1_420_900,
        goodThrough: "2026-12-01",
        closeAccount: false,
      },
    ],
  },
  AUTOPAY_AUTHORIZATION: {
    ...loan,
    borrower: ana,
    bankName: "Chase",
    accountLastFour: "7731",
    accountType: "checking",
    monthlyPayment: sampleLine.monthlyPayment,
    firstPaymentOn: sampleLine.firstPaymentOn,
  },
  LIEN_ATTESTATION: { ...loan, ...sampleAttestation },
  COUNTEROFFER_NOTICE: {
    ...application,
    applicantAddress: home,
    requestedLine: 15_000_000,
    offered: sampleLine,
    reasons: ["Excessive obligations in relation to income"],
    sources,
  },
  ADVERSE_ACTION_NOTICE: {
    ...application,
    applicantAddress: home,
    appliedOn: "2026-11-12",
    requestedLine: 15_000_000,
    reasons: ["Excessive obligations in relation to income", "Value or type of collateral not sufficient"],
    sources,
    waysOn: ["A line of $60,000 or less would fit the income that you showed us."],
  },
  INCOMPLETENESS_NOTICE: {
    ...application,
    applicantAddress: home,
    appliedOn: "2026-11-12",
    missing: [
      { what: "Two pay stubs of the last 30 days", why: "They show what you earn today." },
      {
        what: "All pages of the certificate of trust",
        why: "A trust owns the home, and we need to know who may sign for it.",
      },
    ],
    dueOn: "2026-12-15",
  },
  SIGNING_CERTIFICATE: {
    ...loan,
    packageId: "pkg-7f31c2",
    completedAt: "2026-11-20T15:12:44Z",
    signers: [
      {
        signer: ana,
        contact: "a···@example.com",
        authentication: [
          "Password and code by text, 15:01:10 UTC",
          "Driver’s license and face match, November 17, 2026",
        ],
        consent: {
          wording: "2026-11-2",
          givenAt: "2026-11-12T18:22:07Z",
          demonstration: { openedAt: "2026-11-12T18:20:41Z", documentSha256: "ef2d127de37b942baad06145e54b0c61" },
        },
        intent: "I sign these documents electronically and mean my signature to bind me as ink would.",
        adopted: "typed",
        ipAddress: "203.0.113.24",
        userAgent: "Chrome 143 on macOS",
        location: "40.797° N, 74.482° W, within 20 m",
      },
    ],
    documents: [
      {
        documentId: "doc-91ab",
        title: "Home equity line of credit agreement",
        form: "credit-agreement 2026-11-20",
        pages: 5,
        sha256Before: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
        sha256After: "60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752",
      },
    ],
    events: [
      { at: "2026-11-20T15:03:52Z", who: ana.name, what: "Opened the home equity line of credit agreement" },
      { at: "2026-11-20T15:12:40Z", who: ana.name, what: "Signed the home equity line of credit agreement" },
      { at: "2026-11-20T15:12:44Z", who: "Gable", what: "Sealed the home equity line of credit agreement" },
    ],
    logHead: "2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae",
    sealCertificateSha256: "fcde2b2edba56bf408601fb721fe9b5c338d10ee429ea04fae5511b68fbf8fb9",
    verifyUrl: "gable.example/verify",
  },
};
