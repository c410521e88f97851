import { addDays, type LocalDate } from "@gable/domain/calendar/local-date.ts";
import type { Words } from "@gable/domain/language.ts";
import {
  DAYS_OF_LATE_WARNING,
  DAYS_OF_RENEWAL,
  type LicenceWarning,
  licenceWarningOn,
} from "@gable/domain/organisations/officer-licences.ts";
import { Originator } from "@gable/domain/organisations/originator.ts";
import { isUsState, usStates } from "@gable/domain/people/us-states.ts";
import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { Transaction } from "../../database/transaction.ts";
import { dayIn } from "../notifications/spoken-figures.ts";
import { tellColleagues } from "../notifications/tell-colleague.ts";
import { administratorsOf } from "../staff/administrators.ts";
import { licenceDay } from "./working-originators.ts";

interface Ending {
  readonly state: string;
  readonly until: LocalDate;
  readonly warning: LicenceWarning;
}

/**
 * Writes to officers at work, and to the administrators of their lenders, of licences that end: 60 and 14 days before and on the last day, of
 * each once. Whom nobody looked at for a while hears of the latest alone. Says of how many officers.
 */
export async function warnOfLicences(ctx: Context): Promise<number> {
  const today = licenceDay(ctx);
  let told = 0;
  for (const officer of await officersToWarn(ctx, today)) {
    try {
      told += (await ctx.database.kysely.transaction().execute((trx) => warn(ctx, trx, officer, today))) ? 1 : 0;
    } catch (error) {
      // One who cannot be written to does not hold up the others.
      ctx.log.error({ err: error, originator: officer }, "an officer cannot be told that a license ends");
    }
  }
  return told;
}

/** With a licence that ends soon, or just did, and of which the warning of today was not given. Days compare as the texts that they are. */
async function officersToWarn({ database }: Context, today: LocalDate): Promise<readonly string[]> {
  const { rows } = await sql<{ uuid: string }>`
    select distinct originators.uuid
    from staff
      join originators on originators.uuid = staff.originator_uuid
      cross join jsonb_each_text(coalesce(originators.record->'licenceEnds', '{}')) as licence (state, ends_on)
    where staff.role = 'loan-officer'
      and staff.deactivated_at is null
      and licence.ends_on between ${addDays(today, -DAYS_OF_LATE_WARNING)} and ${addDays(today, DAYS_OF_RENEWAL)}
      and not exists (
        select from licence_warnings as given
        where given.originator_uuid = originators.uuid
          and given.state = licence.state
          and given.ends_on = licence.ends_on::date
          and given.days_before <= case
            when licence.ends_on <= ${today} then 0
            when licence.ends_on <= ${addDays(today, 14)} then 14
            else ${DAYS_OF_RENEWAL}::integer
          end
      )`.execute(database.kysely);
  return rows.map(({ uuid }) => uuid);
}

/** What was written of and the mails are one transaction: neither a crash nor another process makes a second mail. */
async function warn(ctx: Context, trx: Transaction, uuid: string, today: LocalDate): Promise<boolean> {
  const { org_code: orgCode, record } = await trx
    .selectFrom("originators")
    .select(["org_code", "record"])
    .where("uuid", "=", uuid)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { name, licenceEnds = {} } = Originator.parse(record);
  const due = Object.entries(licenceEnds).flatMap(([state, until]) => {
    const warning = licenceWarningOn(until, today);
    return warning === null ? [] : [{ state, until, warning }];
  });
  const endings = await notYetTold(ctx, trx, uuid, due);
  if (endings.length === 0) return false;
  const officers = await trx
    .selectFrom("staff")
    .select("uuid")
    .where("originator_uuid", "=", uuid)
    .where("role", "=", "loan-officer")
    .execute();
  await tellColleagues(ctx, trx, {
    orgCode,
    path: "/officer",
    to: officers.map((officer) => officer.uuid),
    subject: subjectOf(endings, today),
    paragraph: toOfficer(endings),
  });
  await tellColleagues(ctx, trx, {
    orgCode,
    path: "/staff",
    to: await administratorsOf(trx, orgCode),
    subject: subjectOf(endings, today, name),
    paragraph: toAdministrators(endings, name),
  });
  return true;
}

async function notYetTold(
  ctx: Context,
  trx: Transaction,
  uuid: string,
  due: readonly Ending[],
): Promise<readonly Ending[]> {
  if (due.length === 0) return [];
  const kept = await trx
    .insertInto("licence_warnings")
    .values(
      due.map(({ state, until, warning }) => ({
        originator_uuid: uuid,
        state,
        ends_on: until,
        days_before: warning,
        told_at: ctx.clock.now().toISOString(),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning("state")
    .execute();
  const added = new Set(kept.map(({ state }) => state));
  return due
    .filter(({ state }) => added.has(state))
    .toSorted((one, other) => (one.until + one.state < other.until + other.state ? -1 : 1));
}

/** Of the licence that ends first. */
function subjectOf(endings: readonly Ending[], today: LocalDate, name?: string): Words {
  const [until = today] = endings.map((ending) => ending.until);
  const [en, es] =
    until < today
      ? ["has ended", "ya venció"]
      : until === today
        ? ["ends today", "vence hoy"]
        : [`ends on ${dayIn("en", until)}`, `vence el ${dayIn("es", until)}`];
  return name === undefined
    ? { en: `A license of yours ${en}`, es: `Una licencia suya ${es}` }
    : { en: `A license of ${name} ${en}`, es: `Una licencia de ${name} ${es}` };
}

const toOfficer = (endings: readonly Ending[]): Words => ({
  en: `The last day of your license: ${listed("en", endings)}. After it nobody comes by your link from there, and you invite nobody and prepare no offer there. Once it is renewed, ask an administrator to enter the new end.`,
  es: `El último día de su licencia: ${listed("es", endings)}. Después nadie llega por su enlace desde allí, y usted no invita a nadie ni prepara ofertas allí. Cuando la renueve, pida a un administrador que anote el nuevo plazo.`,
});

const toAdministrators = (endings: readonly Ending[], name: string): Words => ({
  en: `The last day of the license of ${name}: ${listed("en", endings)}. After it nobody comes by their link from there, and they invite nobody and prepare no offer there. Once it is renewed, enter the new end on their card.`,
  es: `El último día de la licencia de ${name}: ${listed("es", endings)}. Después nadie llega por su enlace desde allí, y no invita a nadie ni prepara ofertas allí. Cuando la renueve, anote el nuevo plazo en su tarjeta.`,
});

function listed(language: "en" | "es", endings: readonly Ending[]): string {
  const parts = endings.map(
    ({ state, until }) => `${isUsState(state) ? usStates[state][language] : state} (${dayIn(language, until)})`,
  );
  return new Intl.ListFormat(language).format(parts);
}
