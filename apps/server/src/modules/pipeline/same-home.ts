import { homeWords, type Standing } from "@gable/domain/pipeline/pipeline-row.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { sql } from "kysely";
import type { Database } from "../../database/transaction.ts";
import { mayBeSeenBy, type Viewer } from "./own-files.ts";

/** More on one home would be no list to read. */
const MOST_SHOWN = 10;

/** The lender's other applications for the home of this one, as far as this member of staff may see them; the latest first. */
export async function othersOnHome(db: Database, viewer: Viewer, file: LoanFile) {
  const words = homeWords(file);
  if (words.length === 0) return [];
  const found = await db
    .selectFrom("pipeline")
    .select(["application_uuid as uuid", "loan_number as loanNumber", "borrower", "standing"])
    .where("org_code", "=", viewer.orgCode)
    .where("application_uuid", "!=", file.uuid)
    .where(mayBeSeenBy(viewer))
    .where(sql<boolean>`words @@ ${words.map(quoted).join(" | ")}::tsquery`)
    .orderBy("opened_at", "desc")
    .limit(MOST_SHOWN)
    .execute();
  return found.map((row) => ({ ...row, standing: row.standing as Standing }));
}

const quoted = (word: string): string => `'${word.replaceAll("\\", "").replaceAll("'", "''")}'`;
