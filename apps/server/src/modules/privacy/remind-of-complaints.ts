import { addDays } from "@gable/domain/calendar/local-date.ts";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import { permissions } from "@gable/domain/staff/permissions.ts";
import type { Context } from "../../context.ts";
import { sendMail } from "../notifications/mail.ts";
import { COMPLAINTS_ZONE } from "./complaints.ts";

/** So many days before an answer is due its lender is reminded, and once more when it is late. */
const DAYS_BEFORE = 5;
const LOOK_EVERY_MS = 60_000;

/** Reminds every lender of complaints whose answer is nearly due or late, each time once. Says how many there were. */
export async function remindOfComplaints(ctx: Context): Promise<number> {
  const now = ctx.clock.now().toISOString();
  const today = localDateAt(now, COMPLAINTS_ZONE);
  return ctx.database.kysely.transaction().execute(async (trx) => {
    const due = await trx
      .updateTable("complaints")
      .set({ reminded_at: now })
      .where("answered_at", "is", null)
      .where("answer_by", "<=", addDays(today, DAYS_BEFORE))
      .where((is) =>
        is.or([
          is("reminded_at", "is", null),
          is.and([
            is("answer_by", "<", today),
            is("reminded_at", "<=", is.cast<string>(is.ref("answer_by"), "timestamptz")),
          ]),
        ]),
      )
      .returning(["org_code", "answer_by"])
      .execute();
    for (const orgCode of new Set(due.map(({ org_code }) => org_code))) {
      const own = due.filter(({ org_code }) => org_code === orgCode);
      const first = own.map(({ answer_by }) => answer_by).toSorted()[0] ?? today;
      const keepers = await trx
        .selectFrom("staff")
        .select("email")
        .where("org_code", "=", orgCode)
        .where("role", "in", permissions["keep-privacy"])
        .where("deactivated_at", "is", null)
        .execute();
      const lender = ctx.lenders.byOrgCode(orgCode);
      for (const { email } of keepers) {
        await sendMail(ctx, trx, lender, null, {
          to: email,
          language: "en",
          subject: { en: "A complaint waits for an answer", es: "Una queja espera respuesta" },
          paragraphs: [
            {
              en: `${own.length === 1 ? "One complaint waits" : `${own.length} complaints wait`} for an answer, the first until ${first}. They are on the page Complaints of the console.`,
              es: `${own.length === 1 ? "Una queja espera" : `${own.length} quejas esperan`} respuesta, la primera hasta el ${first}. Están en la página Quejas de la consola.`,
            },
          ],
        });
      }
    }
    return due.length;
  });
}

/** Looks now and then. Returns the way to stop. */
export function keepReminding(ctx: Context): () => void {
  const look = () => {
    remindOfComplaints(ctx).catch((error: unknown) => ctx.log.warn({ err: error }, "nobody could be reminded"));
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
