import type { Consequence } from "../../profile/correction-consequences.ts";
import { lacksTitleAnswers } from "../../signers/who-must-sign.ts";
import type { PolicyProof } from "../facts/closing-facts.ts";
import type { Facts, LoanFile } from "../facts/facts.ts";
import { closingHolds } from "../notices/closing-holds.ts";
import { isOfFormerHome } from "../notices/counsellor-list.ts";
import { valuerOrder } from "../stages/verification.ts";
import { decisionStands } from "../underwriting/decision-basis.ts";

/**
 * What a correction brings about, told from the facts before and after it: what was found out and is not known any more is found out
 * anew. No answer has a list of its own that could say otherwise than the plan does.
 */
export function consequencesOf(before: LoanFile, after: LoanFile): readonly Consequence[] {
  const [was, is] = [before.facts, after.facts];
  const isTakenBack = (...names: readonly (keyof Facts)[]): boolean =>
    names.some((name) => was[name] !== undefined && is[name] === undefined);
  const told: readonly [boolean, Consequence][] = [
    [is.softCreditAttempts > was.softCreditAttempts, "CREDIT_CHECK"],
    [is.hardCreditAttempts > was.hardCreditAttempts, "HARD_CHECK"],
    [isTakenBack("property"), "HOME_AGAIN"],
    [isTakenBack("valuation", "estimatedValue", "bpo"), "VALUE_AGAIN"],
    [isValuerRecalled(was, is), "VALUER_RECALLED"],
    [isTakenBack("liens"), "DEBTS_AGAIN"],
    [isTakenBack("prequalTitle"), "TITLE_AGAIN"],
    [isTakenBack("flood"), "FLOOD_AGAIN"],
    [isTakenBack("hazardInsurance", "floodInsurance"), "INSURANCE_AGAIN"],
    [isPolicyAsked(was.hazardInsurance, is.hazardInsurance), "INSURANCE_ASKED"],
    [was.decision !== undefined && !decisionStands(after), "OFFERS_ANEW"],
    [isTakenBack("incomeVerified") || (isOtherIncome(was, is) && was.incomeSources.length > 0), "INCOME_AGAIN"],
    [isTakenBack("employer", "employment"), "WORK_ANEW"],
    [isTakenBack("disbursementCheck"), "ACCOUNT_AGAIN"],
    [isIdentityAsked(was, is), "IDENTITY_AGAIN"],
    [isTakenBack("summaryDocuments") && was.summarySignature === undefined, "SUMMARY_ANEW"],
    [isTakenBack("summarySignature"), "SIGN_AGAIN"],
    [is.closingEdition > was.closingEdition, "PAPERS_ANEW"],
    [texasDay(is) !== texasDay(was), "TEXAS_DAYS"],
    [isTakenBack("notaryVisit"), "APPOINTMENT_AGAIN"],
    [isTitleAsked(is), "TITLE_QUESTIONS"],
    [!isOfFormerHome(was) && isOfFormerHome(is), "COUNSELLORS_ANEW"],
  ];
  const follows = told.flatMap(([holds, consequence]) => (holds ? [consequence] : []));
  return follows.length > 0 ? follows : ["NOTHING_ELSE"];
}

const isOtherIncome = (was: Facts, is: Facts): boolean =>
  JSON.stringify([was.answers.annualIncome, was.answers.otherIncome, was.answers.employmentType]) !==
  JSON.stringify([is.answers.annualIncome, is.answers.otherIncome, is.answers.employmentType]);

const isValuerRecalled = (was: Facts, is: Facts): boolean =>
  was.bpo?.status === "ORDERED" && (is.bpo?.status !== "ORDERED" || valuerOrder(was).key !== valuerOrder(is).key);

const isPolicyAsked = (was: PolicyProof | undefined, is: PolicyProof | undefined): boolean =>
  was?.result !== undefined && is !== undefined && is.result === undefined;

const isIdentityAsked = (was: Facts, is: Facts): boolean =>
  was.identityChecks.at(-1)?.result?.outcome !== is.identityChecks.at(-1)?.result?.outcome;

/** The county has not answered yet: the state is the one that was typed. */
const isTitleAsked = ({ additional, property, answers }: Facts): boolean =>
  additional !== undefined &&
  property === undefined &&
  answers.home !== undefined &&
  lacksTitleAnswers(additional, answers.home.state);

const texasDay = (facts: Facts): string | null =>
  closingHolds(facts).find(({ rule }) => rule === "TEXAS_TWELVE_DAYS")?.until ?? null;
