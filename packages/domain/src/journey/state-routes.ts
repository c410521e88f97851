import type { DestinationRow } from "./destination.ts";
import type { JourneyFacts } from "./journey-facts.ts";
import type { State } from "./states.ts";

/** `stay`: the borrower is left on the present screen. */
export type StateRow = DestinationRow | "stay";

/** The client machine's state to the screen, where the step table leaves it to the machine. */
export const stateRoutes: Readonly<Record<State, StateRow>> = {
  profile: "stay",
  ssnCredit: "creditSocial",
  errorCredit: "creditError",
  incorrectPin: "reviewIncorrectPin",
  noCredit: "reviewNoCredit",
  noProperty: "reviewProperty",
  datatreeError: "reviewDatatree",
  delinquency: "reviewDelinquency",
  uwReview: "reviewUw",
  liens: "liens",
  product: "productSelect",
  assetDepletion: "productAssets",
  moreProfile: "startContact",
  hmda: "startHmda",
  waitSummary: "startAppSummary",
  appSummary: "startAppSummary",
  docVerify: "identity",
  manualPaystubUpload: { route: "incomeUpload", type: "MANUAL_PAYSTUB" },
  incomeReview: "incomeReview",
  emplVerify: "incomeEmployerVerification",
  waitMerchant: "merchantReview",
  lienAttestation: "merchantLienAttestation",
  ach: ({ application }) => (application.isCrypto ? "signingIntro" : "bankDisburse"),
  autopay: "bankAutopay",
  manualAutopay: "bankAutopayManual",
  waitSign: "signingIntro",
  sign: "signingIntro",
  codeed: "signingAdditional",
  waitNotary: notaryScreen,
  notary: notaryScreen,
  insurance: "insuranceUpload",
  waitFund: "complete",
  declined: "errorDecline",
  dtiDeclined: "errorIncome",
  creditScoreDeclined: "errorCredit",
  bpo: "bpoCondition",
  bpoProcessing: "bpoHold",
  documents: "root",
  complete: "root",
};

function notaryScreen({ application }: JourneyFacts): "notaryReserveManual" | "notaryIntro" {
  return application.requestedManualNotaryTime === null ? "notaryIntro" : "notaryReserveManual";
}
