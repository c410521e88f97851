/** Every state of the client machine. It is kept nowhere: each settling starts again at `profile`. */
export const states = [
  "profile",
  "ssnCredit",
  "errorCredit",
  "incorrectPin",
  "noCredit",
  "noProperty",
  "datatreeError",
  "uwReview",
  "assetDepletion",
  "liens",
  "product",
  "moreProfile",
  "hmda",
  "waitSummary",
  "appSummary",
  "docVerify",
  "documents",
  "manualPaystubUpload",
  "incomeReview",
  "emplVerify",
  "waitMerchant",
  "lienAttestation",
  "autopay",
  "manualAutopay",
  "ach",
  "waitSign",
  "sign",
  "codeed",
  "waitNotary",
  "notary",
  "insurance",
  "waitFund",
  "declined",
  "dtiDeclined",
  "creditScoreDeclined",
  "delinquency",
  "complete",
  "bpo",
  "bpoProcessing",
] as const;
export type State = (typeof states)[number];

export const INITIAL_STATE: State = "profile";

/** States that no transition enters: `bank/autopay-manual` is a link on `bank/autopay`. */
export const statesNeverEntered: readonly State[] = ["manualAutopay"];
