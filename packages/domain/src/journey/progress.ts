import type { JourneyFacts } from "./journey-facts.ts";
import { type PlanRow, rowOfStep } from "./plan-rows.ts";
import { settle } from "./settle.ts";
import type { Progress } from "./sidebar.ts";
import type { State } from "./states.ts";

type ProgressStage = Exclude<Progress, "MANUAL_NOTARY">;

/** The last row of the plan for each progress value, in their order. */
const lastRows = {
  INITIAL: 6,
  PRODUCT_SELECT: 7,
  MORE_INFO: 12,
  LINK_INCOME: 16,
  ID_UPLOAD: 21,
  SIGNING: 23,
  ENOTARY: 25,
  COMPLETE: 29,
} as const satisfies Readonly<Record<ProgressStage, PlanRow>>;

/** Where the sidebar stands while the application is in `row` of the plan. */
export function progressOfRow(row: PlanRow, notary: { readonly isManual: boolean }): Progress {
  const stages = Object.keys(lastRows) as ProgressStage[];
  const stage = stages.find((name) => row <= lastRows[name]) ?? "COMPLETE";
  return stage === "ENOTARY" && notary.isManual ? "MANUAL_NOTARY" : stage;
}

/** The row at which a borrower stands whom the client machine, not a step, has placed. */
const rowOfState: Readonly<Record<State, PlanRow>> = {
  profile: 1,
  ssnCredit: 2,
  errorCredit: 2,
  incorrectPin: 2,
  noCredit: 2,
  noProperty: 3,
  datatreeError: 3,
  documents: 3,
  liens: 5,
  uwReview: 6,
  assetDepletion: 6,
  declined: 6,
  dtiDeclined: 6,
  creditScoreDeclined: 6,
  product: 7,
  moreProfile: 8,
  hmda: 9,
  waitSummary: 11,
  appSummary: 11,
  delinquency: 12,
  incomeReview: 13,
  manualPaystubUpload: 13,
  ach: 14,
  autopay: 15,
  manualAutopay: 15,
  emplVerify: 16,
  docVerify: 17,
  bpo: 18,
  bpoProcessing: 18,
  waitMerchant: 20,
  lienAttestation: 20,
  waitSign: 21,
  sign: 22,
  codeed: 23,
  waitNotary: 24,
  notary: 24,
  insurance: 25,
  waitFund: 26,
  complete: 29,
};

/** The progress value of an application, from its step or, where the step does not say, from the client machine. */
export function progressOf(facts: JourneyFacts): Progress {
  const row = (facts.step === null ? null : rowOfStep[facts.step]) ?? rowWithoutStep(facts);
  return progressOfRow(row, { isManual: facts.status.manualNotary });
}

function rowWithoutStep(facts: JourneyFacts): PlanRow {
  // An open task says nothing about how far the application is: look at the state beneath it.
  const state = settle({ ...facts, conditions: [] });
  // A frozen file stops row 2 or row 12; the hard inquiry of row 12 comes after the summary.
  if (state === "incorrectPin") return facts.status.disclosurelistSummaryReady ? 12 : 2;
  return rowOfState[state];
}
