import { localDateAt } from "../../calendar/zoned-time.ts";
import { FIRST_ROW_OF_CLOSING } from "../../journey/row-of.ts";
import { asksWhoLivesThere } from "../../profile/asks-who-lives-there.ts";
import type { CorrectedAnswers } from "../../profile/correction.ts";
import { decide } from "../decide.ts";
import type { Facts, LoanFile } from "../facts/facts.ts";
import type { LinkVisit } from "../facts/verification-facts.ts";
import { isTexasHomestead } from "../notary/notarisation.ts";
import { maySignOn } from "../notices/closing-holds.ts";
import { homeOf } from "../property/home.ts";
import { homeLeft } from "./former-home.ts";
import { homeAnew } from "./home-anew.ts";

/** Facts that take the place of others; one given as `undefined` is taken back. */
export type FactChange = { readonly [K in keyof Facts]?: Facts[K] | undefined };

/** What was said before, under the names of a correction. */
const saidBefore = ({ answers, additional, ssn }: Facts): Readonly<Record<string, unknown>> => ({
  ...answers,
  ...additional,
  ssn,
});

/** Every answer that it gives is the one on record. */
export const changesNothing = (facts: Facts, correction: CorrectedAnswers): boolean =>
  Object.entries(correction).every(
    ([name, value]) => value === undefined || JSON.stringify(saidBefore(facts)[name]) === JSON.stringify(value),
  );

/**
 * The facts after a correction: what was found out with the former answer is taken back, so that the plan finds it out anew, and
 * the summary is written again.
 */
export function corrected(file: LoanFile, correction: CorrectedAnswers, at: string): FactChange {
  const { facts } = file;
  const { ssn, ownerLivesThere, ...answers } = correction;
  const more = {
    ...(ssn !== undefined && { ssn }),
    ...(answers.phone !== undefined && { phone: answers.phone }),
    ...(answers.occupancy !== undefined && { occupancy: answers.occupancy }),
    ...(ownerLivesThere !== undefined && { ownerLivesThere }),
  };
  const isPerson = answers.name !== undefined || answers.birthDate !== undefined;
  const names = Object.keys(correction);
  const isOnlyReach = names.length > 0 && names.every((name) => name === "phone" || name === "residence");
  const { employmentType, annualIncome, otherIncome } = answers;
  const isWork = [employmentType, annualIncome, otherIncome].some((said) => said !== undefined);
  const isOtherWork = employmentType !== undefined && employmentType !== facts.answers.employmentType;
  return {
    ...(answers.home !== undefined ? { ...homeLeft(facts, at), ...homeAnew(facts) } : {}),
    answers: { ...facts.answers, ...answers },
    ...(ssn !== undefined && { ssn }),
    // The summary is a new one, and not the one that these facts had once.
    ...(facts.additional && {
      additional: withoutUnasked({ ...facts.additional, ...more, at: isOnlyReach ? facts.additional.at : at }),
    }),
    ...(isOnlyReach ? {} : summaryAnew(file, at)),
    ...(isPerson || ssn !== undefined ? { watchlist: undefined, ...hardCreditAnew(facts) } : {}),
    ...(isPerson ? { ...softCreditAnew(facts), ownershipCleared: undefined, ...identityAnew(facts, at) } : {}),
    ...(answers.name !== undefined ? { ...titleAnew(facts), ...accountAnew(facts, at) } : {}),
    // A number finds a file that name and address did not find; a report that was found with them stands.
    ...(ssn !== undefined && facts.softCredit?.outcome !== "HIT" ? softCreditAnew(facts) : {}),
    ...(isWork ? { incomeVerified: undefined } : {}),
    // What the former work paid says nothing of this one.
    ...(isOtherWork && {
      incomeSources: [],
      payStubs: undefined,
      links: facts.links.map(notRead),
      employer: undefined,
      employment: undefined,
    }),
  };
}

/** Who else lives in the home is of weight, and asked, only while the borrower does not. */
function withoutUnasked(said: NonNullable<Facts["additional"]>): NonNullable<Facts["additional"]> {
  const { ownerLivesThere: _unasked, ...others } = said;
  return asksWhoLivesThere(said) ? said : others;
}

/** What is being read of the former work comes too late. */
const notRead = (link: LinkVisit): LinkVisit =>
  link.purpose === "INCOME" && link.state === "COMPLETED" ? { ...link, state: "ABANDONED" } : link;

/** The summary is read and signed again; papers of the line that rest on the former one, drawn or being drawn, are out of force. */
function summaryAnew(file: LoanFile, at: string): FactChange {
  const { facts } = file;
  return {
    summaryDocuments: undefined,
    summarySignature: undefined,
    ...(facts.submittedAt !== undefined && { applicationChangedAt: at }),
    ...(facts.submittedAt !== undefined && isBeforeDays(facts, at) && { notaryVisit: undefined }),
    ...closingAnew(file),
  };
}

/** Papers of the line that are drawn, or being drawn, are out of force. */
export const closingAnew = (file: LoanFile): FactChange =>
  decide(file).row < FIRST_ROW_OF_CLOSING
    ? {}
    : { closingDocuments: undefined, closingDay: undefined, closingEdition: file.facts.closingEdition + 1 };

/** Whether an appointment at a Texas office is asked for on a day that the twelve days, counted again, do not allow any more. */
function isBeforeDays(facts: Facts, at: string): boolean {
  const { notaryVisit: visit } = facts;
  const home = homeOf(facts);
  if (!visit || !home || !isTexasHomestead(facts) || (visit.state !== "REQUESTED" && visit.state !== "CONFIRMED"))
    return false;
  const first = visit.startsAt ?? visit.windows.map(({ from }) => from).toSorted()[0] ?? at;
  return !maySignOn({ ...facts, applicationChangedAt: at }, localDateAt(first, home.timeZone));
}

const softCreditAnew = ({ softCreditAttempts }: Facts): FactChange => ({
  softCredit: undefined,
  softCreditAttempts: softCreditAttempts + 1,
  fraudAlertCleared: undefined,
  alertCall: undefined,
  freezeReminder: undefined,
  liens: undefined,
  inquiryAttestation: undefined,
});

/** The consent to the full check was given for this application by this person, and stands. */
const hardCreditAnew = (facts: Facts): FactChange =>
  facts.submittedAt === undefined
    ? {}
    : {
        hardCredit: undefined,
        hardCreditAttempts: facts.hardCreditAttempts + 1,
        delinquencyAnswer: undefined,
        delinquencyCleared: undefined,
      };

/** Judgements are searched by name, and the company insures the line of whom it has searched; also where it is searching still. */
const titleAnew = ({ additional, finalTitleAttempts, titleSearches = 0 }: Facts): FactChange =>
  additional === undefined
    ? {}
    : {
        prequalTitle: undefined,
        titleSearches: titleSearches + 1,
        finalTitle: undefined,
        finalTitleAttempts: finalTitleAttempts + 1,
      };

/** Whose account it is was compared with the former name, or is being compared with it. */
const accountAnew = ({ disbursementAccount: account, autopayAccount }: Facts, at: string): FactChange => ({
  ...(account && { disbursementAccount: { ...account, at }, disbursementCheck: undefined }),
  ...(autopayAccount && { autopayAccount: { ...autopayAccount, at }, autopayCheck: undefined }),
});

/** A document that bore out the former name does not bear out this one, nor one that is still compared with the former. */
function identityAnew({ identityChecks, identityDocuments }: Facts, at: string): FactChange {
  const last = identityChecks.at(-1);
  if (!last || last.result?.outcome === "RETRY" || last.result?.outcome === "REVIEW") return {};
  const compared = new Set(last.documentUuids);
  return {
    identityChecks: [...identityChecks.slice(0, -1), { ...last, result: { outcome: "RETRY", at } }],
    identityDocuments: identityDocuments.filter(({ uuid }) => !compared.has(uuid)),
  };
}
