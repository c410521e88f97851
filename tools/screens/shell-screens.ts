import type { OwnProduct } from "@gable/testkit/start-own-product.ts";
import { asInProduction } from "./arrangements.ts";
import { lenderCodes } from "./lenders.ts";
import type { Screen } from "./take-screens.ts";

/** The pages around the journey, as a visitor meets them; a lender that takes no applications says so at the first. */
const pages = {
  registration: "/account/heloc/register",
  "registration-help": "/account/heloc/register/support",
  "log-in": "/auth/login",
  "log-in-to-sign": "/account/heloc/heloc-signer/login",
  "password-forgotten": "/auth/forgotten",
  contact: "/contact",
  terms: "/terms",
  communications: "/communications",
  privacy: "/privacy",
  licenses: "/licenses",
  "coming-soon": "/coming-soon",
  "check-a-document": "/verify",
} as const;

/** Every page of the shell for every lender. */
export function shellScreens(product: Pick<OwnProduct, "portalUrl">): Screen[] {
  return lenderCodes().flatMap((code) =>
    Object.entries(pages).map(([name, path]) => ({
      name: `shell-${code}-${name}`,
      url: product.portalUrl(code) + path,
      arrange: asInProduction,
    })),
  );
}
