import type { Context, Derivations, Follower, Keeper, Task, VendorEventListener } from "./context.ts";
import type { Route } from "./http/contract-routing.ts";
import { accountTasks } from "./modules/accounts/account-tasks.ts";
import { hearVisit } from "./modules/accounts/link-visits.ts";
import { accountRoutes } from "./modules/accounts/routes.ts";
import { smallDepositRoutes, smallDepositTask } from "./modules/accounts/small-deposits.ts";
import { walletRoutes } from "./modules/accounts/wallet-routes.ts";
import { applicationRoutes } from "./modules/application/routes.ts";
import { chatProviderRoutes } from "./modules/chat/chat-provider-routes.ts";
import { chatDeskRoutes } from "./modules/chat/desk-routes.ts";
import { chatRoutes } from "./modules/chat/routes.ts";
import { chatbotRoutes } from "./modules/chatbot/routes.ts";
import { tellOfLineGone } from "./modules/closing/lines-gone.ts";
import { recordOriginalRoute } from "./modules/closing/record-original.ts";
import { closingTasks } from "./modules/closing/tasks.ts";
import { conditionRoutes } from "./modules/conditions/routes.ts";
import { creditRoutes } from "./modules/credit/routes.ts";
import { creditTasks } from "./modules/credit/tasks.ts";
import { developmentRoutes } from "./modules/development/routes.ts";
import { findCounsellors } from "./modules/disclosures/notices/counsellor-task.ts";
import { tellOfNotices } from "./modules/disclosures/notices/tell-of-notices.ts";
import { writeNotice } from "./modules/disclosures/notices/write-notice.ts";
import { writeOwnerNotice } from "./modules/disclosures/notices/write-owner-notice.ts";
import { earlyDisclosureRoutes } from "./modules/disclosures/routes.ts";
import { summaryRoutes } from "./modules/disclosures/summary-routes.ts";
import { disclosureTasks } from "./modules/disclosures/tasks.ts";
import { documentRoutes } from "./modules/documents/routes.ts";
import { verifyRoute } from "./modules/documents/verify-route.ts";
import { employmentRoutes } from "./modules/employment/routes.ts";
import { employmentTasks } from "./modules/employment/tasks.ts";
import { experimentRoutes } from "./modules/experiments/routes.ts";
import { feedbackRoutes } from "./modules/feedback/routes.ts";
import { decideFunding } from "./modules/funding/decide-funding.ts";
import { handOffRoutes } from "./modules/funding/hand-off-routes.ts";
import { followRecording } from "./modules/funding/recording-task.ts";
import { fundingTasks } from "./modules/funding/tasks.ts";
import { hmdaRoutes } from "./modules/hmda/routes.ts";
import { phoneRoutes } from "./modules/identity/phone-routes.ts";
import { identityRoutes } from "./modules/identity/routes.ts";
import { identityTasks } from "./modules/identity/tasks.ts";
import { incomeRoutes } from "./modules/income/routes.ts";
import { incomeTasks } from "./modules/income/tasks.ts";
import { floodTasks } from "./modules/insurance/flood-tasks.ts";
import { insuranceRoutes } from "./modules/insurance/routes.ts";
import { insuranceTasks } from "./modules/insurance/tasks.ts";
import { attestationTask } from "./modules/liens/attestation-task.ts";
import { merchantRoutes } from "./modules/liens/merchant-routes.ts";
import { lienRoutes } from "./modules/liens/routes.ts";
import { fileActRoutes } from "./modules/loan-file/act-routes.ts";
import { loanFileRoutes } from "./modules/loan-file/routes.ts";
import { notaryCommissionRoutes } from "./modules/notary/commission-routes.ts";
import { completeVisitRoute } from "./modules/notary/complete-visit.ts";
import { giveBackVisits } from "./modules/notary/give-back-visits.ts";
import { notaryJournalRoutes } from "./modules/notary/journal-routes.ts";
import { notaryRecordingRoutes } from "./modules/notary/recording/routes.ts";
import { notaryRoomRoutes } from "./modules/notary/room-routes.ts";
import { notaryRoutes } from "./modules/notary/routes.ts";
import { notarySessionRoutes } from "./modules/notary/session-routes.ts";
import { forgetSignals } from "./modules/notary/signals.ts";
import { notaryTasks } from "./modules/notary/tasks.ts";
import { tellOfVoidVisit } from "./modules/notary/tell-notaries.ts";
import { notaryVisitRoutes } from "./modules/notary/visit-routes.ts";
import { hearOfTexts } from "./modules/notifications/inbound-texts.ts";
import { keepReminders } from "./modules/notifications/keep-reminders.ts";
import { notificationRoutes } from "./modules/notifications/routes.ts";
import { tellOfMoments } from "./modules/notifications/tell-of-moments.ts";
import { offerDeskRoutes } from "./modules/offers/desk-routes.ts";
import { offerRoutes } from "./modules/offers/routes.ts";
import { hoursRoutes } from "./modules/organisations/hours-routes.ts";
import { settingRoutes } from "./modules/organisations/setting-routes.ts";
import { originatorDeskRoutes } from "./modules/originators/desk-routes.ts";
import { leadRoutes } from "./modules/originators/lead-routes.ts";
import { originatorRoutes } from "./modules/originators/routes.ts";
import { payoffTasks } from "./modules/payoff/tasks.ts";
import { keepPipeline, pipelineRoutes } from "./modules/pipeline/routes.ts";
import { privacyRoutes } from "./modules/privacy/routes.ts";
import { forgettingDrafts } from "./modules/profile/answered-forms.ts";
import { profileRoutes } from "./modules/profile/application-routes.ts";
import { draftRoutes } from "./modules/profile/draft-routes.ts";
import { formDraftRoutes } from "./modules/profile/form-draft-routes.ts";
import { lookUpHomeRoute } from "./modules/profile/look-up-home.ts";
import { preparedAnswersRoutes } from "./modules/profile/prepared-answers-routes.ts";
import { profileTasks } from "./modules/profile/tasks.ts";
import { propertyRoutes } from "./modules/property/routes.ts";
import { propertyTasks } from "./modules/property/tasks.ts";
import { derivePeriod } from "./modules/rescission/derive-period.ts";
import { rescissionRoutes } from "./modules/rescission/routes.ts";
import { rescissionTasks } from "./modules/rescission/tasks.ts";
import { unwindingRoutes } from "./modules/rescission/unwinding-routes.ts";
import { sessionDeskRoutes } from "./modules/session/log-out-by-staff.ts";
import { lostSecondStepRoutes } from "./modules/session/lost-second-step-routes.ts";
import { passkeyRoutes } from "./modules/session/passkey-routes.ts";
import { sessionRoutes } from "./modules/session/routes.ts";
import { settingsRoutes } from "./modules/session/settings-routes.ts";
import { borrowerSignerRoutes } from "./modules/signers/borrower-routes.ts";
import { signerConfirmationRoute } from "./modules/signers/confirmation-route.ts";
import { signerDeskRoutes } from "./modules/signers/desk-routes.ts";
import { signerEntryRoutes } from "./modules/signers/entry-routes.ts";
import { signerHandOverRoutes } from "./modules/signers/hand-over-routes.ts";
import { inviteReachable } from "./modules/signers/invite.ts";
import { signerNotaryRoutes } from "./modules/signers/notary-routes.ts";
import { signerPapersRoutes } from "./modules/signers/papers-routes.ts";
import { signerPhoneRoutes } from "./modules/signers/phone-routes.ts";
import { signerSigningRoutes } from "./modules/signers/signing-routes.ts";
import { signerTasks } from "./modules/signers/tasks.ts";
import { tellOfSigners } from "./modules/signers/tell-signers.ts";
import { signingRoutes } from "./modules/signing/routes.ts";
import { signingTasks } from "./modules/signing/tasks.ts";
import { auditRoutes } from "./modules/staff/audit-routes.ts";
import { memberRoutes } from "./modules/staff/member-routes.ts";
import { staffPasskeyRoutes } from "./modules/staff/passkey-routes.ts";
import { staffRoutes } from "./modules/staff/routes.ts";
import { replayRoutes } from "./modules/telemetry/replay-routes.ts";
import { telemetryRoutes } from "./modules/telemetry/routes.ts";
import { finalTitleTask } from "./modules/title/final-title-task.ts";
import { titleTasks } from "./modules/title/tasks.ts";
import { underwritingChoiceRoutes } from "./modules/underwriting/choices-routes.ts";
import { deriveDecision } from "./modules/underwriting/derive-decision.ts";
import { underwritingRoutes } from "./modules/underwriting/routes.ts";
import { bpoTask, followBpo } from "./modules/valuation/bpo-task.ts";
import { recallValuer, recallValuers } from "./modules/valuation/recall-valuer.ts";
import { valuationRoutes } from "./modules/valuation/routes.ts";
import { valuationTasks } from "./modules/valuation/tasks.ts";
import { waitlistRoutes } from "./modules/waitlist/routes.ts";
import { tellLender, webhookRoutes } from "./modules/webhooks/routes.ts";

/** Every call of the contract with its answer. */
export function routesOf(ctx: Context): Route[] {
  const looks: string[] = [];
  const routes = [...routesOfModules(ctx).map((route) => forgettingDrafts(ctx, route)), ...auditRoutes(ctx, looks)];
  looks.push(...routes.flatMap(({ call }) => (call.method === "GET" ? [call.name] : [])));
  return routes;
}

const routesOfModules = (ctx: Context): Route[] => [
  ...sessionRoutes(ctx),
  ...sessionDeskRoutes(ctx),
  ...lostSecondStepRoutes(ctx),
  ...settingsRoutes(ctx),
  ...passkeyRoutes(ctx),
  ...notificationRoutes(ctx),
  ...feedbackRoutes(ctx),
  ...waitlistRoutes(ctx),
  ...telemetryRoutes(ctx),
  ...replayRoutes(ctx),
  ...privacyRoutes(ctx),
  ...walletRoutes(ctx),
  ...staffRoutes(ctx),
  ...memberRoutes(ctx),
  ...staffPasskeyRoutes(ctx),
  ...settingRoutes(ctx),
  ...pipelineRoutes(ctx),
  ...loanFileRoutes(ctx),
  ...fileActRoutes(ctx),
  lookUpHomeRoute(ctx),
  ...hoursRoutes(ctx),
  ...chatRoutes(ctx),
  ...chatDeskRoutes(ctx),
  ...chatProviderRoutes(ctx),
  ...chatbotRoutes(ctx),
  ...experimentRoutes(ctx),
  ...originatorRoutes(ctx),
  ...originatorDeskRoutes(ctx),
  ...leadRoutes(ctx),
  ...draftRoutes(ctx),
  ...earlyDisclosureRoutes(ctx),
  ...applicationRoutes(ctx),
  ...profileRoutes(ctx),
  ...formDraftRoutes(ctx),
  ...preparedAnswersRoutes(ctx),
  ...creditRoutes(ctx),
  ...propertyRoutes(ctx),
  ...lienRoutes(ctx),
  ...merchantRoutes(ctx),
  ...offerRoutes(ctx),
  ...offerDeskRoutes(ctx),
  ...hmdaRoutes(ctx),
  ...summaryRoutes(ctx),
  ...underwritingRoutes(ctx),
  ...underwritingChoiceRoutes(ctx),
  ...documentRoutes(ctx),
  verifyRoute(ctx),
  ...signingRoutes(ctx),
  ...notaryRoutes(ctx),
  ...notarySessionRoutes(ctx),
  ...notaryVisitRoutes(ctx),
  ...notaryRoomRoutes(ctx),
  ...notaryRecordingRoutes(ctx),
  ...notaryJournalRoutes(ctx),
  ...notaryCommissionRoutes(ctx),
  completeVisitRoute(ctx),
  ...insuranceRoutes(ctx),
  ...rescissionRoutes(ctx),
  ...unwindingRoutes(ctx),
  ...handOffRoutes(ctx),
  ...webhookRoutes(ctx),
  ...conditionRoutes(ctx),
  ...borrowerSignerRoutes(ctx),
  ...signerEntryRoutes(ctx),
  ...signerDeskRoutes(ctx),
  ...signerHandOverRoutes(ctx),
  ...signerPapersRoutes(ctx),
  ...signerPhoneRoutes(ctx),
  ...signerSigningRoutes(ctx),
  signerConfirmationRoute(ctx),
  ...signerNotaryRoutes(ctx),
  ...developmentRoutes(ctx),
  ...incomeRoutes(ctx),
  ...accountRoutes(ctx),
  ...smallDepositRoutes(ctx),
  ...employmentRoutes(ctx),
  ...identityRoutes(ctx),
  ...phoneRoutes(ctx),
  ...valuationRoutes(ctx),
  recordOriginalRoute(ctx),
];

/** Who does the background work that the plan calls for. */
export const tasks: readonly Task[] = [
  ...disclosureTasks,
  writeNotice,
  writeOwnerNotice,
  findCounsellors,
  ...creditTasks,
  ...propertyTasks,
  ...valuationTasks,
  ...profileTasks,
  ...titleTasks,
  ...signingTasks,
  ...signerTasks,
  ...rescissionTasks,
  ...notaryTasks,
  ...insuranceTasks,
  ...fundingTasks,
  ...incomeTasks,
  ...accountTasks,
  smallDepositTask,
  ...employmentTasks,
  ...identityTasks,
  bpoTask,
  recallValuer,
  finalTitleTask,
  ...payoffTasks,
  attestationTask,
  ...closingTasks,
  ...floodTasks,
];

/** What follows from the facts at once. */
export const derivations: Derivations = {
  underwrite: deriveDecision,
  "invite-signers": inviteReachable,
  "open-rescission": derivePeriod,
  "decide-funding": decideFunding,
};

/** What a change of facts entails beside the plan. */
export const followers: readonly Follower[] = [
  tellOfNotices,
  tellOfMoments,
  tellOfSigners,
  forgetSignals,
  giveBackVisits,
  recallValuers,
  tellOfVoidVisit,
  tellLender,
  tellOfLineGone,
];

/** Rows that are kept in step with the facts. */
export const keepers: readonly Keeper[] = [keepReminders, keepPipeline];

/** Who follows what vendors report beyond the answer to a task, by `kind/act`. */
export const vendorEventListeners: ReadonlyMap<string, VendorEventListener> = new Map([
  ["recording/submit", followRecording],
  ["sms/send", hearOfTexts],
  ["bpo/order", followBpo],
  ["income-link/start-link", hearVisit],
  ["bank-link/start-link", hearVisit],
  ["tax-transcript/start-link", hearVisit],
]);
