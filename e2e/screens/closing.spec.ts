import { completeWords } from "@gable/portal/application/complete.words.ts";
import { identityWords } from "@gable/portal/application/identity.words.ts";
import { insuranceWords } from "@gable/portal/application/insurance/insurance.words.ts";
import { notaryWords } from "@gable/portal/application/notary/notary.words.ts";
import { visitWords } from "@gable/portal/application/notary/visit.words.ts";
import { introWords } from "@gable/portal/application/signing/intro.words.ts";
import { confirmEmailWords } from "@gable/portal/application/signing/parts/confirm-email.words.ts";
import { supportWords } from "@gable/portal/application/signing/support.words.ts";
import { adopt } from "@gable/testkit/borrower/halfway.ts";
import type { ProductAlone } from "@gable/testkit/start-product-alone.ts";
import { test } from "../test-with-product.ts";
import { leadsTo, type Way } from "./stops.ts";
import { travel } from "./travel.ts";

let product: ProductAlone;

test.beforeAll(({ product: shared }) => {
  product = shared;
});

/** Where a lawyer reads the deed first, nobody is asked for a time with the notary meanwhile. */
const throughAttorney: Way = {
  journey: { persona: "new-york", timePasses: true, until: "ATTORNEY_REVIEW" },
  stops: [{ at: "ATTORNEY_REVIEW", screens: { notaryIntro: notaryWords.attorney } }],
};

/** Over a document stands its own title. */
const firstDocument = { en: "Statement of your line of credit", es: "Estado de su línea de crédito" };

const way: Way = {
  journey: { persona: "straight-approval", timePasses: true, until: "RESCISSION" },
  stops: [
    { at: "IDENTITY_VERIFICATION", screens: { identity: identityWords.question } },
    {
      at: "FINAL_OFFER",
      screens: {
        signingIntro: confirmEmailWords.question,
        signingSupport: supportWords.title,
        notaryScheduleManual: visitWords.title,
        notaryReserveManual: visitWords.reserveTitle,
      },
      turns: [{ act: adopt, screens: { signingIntro: introWords.title, signingSign: firstDocument } }],
    },
    {
      at: "NOTARY_DISCLOSURE",
      screens: { notaryIntro: notaryWords.title, notaryError: leadsTo("notaryIntro", notaryWords.title) },
    },
    {
      at: "TRUST_AND_INSURANCE",
      screens: { insuranceUpload: insuranceWords.question, insuranceRequirements: insuranceWords.requirementsTitle },
    },
    { at: "RESCISSION", screens: { complete: completeWords.title } },
  ],
};

test("every screen from the documents to the money is whole where it stands", async ({ page }) => {
  await travel(page, product, [way, throughAttorney]);
});

test.describe("in Spanish", () => {
  test.use({ locale: "es-US" });

  test("every screen from the documents to the money speaks Spanish", async ({ page }) => {
    await travel(page, product, [way, throughAttorney], "es");
  });
});
