import type { ReplyOf } from "@gable/contract/call.ts";
import { chatProviderChoice, chooseChatProvider, removeChatKeys } from "@gable/contract/calls/chat-provider.ts";
import { type AdaptedProvider, adaptedProviders, providerKeys } from "@gable/domain/chat/provider-keys.ts";
import { completeSettings, type OpenLiveChat } from "@gable/vendors/live-chat/open.ts";
import { VendorRefused } from "@gable/vendors/vendor-errors.ts";
import type { Context } from "../../context.ts";
import type { Database } from "../../database/transaction.ts";
import { answer, answerPrepared, type Route, staffActor } from "../../http/contract-routing.ts";
import { invalid, notFound, Refusal } from "../../http/refusal.ts";
import { announceSettings } from "../organisations/in-step.ts";
import { appendLenderEvent } from "../organisations/lender-log.ts";
import { playedPlaces } from "./chat-providers.ts";
import { checkSettings, keepChoice, sealSettings } from "./provider-choice.ts";

type Given = Readonly<Record<string, string>>;

/** Who carries a lender's new chats: chosen by its administrator, whose every choice stands in the lender's log. */
export function chatProviderRoutes(ctx: Context): Route[] {
  return [
    answer(chatProviderChoice, async (_received, { staff }, db) => choiceOf(db, staff.orgCode)),
    answerPrepared(
      chooseChatProvider,
      async ({ body: { provider, keys } }, { staff }): Promise<Buffer | undefined> => {
        if (provider === "desk") return undefined;
        const settings = keys === undefined ? undefined : settingsFrom(ctx, provider, keys);
        const chat =
          settings === undefined ? ctx.chatProviders.ownOf(staff.orgCode, provider) : fitting(ctx, provider, settings);
        if (!chat) throw noKeys();
        await tryKeys(chat);
        return settings === undefined ? undefined : sealSettings(ctx.sealing, staff.orgCode, provider, settings);
      },
      async ({ body: { provider } }, caller, trx, sealed) => {
        const { orgCode } = caller.staff;
        const isKept = await keepChoice(ctx, trx, { orgCode, provider, sealed, actor: staffActor(caller) });
        if (!isKept) throw noKeys();
        return choiceOf(trx, orgCode);
      },
    ),
    answer(removeChatKeys, async ({ params: { provider } }, caller, trx) => {
      const { orgCode } = caller.staff;
      const { chosen, providers } = await choiceOf(trx, orgCode);
      if (chosen === provider)
        throw new Refusal(409, "keys-in-use", "New chats are carried there. Choose another first.");
      if (providers.some((one) => one.provider === provider && one.open > 0))
        throw new Refusal(409, "chats-open", "Chats are open there. They end within six hours.");
      const gone = await trx
        .deleteFrom("lender_chat_providers")
        .where("org_code", "=", orgCode)
        .where("provider", "=", provider)
        .returning("provider")
        .executeTakeFirst();
      if (!gone) throw notFound();
      const event = { type: "chat-keys-removed", detail: { provider } };
      await appendLenderEvent(ctx, trx, orgCode, staffActor(caller), event);
      await announceSettings(trx);
      return choiceOf(trx, orgCode);
    }),
  ];

  async function choiceOf(db: Database, orgCode: string): Promise<ReplyOf<typeof chatProviderChoice>> {
    const rows = await db
      .selectFrom("lender_chat_providers")
      .select(["provider", "is_chosen", "changed_at"])
      .where("org_code", "=", orgCode)
      .execute();
    const open = await db
      .selectFrom("chat_conversations")
      .select((columns) => ["provider", columns.fn.countAll<string>().as("count")])
      .where("org_code", "=", orgCode)
      .where("provider", "<>", "desk")
      .where("state", "<>", "closed")
      .where("expires_at", ">", ctx.clock.now().toISOString())
      .groupBy("provider")
      .execute();
    return {
      chosen: adaptedProviders.find((one) => rows.some((row) => row.provider === one && row.is_chosen)) ?? "desk",
      providers: adaptedProviders.map((provider) => ({
        provider,
        keysSince: rows.find((row) => row.provider === provider)?.changed_at ?? null,
        open: Number(open.find((row) => row.provider === provider)?.count ?? 0),
      })),
    };
  }
}

const noKeys = (): Refusal => new Refusal(409, "no-chat-keys", "There are no keys for it yet.");

/** Of an administrator's keys those that a provider asks for, and no address: our server goes where the provider is and nowhere else. */
function settingsFrom(ctx: Context, provider: AdaptedProvider, keys: Given): unknown {
  const names: readonly string[] = providerKeys[provider].map(({ name }) => name);
  const missing = names.filter((name) => keys[name] === undefined);
  if (missing.length > 0) throw invalid(Object.fromEntries(missing.map((name) => [`keys.${name}`, ["required"]])));
  if (Object.keys(keys).some((name) => !names.includes(name))) throw invalid({ keys: ["invalid"] });
  return completeSettings(provider, { ...keys, ...playedPlaces(ctx.config)[provider] });
}

function fitting(ctx: Context, provider: AdaptedProvider, settings: unknown): OpenLiveChat {
  const checked = checkSettings(ctx.config, provider, settings);
  if (!checked.ok) throw invalid(Object.fromEntries(checked.wrong.map((name) => [`keys.${name}`, ["invalid"]])));
  return checked.chat;
}

/** Keys that do not open anything would be found out by borrowers. */
async function tryKeys(chat: OpenLiveChat): Promise<void> {
  try {
    await chat.tryKeys();
  } catch (error) {
    if (!(error instanceof VendorRefused)) throw error;
    throw new Refusal(409, "keys-refused", "The provider does not accept these keys.");
  }
}
