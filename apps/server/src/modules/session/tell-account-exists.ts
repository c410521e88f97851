import type { Context } from "../../context.ts";
import type { Caller } from "../../http/contract-routing.ts";
import { sendMail } from "../notifications/mail.ts";
import { languageOf } from "./preferences.ts";

/** Whoever has an account hears of a further use of its address once in this time, however often somebody tries it. */
const TELL_AGAIN_MS = 24 * 3_600_000;

/** Tells whoever has an account with an address that it was used again. After the refused transaction, which would take the message back. */
export async function tellAccountExists(ctx: Context, { lender }: Caller, email: string): Promise<void> {
  const now = ctx.clock.now();
  await ctx.database.kysely.transaction().execute(async (trx) => {
    const owner = await trx
      .updateTable("identities")
      .set({ told_of_account_at: now.toISOString() })
      .where("org_code", "=", lender.orgCode)
      .where("email", "=", email)
      .where("identity_type", "<>", "CO_DEEDER")
      .where((eb) =>
        eb.or([
          eb("told_of_account_at", "is", null),
          eb("told_of_account_at", "<=", new Date(now.getTime() - TELL_AGAIN_MS).toISOString()),
        ]),
      )
      .returning("uuid")
      .executeTakeFirst();
    if (!owner) return;
    await sendMail(ctx, trx, lender, owner.uuid, {
      to: email,
      language: await languageOf(ctx, trx, owner.uuid),
      subject: { en: "You already have an account", es: "Usted ya tiene una cuenta" },
      paragraphs: [
        {
          en: "Somebody just tried to use your address for an application or an account. If it was you, log in to continue where you left off. If not, there is nothing to do.",
          es: "Alguien acaba de intentar usar su dirección para una solicitud o una cuenta. Si fue usted, inicie sesión para continuar donde quedó. Si no, no tiene que hacer nada.",
        },
      ],
      link: `${ctx.lenders.originOf(lender)}/auth/login`,
      linkWords: { en: "Log in", es: "Iniciar sesión" },
    });
  });
}
