import type { LiveProvider } from "@gable/domain/chat/chat-mode.ts";
import { isAdapted } from "@gable/domain/chat/provider-keys.ts";
import { completeSettings } from "@gable/vendors/live-chat/open.ts";
import type { Config } from "../../config.ts";
import type { Database } from "../../database/transaction.ts";
import { createSealing } from "../../sealing/sealing.ts";
import { StartRefused } from "../../start-refused.ts";
import { checkSettings, keepChoice, sealSettings } from "./provider-choice.ts";

/**
 * Has a provider carry a lender's new conversations, or its own desk, as an operator says it beside the running product.
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
  if (!isCarrier(provider)) throw new StartRefused(`There is no adapter for ${provider}.`);
  const sealed = settings === undefined ? undefined : sealedSettings(config, lender, provider, settings);
  const ahead = await db.selectFrom("clock_offsets").select("offset_ms").where("scope", "=", "all").executeTakeFirst();
  const clock = { now: () => new Date(Date.now() + (ahead?.offset_ms ?? 0)) };
  await db.transaction().execute(async (trx) => {
    const actor = { kind: "system" } as const;
    const isKept = await keepChoice({ clock }, trx, { orgCode: lender, provider, sealed, actor });
    if (!isKept) throw new StartRefused(`${lender} has no keys for ${provider} yet: give its settings.`);
  });
}

const isCarrier = (provider: string): provider is LiveProvider => provider === "desk" || isAdapted(provider);

function sealedSettings(config: Config, lender: string, provider: LiveProvider, text: string): Buffer {
  if (!isAdapted(provider)) throw new StartRefused("The lender's own desk has no settings.");
  const settings = completeSettings(provider, parsed(text));
  const checked = checkSettings(config, provider, settings);
  if (!checked.ok && checked.wrong.includes("baseUrl"))
    throw new StartRefused("The provider must be reached by https.");
  if (!checked.ok) throw new StartRefused(`Check the settings: ${checked.wrong.join(", ")}.`);
  return sealSettings(createSealing(config.masterKeys), lender, provider, settings);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new StartRefused("Check the settings: it is no JSON.");
  }
}
