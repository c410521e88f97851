import type { Words } from "../language.ts";
import type { DecisionRecord } from "../workflow/facts/decision-record.ts";
import { type AdverseActionCode, adverseActionReasons } from "./adverse-action-reasons.ts";
import { type SpecifiedReason, specifiedReasons } from "./specified-reasons.ts";
import type { DecisionReason, Finding } from "./underwriting-decision.ts";

interface StaffDeclineRow {
  /** What was found. */
  readonly finding: Finding;
  /** The box of the adverse action form. */
  readonly code: AdverseActionCode;
  /** What stands beside "Other". */
  readonly specify: SpecifiedReason | null;
}

const box = (code: AdverseActionCode, finding: Finding): StaffDeclineRow => ({ finding, code, specify: null });
const other = (specify: SpecifiedReason, finding: Finding): StaffDeclineRow => ({ finding, code: "OTHER", specify });

/** For what a person may decline after a review: boxes of the adverse action form, or words beside its "Other". */
export const staffDeclineReasons = {
  DELINQUENT_OBLIGATIONS: box("DELINQUENT_OBLIGATIONS", "DELINQUENCY"),
  COLLECTION_OR_JUDGMENT: box("COLLECTION_OR_JUDGMENT", "DELINQUENCY"),
  GARNISHMENT_OR_ATTACHMENT: box("GARNISHMENT_OR_ATTACHMENT", "DELINQUENCY"),
  FORECLOSURE_OR_REPOSSESSION: box("FORECLOSURE_OR_REPOSSESSION", "FORECLOSURE"),
  BANKRUPTCY: box("BANKRUPTCY", "BANKRUPTCY"),
  UNABLE_TO_VERIFY_INCOME: box("UNABLE_TO_VERIFY_INCOME", "NO_INCOME"),
  EXCESSIVE_OBLIGATIONS: box("EXCESSIVE_OBLIGATIONS", "PAYMENT_ROOM"),
  COLLATERAL_NOT_SUFFICIENT: box("COLLATERAL_NOT_SUFFICIENT", "PROPERTY_CONDITION"),
  UNABLE_TO_VERIFY_EMPLOYMENT: box("UNABLE_TO_VERIFY_EMPLOYMENT", "EMPLOYMENT_UNCONFIRMED"),
  TEMPORARY_OR_IRREGULAR_EMPLOYMENT: box("TEMPORARY_OR_IRREGULAR_EMPLOYMENT", "EMPLOYMENT_UNCONFIRMED"),
  NO_CREDIT_FILE: box("NO_CREDIT_FILE", "NO_CREDIT_FILE"),
  UNABLE_TO_VERIFY_CREDIT_REFERENCES: box("UNABLE_TO_VERIFY_CREDIT_REFERENCES", "NO_CREDIT_FILE"),
  NOT_OF_AGE: other("You are not of legal age to enter into a binding contract", "NOT_OF_AGE"),
  IDENTITY_NOT_VERIFIED: other("Unable to verify identity", "IDENTITY_UNVERIFIED"),
  OWNERSHIP_NOT_SHOWN: other("Unable to verify ownership of the property", "OWNERSHIP_UNPROVEN"),
  TITLE_NOT_CLEAR: other("Title to the property is not clear", "TITLE_UNCLEAR"),
  TRUST_NOT_ACCEPTED: other(
    "The trust may not pledge the property, or its papers do not show that it may",
    "TRUST_REFUSED",
  ),
  EQUITY_LOAN_OPEN: other("Texas law allows one home equity loan on a homestead at a time", "EQUITY_LOAN_OPEN"),
  LEGAL_REQUIREMENTS: other("Legal requirements for making a loan are not met", "LEGAL_BAR"),
} as const satisfies Readonly<Record<string, StaffDeclineRow>>;

export type StaffDeclineReason = keyof typeof staffDeclineReasons;
export const staffDeclineReasonNames = Object.keys(staffDeclineReasons) as [
  StaffDeclineReason,
  ...StaffDeclineReason[],
];

/** Those that rest on the report, the income or the home: a decision on such a ground stands while the facts are the same. */
export const creditReasonNames = [
  "DELINQUENT_OBLIGATIONS",
  "COLLECTION_OR_JUDGMENT",
  "GARNISHMENT_OR_ATTACHMENT",
  "FORECLOSURE_OR_REPOSSESSION",
  "BANKRUPTCY",
  "UNABLE_TO_VERIFY_INCOME",
  "EXCESSIVE_OBLIGATIONS",
  "COLLATERAL_NOT_SUFFICIENT",
] as const satisfies readonly StaffDeclineReason[];

/** Whether it rests on the report, the income or the home. */
export const isOfCredit = (reason: StaffDeclineReason): boolean =>
  (creditReasonNames as readonly StaffDeclineReason[]).includes(reason);

/** A decline by a person that does not rest on the figures of a decision; no later fact revives the application. */
export interface StaffDecline {
  readonly uuid: string;
  /** The member of staff who declined. */
  readonly by: string;
  /** Who found it first, where it takes two. */
  readonly askedBy?: string;
  /** ISO instant. */
  readonly at: string;
  readonly reasons: readonly StaffDeclineReason[];
}

/** A reason as the notice and the register have it. */
export const staffDeclineReasonOf = (name: StaffDeclineReason): DecisionReason => ({
  ...staffDeclineReasons[name],
  numbers: {},
});

/** A reason of an adverse action, or of staff, by its name; the name itself where it is neither. */
export function declineReasonWords(name: string): Words {
  if (isStaffDeclineReason(name)) {
    const { code, specify }: StaffDeclineRow = staffDeclineReasons[name];
    return specify === null ? adverseActionReasons[code].words : { en: specify, es: specifiedReasons[specify].es };
  }
  return name in adverseActionReasons ? adverseActionReasons[name as AdverseActionCode].words : { en: name, es: name };
}

const isStaffDeclineReason = (name: string): name is StaffDeclineReason => name in staffDeclineReasons;

/**
 * The decision of a person to decline, in the place of the one that asked for a person: on the same facts, so that it stands while they
 * do, with the reasons that the notice must name (12 CFR 1002.9(a)(2)).
 */
export function declinedByStaff(
  decision: DecisionRecord,
  by: { readonly staffUuid: string; readonly uuid: string; readonly at: string },
  reasons: readonly StaffDeclineReason[],
): DecisionRecord {
  return {
    ...decision,
    uuid: by.uuid,
    at: by.at,
    decidedBy: by.staffUuid,
    offers: [],
    result: {
      ...decision.result,
      decision: "DECLINE",
      subDecision: null,
      offers: [],
      reasons: reasons.map(staffDeclineReasonOf),
    },
  };
}
