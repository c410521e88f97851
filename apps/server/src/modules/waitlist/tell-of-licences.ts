import { LEAVE_AT_ONCE } from "@gable/contract/calls/waitlist.ts";
import { localDateAt } from "@gable/domain/calendar/zoned-time.ts";
import { onHost, paths } from "@gable/domain/journey/paths.ts";
import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import { isUsState, usStates } from "@gable/domain/people/us-states.ts";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { sendMail } from "../notifications/mail.ts";
import { isLicensedIn } from "../organisations/licences.ts";
import { emailContext } from "./entries.ts";
import { leaveTokenOf } from "./leave-token.ts";

const BATCH = 50;
/** By whose calendar a licence begins, as where an application is taken: the first state's of the country. */
const ZONE = "America/New_York";

/** Writes to those who wait in a state in which their lender may lend by now, to each once. Says to how many. */
export async function tellOfLicences(ctx: Context): Promise<number> {
  const today = localDateAt(ctx.clock.now().toISOString(), ZONE);
  const waited = await ctx.database.kysely
    .selectFrom("waitlist")
    .select(["org_code", "state"])
    .distinct()
    .where("written_at", "is", null)
    .execute();
  let told = 0;
  for (const lender of ctx.lenders.all()) {
    for (const { org_code, state } of waited) {
      if (org_code === lender.orgCode && isLicensedIn(lender, state, today)) told += await tellSome(ctx, lender, state);
    }
  }
  return told;
}

async function tellSome(ctx: Context, lender: Lender, state: string): Promise<number> {
  const rows = await ctx.database.kysely
    .selectFrom("waitlist")
    .select("uuid")
    .where("org_code", "=", lender.orgCode)
    .where("state", "=", state)
    .where("written_at", "is", null)
    .orderBy("agreed_at")
    .limit(BATCH)
    .execute();
  let told = 0;
  for (const { uuid } of rows) {
    try {
      told += (await ctx.database.kysely.transaction().execute((trx) => tell(ctx, trx, lender, uuid))) ? 1 : 0;
    } catch (error) {
      // One who cannot be written to does not hold up the others.
      ctx.log.error({ err: error, waitlist: uuid }, "somebody who waits for a license cannot be told");
    }
  }
  return told;
}

/** The mail and the end of the wait are one transaction: neither a crash nor another process makes a second mail. */
async function tell(ctx: Context, trx: Transaction, lender: Lender, uuid: string): Promise<boolean> {
  const row = await trx
    .selectFrom("waitlist")
    .select(["state", "language", "sealed_email", "email_fingerprint"])
    .where("uuid", "=", uuid)
    .where("written_at", "is", null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!row || !isUsState(row.state)) return false;
  const origin = ctx.lenders.originOf(lender);
  const token = await leaveTokenOf(ctx, trx, lender.orgCode, row.email_fingerprint);
  const { en, es } = usStates[row.state];
  const outbox = await sendMail(ctx, trx, lender, null, {
    to: ctx.sealing.alone.openJson(row.sealed_email, emailContext(uuid)) as string,
    language: row.language === "es" ? "es" : "en",
    subject: { en: `${lender.orgBrand} now lends in ${en}`, es: `${lender.orgBrand} ya presta en ${es}` },
    paragraphs: [
      {
        en: `You asked us to write once when ${lender.orgBrand} may take applications for homes in ${en}. It may now. You can begin here, and see your offers without any effect on your credit score:`,
        es: `Nos pidió un solo correo cuando ${lender.orgBrand} pudiera recibir solicitudes para casas en ${es}. Ya puede. Puede empezar aquí y ver sus ofertas sin que afecte su puntaje de crédito:`,
      },
    ],
    link: origin + onHost(paths.register()),
    linkWords: { en: "Begin", es: "Empezar" },
    leaving: {
      words: {
        en: "This was the only email about it. We delete your address in 30 days; to have it deleted now, and hear of no other state either, press:",
        es: "Este fue el único correo al respecto. Borramos su dirección en 30 días; para que se borre ahora y no saber de ningún otro estado, pulse:",
      },
      page: `${origin}${siteRoutes.waitlist}#${token}`,
      atOnce: `${origin}${LEAVE_AT_ONCE}/${token}`,
    },
  });
  await trx
    .updateTable("waitlist")
    .set({ written_at: ctx.clock.now().toISOString(), outbox_uuid: outbox })
    .where("uuid", "=", uuid)
    .execute();
  return true;
}
