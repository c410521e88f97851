import { randomUUID } from "node:crypto";
import { hasCome } from "@gable/domain/calendar/zoned-time.ts";
import type { Words } from "@gable/domain/language.ts";
import { hasEnded } from "@gable/domain/notifications/awaited.ts";
import { nextPermitted, readerZones } from "@gable/domain/notifications/quiet-hours.ts";
import { isWanted, type MessageTopic } from "@gable/domain/notifications/topics.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { SignerFacts } from "@gable/domain/workflow/facts/signer-facts.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { sendText } from "../notifications/mail.ts";
import { latestChoice } from "../notifications/text-choices.ts";
import { preferencesOf } from "../session/preferences.ts";

/** What a signer is texted: without a name that is not theirs, an amount or a date. */
export interface SignerText {
  readonly words: Words;
  readonly link?: string;
  readonly topic: MessageTopic;
  /** Of an invitation, which a later one takes the place of. */
  readonly code?: string;
}

/** What stands in `waiting_messages.moment` of a text that is not the borrower's. */
export const OF_SIGNER = "signer";

const contextOf = (uuid: string): string => `waiting:${uuid}`;

/** Texts a signer, or has it wait until it is day where the home is (47 CFR 64.1200(c)(1)). */
export async function textSigner(
  ctx: Context,
  trx: Transaction,
  file: LoanFile,
  signer: SignerFacts,
  text: SignerText,
): Promise<void> {
  const now = ctx.clock.now(file.uuid).toISOString();
  const permitted = nextPermitted(now, readerZones(file.facts));
  if (hasCome(permitted, now)) {
    if ((await whyNot(ctx, trx, file, signer, text)) === null) await send(ctx, trx, file, signer, [text]);
    return;
  }
  const uuid = randomUUID();
  await trx
    .insertInto("waiting_messages")
    .values({
      uuid,
      application_uuid: file.uuid,
      way: "text",
      moment: OF_SIGNER,
      signer_uuid: signer.uuid,
      sealed_words: ctx.sealing.alone.sealJson(text, contextOf(uuid)),
      due_at: permitted,
      created_at: now,
      settled_at: null,
      outbox_uuid: null,
      dropped: null,
    })
    .execute();
}

/** Sends what waits for signers and whose hour has come: to each of them as one text. Says whether there was anything. */
export async function sendWaitingToSigners(
  ctx: Context,
  trx: Transaction,
  file: LoanFile,
  now: string,
): Promise<boolean> {
  const rows = await trx
    .selectFrom("waiting_messages")
    .select(["uuid", "signer_uuid", "sealed_words", "due_at"])
    .where("application_uuid", "=", file.uuid)
    .where("moment", "=", OF_SIGNER)
    .where("settled_at", "is", null)
    .orderBy("created_at")
    .orderBy("uuid")
    .execute();
  if (!rows.some(({ due_at }) => hasCome(due_at, now))) return false;
  const permitted = nextPermitted(now, readerZones(file.facts));
  if (!hasCome(permitted, now)) {
    const uuids = rows.map(({ uuid }) => uuid);
    await trx.updateTable("waiting_messages").set({ due_at: permitted }).where("uuid", "in", uuids).execute();
    return true;
  }
  for (const signer of file.facts.signers) {
    const judged: { readonly uuid: string; readonly text: SignerText; readonly dropped: Dropped | null }[] = [];
    for (const { uuid, signer_uuid, sealed_words } of rows) {
      if (signer_uuid !== signer.uuid || !sealed_words) continue;
      const text = ctx.sealing.alone.openJson(sealed_words, contextOf(uuid)) as SignerText;
      judged.push({ uuid, text, dropped: await whyNot(ctx, trx, file, signer, text) });
    }
    const told = judged.flatMap(({ text, dropped }) => (dropped === null ? [text] : []));
    const outbox = told.length === 0 ? null : await send(ctx, trx, file, signer, told);
    for (const { uuid, dropped } of judged)
      await trx
        .updateTable("waiting_messages")
        .set({ settled_at: now, dropped, outbox_uuid: dropped === null ? outbox : null })
        .where("uuid", "=", uuid)
        .execute();
  }
  return true;
}

type Dropped = "over" | "declined" | "stopped";

/** Why a signer is not texted after all; null where they are. */
async function whyNot(
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

async function send(
  ctx: Context,
  trx: Transaction,
  file: LoanFile,
  { contact, identityUuid }: SignerFacts,
  told: readonly SignerText[],
): Promise<string> {
  const language = identityUuid ? (await preferencesOf(ctx, trx, identityUuid)).language : contact.language;
  const link = told.findLast((text) => text.link !== undefined)?.link;
  const said = (of: "en" | "es") => [...new Set(told.map(({ words }) => words[of]))].join(". ");
  const ended = (of: "en" | "es") => `${said(of)}${link ? `: ${link}` : "."}`;
  return sendText(ctx, trx, ctx.lenders.byOrgCode(file.orgCode), {
    to: contact.phone ?? "",
    language,
    applicationUuid: file.uuid,
    text: {
      en: `${ended("en")} Reply STOP to end texts, HELP for help.`,
      es: `${ended("es")} Responda STOP para no recibir más, HELP para ayuda.`,
    },
  });
}
