import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { type NoticeKind, notices, noticesOf } from "@gable/domain/notifications/notice.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import type { Follower } from "../../workflow/advance.ts";
import { preferencesOf } from "../session/preferences.ts";
import { sendMail } from "./mail.ts";
import { keepNotice } from "./notification-store.ts";

/** What waits for the borrower, who may have closed the page. */
const mailed: ReadonlySet<NoticeKind> = new Set(["task-asked", "papers-ready", "notary-ready"]);

/** Tells the borrower what a change of facts is news of; by mail too when it is their move and they have not declined mail. */
export const notifyBorrower: Follower = async (ctx, trx, { before, after, now }) => {
  for (const kind of noticesOf(before, after)) {
    await keepNotice(trx, { identityUuid: after.identityUuid, applicationUuid: after.uuid, kind, at: now });
    if (mailed.has(kind)) await mailNotice(ctx, trx, after, kind);
  }
};

async function mailNotice(ctx: Context, trx: Transaction, file: LoanFile, kind: NoticeKind): Promise<void> {
  const { language, mailsNews } = await preferencesOf(ctx, trx, file.identityUuid);
  if (!mailsNews) return;
  const { email } = await trx
    .selectFrom("identities")
    .select("email")
    .where("uuid", "=", file.identityUuid)
    .executeTakeFirstOrThrow();
  const lender = ctx.lenders.byOrgCode(file.orgCode);
  const { title, description } = notices[kind];
  await sendMail(ctx, trx, lender, file.identityUuid, {
    to: email,
    applicationUuid: file.uuid,
    language,
    subject: title,
    paragraphs: [description],
    link: ctx.lenders.originOf(lender) + onHost(paths.applicationIndex(file.uuid)),
  });
}
