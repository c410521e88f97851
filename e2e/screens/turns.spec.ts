import { valuationWords } from "@gable/portal/application/bpo/valuation.words.ts";
import { creditWords } from "@gable/portal/application/credit/credit.words.ts";
import { disclosuresWords } from "@gable/portal/application/document/disclosures.words.ts";
import { declinedWords } from "@gable/portal/application/error/declined.words.ts";
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
import { type OwnProduct, startOwnProduct } from "@gable/testkit/start-own-product.ts";
import { test } from "../test-with-late-replies.ts";
import { travel } from "./travel.ts";

let product: OwnProduct;

test.beforeAll(async () => {
  product = await startOwnProduct();
});

test.afterAll(() => product.close());

/** Whoever counts on savings and has none to show. */
const withoutSavings = (persona: Persona): Persona => ({ ...persona, fill: { ...persona.fill, assets: [] } });

test("every screen about a credit file is whole where it stands", async ({ page }) => {
  await travel(page, product, { persona: "no-match-ssn" }, [
    { at: "CREDIT_NO_MATCH", screens: { creditSocial: creditWords.socialTitle } },
    { at: "CREDIT_NO_MATCH_SSN", screens: { reviewNoCredit: creditWords.noFileTitle } },
  ]);
  await travel(page, product, { persona: "frozen-thawed", until: "LIEN_VERIFICATION" }, [
    { at: "SOFT_CREDIT_LOCKED_OR_FROZEN", screens: { creditError: creditWords.frozenTitle } },
  ]);
  await travel(page, product, { persona: "frozen-pin", until: "LIEN_VERIFICATION" }, [
    { at: null, screens: { reviewIncorrectPin: pinWords.title } },
  ]);
  await travel(page, product, { persona: "fraud-alert", until: "LIEN_VERIFICATION" }, [
    { at: "FACTA_REVIEW", screens: { errorTimeout: holdWords.FACTA_REVIEW.title } },
  ]);
  await travel(page, product, { persona: "delinquency", until: "DELINQUENCY_REVIEW" }, [
    { at: "DELINQUENCY_REVIEW", screens: { reviewDelinquency: delinquencyWords.title } },
  ]);
});

test("every screen about a home is whole where it stands", async ({ page }) => {
  await travel(page, product, { persona: "no-property", until: "LIEN_VERIFICATION" }, [
    { at: "NO_PROPERTY_FOUND", screens: { reviewProperty: propertyWords.noneTitle } },
  ]);
  await travel(page, product, { persona: "several-properties", until: "MULTIPLE_PROPERTIES" }, [
    { at: "MULTIPLE_PROPERTIES", screens: { reviewProperty: propertyWords.title } },
  ]);
  await travel(page, product, { persona: "records-down", timePasses: true, until: "LIEN_VERIFICATION" }, [
    { at: null, screens: { reviewDatatree: holdWords.records.title } },
  ]);
  await travel(page, product, { persona: "ownership-mismatch", until: "LIEN_VERIFICATION" }, [
    { at: null, screens: { reviewIncorrectOwnership: ownershipWords.title } },
  ]);
  await travel(page, product, { persona: "no-value", until: "NO_AVM_FOUND" }, [
    {
      at: "NO_AVM_FOUND",
      screens: { bpoEstimateValue: valuationWords.estimate, bpoWaiting: valuationWords.waitingTitle },
    },
  ]);
  await travel(page, product, { persona: "merchant", until: "LIEN_ATTESTATION" }, [
    { at: "LIEN_MERCHANT_REVIEW", screens: { merchantReview: merchantWords.title } },
    { at: "LIEN_ATTESTATION", screens: { merchantLienAttestation: merchantWords.attest } },
  ]);
});

test("every screen about a decision is whole where it stands", async ({ page }) => {
  await travel(page, product, { persona: "winback", until: "CLTV_LIEN_POSITION_REQUALIFY" }, [
    { at: "CLTV_LIEN_POSITION_REQUALIFY", screens: { productPrequalWinback: winbackWords.title } },
  ]);
  await travel(page, product, { persona: "listed-name", until: "HMDA" }, [
    { at: null, screens: { reviewUw: underwritingHoldWords.title } },
  ]);
  await travel(page, product, { persona: "score-decline" }, [
    { at: "DECLINED", screens: { errorCredit: declinedWords.credit, documentDisclosures: disclosuresWords.title } },
  ]);
  await travel(page, product, { persona: "thin-file" }, [
    { at: "DECLINED", screens: { errorDecline: declinedWords.decline } },
  ]);
  await travel(page, product, { persona: "asset-depletion", as: withoutSavings }, [
    { at: "ASSETS_PREQUAL", screens: { productAssets: assetsWords.title } },
    { at: "DECLINED", screens: { errorIncome: declinedWords.income } },
  ]);
});
