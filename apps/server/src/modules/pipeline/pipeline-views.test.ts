import type { QueryOf } from "@gable/contract/call.ts";
import { MOST_IN_FILE, pipelineFile } from "@gable/contract/calls/pipeline.ts";
import {
  dropPipelineView,
  keepPipelineView,
  MOST_VIEWS,
  pipelineViews,
  sharePipelineView,
  unsharePipelineView,
} from "@gable/contract/calls/pipeline-views.ts";
import { lenderLog } from "@gable/contract/calls/staff-audit.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { type OpenStaff, openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct, type TestProduct } from "@gable/testkit/start-product.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PROJECTION } from "./pipeline-store.ts";

let product: TestProduct;
let processor: OpenStaff;
beforeAll(async () => {
  product = await startProduct();
  processor = await openStaff(product, "processor");
});
afterAll(() => product.close());

const viewsOf = async ({ client }: OpenStaff) => (await client.send(pipelineViews, {})).views;

describe("views of the pipeline", () => {
  const idaho = { state: "ID", assignee: "no-processor", row: 12 } as const;

  it("are kept under a name, changed under the same one, and forgotten; a colleague has their own", async () => {
    const colleague = await openStaff(product, "underwriter");
    expect(await viewsOf(processor)).toEqual([]);
    await processor.client.send(keepPipelineView, { body: { name: "Idaho, nobody's", narrowing: idaho } });
    await colleague.client.send(keepPipelineView, { body: { name: "Large", narrowing: { order: "LINE" } } });
    await processor.client.send(keepPipelineView, { body: { name: "Idaho, nobody's", narrowing: { state: "ID" } } });
    const own = await viewsOf(processor);
    expect(own).toEqual([
      { uuid: expect.any(String), name: "Idaho, nobody's", narrowing: { state: "ID" }, isOwn: true, sharedBy: null },
    ]);
    expect(await viewsOf(colleague)).toMatchObject([{ name: "Large", narrowing: { order: "LINE" } }]);
    const dropping = { params: { view: own[0]?.uuid ?? "" } };
    await expect(colleague.client.send(dropPipelineView, dropping)).rejects.toMatchObject({ status: 404 });
    await processor.client.send(dropPipelineView, dropping);
    expect(await viewsOf(processor)).toEqual([]);
    await expect(processor.client.send(dropPipelineView, dropping)).rejects.toMatchObject({ status: 404 });
  });

  it("are as many as somebody can look through, whichever tab they come from", async () => {
    const { client } = await openStaff(product, "processor");
    const keep = (name: string) => client.send(keepPipelineView, { body: { name, narrowing: idaho } });
    const names = Array.from({ length: MOST_VIEWS + 5 }, (_, index) => `View ${index}`);
    const results = await Promise.allSettled(names.map(keep));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(MOST_VIEWS);
    expect(results.filter(({ status }) => status === "rejected")).toHaveLength(5);
    const { views } = await client.send(pipelineViews, {});
    await keep(views[0]?.name ?? "");
    await expect(keep("One more")).rejects.toMatchObject({ status: 409, problem: { code: "too-many-views" } });
  });

  it.each([
    ["no name", { name: "  ", narrowing: idaho }],
    ["a name that fills a page", { name: "a".repeat(41), narrowing: idaho }],
    ["words that name a borrower", { name: "Ada", narrowing: { text: "Ada Sorensen" } }],
    ["a row that is none", { name: "Row", narrowing: { row: 99 } }],
  ])("are refused with %s", async (_what, body) => {
    await expect(processor.client.send(keepPipelineView, { body: body as never })).rejects.toMatchObject({
      status: 400,
    });
  });
});

const seenBy = async (staff: OpenStaff, { params: { view } }: { params: { view: string } }) =>
  (await viewsOf(staff)).find(({ uuid }) => uuid === view);

describe("a view that an administrator shares", () => {
  const large = { name: "Large lines", narrowing: { order: "LINE" } } as const;
  const open = async () => {
    const chief = await openStaff(product, "administrator");
    await chief.client.send(keepPipelineView, { body: large });
    const [own] = await viewsOf(chief);
    return { chief, sharing: { params: { view: own?.uuid ?? "" } } };
  };

  it("stands at all of the lender's staff with its owner's name, until that is ended, and at nobody of another lender's", async () => {
    const { chief, sharing } = await open();
    const elsewhere = await openStaff(product, "administrator", "harbor-pine");
    await chief.client.send(sharePipelineView, sharing);
    expect(await seenBy(processor, sharing)).toMatchObject({ ...large, isOwn: false, sharedBy: chief.name });
    expect(await seenBy(chief, sharing)).toMatchObject({ isOwn: true, sharedBy: chief.name });
    expect(await seenBy(elsewhere, sharing)).toBeUndefined();
    await expect(elsewhere.client.send(unsharePipelineView, sharing)).rejects.toMatchObject({ status: 404 });
    await chief.client.send(unsharePipelineView, sharing);
    expect(await seenBy(processor, sharing)).toBeUndefined();
    expect(await seenBy(chief, sharing)).toMatchObject({ isOwn: true, sharedBy: null });
  });

  it("is changed by its owner alone, for everybody at once; others keep a copy of their own", async () => {
    const { chief, sharing } = await open();
    await chief.client.send(sharePipelineView, sharing);
    await expect(processor.client.send(dropPipelineView, sharing)).rejects.toMatchObject({ status: 404 });
    await processor.client.send(keepPipelineView, { body: { ...large, narrowing: { state: "MT" } } });
    expect(await seenBy(processor, sharing)).toMatchObject(large);
    await chief.client.send(keepPipelineView, { body: { ...large, narrowing: { state: "UT" } } });
    expect(await seenBy(processor, sharing)).toMatchObject({ narrowing: { state: "UT" }, sharedBy: chief.name });
  });

  it("may be ended by any administrator of the lender, which leaves it to its owner", async () => {
    const { chief, sharing } = await open();
    const other = await openStaff(product, "administrator");
    await chief.client.send(sharePipelineView, sharing);
    await expect(other.client.send(sharePipelineView, sharing)).rejects.toMatchObject({ status: 404 });
    await other.client.send(unsharePipelineView, sharing);
    await expect(other.client.send(unsharePipelineView, sharing)).rejects.toMatchObject({ status: 404 });
    expect(await seenBy(chief, sharing)).toMatchObject({ sharedBy: null });
  });

  it("is changed and forgotten no more by who is an administrator no longer", async () => {
    const { chief, sharing } = await open();
    await chief.client.send(sharePipelineView, sharing);
    const { kysely } = product.ctx.database;
    await kysely.updateTable("staff").set({ role: "processor" }).where("uuid", "=", chief.staffUuid).execute();
    const refused = { status: 409, problem: { code: "view-is-shared" } };
    await expect(chief.client.send(keepPipelineView, { body: large })).rejects.toMatchObject(refused);
    await expect(chief.client.send(dropPipelineView, sharing)).rejects.toMatchObject(refused);
  });

  it("is in the lender's log by its name, with who shared it and who ended that or took it away", async () => {
    const { chief, sharing } = await open();
    await chief.client.send(sharePipelineView, sharing);
    await chief.client.send(sharePipelineView, sharing);
    await chief.client.send(keepPipelineView, { body: { ...large, narrowing: { state: "UT" } } });
    await chief.client.send(dropPipelineView, sharing);
    const auditor = await openStaff(product, "auditor");
    const { events } = await auditor.client.send(lenderLog, { query: {} });
    expect(events.filter(({ detail }) => detail["view"] === large.name).slice(0, 3)).toMatchObject([
      { type: "view-unshared", by: chief.name },
      { type: "shared-view-changed", by: chief.name },
      { type: "view-shared", by: chief.name },
    ]);
  });
});

const fileOf = async (by: OpenStaff, query: QueryOf<typeof pipelineFile>): Promise<string> =>
  (await by.client.open(pipelineFile, { query })).text();

/** Without the head. */
const linesOf = (text: string): string[] => text.trimEnd().split("\r\n").slice(1);

describe("the pipeline as a file", () => {
  it("has the rows of the list as it is narrowed, and nobody else's", async () => {
    const { applicationUuid: uuid } = await openBorrower(product);
    const elsewhere = await openStaff(product, "processor", "harbor-pine");
    const rows = linesOf(await fileOf(processor, { standing: "ACTIVE" }));
    expect(rows.find((line) => line.endsWith(uuid))).toMatch(
      /^\d{10},,,,Active,1\. [^,]+,Borrower,,,,,Own site,,,,,,\d{4}-[^,]+Z,\d{4}-[^,]+Z,[-0-9a-f]{36}$/,
    );
    expect(linesOf(await fileOf(processor, { standing: "FUNDED" }))).toEqual([]);
    expect(linesOf(await fileOf(elsewhere, {}))).toEqual([]);
  });

  it("is refused where it would be cut off, and comes once the list is narrowed", async () => {
    const { identityUuid } = await openBorrower(product);
    await sql`
      with made as (
        insert into applications (uuid, org_code, identity_uuid, loan_number, plan_version, status, key_id, data_key, sealed_facts)
        select gen_random_uuid(), 'gable', ${identityUuid}, (2700000000 + n)::text, 1, '{}', 'none', '', ''
        from generate_series(1, ${MOST_IN_FILE}::int) n
        returning uuid, loan_number
      )
      insert into pipeline (application_uuid, org_code, loan_number, standing, plan_row, waits_for, borrower, state, opened_at,
        changed_at, words, projection)
      select uuid, 'gable', loan_number, 'ACTIVE', 1, 'BORROWER', 'Ada Lind', case when loan_number = '2700000001' then 'MT' else 'UT' end,
        '2020-01-01', '2020-01-02', '', ${PROJECTION}
      from made
    `.execute(product.ctx.database.kysely);
    await expect(fileOf(processor, {})).rejects.toMatchObject({ status: 409, problem: { code: "too-many-for-file" } });
    expect(linesOf(await fileOf(processor, { state: "MT" }))).toEqual([
      expect.stringMatching(/^2700000001,Ada Lind,MT,/),
    ]);
    expect(linesOf(await fileOf(processor, { state: "UT" }))).toHaveLength(MOST_IN_FILE - 1);
  });

  it.each(["support-agent", "loan-officer", "notary"] as const)("is not for a %s", async (role) => {
    const staff = await openStaff(product, role);
    await expect(fileOf(staff, {})).rejects.toMatchObject({ status: 403 });
  });
});
