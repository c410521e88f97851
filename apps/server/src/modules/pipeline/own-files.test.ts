import type { QueryOf } from "@gable/contract/call.ts";
import { loanFile } from "@gable/contract/calls/loan-file.ts";
import { assignApplication, PIPELINE_PAGE, pipeline, queueStandings } from "@gable/contract/calls/pipeline.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { advance } from "../../workflow/advance.ts";
import { projectMissing } from "./project-missing.ts";

const MARISOL = "5a0d3c1e-7b52-4f0e-9c41-2f6b8d1e4a01";

const seen = async ({ client }: OpenStaff) =>
  (await client.send(pipeline, { query: {} })).entries.map(({ uuid }) => uuid).toSorted();
const found = async ({ client }: OpenStaff, query: QueryOf<typeof pipeline>) =>
  (await client.send(pipeline, { query })).entries.map(({ loanNumber }) => loanNumber);
const waiting = async ({ client }: OpenStaff) =>
  (await client.send(queueStandings, {})).queues.find(({ queue }) => queue === "income")?.waiting;

describe("what a loan officer sees", () => {
  let product: TestProduct;
  let officer: OpenStaff;
  let processor: OpenStaff;
  let brought: string;
  let assigned: string;
  let foreign: string;
  beforeAll(async () => {
    product = await startProduct();
    [officer, processor] = [await openStaff(product, "loan-officer"), await openStaff(product, "processor")];
    await product.ctx.database.kysely
      .updateTable("staff")
      .set({ originator_uuid: MARISOL })
      .where("uuid", "=", officer.staffUuid)
      .execute();
    [brought, assigned, foreign] = [await opened(), await opened(), await opened()];
    await referredBy(brought, MARISOL);
    const body = { staffUuid: officer.staffUuid };
    await processor.client.send(assignApplication, { params: { uuid: assigned, role: "loan-officer" }, body });
  });
  afterAll(() => product.close());

  const opened = async () => (await openBorrower(product)).applicationUuid;
  async function referredBy(uuid: string, referrerUuid: string): Promise<void> {
    const { ctx } = product;
    await ctx.database.kysely.transaction().execute((trx) =>
      advance(ctx, trx, uuid, { kind: "system" }, () => ({
        event: "referred",
        facts: { channel: { referrerUuid } },
      })),
    );
  }
  it("are the borrowers whom they brought, and those whom they look after; a colleague sees the others too", async () => {
    expect(await seen(officer)).toEqual([brought, assigned].toSorted());
    expect(await seen(processor)).toEqual([brought, assigned, foreign].toSorted());
    expect((await officer.client.send(loanFile, { params: { uuid: brought } })).uuid).toBe(brought);
    await expect(officer.client.send(loanFile, { params: { uuid: foreign } })).rejects.toMatchObject({ status: 404 });
    await processor.client.send(assignApplication, {
      params: { uuid: assigned, role: "loan-officer" },
      body: { staffUuid: null },
    });
    await expect(officer.client.send(loanFile, { params: { uuid: assigned } })).rejects.toMatchObject({ status: 404 });
  });

  it("counts in queues what is theirs alone", async () => {
    const db = product.ctx.database.kysely;
    const since = product.ctx.clock.now().toISOString();
    const entry = { queue: "income", org_code: "gable", since, move: "staff" as const };
    await db
      .insertInto("pipeline_queues")
      .values([brought, foreign].map((application_uuid) => ({ ...entry, application_uuid })))
      .execute();
    expect([await waiting(officer), await waiting(processor)]).toEqual([1, 2]);
    const { entries } = await officer.client.send(pipeline, { query: { queue: "income" } });
    expect(entries.map(({ uuid }) => uuid)).toEqual([brought]);
  });

  it("is found again after an update by which the pipeline learns who brought them", async () => {
    const db = product.ctx.database.kysely;
    await db
      .updateTable("pipeline")
      .set({ originator_uuid: null, projection: 1 })
      .where("application_uuid", "=", brought)
      .execute();
    expect(await seen(officer)).toEqual([]);
    await projectMissing(product.ctx);
    expect(await seen(officer)).toEqual([brought]);
  });

  it("are found by a name that very many borrowers of colleagues have, and so is one in a state of which there are few", async () => {
    await sql`
      with named as (
        insert into applications (uuid, org_code, identity_uuid, loan_number, plan_version, status, key_id, data_key, sealed_facts)
        select gen_random_uuid(), org_code, identity_uuid, (8000000000 + n)::text, plan_version, '{}', 'none', '', ''
        from applications, generate_series(1, 2500) n where uuid = ${foreign}
        returning uuid, loan_number
      )
      insert into pipeline (application_uuid, org_code, loan_number, standing, plan_row, waits_for, borrower, email, state, opened_at,
        changed_at, words, originator_uuid, projection)
      select named.uuid, 'gable', named.loan_number, 'ACTIVE', 1, 'BORROWER', 'Maria Lopez', 'maria@example.com',
        case when named.loan_number = '8000002500' then 'WA' else 'ID' end, now(),
        now() + (named.loan_number::bigint - 8000000000) * interval '1 second', array_to_tsvector(array['maria', 'lopez']),
        case when named.loan_number = '8000002500' then ${MARISOL}::uuid end, projection
      from named, pipeline where application_uuid = ${foreign}`.execute(product.ctx.database.kysely);
    expect(await found(officer, { text: "maria lopez" })).toEqual(["8000002500"]);
    expect(await found(processor, { text: "maria", state: "WA" })).toEqual(["8000002500"]);
    // Of all of them those that changed last, however many there are.
    const newest = Array.from({ length: PIPELINE_PAGE }, (_, place) => String(8_000_002_500 - place));
    expect(await found(processor, { text: "mar" })).toEqual(newest);
    const newestInIdaho = newest.map((number) => String(Number(number) - 1));
    expect(await found(processor, { text: "mar", state: "ID", standing: "ACTIVE" })).toEqual(newestInIdaho);
    expect(await found(processor, { text: "mar", state: "ID", order: "OPENED" })).toHaveLength(PIPELINE_PAGE);
  });
});
