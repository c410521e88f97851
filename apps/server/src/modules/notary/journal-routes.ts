import { notaryJournal, notaryJournalFile } from "@gable/contract/calls/notary-journal.ts";
import type { Context } from "../../context.ts";
import { csvFile } from "../../csv.ts";
import { answer, type Route } from "../../http/contract-routing.ts";
import { type Journals, journalFile, readJournal } from "./journal.ts";

/** State law has every notary keep a journal: they read their own, and whoever oversees them reads all. */
export function notaryJournalRoutes(ctx: Context): Route[] {
  return [
    answer(notaryJournal, ({ query }, { staff }, db) => readJournal(ctx, db, journalsFor(staff), query)),
    answer(notaryJournalFile, async ({ query }, { staff }, db) => ({
      bytes: csvFile(await journalFile(ctx, db, journalsFor(staff), query)),
      mediaType: "text/csv",
      name: "notary-journal",
    })),
  ];
}

const journalsFor = ({
  orgCode,
  staffUuid,
  role,
}: {
  readonly orgCode: string;
  readonly staffUuid: string;
  readonly role: string;
}): Journals => (role === "notary" ? { orgCode, staffUuid } : { orgCode });
