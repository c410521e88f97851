import { Originator } from "@gable/domain/organisations/originator.ts";
import { searchWords } from "@gable/domain/pipeline/pipeline-row.ts";
import type { Database } from "../../database/transaction.ts";

/** An originator of this lender; undefined for an unknown one and for another lender's. */
export async function findOriginator(db: Database, orgCode: string, uuid: string): Promise<Originator | undefined> {
  const row = await db
    .selectFrom("originators")
    .select("record")
    .where("uuid", "=", uuid)
    .where("org_code", "=", orgCode)
    .executeTakeFirst();
  return row && Originator.parse(row.record);
}

/**
 * The originators of a lender each word of a text begins a word of whose name, in the order of their names. One of the words must have
 * `fewestLetters`: a single letter would list everybody.
 */
export async function originatorsNamedLike(
  db: Database,
  orgCode: string,
  text: string,
  fewestLetters: number,
): Promise<readonly Originator[]> {
  const wanted = searchWords(text);
  if (!wanted.some((word) => word.length >= fewestLetters)) return [];
  const rows = await db.selectFrom("originators").select("record").where("org_code", "=", orgCode).execute();
  return rows
    .map(({ record }) => Originator.parse(record))
    .filter(({ name }) => {
      const words = searchWords(name);
      return wanted.every((begun) => words.some((word) => word.startsWith(begun)));
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, "en"));
}
