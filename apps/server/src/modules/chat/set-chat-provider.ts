import { isAdapted, openLiveChat } from "@gable/vendors/live-chat/open.ts";
import { z } from "zod";
import type { Config } from "../../config.ts";
import type { Database } from "../../database/transaction.ts";
import { createSealing } from "../../sealing/sealing.ts";
import { StartRefused } from "../../start-refused.ts";
import { announceSettings } from "../organisations/in-step.ts";
import { appendLenderEvent } from "../organisations/lender-log.ts";
import { providerContext } from "./chat-providers.ts";

/**
 * Has a provider carry a lender's new conversations, with the keys that are given; `desk` has its own people answer here again, and keeps
 * the keys, because conversations that are open go on where they are. The lender's log names the provider and never a key.
 * @param settings as JSON; without them those that are kept
 * @throws StartRefused naming the fields that are wrong, never their values
 */
export async function setChatProvider(
  db: Database,
  config: Config,
  { lender, provider, settings }: { readonly lender: string; readonly provider: string; readonly settings?: string },
): Promise<void> {
  const known = await db.selectFrom("lenders").select("org_code").where("org_code", "=", lender).executeTakeFirst();
  if (!known) throw new StartRefused(`There is no lender ${lender}.`);
  if (provider !== "desk" && !isAdapted(provider)) throw new StartRefused(`There is no adapter for ${provider}.`);
  const sealed = settings === undefined ? undefined : sealedSettings(config, lender, provider, settings);
  const ahead = await db.selectFrom("clock_offsets").select("offset_ms").where("scope", "=", "all").executeTakeFirst();
  const clock = { now: () => new Date(Date.now() + (ahead?.offset_ms ?? 0)) };
  await db.transaction().execute(async (trx) => {
    const changed = { changed_at: clock.now().toISOString() };
    await trx
      .updateTable("lender_chat_providers")
      .set({ is_chosen: false })
      .where("org_code", "=", lender)
      .where("is_chosen", "=", true)
      .execute();
    if (sealed) {
      const row = { sealed_settings: sealed, is_chosen: true, ...changed };
      await trx
        .insertInto("lender_chat_providers")
        .values({ org_code: lender, provider, ...row })
        .onConflict((conflict) => conflict.columns(["org_code", "provider"]).doUpdateSet(row))
        .execute();
    } else if (provider !== "desk") {
      const { numUpdatedRows } = await trx
        .updateTable("lender_chat_providers")
        .set({ is_chosen: true, ...changed })
        .where("org_code", "=", lender)
        .where("provider", "=", provider)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n)
        throw new StartRefused(`${lender} has no keys for ${provider} yet: give its settings.`);
    }
    const detail = { provider, hasNewKeys: sealed !== undefined, by: "command" };
    await appendLenderEvent({ clock }, trx, lender, { kind: "system" }, { type: "chat-provider-set", detail });
    await announceSettings(trx);
  });
}

function sealedSettings(config: Config, lender: string, provider: string, text: string): Buffer {
  if (!isAdapted(provider)) throw new StartRefused("The lender's own desk has no settings.");
  let settings: unknown;
  try {
    settings = JSON.parse(text);
    const { reaches } = openLiveChat(provider, settings);
    const isOpen = reaches.some((origin) => origin.startsWith("http:"));
    if (isOpen && config.deployment === "production") throw new StartRefused("The provider must be reached by https.");
  } catch (error) {
    if (error instanceof StartRefused) throw error;
    const wrong = error instanceof z.ZodError ? error.issues.map(({ path }) => path.join(".")) : ["it is no JSON"];
    throw new StartRefused(`Check the settings: ${wrong.join(", ")}.`);
  }
  return createSealing(config.masterKeys).alone.sealJson(settings, providerContext(lender, provider));
}
