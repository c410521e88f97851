import type { DeskSignal } from "@gable/contract/calls/chat-desk.ts";
import { sql } from "kysely";
import type { Database } from "../../database/transaction.ts";

/** On which processes tell each other what happened in which conversation. */
export const CHAT_CHANNEL = "chat";
/** On which they tell the desks. The payload is `deskPayload`. */
export const DESK_CHANNEL = "chat_desk";

/** `said`: there is a message, or the state is another. `typing`: the agent is writing. */
export type ChatSign = "said" | "typing";

/** Takes effect when the transaction commits. */
export async function announceChat(db: Database, uuid: string, sign: ChatSign): Promise<void> {
  await sql`select pg_notify(${CHAT_CHANNEL}, ${`${sign} ${uuid}`})`.execute(db);
}

type OfDesk = { readonly orgCode: string; readonly uuid: string };

export const deskPayload = ({ orgCode, uuid }: OfDesk, sign: DeskSignal["sign"]): string =>
  `${sign} ${uuid} ${orgCode}`;

/** What a payload says, and to which lender's desk; undefined for the empty one, after which anything may have been missed. */
export function readDeskPayload(payload: string): (DeskSignal & { readonly orgCode: string }) | undefined {
  const [sign, conversation, orgCode] = payload.split(" ");
  if (!conversation || !orgCode) return undefined;
  return { sign: sign === "typing" ? "typing" : "said", conversation, orgCode };
}

/** Takes effect when the transaction commits. */
export async function announceDesk(
  db: Database,
  conversation: OfDesk,
  sign: DeskSignal["sign"] = "said",
): Promise<void> {
  await sql`select pg_notify(${DESK_CHANNEL}, ${deskPayload(conversation, sign)})`.execute(db);
}
