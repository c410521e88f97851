import type { Valuation } from "@gable/domain/workflow/facts/application-facts.ts";
import { sql } from "kysely";
import type { Database, Transaction } from "../../database/transaction.ts";

/** Of which home a model or a person speaks. */
interface LoggedHome {
  readonly applicationUuid: string;
  /** How many others were named before it. */
  readonly homesBefore: number;
}

/** Keeps what a model said of a home, for quality control: 12 CFR 1026.42(i). Nothing in it names a person. */
export async function logAvm(
  trx: Transaction,
  home: LoggedHome & { readonly state: string; readonly countyFips: string },
  attempt: number,
  avm: Valuation | null,
  now: Date,
): Promise<void> {
  await trx
    .insertInto("avm_log")
    .values({
      application_uuid: home.applicationUuid,
      homes_before: home.homesBefore,
      attempt,
      model: avm?.model ?? null,
      state: home.state,
      county_fips: home.countyFips,
      value: avm?.value ?? null,
      fsd: avm?.fsd === undefined ? null : String(avm.fsd),
      as_of: avm?.asOf ?? null,
      obtained_at: now.toISOString(),
      opinion_value: null,
      opinion_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Sets a person's opinion, in cents, beside what the models said of the same home. */
export async function logOpinion(trx: Transaction, home: LoggedHome, value: number, now: Date): Promise<void> {
  await trx
    .updateTable("avm_log")
    .set({ opinion_value: value, opinion_at: now.toISOString() })
    .where("application_uuid", "=", home.applicationUuid)
    .where("homes_before", "=", home.homesBefore)
    .execute();
}

/** How one model did in one state. */
export interface AvmQuality {
  readonly model: string;
  readonly state: string;
  readonly asked: number;
  /** How many homes a person valued as well. */
  readonly compared: number;
  /** In percent of the person's opinion; null where there is none. Positive: the model was too high. */
  readonly medianErrorPercent: number | null;
  readonly withinTenPercent: number | null;
}

/** The models beside the people who looked later, by model and state. */
export async function avmQuality(db: Database): Promise<readonly AvmQuality[]> {
  const error = sql`(value - opinion_value)::float8 / opinion_value * 100`;
  const { rows } = await sql<AvmQuality>`
    select coalesce(model, 'no value found') as model, state, count(*)::integer as asked,
      count(opinion_value) filter (where value is not null)::integer as compared,
      percentile_cont(0.5) within group (order by ${error}) as "medianErrorPercent",
      avg(case when abs(${error}) <= 10 then 100 else 0 end)
        filter (where opinion_value is not null and value is not null)::float8 as "withinTenPercent"
    from avm_log group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}
