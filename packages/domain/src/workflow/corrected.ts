import { FIRST_ROW_OF_CLOSING } from "../journey/plan-rows.ts";
import type { CorrectedAnswers } from "../profile/correction.ts";
import type { CorrectionKind } from "../profile/correction-consequences.ts";
import { checksLeft, isCheckOpen } from "./credit-checks.ts";
import { decide } from "./decide.ts";
import type { Facts, LoanFile } from "./facts/facts.ts";

type Change = { readonly [K in keyof Facts]?: Facts[K] | undefined };

/**
 * Whether an answer can still be corrected by the borrower: whom a bureau was asked about until the application is submitted, and no
 * oftener than it may be asked again, so that nobody tries out who they might be; income until the closing papers are drawn. Before
 * row 2 the answers are simply given.
 */
export function mayCorrect(file: LoanFile, kind: CorrectionKind): boolean {
  const { facts } = file;
  const { row, step } = decide(file);
  if (row < 2 || step === "DECLINED") return false;
  if (kind === "income") return row < FIRST_ROW_OF_CLOSING;
  if (facts.submittedAt !== undefined || step === "CREDIT_MINOR") return false;
  return !isCheckOpen(facts) || checksLeft(facts) > 0;
}

/** Whether staff can still correct an answer: until the closing papers are drawn, and also before anything was found out with it. */
export function mayStaffCorrect(file: LoanFile): boolean {
  const { row, step } = decide(file);
  return step !== null && row === 1
    ? step === "CREDIT_MINOR"
    : row > 1 && row < FIRST_ROW_OF_CLOSING && step !== "DECLINED";
}

/** What was said before, under the names of a correction. */
const saidBefore = ({ answers, additional, ssn }: Facts): Readonly<Record<string, unknown>> => ({
  ...answers,
  ...additional,
  ssn,
});

export const changesNothing = (facts: Facts, correction: CorrectedAnswers): boolean =>
  Object.entries(correction).every(
    ([name, value]) => value === undefined || JSON.stringify(saidBefore(facts)[name]) === JSON.stringify(value),
  );

/**
 * The facts after a correction: what was found out with the former answer is taken back, so that the plan finds it out anew, and
 * the summary is written again. A fact given as `undefined` is taken back.
 */
export function corrected({ facts }: LoanFile, correction: CorrectedAnswers, at: string): Change {
  const { ssn, ...answers } = correction;
  const more = {
    ...(ssn !== undefined && { ssn }),
    ...(answers.phone !== undefined && { phone: answers.phone }),
    ...(answers.occupancy !== undefined && { occupancy: answers.occupancy }),
  };
  const isPerson = answers.name !== undefined || answers.birthDate !== undefined;
  const { employmentType, annualIncome, otherIncome } = answers;
  const isWork = [employmentType, annualIncome, otherIncome].some((said) => said !== undefined);
  const isOtherWork = employmentType !== undefined && employmentType !== facts.answers.employmentType;
  return {
    answers: { ...facts.answers, ...answers },
    ...(ssn !== undefined && { ssn }),
    // The summary is a new one, and not the one that these facts had once.
    ...(facts.additional && {
      additional: { ...facts.additional, ...more, at: isOnlyPhone(correction) ? facts.additional.at : at },
    }),
    ...(isOnlyPhone(correction) ? {} : { summaryDocuments: undefined, summarySignature: undefined }),
    ...(isPerson || ssn !== undefined ? { watchlist: undefined, ...hardCreditAnew(facts) } : {}),
    ...(isPerson ? { ...softCreditAnew(facts), ownershipCleared: undefined, ...identityAnew(facts, at) } : {}),
    // A number finds a file that name and address did not find; a report that was found with them stands.
    ...(ssn !== undefined && facts.softCredit?.outcome !== "HIT" ? softCreditAnew(facts) : {}),
    ...(isWork ? { incomeVerified: undefined } : {}),
    // What the former work paid says nothing of this one.
    ...(isOtherWork && { incomeSources: [], payStubs: undefined, employer: undefined, employment: undefined }),
  };
}

/** How one is reached stands in no decision, and is signed nowhere. */
const isOnlyPhone = (correction: object): boolean => Object.keys(correction).every((name) => name === "phone");

const softCreditAnew = ({ softCreditAttempts }: Facts): Change => ({
  softCredit: undefined,
  softCreditAttempts: softCreditAttempts + 1,
  fraudAlertCleared: undefined,
  liens: undefined,
  inquiryAttestation: undefined,
});

/** The consent to the full check was given for this application by this person, and stands. */
const hardCreditAnew = (facts: Facts): Change =>
  facts.submittedAt === undefined
    ? {}
    : {
        hardCredit: undefined,
        hardCreditAttempts: facts.hardCreditAttempts + 1,
        delinquencyAnswer: undefined,
        delinquencyCleared: undefined,
      };

/** A document that bore out the former name does not bear out this one. */
function identityAnew({ identityChecks, identityDocuments }: Facts, at: string): Change {
  const last = identityChecks.at(-1);
  if (last?.result?.outcome !== "PASSED") return {};
  const compared = new Set(last.documentUuids);
  return {
    identityChecks: [...identityChecks.slice(0, -1), { ...last, result: { outcome: "RETRY", at } }],
    identityDocuments: identityDocuments.filter(({ uuid }) => !compared.has(uuid)),
  };
}
