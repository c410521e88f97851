import type { ReplyOf } from "@gable/contract/call.ts";
import type { chatPerson, EarlierChat } from "@gable/contract/calls/chat-desk.ts";
import type { Standing } from "@gable/domain/pipeline/pipeline-row.ts";
import type { Context } from "../../context.ts";
import type { Database } from "../../database/transaction.ts";
import { mayBeSeenBy, type Viewer } from "../pipeline/own-files.ts";
import { isOnDeskOf } from "./desk-view.ts";

const MOST = 50;

/** Who chats, as far as the lender knows them: by their account, else by the browser in which the chat is. */
export async function personOf(
  ctx: Context,
  db: Database,
  viewer: Viewer,
  conversation: string,
): Promise<ReplyOf<typeof chatPerson>> {
  const { identity_uuid: identity, visitor_hash: visitor } = await db
    .selectFrom("chat_conversations")
    .select(["identity_uuid", "visitor_hash"])
    .where("uuid", "=", conversation)
    .executeTakeFirstOrThrow();
  const chats = conversations(db, viewer).where("uuid", "<>", conversation);
  if (identity === null) {
    const others = visitor === null ? [] : await chats.where("visitor_hash", "=", visitor).execute();
    return { hasAccount: false, applications: [], chats: others.map((row) => presented(ctx, row)) };
  }
  const [applications, others] = await Promise.all([
    db
      .selectFrom("pipeline")
      .innerJoin("applications", "applications.uuid", "pipeline.application_uuid")
      .select([
        "pipeline.application_uuid as uuid",
        "pipeline.loan_number as loanNumber",
        "pipeline.standing",
        "pipeline.plan_row as row",
        "pipeline.line",
        "pipeline.state",
      ])
      .where("applications.identity_uuid", "=", identity)
      .where("pipeline.org_code", "=", viewer.orgCode)
      .where(mayBeSeenBy(viewer))
      .orderBy("pipeline.opened_at", "desc")
      .limit(MOST)
      .execute(),
    chats.where("identity_uuid", "=", identity).execute(),
  ]);
  return {
    hasAccount: true,
    applications: applications.map((one) => ({ ...one, standing: one.standing as Standing })),
    chats: others.map((row) => presented(ctx, row)),
  };
}

/** The chats of an application's borrower, whether or not they were about it. */
export async function chatsOfFile(
  ctx: Context,
  db: Database,
  viewer: Viewer,
  application: string,
): Promise<EarlierChat[]> {
  const rows = await conversations(db, viewer)
    .where((eb) =>
      eb.or([
        eb("application_uuid", "=", application),
        eb("identity_uuid", "=", eb.selectFrom("applications").select("identity_uuid").where("uuid", "=", application)),
      ]),
    )
    .execute();
  return rows.map((row) => presented(ctx, row));
}

const conversations = (db: Database, viewer: Viewer) =>
  db
    .selectFrom("chat_conversations")
    .select(["uuid", "state", "opened_at", "expires_at", "agent_name", "rating"])
    .where(isOnDeskOf(viewer))
    .where("last_sequence", ">", 0)
    .orderBy("opened_at", "desc")
    .limit(MOST);

type Row = Awaited<ReturnType<ReturnType<typeof conversations>["execute"]>>[number];

function presented(ctx: Context, { uuid, state, opened_at, expires_at, agent_name, rating }: Row): EarlierChat {
  const isOver = expires_at <= ctx.clock.now().toISOString();
  return { uuid, state: isOver ? "closed" : state, openedAt: opened_at, agentName: agent_name, rating };
}
