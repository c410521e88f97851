import type { Kysely, Transaction as KyselyTransaction } from "kysely";
import type { Tables } from "./tables.ts";

/** One unit of work: what is done through it happens whole or not at all. */
export type Transaction = KyselyTransaction<Tables>;

/** A transaction, or the pool where a single read is enough. */
export type Database = Kysely<Tables>;
