import { daysBetween, type LocalDate, localDate, yearOf } from "@gable/domain/calendar/local-date.ts";
import type { Words } from "@gable/domain/language.ts";
import { AMOUNTS_AHEAD_DAYS } from "@gable/domain/underwriting/provisional-figures.ts";
import type { Context } from "../../context.ts";
import { tellColleagues } from "../notifications/tell-colleague.ts";
import { administratorsOf } from "../staff/administrators.ts";
import { lackingAmounts } from "./published-figures.ts";

/** Near enough to the new year to be written of a second time. */
const LAST_DAYS = 14;

/**
 * Writes to the administrators of each lender in production whose amounts of law are not entered: 45 and 14 days before the year, and once it
 * has begun, of each once. Who is only found late hears of the latest alone. Says of how many lenders.
 */
export async function warnOfAmounts(ctx: Context): Promise<number> {
  if (ctx.config.deployment !== "production") return 0;
  const { today, day, lacking } = lackingAmounts(ctx);
  const year = yearOf(day);
  let told = 0;
  for (const { lender: orgCode } of lacking) {
    try {
      told += (await warn(ctx, orgCode, year, daysBeforeOf(year, today))) ? 1 : 0;
    } catch (error) {
      // One lender that cannot be written to does not hold up the others.
      ctx.log.error({ err: error, lender: orgCode }, "administrators cannot be told that amounts of law are missing");
    }
  }
  return told;
}

/** 45, 14 or 0: the latest of the warnings whose day has come. */
function daysBeforeOf(year: number, today: LocalDate): number {
  const left = daysBetween(today, localDate(year, 1, 1));
  if (left <= 0) return 0;
  return left <= LAST_DAYS ? LAST_DAYS : AMOUNTS_AHEAD_DAYS;
}

/** That it was written and the mails are one transaction: neither a crash nor another process makes a second mail. */
function warn(ctx: Context, orgCode: string, year: number, daysBefore: number): Promise<boolean> {
  return ctx.database.kysely.transaction().execute(async (trx) => {
    const given = await trx
      .insertInto("amount_warnings")
      .values({ org_code: orgCode, year, days_before: daysBefore, told_at: ctx.clock.now().toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .returning("year")
      .execute();
    if (given.length === 0) return false;
    await tellColleagues(ctx, trx, {
      orgCode,
      path: "/settings/amounts",
      to: await administratorsOf(trx, orgCode),
      ...(daysBefore === 0 ? hasBegun(year) : willBegin(year)),
    });
    return true;
  });
}

const willBegin = (year: number): { readonly subject: Words; readonly paragraph: Words } => ({
  subject: {
    en: `The amounts that law sets for ${year} are missing`,
    es: `Faltan los montos que la ley fija para ${year}`,
  },
  paragraph: {
    en: `From January 1, ${year} on no application can be decided until the amounts of the high-cost test and of the flood program for ${year} are entered. One administrator enters them as they were published, another approves them.`,
    es: `Desde el 1 de enero de ${year} no se podrá decidir ninguna solicitud hasta que estén anotados los montos de la prueba de alto costo y del programa de inundación para ${year}. Un administrador los anota como se publicaron y otro los aprueba.`,
  },
});

const hasBegun = (year: number): { readonly subject: Words; readonly paragraph: Words } => ({
  subject: {
    en: `No application is decided: the amounts of ${year} are missing`,
    es: `No se decide ninguna solicitud: faltan los montos de ${year}`,
  },
  paragraph: {
    en: `The amounts that law sets for ${year}, of the high-cost test and of the flood program, are not entered. What waits is decided within a quarter of an hour once one administrator has entered them as they were published and another has approved them.`,
    es: `No están anotados los montos que la ley fija para ${year}, de la prueba de alto costo y del programa de inundación. Lo que espera se decide en un cuarto de hora cuando un administrador los haya anotado como se publicaron y otro los haya aprobado.`,
  },
});
