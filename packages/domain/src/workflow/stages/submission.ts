import { rowOf } from "../../journey/row-of.ts";
import { lacksTitleAnswers } from "../../signers/who-must-sign.ts";
import { ofThisHome } from "../corrections/home-anew.ts";
import { openFraudAlert } from "../credit/fraud-alert.ts";
import { type Effect, effect } from "../effect.ts";
import type { Facts } from "../facts/facts.ts";
import { isCleared } from "../facts/watchlist-screening.ts";
import { hasConsent } from "../file-questions.ts";
import { homeOf } from "../property/home.ts";
import type { Stage } from "../stage.ts";

const additionalInformation: Stage = {
  row: rowOf.additionalInformation,
  name: "additional information",
  done: ({ facts }) =>
    facts.additional !== undefined &&
    hasConsent(facts.consents, "HARD_CREDIT") &&
    // What the lists say on the day of the money holds the money, and takes nobody back to here.
    (isCleared(facts.watchlist) || facts.watchlist?.recheckedAt !== undefined) &&
    !isTitleAskedAnew(facts),
  step: ({ facts }) => {
    if (!facts.additional || !hasConsent(facts.consents, "HARD_CREDIT") || isTitleAskedAnew(facts))
      return "COLLECT_ADDITIONAL_INFO";
    return facts.watchlist ? null : "IN_PROGRESS";
  },
  effects: ({ facts }) => (facts.additional && !facts.watchlist ? [screeningOrder(facts)] : []),
};

/** A home in another state may be one whose deed a spouse must sign: that is asked before anything is signed. */
function isTitleAskedAnew(facts: Facts): boolean {
  const { additional, homeCorrections, closingSignedAt } = facts;
  const state = homeOf(facts)?.address.state;
  if (!additional || !homeCorrections || closingSignedAt || state === undefined) return false;
  return lacksTitleAnswers(additional, state);
}

const hmda: Stage = {
  row: rowOf.demographics,
  name: "demographic information",
  done: ({ facts }) => facts.hmdaAnsweredAt !== undefined,
  step: () => "HMDA",
};

const prequalTitle: Stage = {
  row: rowOf.titleSearch,
  name: "prequalification title",
  done: ({ facts }) => facts.prequalTitle !== undefined,
  step: () => "PREQUAL_TITLE",
  effects: ({ facts }) => (facts.prequalTitle ? [] : [titleSearchOrder(facts)]),
  startsAhead: ({ facts }) => facts.additional !== undefined,
};

const summary: Stage = {
  row: rowOf.summary,
  name: "application summary",
  done: ({ facts }) => facts.summarySignature !== undefined,
  step: ({ facts }) => (facts.summaryDocuments ? "SUMMARY_DISCLOSURE" : "GEN_APPLICATION_DISCLOSURES"),
  effects: ({ facts }) => (facts.summaryDocuments ? [] : [summaryOrder(facts)]),
};

const submission: Stage = {
  row: rowOf.submission,
  name: "submission and hard credit",
  done: ({ facts }) =>
    facts.submittedAt !== undefined &&
    facts.hardCredit?.outcome === "HIT" &&
    openFraudAlert(facts) === undefined &&
    !awaitsDelinquencyReview(facts),
  step: ({ facts }) => {
    if (!facts.submittedAt) return "APP_SUBMISSION";
    switch (facts.hardCredit?.outcome) {
      case undefined:
        return "HARD_CREDIT_PULL";
      case "HIT":
        return openFraudAlert(facts) ? "FACTA_REVIEW" : "DELINQUENCY_REVIEW";
      case "FROZEN":
      case "LOCKED":
        return "HARD_CREDIT_LOCKED_OR_FROZEN";
      case "FROZEN_PIN":
        return null;
      default:
        return "CREDIT_ERROR";
    }
  },
  effects: ({ facts }) => (facts.submittedAt && !facts.hardCredit ? [hardCreditOrder(facts)] : []),
};

/** The order that the plan calls for now; an answer to another one comes too late. */
export const screeningOrder = ({ additional }: Facts): Effect => effect("screen-watchlist", additional?.at ?? "");

/** Once for each home, and once more for each name that was corrected since. */
export const titleSearchOrder = (facts: Facts): Effect =>
  effect(
    "search-title",
    "prequal",
    ...ofThisHome(facts),
    ...(facts.titleSearches ? ["name", facts.titleSearches] : []),
  );

/** Drawn anew whenever the offer, the further answers or the debts are given anew. */
export const summaryOrder = ({ offer, additional, liens }: Facts): Effect =>
  effect("generate-summary", offer?.at ?? "", additional?.at ?? "", liens?.at ?? "");

/** Once for each attempt: the first, and those that the borrower or a correction brings about. */
export const hardCreditOrder = ({ hardCreditAttempts }: Facts): Effect =>
  effect("pull-hard-credit", hardCreditAttempts);

/** A tradeline 60 days late within twelve months is looked at by a person (rule 4.9). */
function awaitsDelinquencyReview(facts: Facts): boolean {
  return (
    facts.hardCredit?.outcome === "HIT" &&
    facts.hardCredit.history.delinquentTradelines.length > 0 &&
    !facts.delinquencyCleared
  );
}

/** Rows 8 to 12: from a chosen offer to a submitted application. */
export const submissionStages: readonly Stage[] = [additionalInformation, hmda, prequalTitle, summary, submission];
