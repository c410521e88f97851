import { onHost } from "@gable/domain/journey/paths.ts";
import { pathInLetter } from "@gable/domain/journey/redirects.ts";
import { askedNewly, noticesOf } from "@gable/domain/notifications/news.ts";
import { isWanted } from "@gable/domain/notifications/topics.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Context, Follower } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { preferencesOf } from "../session/preferences.ts";
import { openApplication, sendMail } from "./mail.ts";
import type { Letter, Passing } from "./moments/moment.ts";
import { type MomentName, momentNames, moments } from "./moments/moments.ts";
import { keepNotice } from "./notification-store.ts";
import { keepAgreement, mayText } from "./text-choices.ts";
import { putWaiting } from "./waiting-messages.ts";

/** Tells the borrower of the moments that a change of facts brings, within the change's own transaction. */
export const tellOfMoments: Follower = async (ctx, trx, { before, after, now }) => {
  await keepAgreement(ctx, trx, before, after, now);
  const passing = { before, after, news: noticesOf(before, after) };
  const come = momentNames.filter((name) => moments[name].came(passing));
  if (come.length > 0) await tellOf(ctx, trx, come, passing, now);
};

/** Tells of moments in every way that each has and the borrower wants. */
export async function tellOf(
  ctx: Context,
  trx: Transaction,
  names: readonly MomentName[],
  passing: Passing,
  now: Date,
): Promise<void> {
  const { after: file } = passing;
  const { language, declined } = await preferencesOf(ctx, trx, file.identityUuid);
  const takesTexts = names.some((name) => moments[name].text) && (await mayText(ctx, trx, file));
  for (const name of names) {
    const { notice, mail, text, topic, isOwed, haste, path } = moments[name];
    if (notice)
      await keepNotice(trx, {
        identityUuid: file.identityUuid,
        applicationUuid: file.uuid,
        kind: notice,
        about: notice === "task-asked" ? askedNewly(passing.before, passing.after) : [],
        at: now,
      });
    if (mail && (isOwed || isWanted(declined, "mail", topic))) {
      if (haste === "batched") await putWaiting(trx, file, { name, way: "mail", haste, now });
      else {
        const letters = typeof mail === "function" ? mail(passing) : [mail];
        for (const letter of letters) await write(ctx, trx, file, language, letter, path(file.uuid));
      }
    }
    if (text && takesTexts && isWanted(declined, "text", topic))
      await putWaiting(trx, file, { name, way: "text", haste, now });
  }
}

/** Mails the borrower in the lender's name. Returns the uuid of the message. */
export async function write(
  ctx: Context,
  trx: Transaction,
  file: LoanFile,
  language: "en" | "es",
  { subject, paragraph, appointment }: Letter,
  path: string,
): Promise<string> {
  const { email } = await trx
    .selectFrom("identities")
    .select("email")
    .where("uuid", "=", file.identityUuid)
    .executeTakeFirstOrThrow();
  const lender = ctx.lenders.byOrgCode(file.orgCode);
  const origin = ctx.lenders.originOf(lender);
  return sendMail(ctx, trx, lender, file.identityUuid, {
    to: email,
    applicationUuid: file.uuid,
    language,
    subject,
    paragraphs: [paragraph],
    link: origin + pathInLetter(onHost(path)),
    linkWords: openApplication,
    ...(appointment && { appointment: { place: origin + onHost(path), ...appointment } }),
  });
}
