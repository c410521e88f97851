import type { LiveProvider } from "@gable/domain/chat/chat-mode.ts";
import type { AdaptedProvider } from "@gable/domain/chat/provider-keys.ts";
import type { Actor } from "@gable/domain/workflow/facts/actor.ts";
import { type OpenLiveChat, openLiveChat } from "@gable/vendors/live-chat/open.ts";
import { z } from "zod";
import type { Config } from "../../config.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import type { Sealing } from "../../sealing/sealing.ts";
import { announceSettings } from "../organisations/in-step.ts";
import { appendLenderEvent } from "../organisations/lender-log.ts";
import { providerContext } from "./chat-providers.ts";

/** Settings for a provider that fit, opened with them; else the fields that are wrong, never their values. */
export type CheckedSettings = { readonly ok: true; readonly chat: OpenLiveChat } | Unfit;
interface Unfit {
  readonly ok: false;
  readonly wrong: readonly string[];
}

export function checkSettings(config: Config, provider: AdaptedProvider, settings: unknown): CheckedSettings {
  try {
    const chat = openLiveChat(provider, settings);
    const isInTheOpen = chat.reaches.some((origin) => /^(http|ws):/.test(origin));
    if (isInTheOpen && config.deployment === "production") return { ok: false, wrong: ["baseUrl"] };
    return { ok: true, chat };
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    return { ok: false, wrong: [...new Set(error.issues.map(namedIn))] };
  }
}

/** Names of what should not be there count too; what else was sent may be a secret. */
const namedIn = (issue: z.core.$ZodIssue): string => issue.path.join(".") || issue.code;

export const sealSettings = (sealing: Sealing, orgCode: string, provider: string, settings: unknown): Buffer =>
  sealing.alone.sealJson(settings, providerContext(orgCode, provider));

interface Choice {
  readonly orgCode: string;
  readonly provider: LiveProvider;
  /** New keys; without them those that are kept. */
  readonly sealed: Buffer | undefined;
  readonly actor: Actor;
}

/**
 * Has a provider carry a lender's new conversations; `desk` has its own people answer here again. Keys stay where they are, because
 * conversations that are open go on where they were begun. The lender's log names the provider and never a key. False where there are
 * no keys for it.
 */
export async function keepChoice(
  ctx: Pick<Context, "clock">,
  trx: Transaction,
  { orgCode, provider, sealed, actor }: Choice,
): Promise<boolean> {
  const changed = { changed_at: ctx.clock.now().toISOString() };
  await trx
    .updateTable("lender_chat_providers")
    .set({ is_chosen: false })
    .where("org_code", "=", orgCode)
    .where("is_chosen", "=", true)
    .execute();
  if (sealed) {
    const row = { sealed_settings: sealed, is_chosen: true, ...changed };
    await trx
      .insertInto("lender_chat_providers")
      .values({ org_code: orgCode, provider, ...row })
      .onConflict((conflict) => conflict.columns(["org_code", "provider"]).doUpdateSet(row))
      .execute();
  } else if (provider !== "desk") {
    const { numUpdatedRows } = await trx
      .updateTable("lender_chat_providers")
      .set({ is_chosen: true })
      .where("org_code", "=", orgCode)
      .where("provider", "=", provider)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
  }
  const detail = { provider, hasNewKeys: sealed !== undefined };
  await appendLenderEvent(ctx, trx, orgCode, actor, { type: "chat-provider-set", detail });
  await announceSettings(trx);
  return true;
}
