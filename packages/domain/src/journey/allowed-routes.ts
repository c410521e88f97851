import { routesOfOpenConditions } from "./condition-routes.ts";
import { isDeclined, routesAfterDecline } from "./declined.ts";
import { routeOf } from "./destination.ts";
import type { JourneyFacts } from "./journey-facts.ts";
import { landingOf } from "./landing.ts";
import { type RouteName, routeNames } from "./routes.ts";

/** Open from everywhere until a decline, and left alone when the application moves on. */
export const asides: readonly RouteName[] = [
  "conditions",
  "conditionsUploadDocument",
  "conditionsPhoneNumber",
  "documentDisclosures",
  "startAnswers",
];

/** Beside each landing, the routes that are allowed meanwhile: a step back, an edit, a way through the same task. */
export const allowedBeside = {
  startProfile: [],
  creditSocial: ["startProfile"],
  creditError: [],
  reviewIncorrectPin: [],
  reviewNoCredit: ["creditSocial", "startProfile"],
  reviewProperty: ["startProfile"],
  reviewDatatree: [],
  reviewUw: [],
  reviewDelinquency: [],
  liens: [],
  productSelect: ["liens", "bpoEstimateValue", "bpoOrderBpo"],
  productAssets: ["liens"],
  productPrequalWinback: ["liens", "bpoEstimateValue"],
  startContact: ["productSelect", "liens"],
  startHmda: ["startContact", "productSelect"],
  startAppSummary: ["startProfile", "startContact", "startHmda", "productSelect", "liens"],
  incomeReview: ["incomeLink", "incomeUpload", "incomePointservCallback"],
  incomeUpload: ["incomeReview", "incomeLink", "incomePointservCallback"],
  incomeEmployerVerification: ["incomeReview"],
  bankDisburse: ["bankManualDisburse", "bankConfirm", "bankAutopay", "bankAutopayManual"],
  bankAutopay: ["bankAutopayManual", "bankDisburse", "bankManualDisburse", "bankConfirm"],
  bankAutopayManual: ["bankAutopay", "bankConfirm"],
  identity: [],
  bpoCondition: ["bpoWaiting"],
  bpoOrderBpo: ["bpoEstimateValue", "bpoWaiting"],
  bpoEstimateValue: ["bpoOrderBpo", "bpoWaiting"],
  bpoHold: ["bpoWaiting"],
  payoffHold: [],
  merchantReview: [],
  merchantLienAttestation: ["merchantReview"],
  errorFloodCert: ["insuranceRequirements"],
  reviewSigndocs: [],
  // A line that closes at an office: the appointment comes before the signatures.
  signingIntro: ["signingSign", "signingSupport", "notaryScheduleManual", "notaryReserveManual"],
  signingAdditional: ["signingSupport", "notaryScheduleManual", "notaryReserveManual"],
  notaryIntro: ["notarySession", "notaryError", "notaryScheduleManual", "notaryReserveManual", "signingAdditional"],
  notaryReserveManual: ["notaryScheduleManual", "notaryError", "notaryIntro", "notarySession", "signingAdditional"],
  insuranceUpload: ["insuranceRequirements"],
  complete: [],
  errorDecline: [],
  errorCredit: [],
  errorIncome: [],
  errorTimeout: [],
  root: [],
} as const satisfies Partial<Record<RouteName, readonly RouteName[]>>;

type RouteWithRow = keyof typeof allowedBeside;

/** Once the money was sent, its page may still be looked at: the day, the account, the first payment. */
export const isKeptOnceFunded = ({ step }: JourneyFacts, route: RouteName): boolean =>
  step === "COMPLETE" && route === "complete";

/** While others have still to sign, the page about them is open beside the borrower's own part: they are invited early. */
export const isOpenBecauseOthersSign = ({ application }: JourneyFacts, route: RouteName): boolean =>
  route === "signingAdditional" && (application.coDeedStatus === "PENDING" || application.coDeedStatus === "CANCELLED");

/** What no decision reads may be put right from the summary on until papers are signed, without opening the summary for it. */
export const isOpenForCorrection = ({ status }: JourneyFacts, route: RouteName): boolean =>
  route === "startHmda" && status.disclosurelistSummaryComplete && !status.disclosurelistClosingComplete;

/** An account for the payments that its bank does not confirm after the papers were signed: another is named beside the way. */
export const isOpenForPayments = ({ status }: JourneyFacts, route: RouteName): boolean =>
  route === "bankAutopayManual" && status.disclosurelistClosingComplete;

/** What the home is taken to be worth, what the borrower said of it and what came of that: from the decision on, wherever the way leads. */
export const isOpenForValue = ({ status }: JourneyFacts, route: RouteName): boolean =>
  route === "bpoEstimateValue" && status.uwDecision !== null;

/** Every route at which the borrower may stand for these facts, the landing among them. */
export function allowedRoutes(facts: JourneyFacts): ReadonlySet<RouteName> {
  const landing = landingOf(facts);
  const here: RouteName = landing === "stay" ? "startProfile" : routeOf(landing);
  if (isDeclined(facts.status)) return new Set([here, ...routesAfterDecline]);
  const beside: readonly RouteName[] = hasRow(here) ? allowedBeside[here] : [];
  const open = routeNames.filter((route) =>
    [isKeptOnceFunded, isOpenBecauseOthersSign, isOpenForCorrection, isOpenForPayments, isOpenForValue].some((isOpen) =>
      isOpen(facts, route),
    ),
  );
  return new Set([here, ...beside, ...asides, ...open, ...routesOfOpenConditions(facts.conditions).map(routeOf)]);
}

function hasRow(route: RouteName): route is RouteWithRow {
  return route in allowedBeside;
}
