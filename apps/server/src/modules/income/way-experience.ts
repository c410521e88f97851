import type { IncomeWay, WaysExperience } from "@gable/domain/income/verification-methods.ts";
import type { LinkVisit } from "@gable/domain/workflow/facts/verification-facts.ts";
import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { Database } from "../../database/transaction.ts";

/** How far back is looked, and how long somebody has who began. */
const LATELY_MS = 90 * 86_400_000;
const TIME_TO_FINISH_MS = 3_600_000;
/** Of all lenders of this installation: enough to tell of each that has many, at the price of so many rows an hour. */
const MOST_VISITS = 2000;
/** So long an answer is good. */
const KEPT_MS = 3_600_000;

const wayOf: Readonly<Record<LinkVisit["vendor"], IncomeWay>> = {
  "income-link": "PAYROLL",
  "bank-link": "PLAID_TRANSACTIONS",
  "tax-transcript": "TAX_TRANSCRIPT",
};

/** Says how the borrowers of a lender fared lately with the ways to show an income; asked of the database once an hour and process. */
export function keepWaysExperience({ clock }: Pick<Context, "clock">) {
  const kept = new Map<string, { readonly at: number; readonly experience: WaysExperience }>();
  return async (db: Database, orgCode: string): Promise<WaysExperience> => {
    const now = clock.now().getTime();
    const known = kept.get(orgCode);
    if (known && now - known.at < KEPT_MS) return known.experience;
    const experience = await readWaysExperience(db, orgCode, now);
    kept.set(orgCode, { at: now, experience });
    return experience;
  };
}

/** Each borrower counts once for each way, however often they began. `now` in ms. */
async function readWaysExperience(db: Database, orgCode: string, now: number): Promise<WaysExperience> {
  const from = new Date(now - LATELY_MS).toISOString();
  const until = new Date(now - TIME_TO_FINISH_MS).toISOString();
  const { rows } = await sql<{ vendor: LinkVisit["vendor"]; tried: number; finished: number; seconds: number | null }>`
    with visits as (
      select application_uuid, detail ->> 'vendor' as vendor, at from events
      where type = ${sql.lit("link-opened")} and detail ->> 'purpose' = ${sql.lit("INCOME")} and at >= ${from} and at < ${until}
      order by at desc limit ${MOST_VISITS}
    ),
    tried as (
      select visits.application_uuid, visits.vendor, min(visits.at) as at
      from visits join applications on applications.uuid = visits.application_uuid
      where applications.org_code = ${orgCode} group by 1, 2
    )
    select vendor, count(*)::int as tried, count(finished.at)::int as finished,
      round(percentile_cont(0.5) within group (order by extract(epoch from finished.at - tried.at)))::int as seconds
    from tried
    cross join lateral (
      select min(at) as at from events
      where events.application_uuid = tried.application_uuid and type = 'income-read'
        and detail ->> 'vendor' = tried.vendor and events.at >= tried.at
    ) finished
    group by vendor`.execute(db);
  return Object.fromEntries(rows.map(({ vendor, ...experience }) => [wayOf[vendor], experience]));
}
