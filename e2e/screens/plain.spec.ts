import { dashboardWords } from "@gable/portal/account/dashboard.words.ts";
import { autopayWords } from "@gable/portal/application/bank/autopay.words.ts";
import { autopayManualWords } from "@gable/portal/application/bank/autopay-manual.words.ts";
import { confirmWords } from "@gable/portal/application/bank/confirm.words.ts";
import { disburseWords } from "@gable/portal/application/bank/disburse.words.ts";
import { manualDisburseWords } from "@gable/portal/application/bank/manual-disburse.words.ts";
import { valuationWords } from "@gable/portal/application/bpo/valuation.words.ts";
import { conditionWords } from "@gable/portal/application/conditions/conditions.words.ts";
import { disclosuresWords } from "@gable/portal/application/document/disclosures.words.ts";
import { employerWords } from "@gable/portal/application/income/employer-verification.words.ts";
import { sourceWords } from "@gable/portal/application/income/link.words.ts";
import { reviewWords } from "@gable/portal/application/income/review.words.ts";
import { paperWords } from "@gable/portal/application/income/upload.words.ts";
import { liensWords } from "@gable/portal/application/liens.words.ts";
import { selectWords } from "@gable/portal/application/product/select.words.ts";
import { answersWords } from "@gable/portal/application/start/answers.words.ts";
import { summaryWords } from "@gable/portal/application/start/app-summary.words.ts";
import { contactWords } from "@gable/portal/application/start/contact.words.ts";
import { hmdaWords } from "@gable/portal/application/start/hmda.words.ts";
import { profileWords } from "@gable/portal/application/start/profile.words.ts";
import { returnWords } from "@gable/portal/register/bank-link-oauth-success.words.ts";
import type { ProductAlone } from "@gable/testkit/start-product-alone.ts";
import { test } from "../test-with-product.ts";
import { leadsTo, type Way } from "./stops.ts";
import { travel } from "./travel.ts";

let product: ProductAlone;

test.beforeAll(({ product: shared }) => {
  product = shared;
});

const way: Way = {
  journey: { persona: "straight-approval", until: "IDENTITY_VERIFICATION" },
  stops: [
    {
      at: "LIEN_VERIFICATION",
      screens: {
        applicationIndex: leadsTo("liens", liensWords.title),
        root: leadsTo("/dashboard", dashboardWords.yourMove),
        liens: liensWords.title,
        conditions: conditionWords.title,
        conditionsUploadDocument: conditionWords.unknown,
        conditionsPhoneNumber: conditionWords.phoneTitle,
        documentDisclosures: disclosuresWords.title,
      },
    },
    {
      at: "OFFER_SELECTION",
      screens: {
        productSelect: selectWords.title,
        bpoOrderBpo: valuationWords.orderTitle,
        bpoEstimateValue: valuationWords.challenge,
      },
    },
    { at: "COLLECT_ADDITIONAL_INFO", screens: { startContact: contactWords.title } },
    { at: "HMDA", screens: { startHmda: hmdaWords.title } },
    { at: "SUMMARY_DISCLOSURE", screens: { startAppSummary: summaryWords.title, startProfile: profileWords.complete } },
    {
      at: "INCOME_VERIFICATION",
      screens: {
        startAnswers: answersWords.title,
        incomeReview: reviewWords.question,
        incomeLink: sourceWords.PAYROLL.title,
        incomeUpload: paperWords.MANUAL_PAYSTUB.title,
        incomePointservCallback: returnWords.cancelled,
        bankLinkReturn: returnWords.cancelled,
      },
    },
    {
      at: "DISBURSEMENT_ACCOUNT",
      screens: {
        bankDisburse: disburseWords.question,
        bankManualDisburse: manualDisburseWords.question,
        bankConfirm: confirmWords.title,
      },
    },
    {
      at: "VERIFIED_AUTOPAY_ACCOUNT",
      screens: { bankAutopay: autopayWords.question, bankAutopayManual: autopayManualWords.question },
    },
    { at: "EMPLOYMENT_VERIFICATION", screens: { incomeEmployerVerification: employerWords.question } },
  ],
};

test("every screen of a plain way to the documents is whole where it stands", async ({ page }) => {
  await travel(page, product, [way]);
});

test.describe("in Spanish", () => {
  test.use({ locale: "es-US" });

  test("every screen of a plain way to the documents speaks Spanish", async ({ page }) => {
    await travel(page, product, [way], "es");
  });
});
