import { sql } from "kysely";
import type { Database } from "../../database/transaction.ts";

/** On which processes tell each other what happened in which conversation. */
export const CHAT_CHANNEL = "chat";
/** On which they tell that a lender's inbox is another. The payload is the lender's code. */
export const DESK_CHANNEL = "chat_desk";

/** `said`: there is a message, or the state is another. `typing…`: somebody is writing. */
export type ChatSign = "said" | "typing-borrower" | "typing-agent";

/** Takes effect when the transaction commits. */
export async function announceChat(db: Database, uuid: string, sign: ChatSign): Promise<void> {
  await sql`select pg_notify(${CHAT_CHANNEL}, ${`${sign} ${uuid}`})`.execute(db);
}

export async function announceDesk(db: Database, orgCode: string): Promise<void> {
  await sql`select pg_notify(${DESK_CHANNEL}, ${orgCode})`.execute(db);
}
