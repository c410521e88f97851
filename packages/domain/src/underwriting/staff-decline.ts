import type { DecisionRecord } from "../workflow/decision-record.ts";
import type { AdverseActionCode } from "./adverse-action-reasons.ts";
import type { Finding } from "./underwriting-decision.ts";

/** For what a person may decline after a review, and what was found then: each is a box of the adverse action form. */
export const staffDeclineReasons = {
  DELINQUENT_OBLIGATIONS: "DELINQUENCY",
  COLLECTION_OR_JUDGMENT: "DELINQUENCY",
  GARNISHMENT_OR_ATTACHMENT: "DELINQUENCY",
  FORECLOSURE_OR_REPOSSESSION: "FORECLOSURE",
  BANKRUPTCY: "BANKRUPTCY",
  UNABLE_TO_VERIFY_INCOME: "NO_INCOME",
  EXCESSIVE_OBLIGATIONS: "PAYMENT_ROOM",
  COLLATERAL_NOT_SUFFICIENT: "PROPERTY_CONDITION",
} as const satisfies Partial<Readonly<Record<AdverseActionCode, Finding>>>;

export type StaffDeclineReason = keyof typeof staffDeclineReasons;
export const staffDeclineReasonNames = Object.keys(staffDeclineReasons) as [
  StaffDeclineReason,
  ...StaffDeclineReason[],
];

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
      reasons: reasons.map((code) => ({ finding: staffDeclineReasons[code], code, specify: null, numbers: {} })),
    },
  };
}
