import type { StaffActName } from "@gable/domain/staff/staff-acts.ts";
import { orderActs } from "../../workflow/send-order-again.ts";
import type { StaffActs } from "../../workflow/staff-act.ts";
import { accountActs } from "../accounts/staff-acts.ts";
import { applicationActs, reportActs } from "../application/staff-acts.ts";
import { closingActs } from "../closing/staff-acts.ts";
import { conditionActs } from "../conditions/staff-acts.ts";
import { creditActs } from "../credit/staff-acts.ts";
import { disclosureActs } from "../disclosures/staff-acts.ts";
import { employmentActs } from "../employment/staff-acts.ts";
import { fundingActs } from "../funding/staff-acts.ts";
import { hmdaActs } from "../hmda/staff-acts.ts";
import { identityActs } from "../identity/staff-acts.ts";
import { incomeActs } from "../income/staff-acts.ts";
import { insuranceActs } from "../insurance/staff-acts.ts";
import { notaryActs } from "../notary/staff-acts.ts";
import { payoffActs } from "../payoff/staff-acts.ts";
import { profileActs } from "../profile/staff-acts.ts";
import { propertyActs } from "../property/staff-acts.ts";
import { rescissionActs } from "../rescission/staff-acts.ts";
import { signerActs } from "../signers/staff-acts.ts";
import { titleActs } from "../title/staff-acts.ts";
import { underwritingActs } from "../underwriting/staff-acts.ts";
import { valuationActs } from "../valuation/staff-acts.ts";

/** What staff may do on an application, in the order of the way to the money. An act without a line here does not compile. */
export const staffActs: StaffActs<StaffActName> = {
  ...applicationActs,
  ...reportActs,
  ...profileActs,
  ...creditActs,
  ...propertyActs,
  ...underwritingActs,
  ...incomeActs,
  ...accountActs,
  ...employmentActs,
  ...identityActs,
  ...valuationActs,
  ...titleActs,
  ...payoffActs,
  ...conditionActs,
  ...signerActs,
  ...closingActs,
  ...insuranceActs,
  ...notaryActs,
  ...disclosureActs,
  ...rescissionActs,
  ...fundingActs,
  ...hmdaActs,
  ...orderActs,
};
