import type { PostgresPool, PostgresPoolClient } from "kysely";
import type { Pool, PoolClient } from "pg";

/** Statements that a process keeps prepared; each costs a little memory in every connection. */
const MOST_PREPARED = 300;
/** Texts that are counted: lists of many lengths make many texts. */
const MOST_COUNTED = 3000;
/** Asked so often, a statement is worth keeping. */
const OFTEN = 5;

/**
 * The pool as the query builder sees it: what is asked again and again is prepared once for each connection, so that PostgreSQL neither
 * reads nor plans it anew. Most statements of a loan are among them.
 */
export function prepareOftenAsked(pool: Pool): PostgresPool {
  const nameOf = nameOftenAsked();
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      const known = clients.get(client) ?? preparing(client, nameOf);
      clients.set(client, known);
      return known;
    },
  };
}

function preparing(client: PoolClient, nameOf: (text: string) => string | undefined): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[]) => {
    const name = values.length > 0 ? nameOf(text) : undefined;
    return client.query({ text, values: [...values], ...(name !== undefined && { name }) });
  };
  // No cursor is ever asked for, which is the other form of this function.
  return { query: query as unknown as PostgresPoolClient["query"], release: () => client.release() };
}

function nameOftenAsked(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const asked = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST_PREPARED) return known;
    const times = (asked.get(text) ?? 0) + 1;
    if (asked.size >= MOST_COUNTED) asked.clear();
    if (times < OFTEN || !staysGood(text)) {
      // What does not stay good is never asked often enough, so that it is not read through each time.
      asked.set(text, times < OFTEN ? times : Number.NEGATIVE_INFINITY);
      return undefined;
    }
    asked.delete(text);
    const name = `often-${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}

/**
 * Not with `*` in what is answered: PostgreSQL refuses a prepared statement whose result has got a column more, as a migration by another
 * process gives it. Not with a limit: the plan that suits most values may be a thousand times slower for some. Not where a conflict is
 * found by an index over some of the rows: a plan for all values cannot know that the value is the index's, and is refused.
 */
const staysGood = (text: string): boolean =>
  !outermost(text).includes("*") && !/\blimit\b|\bon conflict \([^)]*\) where\b/i.test(text);

/** A statement without what stands in parentheses, unless it begins with them: its answer does not show that as it is. */
function outermost(text: string): string {
  const without = text.replaceAll(/(?<=\S[\s\S]*)\([^()]*\)/g, "");
  return without === text ? text : outermost(without);
}
