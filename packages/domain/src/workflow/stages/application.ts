import { isMinor } from "../../calendar/age.ts";
import { rowOf } from "../../journey/row-of.ts";
import type { Step } from "../../journey/steps.ts";
import { ofThisHome } from "../corrections/home-anew.ts";
import { openFraudAlert, usableHardCredit } from "../credit/fraud-alert.ts";
import { type Effect, effect } from "../effect.ts";
import type { Facts, LoanFile } from "../facts/facts.ts";
import { hasConsent, hasReceived } from "../file-questions.ts";
import { debtsAskedAgain } from "../liens/debts-asked-again.ts";
import { dayAtHome, homeOf, ownershipMatches, valueOf } from "../property/home.ts";
import type { Stage } from "../stage.ts";
import { decisionStands, isOfferStanding } from "../underwriting/decision-basis.ts";

/** Everything that row 1 asks for has been said. */
export function profileIsComplete({ answers, consents }: Facts): boolean {
  return (
    answers.name !== undefined &&
    answers.birthDate !== undefined &&
    answers.home !== undefined &&
    answers.employmentType !== undefined &&
    answers.annualIncome !== undefined &&
    hasConsent(consents, "SOFT_CREDIT")
  );
}

/** Old enough, on the day of applying, to bind themselves in their state. */
export const isOfAge = ({ facts, createdAt }: LoanFile): boolean =>
  facts.answers.birthDate !== undefined &&
  facts.answers.home !== undefined &&
  !isMinor(facts.answers.birthDate, dayAtHome(facts, createdAt), facts.answers.home.state);

const profile: Stage = {
  row: rowOf.profile,
  name: "profile",
  done: (file) =>
    profileIsComplete(file.facts) &&
    isOfAge(file) &&
    hasReceived(file.facts, "EARLY_HELOC_DISCLOSURE", "CFPB_HELOC_BOOKLET"),
  step: (file) => {
    if (!profileIsComplete(file.facts)) return null;
    return isOfAge(file) ? "GEN_PRE_SOFT_CREDIT_DISCLOSURE" : "CREDIT_MINOR";
  },
  effects: (file) =>
    profileIsComplete(file.facts) &&
    isOfAge(file) &&
    !hasReceived(file.facts, "EARLY_HELOC_DISCLOSURE", "CFPB_HELOC_BOOKLET")
      ? [effect("deliver-early-disclosures")]
      : [],
};

const softCredit: Stage = {
  row: rowOf.softCredit,
  name: "soft credit",
  done: ({ facts }) => facts.softCredit?.outcome === "HIT" && openFraudAlert(facts) !== facts.softCredit,
  step: ({ facts }): Step | null => {
    switch (facts.softCredit?.outcome) {
      case undefined:
        return "WAITING_FOR_SOFT_CREDIT";
      case "HIT":
        return "FACTA_REVIEW";
      case "NO_MATCH":
        return "CREDIT_NO_MATCH";
      case "NO_MATCH_SSN":
      case "NO_FILE":
        return "CREDIT_NO_MATCH_SSN";
      case "FROZEN":
      case "LOCKED":
        return "SOFT_CREDIT_LOCKED_OR_FROZEN";
      case "FROZEN_PIN":
        return null;
      case "MINOR":
        return "CREDIT_MINOR";
      default:
        return "CREDIT_ERROR";
    }
  },
  effects: ({ facts }) => (facts.softCredit ? [] : [softCreditOrder(facts)]),
};

const property: Stage = {
  row: rowOf.home,
  name: "property",
  done: (file) => homeOf(file.facts) !== undefined && ownershipMatches(file.facts),
  step: ({ facts }) => {
    if (!facts.property) return "WAITING_FOR_PROPERTY";
    if (facts.property.outcome === "NONE") return "NO_PROPERTY_FOUND";
    if (facts.property.outcome === "RECORDS_DOWN") return null;
    return homeOf(facts) ? null : "MULTIPLE_PROPERTIES";
  },
  effects: ({ facts }) => (facts.property ? [] : [propertyOrder(facts)]),
  startsAhead: ({ facts }) => facts.receivedAt !== undefined,
};

const valuation: Stage = {
  row: rowOf.homeValue,
  name: "valuation",
  done: ({ facts }) => valueOf(facts) !== undefined,
  step: ({ facts }) => (facts.valuation ? "NO_AVM_FOUND" : "WAITING_FOR_VALUATION"),
  effects: ({ facts }) => (facts.valuation ? [] : [valueOrder(facts)]),
  startsAhead: ({ facts }) => facts.receivedAt !== undefined && homeOf(facts) !== undefined,
};

const liens: Stage = {
  row: rowOf.debts,
  name: "liens",
  done: ({ facts }) => debtsAreConfirmed(facts) && (!inquiryAttestationNeeded(facts) || inquiriesAreAttested(facts)),
  step: () => "LIEN_VERIFICATION",
};

const underwriting: Stage = {
  row: rowOf.decision,
  name: "decision",
  done: (file) => decisionStands(file) && file.facts.decision?.result.decision === "APPROVED",
  step: (file) => {
    const { decision } = file.facts;
    if (!decision || !decisionStands(file)) return "WAITING_FOR_UNDERWRITING";
    switch (decision.result.decision) {
      case "REVIEW":
        return decision.result.flags.delinquencyReview ? "DELINQUENCY_REVIEW" : null;
      case "ASSET_DEPLETION":
        return "ASSETS_PREQUAL";
      case "INITIAL":
        return "CLTV_LIEN_POSITION_REQUALIFY";
      default:
        return "DECLINED";
    }
  },
  // What is not published is looked for again by the clock.
  effects: (file) => (decisionStands(file) || file.facts.decisionWaits ? [] : [effect("underwrite")]),
};

const offer: Stage = {
  row: rowOf.choice,
  name: "offer",
  done: ({ facts }) => isOfferStanding(facts),
  // A choice that was made once, and no longer stands, is made again.
  step: ({ facts }) => (facts.offer ? "REVISED_OFFER_SELECTION" : "OFFER_SELECTION"),
};

/** The borrower confirmed the debts on the home, and nothing new has turned up since. */
export const debtsAreConfirmed = (facts: Facts): boolean =>
  facts.liens !== undefined &&
  debtsAskedAgain(facts) === undefined &&
  (!asksDwellingPayment(facts) || facts.liens.dwellingPayment !== undefined || facts.closingSignedAt !== undefined);

/** Another home than their own secures the line: what their own costs them counts among their payments (rule 4.6). */
export const asksDwellingPayment = ({ additional, answers }: Facts): boolean =>
  (additional?.occupancy ?? answers.occupancy ?? "PRIMARY") !== "PRIMARY";

/** More inquiries lately than the policy lets pass, on either report, ask for an attestation of new debts (rule 4.9). */
export function inquiryAttestationNeeded(facts: Facts): boolean {
  const soft = facts.softCredit?.outcome === "HIT" && facts.softCredit.history.inquiryAttestationNeeded;
  return soft || (usableHardCredit(facts)?.history.inquiryAttestationNeeded ?? false);
}

/** What came of the inquiries was said, and since then no report has shown more of them. */
export function inquiriesAreAttested(facts: Facts): boolean {
  const { inquiryAttestation, closingSignedAt } = facts;
  if (!inquiryAttestation) return closingSignedAt !== undefined;
  const hard = usableHardCredit(facts);
  const before = facts.softCredit?.outcome === "HIT" ? facts.softCredit.history.inquiries : 0;
  return !hard || hard.history.inquiries <= before || inquiryAttestation.at >= hard.at;
}

/** The order that the plan calls for now; an answer to another one comes too late. */
export const softCreditOrder = ({ softCreditAttempts }: Facts): Effect =>
  effect("pull-soft-credit", softCreditAttempts);

/** Asks the county once for each address that was given, and again where it was down or a home was corrected. */
export const propertyOrder = (facts: Facts): Effect =>
  effect("look-up-property", addressKey(facts), ...again(facts), ...ofThisHome(facts));

/** Asks one model after another, each once for a parcel. */
export const valueOrder = (facts: Facts): Effect =>
  effect("value-property", homeOf(facts)?.parcelId ?? "", facts.avms.length, ...ofThisHome(facts));

/** A look at the same address again is another look. */
const again = ({ propertyAttempts = 0 }: Facts): readonly number[] => (propertyAttempts > 0 ? [propertyAttempts] : []);

function addressKey({ answers }: Facts): string {
  return answers.home ? `${answers.home.street1} ${answers.home.street2 ?? ""} ${answers.home.zip}` : "";
}

/** Rows 1 to 7: from the first answer to a chosen offer. */
export const applicationStages: readonly Stage[] = [
  profile,
  softCredit,
  property,
  valuation,
  liens,
  underwriting,
  offer,
];
