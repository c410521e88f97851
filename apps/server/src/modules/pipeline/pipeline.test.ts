import {
  assignApplication,
  colleagues,
  PIPELINE_PAGE,
  pipeline,
  queueStandings,
} from "@gable/contract/calls/pipeline.ts";
import { type PipelineOrder, pipelineOrderNames } from "@gable/domain/pipeline/orders.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { advance } from "../../workflow/advance.ts";
import { PROJECTION } from "./pipeline-store.ts";
import { projectMissing } from "./project-missing.ts";

describe("the pipeline", () => {
  let product: TestProduct;
  let processor: OpenStaff;
  beforeAll(async () => {
    product = await startProduct();
    processor = await openStaff(product, "processor");
  });
  afterAll(() => product.close());

  const found = async (query: Parameters<typeof processor.client.send<typeof pipeline>>[1]["query"]) =>
    (await processor.client.send(pipeline, { query })).entries.map(({ uuid }) => uuid);

  it("finds by the beginnings of names, by address of mail and by loan number, whatever the signs between", async () => {
    const { applicationUuid: uuid, identityUuid } = await openBorrower(product);
    const { ctx } = product;
    const answers = {
      name: { firstName: "Renée", middleName: null, lastName: "Sorensen-Ibarra", suffix: null },
      email: "renee@example.com",
      home: { street1: "12 Alder Court", street2: null, city: "Boise", state: "ID" as const, zip: "83702" },
    };
    await ctx.database.kysely
      .transaction()
      .execute((trx) =>
        advance(ctx, trx, uuid, { kind: "borrower", identityUuid }, () => ({ event: "answered", facts: { answers } })),
      );
    const { loan_number: loanNumber } = await product.ctx.database.kysely
      .selectFrom("applications")
      .select("loan_number")
      .where("uuid", "=", uuid)
      .executeTakeFirstOrThrow();
    for (const text of [
      "SOREN ren",
      "ibarra renée",
      "renee@example.com",
      "renee@ex",
      loanNumber,
      loanNumber.slice(0, 5),
      `${loanNumber.slice(0, 2)}-${loanNumber.slice(2, 9)}-${loanNumber.slice(9)}`,
      "'Sorensen' & | ! ( <->",
    ]) {
      expect([text, await found({ text })]).toEqual([text, [uuid]]);
    }
    expect(await found({ text: "nobody of this name" })).toEqual([]);
    expect(await found({ text: "!!" })).toEqual([]);
    expect(await found({ state: "ID", row: "1", standing: "ACTIVE" })).toEqual([uuid]);
    expect(await found({ row: "29" })).toEqual([]);
  });

  it("is given out to colleagues, which the application's log keeps", async () => {
    const { applicationUuid: uuid } = await openBorrower(product);
    const { staff } = await processor.client.send(colleagues, {});
    expect(staff.map((person) => person.uuid)).toContain(processor.staffUuid);
    const assigned = await processor.client.send(assignApplication, {
      params: { uuid, role: "processor" },
      body: { staffUuid: processor.staffUuid },
    });
    expect(assigned.assignee).toEqual({ uuid: processor.staffUuid, name: processor.name });
    expect(await found({ assignee: processor.staffUuid })).toEqual([uuid]);
    expect((await processor.client.send(queueStandings, {})).mine).toBe(1);
    expect(await found({ assignee: "nobody" })).not.toContain(uuid);
    const event = await product.ctx.database.kysely
      .selectFrom("events")
      .selectAll()
      .where("application_uuid", "=", uuid)
      .orderBy("sequence", "desc")
      .executeTakeFirstOrThrow();
    expect(event).toMatchObject({ type: "assigned", actor: { kind: "staff", identityUuid: processor.staffUuid } });

    const stranger = await openStaff(product, "processor", "harbor-pine");
    await expect(
      processor.client.send(assignApplication, {
        params: { uuid, role: "processor" },
        body: { staffUuid: stranger.staffUuid },
      }),
    ).rejects.toMatchObject({ problem: { fields: { staffUuid: ["unknown"] } } });
  });

  it("is found by a colleague who has left, and given to them no more", async () => {
    const { applicationUuid: uuid } = await openBorrower(product);
    const gone = await openStaff(product, "processor");
    const give = (from: string | null) =>
      processor.client.send(assignApplication, {
        params: { uuid, role: "processor" },
        body: { staffUuid: gone.staffUuid, from },
      });
    await give(null);
    await product.ctx.database.kysely
      .updateTable("staff")
      .set({ deactivated_at: new Date().toISOString() })
      .where("uuid", "=", gone.staffUuid)
      .execute();
    const { staff } = await processor.client.send(colleagues, {});
    const standings = staff.filter(({ uuid: who }) => who === gone.staffUuid || who === processor.staffUuid);
    expect(Object.fromEntries(standings.map(({ uuid: who, hasLeft }) => [who, hasLeft]))).toEqual({
      [gone.staffUuid]: true,
      [processor.staffUuid]: false,
    });
    expect(await found({ assignee: gone.staffUuid })).toEqual([uuid]);
    await processor.client.send(assignApplication, {
      params: { uuid, role: "processor" },
      body: { staffUuid: null, from: gone.staffUuid },
    });
    await expect(give(null)).rejects.toMatchObject({ problem: { fields: { staffUuid: ["unknown"] } } });
  });

  it("has pages in every order that leave nothing out and show nothing twice", async () => {
    await copyOften((await openBorrower(product)).applicationUuid, 2 * PIPELINE_PAGE + 3);
    for (const order of pipelineOrderNames.filter((one) => one !== "OFFERS_END" && one !== "CLOSING")) {
      const all = await everything(order);
      expect(all.length).toBeGreaterThan(2 * PIPELINE_PAGE);
      expect(new Set(all.map(({ uuid }) => uuid)).size).toBe(all.length);
      const values = all.map((entry) =>
        order === "LINE" ? (entry.line ?? 0) : Date.parse(order === "OPENED" ? entry.openedAt : entry.changedAt),
      );
      const way = order === "STALEST" ? -1 : 1;
      expect(values).toEqual(values.toSorted((one, other) => way * (other - one)));
    }
  });

  /** Many alike, some of them at the same moment and with the same line. */
  async function copyOften(uuid: string, times: number): Promise<void> {
    await product.ctx.database.pool.query(
      `with copied as (
        insert into applications
          (uuid, org_code, identity_uuid, loan_number, plan_version, status, key_id, data_key, sealed_facts)
        select gen_random_uuid(), org_code, identity_uuid, (9000000000 + n)::text, 1, '{}', key_id, data_key, sealed_facts
        from applications, generate_series(1, $2::int) n where uuid = $1
        returning uuid, loan_number, right(loan_number, 2)::int as n
      )
      insert into pipeline (application_uuid, org_code, loan_number, standing, plan_row, waits_for, borrower, line, opened_at, changed_at, words, projection)
      select uuid, 'gable', loan_number, 'ACTIVE', 1, 'BORROWER', '', nullif(n % 9, 0) * 1000000,
        now() - n / 4 * interval '1 hour', now() - n / 3 * interval '1 minute', '', ${PROJECTION}
      from copied`,
      [uuid, times],
    );
  }

  async function everything(order: PipelineOrder) {
    const all = [];
    for (let after: string | null | undefined; after !== null; ) {
      const page = await processor.client.send(pipeline, { query: { order, ...(after && { after }) } });
      expect(page.entries.length).toBeLessThanOrEqual(PIPELINE_PAGE);
      all.push(...page.entries);
      after = page.next;
    }
    return all;
  }

  it("takes no key of a page that it did not give", async () => {
    for (const after of ["nonsense", Buffer.from('["1 or 1=1", "x"]').toString("base64url")]) {
      await expect(processor.client.send(pipeline, { query: { after } })).rejects.toMatchObject({ status: 400 });
    }
  });

  it("takes in what was there before it", async () => {
    const { applicationUuid: uuid } = await openBorrower(product);
    const db = product.ctx.database.kysely;
    await db.deleteFrom("pipeline").where("application_uuid", "=", uuid).execute();
    await projectMissing(product.ctx);
    expect((await everything("OPENED")).some((entry) => entry.uuid === uuid)).toBe(true);
  });
});
