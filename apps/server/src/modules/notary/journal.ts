import type { Received, ReplyOf } from "@gable/contract/call.ts";
import {
  type JournalLine,
  type notaryJournal as notaryJournalCall,
  type notaryJournalFile,
} from "@gable/contract/calls/notary-journal.ts";
import { withoutAccents } from "@gable/domain/without-accents.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { homeOf } from "@gable/domain/workflow/property/home.ts";
import { sql } from "kysely";
import type { Context } from "../../context.ts";
import { csvOf } from "../../csv.ts";
import type { Database } from "../../database/transaction.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { type PageKey, readPageKey, writePageKey } from "../pipeline/page-key.ts";

/** Whose journals: all of a lender's, or those of one notary. */
export interface Journals {
  readonly orgCode: string;
  readonly staffUuid?: string;
}

type Filter = Received<typeof notaryJournalFile>["query"];
type Asked = Received<typeof notaryJournalCall>["query"];

/** A page ends with the deed that fills it: entries of one deed stay together. */
const PAGE = 50;
const DEEDS_AT_ONCE = 100;

export async function readJournal(
  ctx: Context,
  db: Database,
  journals: Journals,
  { after, ...filter }: Asked,
): Promise<ReplyOf<typeof notaryJournalCall>> {
  const lines: JournalLine[] = [];
  for await (const deed of deedsOf(ctx, db, journals, filter, after === undefined ? undefined : readPageKey(after))) {
    lines.push(...deed.lines);
    if (lines.length >= PAGE) return { lines, next: writePageKey(deed.key) };
  }
  return { lines, next: null };
}

/** The whole of it, for the notary's own records or whoever asks for them by right. */
export async function journalFile(ctx: Context, db: Database, journals: Journals, filter: Filter): Promise<string> {
  const lines: JournalLine[] = [];
  for await (const deed of deedsOf(ctx, db, journals, filter)) lines.push(...deed.lines);
  return csvOf([
    [
      "at",
      "act",
      "signer",
      "identified by",
      "notary",
      "commission",
      "state of commission",
      "county of the home",
      "state of the home",
      "loan number",
      "SHA-256 of the deed",
    ],
    ...lines.map((line) => [
      line.at,
      line.act,
      line.signer,
      line.identifiedBy,
      line.notary,
      line.commission,
      line.commissionState,
      line.county,
      line.homeState,
      line.application.loanNumber,
      line.documentSha256,
    ]),
  ]);
}

/** Deeds with what was entered of them, the newest first. Names are sealed in the files: they are compared once these are open. */
async function* deedsOf(ctx: Context, db: Database, journals: Journals, filter: Filter, after?: PageKey) {
  let last = after;
  for (;;) {
    const rows = await notarised(db, journals.orgCode, filter, last);
    for (const { at, uuid } of rows) {
      last = [at, uuid];
      const { file } = await loadApplication(ctx, db, uuid);
      const lines = linesOf(file, journals).filter(({ signer }) => isMeant(signer, filter.signer));
      if (lines.length > 0) yield { key: last, lines };
    }
    if (rows.length < DEEDS_AT_ONCE) return;
  }
}

const notarised = (db: Database, orgCode: string, { from, until }: Filter, last: PageKey | undefined) =>
  db
    .selectFrom("events")
    .innerJoin("applications", "applications.uuid", "events.application_uuid")
    .select(["events.at", "events.application_uuid as uuid"])
    .where("events.type", "=", sql.lit("deed-notarised"))
    .where("applications.org_code", "=", orgCode)
    .$if(from !== undefined, (query) => query.where("events.at", ">=", from ?? ""))
    .$if(until !== undefined, (query) => query.where("events.at", "<", until ?? ""))
    .$if(last !== undefined, (query) =>
      query.where(
        sql<boolean>`(events.at, events.application_uuid) < (${last?.[0] ?? ""}::timestamptz, ${last?.[1] ?? ""}::uuid)`,
      ),
    )
    .orderBy("events.at", "desc")
    .orderBy("events.application_uuid", "desc")
    .limit(DEEDS_AT_ONCE)
    .execute();

/** The network's notaries keep journals of their own. */
function linesOf({ uuid, loanNumber, facts }: LoanFile, { staffUuid }: Journals): readonly JournalLine[] {
  const { deed, notarySession, notaryVisit } = facts;
  const keeper = deed?.manual ? notaryVisit?.desk : notarySession?.desk;
  if (staffUuid !== undefined && keeper?.staffUuid !== staffUuid) return [];
  const home = homeOf(facts);
  return (deed?.journal ?? []).map(({ at, act, signer, identifiedBy, documentSha256, notary }) => ({
    at,
    act,
    signer,
    identifiedBy,
    documentSha256,
    notary: notary.name,
    commission: notary.commissionNumber,
    commissionState: notary.commissionState,
    county: home?.countyName ?? "",
    homeState: home?.address.state ?? "",
    application: { uuid, loanNumber },
  }));
}

const plain = (name: string): string => withoutAccents(name).toLowerCase();

const isMeant = (signer: string, part: string | undefined): boolean =>
  part === undefined || plain(signer).includes(plain(part));
