import { valuationWords } from "@gable/portal/application/bpo/valuation.words.ts";
import { creditWords } from "@gable/portal/application/credit/credit.words.ts";
import { disclosuresWords } from "@gable/portal/application/document/disclosures.words.ts";
import { declinedWords } from "@gable/portal/application/error/declined.words.ts";
import { floodWords } from "@gable/portal/application/error/flood-cert.words.ts";
import { lapsedWords } from "@gable/portal/application/error/lapsed.words.ts";
import { holdWords } from "@gable/portal/application/error/timeout.words.ts";
import { merchantWords } from "@gable/portal/application/merchant/merchant.words.ts";
import { assetsWords } from "@gable/portal/application/product/assets.words.ts";
import { winbackWords } from "@gable/portal/application/product/prequal-winback.words.ts";
import { delinquencyWords } from "@gable/portal/application/review-app/delinquency.words.ts";
import { ownershipWords } from "@gable/portal/application/review-app/incorrect-ownership.words.ts";
import { pinWords } from "@gable/portal/application/review-app/incorrect-pin.words.ts";
import { propertyWords } from "@gable/portal/application/review-app/property.words.ts";
import { underwritingHoldWords } from "@gable/portal/application/review-app/uw.words.ts";
import type { Persona } from "@gable/testkit/borrower/persona.ts";
import type { ProductAlone } from "@gable/testkit/start-product-alone.ts";
import { test } from "../test-with-product.ts";
import type { Way } from "./stops.ts";
import { travel } from "./travel.ts";

let product: ProductAlone;

test.beforeAll(({ product: shared }) => {
  product = shared;
});

/** Whoever counts on savings and has none to show. */
const withoutSavings = (persona: Persona): Persona => ({ ...persona, fill: { ...persona.fill, assets: [] } });

const creditFile: Way[] = [
  {
    journey: { persona: "no-match-ssn" },
    stops: [
      { at: "CREDIT_NO_MATCH", screens: { creditSocial: creditWords.socialTitle } },
      { at: "CREDIT_NO_MATCH_SSN", screens: { reviewNoCredit: creditWords.noFileTitle } },
    ],
  },
  {
    journey: { persona: "frozen-thawed", until: "LIEN_VERIFICATION" },
    stops: [{ at: "SOFT_CREDIT_LOCKED_OR_FROZEN", screens: { creditError: creditWords.frozenTitle } }],
  },
  {
    journey: { persona: "frozen-pin", until: "LIEN_VERIFICATION" },
    stops: [{ at: null, screens: { reviewIncorrectPin: pinWords.title } }],
  },
  {
    journey: { persona: "fraud-alert", until: "LIEN_VERIFICATION" },
    stops: [{ at: "FACTA_REVIEW", screens: { errorTimeout: holdWords.FACTA_REVIEW.title } }],
  },
  {
    journey: { persona: "delinquency", until: "DELINQUENCY_REVIEW" },
    stops: [{ at: "DELINQUENCY_REVIEW", screens: { reviewDelinquency: delinquencyWords.title } }],
  },
];

const home: Way[] = [
  {
    journey: { persona: "no-property", until: "LIEN_VERIFICATION" },
    stops: [{ at: "NO_PROPERTY_FOUND", screens: { reviewProperty: propertyWords.noneTitle } }],
  },
  {
    journey: { persona: "several-properties", until: "MULTIPLE_PROPERTIES" },
    stops: [{ at: "MULTIPLE_PROPERTIES", screens: { reviewProperty: propertyWords.title } }],
  },
  {
    journey: { persona: "records-down", timePasses: true, until: "LIEN_VERIFICATION" },
    stops: [{ at: null, screens: { reviewDatatree: holdWords.records.title } }],
  },
  {
    journey: { persona: "ownership-mismatch", until: "LIEN_VERIFICATION" },
    stops: [{ at: null, screens: { reviewIncorrectOwnership: ownershipWords.title } }],
  },
  {
    journey: { persona: "no-value", until: "NO_AVM_FOUND" },
    stops: [
      {
        at: "NO_AVM_FOUND",
        screens: { bpoEstimateValue: valuationWords.estimate, bpoWaiting: valuationWords.waitingTitle },
      },
    ],
  },
  {
    journey: { persona: "merchant", until: "LIEN_ATTESTATION" },
    stops: [
      { at: "LIEN_MERCHANT_REVIEW", screens: { merchantReview: merchantWords.title } },
      { at: "LIEN_ATTESTATION", screens: { merchantLienAttestation: merchantWords.attest } },
    ],
  },
  {
    journey: { persona: "texas-bpo", until: "BPO_ORDER_REQUEST" },
    stops: [{ at: "BPO_ORDER_REQUEST", screens: { bpoCondition: valuationWords.texasTitle } }],
  },
  {
    journey: { persona: "flood-zone", until: "FINAL_OFFER" },
    stops: [{ at: "GEN_CLOSING_DISCLOSURES", screens: { errorFloodCert: floodWords.notice } }],
  },
];

const decision: Way[] = [
  {
    journey: { persona: "winback", until: "CLTV_LIEN_POSITION_REQUALIFY" },
    stops: [{ at: "CLTV_LIEN_POSITION_REQUALIFY", screens: { productPrequalWinback: winbackWords.title } }],
  },
  {
    journey: { persona: "listed-name", until: "HMDA" },
    stops: [{ at: null, screens: { reviewUw: underwritingHoldWords.title } }],
  },
  {
    journey: { persona: "score-decline" },
    stops: [
      { at: "DECLINED", screens: { errorCredit: declinedWords.credit, documentDisclosures: disclosuresWords.title } },
    ],
  },
  {
    journey: { persona: "lapses", timePasses: true },
    stops: [{ at: null, screens: { errorDecline: lapsedWords.title } }],
  },
  { journey: { persona: "thin-file" }, stops: [{ at: "DECLINED", screens: { errorDecline: declinedWords.decline } }] },
  {
    journey: { persona: "asset-depletion", as: withoutSavings },
    stops: [
      { at: "ASSETS_PREQUAL", screens: { productAssets: assetsWords.title } },
      { at: "DECLINED", screens: { errorIncome: declinedWords.income } },
    ],
  },
];

test("every screen about a credit file is whole where it stands", async ({ page }) => {
  await travel(page, product, creditFile);
});

test("every screen about a home is whole where it stands", async ({ page }) => {
  await travel(page, product, home);
});

test("every screen about a decision is whole where it stands", async ({ page }) => {
  await travel(page, product, decision);
});

test.describe("in Spanish", () => {
  test.use({ locale: "es-US" });

  test("every screen about a credit file speaks Spanish", async ({ page }) => {
    await travel(page, product, creditFile, "es");
  });

  test("every screen about a home speaks Spanish", async ({ page }) => {
    await travel(page, product, home, "es");
  });

  test("every screen about a decision speaks Spanish", async ({ page }) => {
    await travel(page, product, decision, "es");
  });
});
