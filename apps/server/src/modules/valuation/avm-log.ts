import type { Valuation } from "@gable/domain/workflow/facts/application-facts.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { homeOf } from "@gable/domain/workflow/property/home.ts";
import { sql } from "kysely";
import type { Database, Transaction } from "../../database/transaction.ts";

/** Keeps what a model said of a home, for quality control: 12 CFR 1026.42(i). Nothing in it names a person. */
export async function logAvm(
  trx: Transaction,
  file: LoanFile,
  attempt: number,
  avm: Valuation | null,
  now: Date,
): Promise<void> {
  const home = homeOf(file.facts);
  if (!home) return;
  await trx
    .insertInto("avm_log")
    .values({
      application_uuid: file.uuid,
      attempt,
      model: avm?.model ?? null,
      state: home.address.state,
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

/** Sets a person's opinion beside what the models said. */
export async function logOpinion(trx: Transaction, applicationUuid: string, value: number, now: Date): Promise<void> {
  await trx
    .updateTable("avm_log")
    .set({ opinion_value: value, opinion_at: now.toISOString() })
    .where("application_uuid", "=", applicationUuid)
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
