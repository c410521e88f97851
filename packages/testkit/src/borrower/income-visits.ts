import type { LinkVisit } from "@gable/domain/workflow/facts/verification-facts.ts";
import { sql } from "kysely";
import type { TestProduct } from "../start-product.ts";
import type { Walked } from "./walk.ts";

/**
 * Puts beside a borrower's application so many others like it, whose borrowers began to show their income at a vendor's page then; of
 * `finished` of them it was read `seconds` later. Each began twice.
 */
export async function visitIncome(
  { ctx }: Pick<TestProduct, "ctx">,
  { uuid }: Pick<Walked, "uuid">,
  vendor: LinkVisit["vendor"],
  { at, tried, finished, seconds }: { at: Date; tried: number; finished: number; seconds: number },
): Promise<void> {
  await sql`
    with others as (
      insert into applications
      select (jsonb_populate_record(model, jsonb_build_object('uuid', gen_random_uuid(), 'loan_number', 'T' || gen_random_uuid()))).*
      from applications model, generate_series(1, ${tried}::int) where model.uuid = ${uuid}
      returning uuid
    ),
    numbered as (select uuid, row_number() over () as number from others),
    acts as (
      select uuid, 1 as sequence, ${at}::timestamptz as at, 'link-opened' as type, 'INCOME' as purpose from numbered
      union all
      select uuid, 2, ${at}::timestamptz + interval '1 second', 'link-opened', 'INCOME' from numbered
      union all
      select uuid, 3, ${at}::timestamptz + make_interval(secs => ${seconds}::int), 'income-read', null from numbered where number <= ${finished}
    )
    insert into events (application_uuid, sequence, at, type, actor, detail, previous_hash, hash)
    select uuid, sequence, at, type, '{"kind":"system"}'::jsonb,
      jsonb_strip_nulls(jsonb_build_object('vendor', ${vendor}::text, 'purpose', purpose)), ''::bytea, ''::bytea
    from acts`.execute(ctx.database.kysely);
}
