import * as z from "zod";
import { Step } from "../journey/steps.ts";
import {
  BpoStatus,
  ChecklistStatus,
  Decision,
  PropertyCondition,
  SubDecision,
  TitleStatus,
  VerificationStatus,
} from "./enumerations.ts";

/**
 * The status flags under their wire names. All are always present: a flag that is not published is `false`, an
 * enumeration that is not published is `null`. `journey/flag-publication.ts` says from which row on each is published.
 */
export const StatusFlags = z.object({
  liensComplete: z.boolean(),
  uwDecision: Decision.nullable(),
  uwSubDecision: SubDecision.nullable(),
  inquiryAttestNeeded: z.boolean(),
  inquiryAttestComplete: z.boolean(),
  manualPaystubUpload: z.boolean(),
  manualPaystubTasksComplete: z.boolean(),
  /** The check of the disbursement account; null until there is an answer. */
  giactAccountStatus: VerificationStatus.nullable(),
  bpo: BpoStatus.nullable(),
  title: TitleStatus.nullable(),
  disclosurelistSummaryReady: z.boolean(),
  disclosurelistSummaryComplete: z.boolean(),
  disclosurelistClosingReady: z.boolean(),
  disclosurelistClosingComplete: z.boolean(),
  disclosurelistNotaryReady: z.boolean(),
  disclosurelistNotaryComplete: z.boolean(),
  primaryParticipantAcceptComplete: z.boolean(),
  manualDeedSigningComplete: z.boolean(),
  checklistStatus: ChecklistStatus.nullable(),
  employmentVerificationNeeded: z.boolean(),
  propertyComplete: z.boolean(),
  datatreeNoMatch: z.boolean(),
  creditFrozenWithPin: z.boolean(),
  dtiDecline: z.boolean(),
  creditScoreDecline: z.boolean(),
  waitingOnFloodCert: z.boolean(),
  /** The deed is signed on paper before a notary in person. */
  manualNotary: z.boolean(),
  /** The condition of the home as the valuation found it. */
  condition: PropertyCondition.nullable(),
});
export type StatusFlags = z.infer<typeof StatusFlags>;

/** The flags of an application about which nothing is published yet. */
export const unpublishedFlags: StatusFlags = {
  liensComplete: false,
  uwDecision: null,
  uwSubDecision: null,
  inquiryAttestNeeded: false,
  inquiryAttestComplete: false,
  manualPaystubUpload: false,
  manualPaystubTasksComplete: false,
  giactAccountStatus: null,
  bpo: null,
  title: null,
  disclosurelistSummaryReady: false,
  disclosurelistSummaryComplete: false,
  disclosurelistClosingReady: false,
  disclosurelistClosingComplete: false,
  disclosurelistNotaryReady: false,
  disclosurelistNotaryComplete: false,
  primaryParticipantAcceptComplete: false,
  manualDeedSigningComplete: false,
  checklistStatus: null,
  employmentVerificationNeeded: false,
  propertyComplete: false,
  datatreeNoMatch: false,
  creditFrozenWithPin: false,
  dtiDecline: false,
  creditScoreDecline: false,
  waitingOnFloodCert: false,
  manualNotary: false,
  condition: null,
};

/**
 * What `GET /service-krang-heloc/borrower/secure/api/v1/{uuid}/status` returns. `step` is null where the client
 * machine decides. `version` grows with every change of the application's facts, so that a late reply can be told
 * from a newer one. `delayed` is there while a vendor has not answered in time: the waiting step that is parked, and
 * the ISO instant since when.
 */
export const StatusReply = z.object({
  step: Step.nullable(),
  version: z.int().nonnegative(),
  status: StatusFlags,
  delayed: z.object({ what: Step, since: z.iso.datetime() }).optional(),
});
export type StatusReply = z.infer<typeof StatusReply>;
