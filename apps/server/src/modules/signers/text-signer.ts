import { hasCome } from "@gable/domain/calendar/zoned-time.ts";
import { hasEnded } from "@gable/domain/notifications/awaited.ts";
import { nextPermitted } from "@gable/domain/notifications/quiet-hours.ts";
import { signerZones } from "@gable/domain/notifications/reader-zones.ts";
import { isWanted } from "@gable/domain/notifications/topics.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { SignerFacts } from "@gable/domain/workflow/facts/signer-facts.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { sendText } from "../notifications/mail.ts";
import { latestChoice } from "../notifications/text-choices.ts";
import { withEnding } from "../notifications/text-ending.ts";
import { preferencesOf } from "../session/preferences.ts";
import type { Dropped } from "./mail-signer.ts";
import type { SignerText } from "./signer-text.ts";
import { waitForSigner } from "./wait-for-signer.ts";

/** Texts a signer, or has it wait: for what else comes, where it can, and until it is day where they live (47 CFR 64.1200(c)(1)). */
export async function textSigner(
  ctx: Context,
  trx: Transaction,
  file: LoanFile,
  signer: SignerFacts,
  text: SignerText,
  isBatched = false,
): Promise<void> {
  const now = ctx.clock.now(file.uuid).toISOString();
  if (!isBatched && hasCome(nextPermitted(now, signerZones(file.facts, signer)), now)) {
    if ((await whyNotTexted(ctx, trx, file, signer, text)) === null)
      await textSignerNow(ctx, trx, file, signer, [text]);
    return;
  }
  await waitForSigner(ctx, trx, file, signer, { way: "text", isBatched, words: text });
}

/** Why a signer is not texted after all; null where they are. */
export async function whyNotTexted(
  ctx: Context,
  trx: Transaction,
  file: LoanFile,
  { contact, identityUuid, invitation }: SignerFacts,
  { topic, code }: SignerText,
): Promise<Dropped | null> {
  if (!contact.phone || (code !== undefined && invitation?.code !== code)) return "over";
  if (topic !== "file" && hasEnded(file)) return "over";
  if ((await latestChoice(ctx, trx, contact.phone))?.choice === "stopped") return "stopped";
  const declined = identityUuid ? (await preferencesOf(ctx, trx, identityUuid)).declined : undefined;
  return declined === undefined || isWanted(declined, "text", topic) ? null : "declined";
}

/** Texts a signer, several messages as one. */
export async function textSignerNow(
  ctx: Context,
  trx: Transaction,
  file: LoanFile,
  { contact, identityUuid }: SignerFacts,
  told: readonly SignerText[],
): Promise<string> {
  const language = identityUuid ? (await preferencesOf(ctx, trx, identityUuid)).language : contact.language;
  const link = told.findLast((text) => text.link !== undefined)?.link;
  const said = (of: "en" | "es") => [...new Set(told.map(({ words }) => words[of]))].join(". ");
  return sendText(ctx, trx, ctx.lenders.byOrgCode(file.orgCode), {
    to: contact.phone ?? "",
    language,
    applicationUuid: file.uuid,
    text: withEnding({ en: said("en"), es: said("es") }, link),
  });
}
