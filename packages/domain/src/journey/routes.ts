import type { Capability } from "../capabilities.ts";

/** The portal lives below this path of the lender's host. Every path of this file is relative to it. */
export const BASE_PATH = "/account/heloc";

/** `anyone`: also without a log-in. `signer`: an additional signer. */
export type Audience = "anyone" | "borrower" | "signer";

type Route = {
  /** As React Router writes patterns. `:uuid` is the application's. */
  readonly path: `/${string}`;
  readonly capability: Capability;
  readonly audience: Audience;
  /** The route whose screen this one shows, where it has none of its own. */
  readonly shows?: string;
};

/** Every address of the portal that a person can stand on. Addresses that only redirect are in `redirects.ts`. */
export const routes = {
  root: { path: "/", capability: "application", audience: "borrower" },
  comingSoon: { path: "/coming-soon", capability: "organisations", audience: "anyone" },
  terms: { path: "/terms", capability: "organisations", audience: "anyone" },
  communications: { path: "/communications", capability: "organisations", audience: "anyone" },
  privacy: { path: "/privacy", capability: "organisations", audience: "anyone" },
  licenses: { path: "/licenses", capability: "organisations", audience: "anyone" },
  bankLinkReturn: { path: "/bank-link-oauth-success", capability: "accounts", audience: "borrower" },

  register: { path: "/register", capability: "session", audience: "anyone" },
  registerAccountSetup: { path: "/register/account-setup", capability: "session", audience: "anyone" },
  registerSupport: { path: "/register/support", capability: "support", audience: "anyone" },

  signerResume: { path: "/heloc-signer/resume", capability: "signers", audience: "signer" },
  signerLogin: { path: "/heloc-signer/login", capability: "session", audience: "anyone" },
  signerCancelled: { path: "/heloc-signer/cancelled", capability: "signers", audience: "signer" },
  signerIdentity: { path: "/heloc-signer/identity", capability: "identity", audience: "signer" },
  signerIntro: { path: "/heloc-signer/intro", capability: "signers", audience: "signer" },
  signerError: { path: "/heloc-signer/error", capability: "signers", audience: "signer" },
  signerSign: { path: "/heloc-signer/sign", capability: "signing", audience: "signer" },
  signerDocuments: { path: "/heloc-signer/documents", capability: "documents", audience: "signer" },
  signerConditions: { path: "/heloc-signer/conditions", capability: "conditions", audience: "signer" },
  signerConditionsUploadDocument: {
    path: "/heloc-signer/conditions/upload-document",
    capability: "conditions",
    audience: "signer",
  },
  signerConditionsIdentity: {
    path: "/heloc-signer/conditions/identity",
    capability: "identity",
    audience: "signer",
  },

  applicationIndex: { path: "/:uuid", capability: "application", audience: "borrower" },

  startProfile: { path: "/:uuid/start/profile", capability: "profile", audience: "borrower" },
  startContact: { path: "/:uuid/start/contact", capability: "profile", audience: "borrower" },
  startHmda: { path: "/:uuid/start/hmda", capability: "hmda", audience: "borrower" },
  startAnswers: { path: "/:uuid/start/answers", capability: "profile", audience: "borrower" },
  startAppSummary: { path: "/:uuid/start/app-summary", capability: "disclosures", audience: "borrower" },

  creditSocial: { path: "/:uuid/credit/social", capability: "credit", audience: "borrower" },
  creditError: { path: "/:uuid/credit/error", capability: "credit", audience: "borrower" },

  liens: { path: "/:uuid/liens", capability: "liens", audience: "borrower" },

  productSelect: { path: "/:uuid/product/select", capability: "offers", audience: "borrower" },
  productAssets: { path: "/:uuid/product/assets", capability: "offers", audience: "borrower" },
  productPrequalWinback: { path: "/:uuid/product/prequal-winback", capability: "offers", audience: "borrower" },

  incomeReview: { path: "/:uuid/income/review", capability: "income", audience: "borrower" },
  incomeLink: { path: "/:uuid/income/link/:type", capability: "income", audience: "borrower" },
  incomePointservCallback: {
    path: "/:uuid/income/pointserv-callback",
    capability: "income",
    audience: "borrower",
  },
  incomeUpload: { path: "/:uuid/income/upload/:type", capability: "income", audience: "borrower" },
  incomeEmployerVerification: {
    path: "/:uuid/income/employer-verification",
    capability: "employment",
    audience: "borrower",
  },

  bankDisburse: { path: "/:uuid/bank/disburse", capability: "accounts", audience: "borrower" },
  bankManualDisburse: { path: "/:uuid/bank/manual-disburse", capability: "accounts", audience: "borrower" },
  bankAutopay: { path: "/:uuid/bank/autopay", capability: "accounts", audience: "borrower" },
  bankAutopayManual: { path: "/:uuid/bank/autopay-manual", capability: "accounts", audience: "borrower" },
  bankConfirm: { path: "/:uuid/bank/confirm", capability: "accounts", audience: "borrower" },

  identity: { path: "/:uuid/identity", capability: "identity", audience: "borrower" },

  bpoCondition: { path: "/:uuid/bpo/condition", capability: "valuation", audience: "borrower" },
  bpoOrderBpo: { path: "/:uuid/bpo/order-bpo", capability: "valuation", audience: "borrower" },
  bpoEstimateValue: { path: "/:uuid/bpo/estimate-value", capability: "valuation", audience: "borrower" },
  bpoHold: { path: "/:uuid/bpo/hold", capability: "valuation", audience: "borrower" },
  bpoWaiting: { path: "/:uuid/bpo/waiting", capability: "valuation", audience: "borrower" },

  payoffHold: { path: "/:uuid/payoff/hold", capability: "payoff", audience: "borrower" },

  merchantReview: { path: "/:uuid/merchant/review", capability: "liens", audience: "borrower" },
  merchantLienAttestation: { path: "/:uuid/merchant/lien-attestation", capability: "liens", audience: "borrower" },

  signingIntro: { path: "/:uuid/signing/intro", capability: "signing", audience: "borrower" },
  signingSign: { path: "/:uuid/signing/sign", capability: "signing", audience: "borrower" },
  signingAdditional: { path: "/:uuid/signing/additional", capability: "signers", audience: "borrower" },
  signingSupport: { path: "/:uuid/signing/support", capability: "support", audience: "borrower" },

  notaryIntro: { path: "/:uuid/notary/intro", capability: "notary", audience: "borrower" },
  notaryScheduleManual: { path: "/:uuid/notary/schedule-manual", capability: "notary", audience: "borrower" },
  notaryReserveManual: { path: "/:uuid/notary/reserve-manual", capability: "notary", audience: "borrower" },
  notarySession: { path: "/:uuid/notary/session", capability: "notary", audience: "borrower" },
  notaryError: { path: "/:uuid/notary/error", capability: "notary", audience: "borrower" },

  insuranceUpload: { path: "/:uuid/insurance/upload", capability: "insurance", audience: "borrower" },
  insuranceRequirements: { path: "/:uuid/insurance/requirements", capability: "insurance", audience: "borrower" },

  complete: { path: "/:uuid/complete", capability: "funding", audience: "borrower" },

  conditions: { path: "/:uuid/conditions", capability: "conditions", audience: "borrower" },
  conditionsUploadDocument: {
    path: "/:uuid/conditions/upload-document",
    capability: "conditions",
    audience: "borrower",
  },
  conditionsPhoneNumber: { path: "/:uuid/conditions/phone-number", capability: "conditions", audience: "borrower" },

  documentDisclosures: { path: "/:uuid/document/disclosures", capability: "disclosures", audience: "borrower" },

  reviewIncorrectPin: { path: "/:uuid/review-app/incorrect-pin", capability: "credit", audience: "borrower" },
  reviewNoCredit: { path: "/:uuid/review-app/no-credit", capability: "credit", audience: "borrower" },
  reviewProperty: { path: "/:uuid/review-app/property", capability: "property", audience: "borrower" },
  reviewUw: { path: "/:uuid/review-app/uw", capability: "underwriting", audience: "borrower" },
  reviewDelinquency: { path: "/:uuid/review-app/delinquency", capability: "credit", audience: "borrower" },
  reviewIncorrectOwnership: {
    path: "/:uuid/review-app/incorrect-ownership",
    capability: "property",
    audience: "borrower",
  },
  reviewDatatree: {
    path: "/:uuid/review-app/datatree",
    capability: "property",
    audience: "borrower",
    shows: "errorTimeout",
  },
  reviewSigndocs: {
    path: "/:uuid/review-app/signdocs",
    capability: "signing",
    audience: "borrower",
    shows: "errorTimeout",
  },

  errorDecline: { path: "/:uuid/error/decline", capability: "underwriting", audience: "borrower" },
  errorCredit: { path: "/:uuid/error/credit", capability: "credit", audience: "borrower" },
  errorIncome: { path: "/:uuid/error/income", capability: "income", audience: "borrower" },
  errorTimeout: { path: "/:uuid/error/timeout", capability: "support", audience: "borrower" },
  errorFloodCert: { path: "/:uuid/error/flood-cert", capability: "insurance", audience: "borrower" },
} as const satisfies Readonly<Record<string, Route>>;

export type RouteName = keyof typeof routes;
export const routeNames = Object.keys(routes) as RouteName[];

/** Whether the route belongs to one application, that is, lies below `/{uuid}`. */
export function isApplicationRoute(route: RouteName): boolean {
  return routes[route].path.startsWith("/:uuid");
}

/** The route whose screen stands at `route`. */
export function screenOf(route: RouteName): RouteName {
  const row = routes[route];
  return "shows" in row ? row.shows : route;
}
