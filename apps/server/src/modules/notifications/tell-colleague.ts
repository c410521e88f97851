import type { Words } from "@gable/domain/language.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { sendMail } from "./mail.ts";

/** Something that one of the staff gives to others. */
interface HandOver {
  readonly orgCode: string;
  /** Of the console. */
  readonly path: string;
  /** Uuids of who receives it. */
  readonly to: readonly string[];
  readonly subject: Words;
  /** Names nobody who applies, and repeats no note: a mailbox is less well kept than the console. */
  readonly paragraph: Words;
}

/** Mails the colleagues of a lender who receive something, in the lender's name. Whoever has left gets none. */
export async function tellColleagues(ctx: Context, trx: Transaction, given: HandOver): Promise<void> {
  if (given.to.length === 0) return;
  const people = await trx
    .selectFrom("staff")
    .select("email")
    .where("uuid", "in", [...given.to])
    .where("org_code", "=", given.orgCode)
    .where("deactivated_at", "is", null)
    .execute();
  for (const { email } of people)
    await sendMail(ctx, trx, ctx.lenders.byOrgCode(given.orgCode), null, {
      to: email,
      language: "en",
      subject: given.subject,
      paragraphs: [given.paragraph],
      link: `${ctx.config.consoleUrl}${given.path}`,
      linkWords: { en: "Open it in the console", es: "Abrirlo en la consola" },
    });
}
