import { comingSoonWords } from "@gable/portal/account/coming-soon.words.ts";
import { communicationsText } from "@gable/portal/account/communications.words.ts";
import { licensesWords } from "@gable/portal/account/licenses.words.ts";
import { privacyText } from "@gable/portal/account/privacy.words.ts";
import { termsText } from "@gable/portal/account/terms.words.ts";
import { homeAddressWords } from "@gable/portal/register/parts/home-address.words.ts";
import { supportWords } from "@gable/portal/register/support.words.ts";
import { signerLoginWords } from "@gable/portal/signer/login.words.ts";
import type { ProductAlone } from "@gable/testkit/start-product-alone.ts";
import { test } from "../test-with-product.ts";
import { leadsTo, type Sight } from "./stops.ts";
import { visit } from "./travel.ts";

let product: ProductAlone;

test.beforeAll(({ product: shared }) => {
  product = shared;
});

const sight: Sight = {
  screens: {
    register: homeAddressWords.question,
    registerAccountSetup: leadsTo("register", homeAddressWords.question),
    registerSupport: supportWords.title,
    signerLogin: signerLoginWords.title,
    comingSoon: comingSoonWords.title,
    terms: leadsTo("/terms", termsText.title),
    communications: leadsTo("/communications", communicationsText.title),
    privacy: leadsTo("/privacy", privacyText.title),
    licenses: leadsTo("/licenses", licensesWords.title),
  },
};

test("every screen that anybody may see is whole", async ({ page }) => {
  await visit(page, product, sight);
});

test.describe("in Spanish", () => {
  test.use({ locale: "es-US" });

  test("every screen that anybody may see speaks Spanish", async ({ page }) => {
    await visit(page, product, sight, "es");
  });
});
