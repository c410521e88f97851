import { Kysely, PostgresDialect } from "kysely";
import { type Migration, type MigrationResultSet, Migrator } from "kysely/migration";
import { Pool } from "pg";
import { StartRefused } from "../start-refused.ts";
import { foundation } from "./migrations/001-foundation.ts";
import { engine } from "./migrations/002-engine.ts";
import { papers } from "./migrations/003-papers.ts";
import { originators } from "./migrations/004-originators.ts";
import { staff } from "./migrations/005-staff.ts";
import { lendingPolicies } from "./migrations/006-lending-policies.ts";
import { chat } from "./migrations/007-chat.ts";
import { shell } from "./migrations/008-shell.ts";
import { avmLog } from "./migrations/009-avm-log.ts";
import { signers } from "./migrations/010-signers.ts";
import { chatbot } from "./migrations/011-chatbot.ts";
import { pipeline } from "./migrations/012-pipeline.ts";
import { notes } from "./migrations/013-notes.ts";
import { ownFiles } from "./migrations/016-own-files.ts";
import { lenderDesk } from "./migrations/017-lender-desk.ts";
import { privacy } from "./migrations/018-privacy.ts";
import { webhooks } from "./migrations/019-webhooks.ts";
import { scans } from "./migrations/020-scans.ts";
import { outboxApplications } from "./migrations/021-outbox-applications.ts";
import { lenderSettings } from "./migrations/024-lender-settings.ts";
import { lenderFiles } from "./migrations/025-lender-files.ts";
import { passkeys } from "./migrations/027-passkeys.ts";
import { sessionOpenings } from "./migrations/028-session-openings.ts";
import { deskMarks } from "./migrations/031-desk-marks.ts";
import { undelivered } from "./migrations/032-undelivered.ts";
import { phonePictures } from "./migrations/033-phone-pictures.ts";
import { unseenAnswers } from "./migrations/034-unseen-answers.ts";
import { waitingMessages } from "./migrations/035-waiting-messages.ts";
import { formDrafts } from "./migrations/036-form-drafts.ts";
import { notarySignals } from "./migrations/037-notary-signals.ts";
import { reminders } from "./migrations/038-reminders.ts";
import { askedBefore } from "./migrations/039-asked-before.ts";
import { chatProviders } from "./migrations/040-chat-providers.ts";
import { plans } from "./migrations/041-plans.ts";
import { notaryJournal } from "./migrations/042-notary-journal.ts";
import { sessionReplays } from "./migrations/043-session-replays.ts";
import { whatNoticesAreAbout } from "./migrations/044-what-notices-are-about.ts";
import { foundByIndex } from "./migrations/045-found-by-index.ts";
import { unansweredComplaints } from "./migrations/047-unanswered-complaints.ts";
import { phoneCodes } from "./migrations/048-phone-codes.ts";
import { signersTexts } from "./migrations/049-signers-texts.ts";
import { askedReminders } from "./migrations/050-asked-reminders.ts";
import { waitlist } from "./migrations/052-waitlist.ts";
import { staffPasskeys } from "./migrations/055-staff-passkeys.ts";
import { originatorPortraits } from "./migrations/056-originator-portraits.ts";
import { toldOfAccount } from "./migrations/066-told-of-account.ts";
import { leads } from "./migrations/067-leads.ts";
import { assignedRoles } from "./migrations/070-assigned-roles.ts";
import { endedChats } from "./migrations/071-ended-chats.ts";
import { notaryCommissions } from "./migrations/077-notary-commissions.ts";
import { vouchedStaff } from "./migrations/078-vouched-staff.ts";
import { chatsHeldSince } from "./migrations/081-chats-held-since.ts";
import { pipelineByState } from "./migrations/082-pipeline-by-state.ts";
import { namedSigners } from "./migrations/083-named-signers.ts";
import { pipelineViews } from "./migrations/087-pipeline-views.ts";
import { avmLogByHome } from "./migrations/088-avm-log-by-home.ts";
import { sharedViews } from "./migrations/089-shared-views.ts";
import { agreedHours } from "./migrations/090-agreed-hours.ts";
import { logInByMail } from "./migrations/091-log-in-by-mail.ts";
import { workMailCodes } from "./migrations/099-work-mail-codes.ts";
import { notaryRecordings } from "./migrations/100-notary-recordings.ts";
import { remindedSigners } from "./migrations/105-reminded-signers.ts";
import { pipelineDates } from "./migrations/106-pipeline-dates.ts";
import { staffSessionsSeen } from "./migrations/107-staff-sessions-seen.ts";
import { documentLanguages } from "./migrations/110-document-languages.ts";
import { pipelineCampaigns } from "./migrations/111-pipeline-campaigns.ts";
import { incomeVisits } from "./migrations/112-income-visits.ts";
import { nextEmail } from "./migrations/115-next-email.ts";
import { pipelineWaitsAndWays } from "./migrations/120-pipeline-waits-and-ways.ts";
import { preparedAnswers } from "./migrations/121-prepared-answers.ts";
import { lostSecondSteps } from "./migrations/123-lost-second-steps.ts";
import { preparedBefore } from "./migrations/130-prepared-before.ts";
import { shownVariants } from "./migrations/142-shown-variants.ts";
import { officersAtWork } from "./migrations/143-officers-at-work.ts";
import { accessGiven } from "./migrations/146-access-given.ts";
import { licenceWarnings } from "./migrations/147-licence-warnings.ts";
import { deliveriesGivenUp } from "./migrations/148-deliveries-given-up.ts";
import { scoreDistributions } from "./migrations/149-score-distributions.ts";
import { amountWarnings } from "./migrations/150-amount-warnings.ts";
import { outliveConnections } from "./open.ts";

/** Every migration, in order. A released one is never edited: a mistake is mended by the next. */
const migrations: Record<string, Migration> = {
  "001-foundation": foundation,
  "002-engine": engine,
  "003-papers": papers,
  "004-originators": originators,
  "005-staff": staff,
  "006-lending-policies": lendingPolicies,
  "007-chat": chat,
  "008-shell": shell,
  "009-avm-log": avmLog,
  "010-signers": signers,
  "011-chatbot": chatbot,
  "012-pipeline": pipeline,
  "013-notes": notes,
  "016-own-files": ownFiles,
  "017-lender-desk": lenderDesk,
  "018-privacy": privacy,
  "019-webhooks": webhooks,
  "020-scans": scans,
  "021-outbox-applications": outboxApplications,
  "024-lender-settings": lenderSettings,
  "025-lender-files": lenderFiles,
  "027-passkeys": passkeys,
  "028-session-openings": sessionOpenings,
  "031-desk-marks": deskMarks,
  "032-undelivered": undelivered,
  "033-phone-pictures": phonePictures,
  "034-unseen-answers": unseenAnswers,
  "035-waiting-messages": waitingMessages,
  "036-form-drafts": formDrafts,
  "037-notary-signals": notarySignals,
  "038-reminders": reminders,
  "039-asked-before": askedBefore,
  "040-chat-providers": chatProviders,
  "041-plans": plans,
  "042-notary-journal": notaryJournal,
  "043-session-replays": sessionReplays,
  "044-what-notices-are-about": whatNoticesAreAbout,
  "045-found-by-index": foundByIndex,
  "047-unanswered-complaints": unansweredComplaints,
  "048-phone-codes": phoneCodes,
  "049-signers-texts": signersTexts,
  "050-asked-reminders": askedReminders,
  "052-waitlist": waitlist,
  "055-staff-passkeys": staffPasskeys,
  "056-originator-portraits": originatorPortraits,
  "066-told-of-account": toldOfAccount,
  "067-leads": leads,
  "070-assigned-roles": assignedRoles,
  "071-ended-chats": endedChats,
  "077-notary-commissions": notaryCommissions,
  "078-vouched-staff": vouchedStaff,
  "081-chats-held-since": chatsHeldSince,
  "082-pipeline-by-state": pipelineByState,
  "083-named-signers": namedSigners,
  "087-pipeline-views": pipelineViews,
  "088-avm-log-by-home": avmLogByHome,
  "089-shared-views": sharedViews,
  "090-agreed-hours": agreedHours,
  "091-log-in-by-mail": logInByMail,
  "099-work-mail-codes": workMailCodes,
  "100-notary-recordings": notaryRecordings,
  "105-reminded-signers": remindedSigners,
  "106-pipeline-dates": pipelineDates,
  "107-staff-sessions-seen": staffSessionsSeen,
  "110-document-languages": documentLanguages,
  "111-pipeline-campaigns": pipelineCampaigns,
  "112-income-visits": incomeVisits,
  "115-next-email": nextEmail,
  "120-pipeline-waits-and-ways": pipelineWaitsAndWays,
  "121-prepared-answers": preparedAnswers,
  "123-lost-second-steps": lostSecondSteps,
  "130-prepared-before": preparedBefore,
  "142-shown-variants": shownVariants,
  "143-officers-at-work": officersAtWork,
  "146-access-given": accessGiven,
  "147-licence-warnings": licenceWarnings,
  "148-deliveries-given-up": deliveriesGivenUp,
  "149-score-distributions": scoreDistributions,
  "150-amount-warnings": amountWarnings,
};

/** The names of all migrations, the oldest first. */
export const migrationNames: readonly string[] = Object.keys(migrations);

/**
 * Brings the schema up to date; several processes may ask at once, one does it. On a connection of its own, because a migration
 * may take longer than any request.
 * @returns the names of the migrations that ran
 * @throws StartRefused when the database is ahead of this version of the product
 */
export async function migrate(url: string): Promise<string[]> {
  return run(url, (migrator) => migrator.migrateToLatest());
}

/**
 * As `migrate`, but only up to the migration of that name: the schema as it was when something was stored in it.
 * @throws StartRefused when this version of the product does not know it
 */
export async function migrateUpTo(url: string, name: string): Promise<string[]> {
  if (!(name in migrations))
    throw new StartRefused(`This was stored by a newer version of the product (it has ${name}): use that version.`);
  return run(url, (migrator) => migrator.migrateTo(name));
}

async function run(url: string, bring: (migrator: Migrator) => Promise<MigrationResultSet>): Promise<string[]> {
  const pool = new Pool({ connectionString: url, max: 1, application_name: "gable migrations" });
  outliveConnections(pool);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    await refuseNewer(pool);
    const { error, results = [] } = await bring(migrator);
    const failed = results.find(({ status }) => status === "Error");
    if (failed) throw new Error(`Migration ${failed.migrationName} failed`, { cause: error });
    if (error) throw error;
    return results.map(({ migrationName }) => migrationName);
  } finally {
    await db.destroy();
  }
}

async function refuseNewer(pool: Pool): Promise<void> {
  const { rows: tables } = await pool.query("select 1 where to_regclass('kysely_migration') is not null");
  if (tables.length === 0) return;
  const { rows } = await pool.query<{ name: string }>("select name from kysely_migration order by name");
  const unknown = rows.find(({ name }) => !(name in migrations));
  if (!unknown) return;
  throw new StartRefused(
    `The database has been used by a newer version of the product (it has ${unknown.name}): start that version, or restore a backup.`,
  );
}
