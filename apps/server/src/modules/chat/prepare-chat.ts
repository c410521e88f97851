import { randomUUID } from "node:crypto";
import type { BodyOf } from "@gable/contract/call.ts";
import type { initWebChat } from "@gable/contract/calls/chat.ts";
import { type LiveProvider, outsideProviders } from "@gable/domain/chat/chat-mode.ts";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import type { OpenLiveChat } from "@gable/vendors/live-chat/open.ts";
import { IdentityRefused } from "@gable/vendors/live-chat/request.ts";
import type { Context } from "../../context.ts";
import type { Database } from "../../database/transaction.ts";
import type { Caller } from "../../http/contract-routing.ts";
import { ownPagePath } from "../../http/own-page-path.ts";
import { notFound, Refusal } from "../../http/refusal.ts";
import type { Session } from "../../http/session.ts";
import { ownerOf } from "./chat-owner.ts";
import { findToGoOn } from "./conversation-store.ts";

/** What is settled before the transaction that begins a conversation, because a provider may have to be asked. */
export interface PreparedChat {
  /** Of the conversation, should there be none to go on with. */
  readonly uuid: string;
  readonly provider: LiveProvider;
  /** One that another provider carries makes way. */
  readonly takesPlace: boolean;
  readonly applicationUuid: string | null;
  /** Of the lender's page that it is begun on, if it was said. */
  readonly pagePath: string | null;
}

/** Checks what was asked, settles who carries the conversation, and begins it there where that is not our own desk. */
export async function prepareChat(
  ctx: Context,
  caller: Caller,
  asked: BodyOf<typeof initWebChat>,
  named: string | undefined,
): Promise<PreparedChat> {
  const { lender, session } = caller;
  const db = ctx.database.kysely;
  const applicationUuid = await ownApplication(db, session, asked.applicationUuid);
  const uuid = randomUUID();
  const wanted = ctx.config.deployment === "production" ? undefined : outsideProviders.find((one) => one === named);
  const provider = wanted ?? ctx.chatProviders.chosenBy(lender.orgCode);
  const pagePath = asked.pageUrl === undefined ? null : ownPagePath(ctx, lender, asked.pageUrl);
  const prepared = { uuid, provider, takesPlace: wanted !== undefined, applicationUuid, pagePath };
  const owner = ownerOf(ctx, caller);
  const open = owner && (await findToGoOn(ctx, db, lender.orgCode, owner, asked.conversationSid));
  if (open && (open.provider === provider || wanted === undefined)) return { ...prepared, provider: open.provider };
  if (provider === "desk") return prepared;
  const room = {
    uuid,
    friendlyName: asked.friendlyName,
    language: asked.language ?? "en",
    topic: topicOf(lender, pagePath),
  };
  await outsideChat(ctx, lender.orgCode, provider)
    .begin(room)
    .catch(refuseIdentity(ctx, lender, provider));
  return prepared;
}

/** In the specification's words: part 2, section 8. What the provider said is for who runs the product. */
const refuseIdentity =
  (ctx: Context, { orgCode }: Lender, provider: LiveProvider) =>
  (error: unknown): never => {
    if (!(error instanceof IdentityRefused)) throw error;
    ctx.log.error({ err: error, orgCode, provider }, "a provider of chats refuses to know a borrower");
    throw new Refusal(409, "identity-exists", "identity exists");
  };

/** The provider with a lender's keys. Throws a Refusal where the lender has none. */
export function outsideChat(ctx: Context, orgCode: string, provider: LiveProvider): OpenLiveChat {
  const chat = ctx.chatProviders.of(orgCode, provider);
  if (!chat) throw new Refusal(409, "no-chat-provider", "Something went wrong. Please try again later.");
  return chat;
}

const topicOf = ({ orgBrand }: Lender, pagePath: string | null): string =>
  [orgBrand, pagePath].filter(Boolean).join(" ").slice(0, 200);

/** The application that the chat is about, if it is the caller's own; anybody else's is as good as none, and says so. */
async function ownApplication(
  db: Database,
  session: Session | undefined,
  uuid: string | undefined,
): Promise<string | null> {
  if (uuid === undefined) return null;
  const own =
    session &&
    (await db
      .selectFrom("applications")
      .select("uuid")
      .where("uuid", "=", uuid)
      .where("identity_uuid", "=", session.identityUuid)
      .where("org_code", "=", session.orgCode)
      .executeTakeFirst());
  if (!own) throw notFound();
  return own.uuid;
}
