import { conditionWords } from "@gable/portal/application/conditions/conditions.words.ts";
import { identityWords } from "@gable/portal/application/identity.words.ts";
import { notaryWords } from "@gable/portal/application/notary/notary.words.ts";
import { additionalWords } from "@gable/portal/application/signing/additional.words.ts";
import { signWords } from "@gable/portal/application/signing/sign.words.ts";
import { cancelledWords } from "@gable/portal/signer/cancelled.words.ts";
import { signerConditionsWords } from "@gable/portal/signer/conditions.words.ts";
import { signerDocumentsWords } from "@gable/portal/signer/documents.words.ts";
import { signerErrorWords } from "@gable/portal/signer/error.words.ts";
import { signerIntroWords } from "@gable/portal/signer/intro.words.ts";
import { enterRoom, failQuestions, readIntro, signerOf, turnBack } from "@gable/testkit/borrower/halfway.ts";
import { followInvitation, papersWritten, showWho, signNotices } from "@gable/testkit/borrower/signer.ts";
import type { ProductAlone } from "@gable/testkit/start-product-alone.ts";
import { test } from "../test-with-product.ts";
import { leadsTo, type Way } from "./stops.ts";
import { travel } from "./travel.ts";

let product: ProductAlone;

test.beforeAll(({ product: shared }) => {
  product = shared;
});

/** A co-owner, from the invitation to a session that breaks off because of them, and to the end that the borrower makes. */
const way: Way = {
  journey: { persona: "joint-owner", until: "CO_DEED_REQ" },
  stops: [
    {
      at: "CO_DEED_REQ",
      screens: { signingAdditional: additionalWords.title },
      turns: [
        {
          act: (walk) => followInvitation(signerOf(walk).client, walk.sandboxUrl, signerOf(walk).mailbox),
          eyes: "signer",
          screens: {
            signerResume: leadsTo("signerIntro", signerIntroWords.title),
            signerIntro: signerIntroWords.title,
          },
        },
        {
          act: readIntro,
          eyes: "signer",
          screens: {
            signerIdentity: identityWords.question,
            signerConditions: signerConditionsWords.none,
            signerConditionsUploadDocument: conditionWords.unknown,
            signerConditionsIdentity: identityWords.question,
          },
        },
        {
          act: async (walk) => {
            const { client, fill } = signerOf(walk);
            await showWho(client, fill.dateOfBirth);
            await papersWritten(client);
          },
          eyes: "signer",
          screens: { signerSign: signWords.adopt, signerDocuments: signerDocumentsWords.title },
        },
        {
          act: async (walk) => {
            await signNotices(signerOf(walk).client);
            await enterRoom(walk);
          },
          screens: { notarySession: notaryWords.quiz },
        },
        { act: failQuestions, eyes: "signer", screens: { signerError: signerErrorWords.title } },
        {
          act: turnBack,
          eyes: "signer",
          screens: { signerCancelled: cancelledWords.rescinded },
        },
      ],
    },
  ],
};

test("every screen of a co-owner is whole where it stands", async ({ page }) => {
  await travel(page, product, [way]);
});

test.describe("in Spanish", () => {
  test.use({ locale: "es-US" });

  test("every screen of a co-owner speaks Spanish", async ({ page }) => {
    await travel(page, product, [way], "es");
  });
});
