import { DemographicAnswers } from "@gable/domain/hmda/demographic-answers.ts";
import { papersOfSigners } from "@gable/domain/signers/signer-papers.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Context } from "../../context.ts";
import type { Database } from "../../database/transaction.ts";
import type { FileReply } from "../../http/send-file.ts";
import type { Session } from "../../http/session.ts";
import { listConversations } from "../chat/own-conversations.ts";
import { shownTo } from "../experiments/shown-variants.ts";
import { listLeadsOf } from "../originators/leads.ts";
import { listDrafts } from "../profile/form-drafts.ts";
import { listPrepared } from "../profile/prepared-answers.ts";
import { isEmailConfirmed } from "../session/email-confirmation.ts";
import { preferencesOf } from "../session/preferences.ts";
import { listWaits } from "../waitlist/entries.ts";
import { listComplaints } from "./complaints.ts";
import { listChecks } from "./own-checks.ts";
import { ownFacts, without } from "./own-facts.ts";
import { filesOf } from "./own-files.ts";
import { withoutStaff } from "./without-staff.ts";

/**
 * Everything that is kept about somebody and that they gave or that was found out about them: one file, for themselves alone. What
 * others entrusted to the lender stays out: another signer's papers, and how staff reviewed the application.
 */
export async function ownDataOf(ctx: Context, db: Database, session: Session, now: Date): Promise<FileReply> {
  const { identityUuid } = session;
  const files = await filesOf(ctx, db, session);
  const { signer: seat } = session;
  const applications = await Promise.all(
    files.map(async ({ facts, ...file }) => {
      const documents = await documentsOf(db, file.uuid);
      const unsent = await listDrafts(ctx, db, { applicationUuid: file.uuid, identityUuid });
      if (seat) return { ...ownPlace(facts, { signerUuid: seat.uuid, identityUuid }, file, documents), unsent };
      const ofOthers = papersOfSigners(facts);
      return {
        ...file,
        facts: ownFacts(facts, identityUuid),
        peopleWhoSign: facts.signers.map(({ name, relation, contact, addedAt }) => ({
          name,
          relation,
          contact,
          addedAt,
        })),
        unsent,
        writtenDownForThem: await listPrepared(ctx, db, file.uuid),
        shown: await shownTo(db, file.uuid),
        demographics: (await demographicsOf(ctx, db, file.uuid)) ?? null,
        documents: documents.filter(({ uuid }) => !ofOthers.has(uuid)),
      };
    }),
  );
  const account = {
    email: session.email,
    ...(await preferencesOf(ctx, db, identityUuid)),
    sessions: await db
      .selectFrom("sessions")
      .select(["issued_at as beganAt", "last_seen_at as lastSeenAt", "user_agent as browser"])
      .where("identity_uuid", "=", identityUuid)
      .orderBy("issued_at", "desc")
      .execute(),
  };
  const data = {
    madeAt: now.toISOString(),
    account,
    applications,
    checks: await listChecks(ctx, db, session),
    chats: await listConversations(ctx, db, identityUuid),
    complaints: await listComplaints(ctx, db, identityUuid),
    // Anybody may open an account under an address of somebody else's, until it is confirmed.
    ...((await isEmailConfirmed(ctx, identityUuid, db))
      ? {
          waitingLists: await listWaits(ctx, db, session.orgCode, session.email),
          loanOfficersNotes: await listLeadsOf(ctx, db, session.orgCode, session.email),
        }
      : { waitingLists: [], loanOfficersNotes: [] }),
  };
  return {
    bytes: Buffer.from(`${JSON.stringify(data, null, 2)}\n`),
    mediaType: "application/json",
    name: "my-data",
  };
}

/** What somebody who signs beside the borrower gave and signed: nothing of the borrower's but which application it is. */
function ownPlace(
  facts: Facts,
  { signerUuid, identityUuid }: { readonly signerUuid: string; readonly identityUuid: string },
  { uuid, loanNumber }: Pick<LoanFile, "uuid" | "loanNumber">,
  documents: readonly { readonly uuid: string }[],
) {
  const own = facts.signers.find((signer) => signer.uuid === signerUuid);
  // What the borrower said of them stays between the borrower and the lender; the code of an invitation opens a door.
  const { trouble: _trouble, invitation: _invitation, watchlist, ...given } = own ?? {};
  const papers = papersOfSigners({ ...facts, signers: own ? [own] : [] });
  return {
    uuid,
    loanNumber,
    signs: withoutStaff(
      { ...given, ...(watchlist && { watchlist: without(watchlist, "match", "entries", "listsAsOf") }) },
      identityUuid,
    ),
    documents: documents.filter((document) => papers.has(document.uuid)),
  };
}

const documentsOf = (db: Database, applicationUuid: string) =>
  db
    .selectFrom("documents")
    .select([
      "uuid",
      "kind",
      "title",
      "language",
      "media_type as mediaType",
      "size_bytes as bytes",
      "created_at as createdAt",
    ])
    .where("application_uuid", "=", applicationUuid)
    .orderBy("created_at")
    .execute();

async function demographicsOf(ctx: Context, db: Database, uuid: string): Promise<DemographicAnswers | undefined> {
  const row = await db
    .selectFrom("demographics.answers")
    .select("sealed")
    .where("application_uuid", "=", uuid)
    .executeTakeFirst();
  return row && DemographicAnswers.parse(ctx.sealing.alone.openJson(row.sealed, `demographics:${uuid}`));
}
