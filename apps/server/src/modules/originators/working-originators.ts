import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import { Originator } from "@gable/domain/organisations/originator.ts";
import { searchWords } from "@gable/domain/pipeline/pipeline-row.ts";
import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { Database } from "../../database/transaction.ts";

/** By whose calendar an officer's licence ends, where no home says: the first state's of the country. */
const FIRST_ZONE = "America/New_York";

export const licenceDay = (ctx: Context): LocalDate => localDateAt(ctx.clock.now().toISOString(), FIRST_ZONE);

/** An originator who works with this lender today: a broker, or whose account in the console is open and a loan officer's. */
export async function findWorkingOriginator(
  db: Database,
  orgCode: string,
  uuid: string,
): Promise<Originator | undefined> {
  const row = await working(db, orgCode).where("originators.uuid", "=", uuid).executeTakeFirst();
  return row && Originator.parse(row.record);
}

/** A card that belongs to nobody's account is a broker's, or an officer's whom nobody has invited to the console. */
const working = (db: Database, orgCode: string) =>
  db
    .selectFrom("originators")
    .select("originators.record")
    .where("originators.org_code", "=", orgCode)
    .where(
      sql<boolean>`coalesce(
        (select bool_or(deactivated_at is null and role = 'loan-officer') from staff where originator_uuid = originators.uuid),
        true
      )`,
    );

/**
 * The originators at work for a lender each word of a text begins a word of whose name, in the order of their names. One of the words must have
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
  const rows = await working(db, orgCode).execute();
  return rows
    .map(({ record }) => Originator.parse(record))
    .filter(({ name }) => {
      const words = searchWords(name);
      return wanted.every((begun) => words.some((word) => word.startsWith(begun)));
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, "en"));
}
