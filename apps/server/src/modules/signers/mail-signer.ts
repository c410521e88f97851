import type { Words } from "@gable/domain/language.ts";
import { hasEnded } from "@gable/domain/notifications/awaited.ts";
import { isWanted, type MessageTopic, nothingDeclined } from "@gable/domain/notifications/topics.ts";
import { movesOfSigner } from "@gable/domain/signers/handed-conditions.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { SignerFacts } from "@gable/domain/workflow/facts/signer-facts.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { type Mail, sendMail } from "../notifications/mail.ts";
import { preferencesOf } from "../session/preferences.ts";

/** A mail to somebody who signs beside the borrower. */
export interface SignerMail extends Pick<Mail, "subject" | "paragraphs" | "link" | "code" | "appointment"> {
  readonly topic: MessageTopic;
  /** What it is about is over when it is no longer so, and it is not sent: something is asked of them, or papers wait for them. */
  readonly while?: "asked" | "unsigned";
}

/** Why somebody is not told after all. */
export type Dropped = "over" | "declined" | "stopped";

/** Why a signer is not mailed after all; null where they are. Who declined mail of a topic gets none of it that is not owed. */
export async function whyNotMailed(
  ctx: Context,
  trx: Transaction,
  file: LoanFile,
  signer: SignerFacts,
  mail: SignerMail,
): Promise<Dropped | null> {
  const { contact, identityUuid, papers, signedAt } = signer;
  if (!contact.email || (mail.topic !== "file" && hasEnded(file))) return "over";
  const isAsked = () => movesOfSigner(file, signer).length > 0;
  if (mail.while === "asked" && !isAsked()) return "over";
  if (mail.while === "unsigned" && (!papers || signedAt)) return "over";
  const { declined } = identityUuid ? await preferencesOf(ctx, trx, identityUuid) : { declined: nothingDeclined };
  return isWanted(declined, "mail", mail.topic) ? null : "declined";
}

/** Mails a signer, several messages as one. Who has come chooses the language in their settings; before that it is the borrower's guess. */
export async function mailSigner(
  ctx: Context,
  trx: Transaction,
  file: LoanFile,
  { contact, identityUuid }: SignerFacts,
  told: readonly SignerMail[],
): Promise<string> {
  const { language } = identityUuid ? await preferencesOf(ctx, trx, identityUuid) : contact;
  const { link, code } = told.findLast((mail) => mail.link !== undefined) ?? {};
  const { appointment } = told.findLast((mail) => mail.appointment !== undefined) ?? {};
  return sendMail(ctx, trx, ctx.lenders.byOrgCode(file.orgCode), null, {
    to: contact.email ?? "",
    language,
    applicationUuid: file.uuid,
    ...together(told),
    ...(link && { link }),
    ...(code && { code }),
    ...(appointment && { appointment }),
  });
}

/** The same is said once. Several subjects name the mail together; each paragraph says for itself what it is about. */
function together(told: readonly SignerMail[]): Pick<Mail, "subject" | "paragraphs"> {
  const once = [...new Map(told.map((mail) => [mail.subject.en, mail])).values()];
  const joined = (of: keyof Words): string => once.map(({ subject }) => subject[of]).join(" · ");
  return { subject: { en: joined("en"), es: joined("es") }, paragraphs: once.flatMap(({ paragraphs }) => paragraphs) };
}
