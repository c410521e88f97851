import type { Received, ReplyOf } from "@gable/contract/call.ts";
import { PIPELINE_PAGE, type PipelineEntry, type pipeline } from "@gable/contract/calls/pipeline.ts";
import { lastDays } from "@gable/domain/calendar/lender-days.ts";
import type { Instant } from "@gable/domain/calendar/zoned-time.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import type { WayToCome } from "@gable/domain/pipeline/came-by.ts";
import type { PipelineOrder } from "@gable/domain/pipeline/orders.ts";
import { type Standing, searchWords, type WaitsFor } from "@gable/domain/pipeline/pipeline-row.ts";
import type { Queue } from "@gable/domain/pipeline/queues.ts";
import { seesOwnFilesOnly } from "@gable/domain/staff/permissions.ts";
import { type Expression, type ExpressionBuilder, type RawBuilder, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Context } from "../../context.ts";
import type { Tables } from "../../database/tables.ts";
import type { Database } from "../../database/transaction.ts";
import { assigneesOfRow, isOf } from "./assignees.ts";
import { mayBeSeenBy, type Viewer } from "./own-files.ts";
import { type PageKey, readPageKey, writePageKey } from "./page-key.ts";

/** Of a search, before they are put in order. */
const MOST_FOUND = 2000;
/** First in the order that is asked for: among so many stands a page of those whose name begins as very many do. */
const MOST_LOOKED_AT = 1000;
const DAY_MS = 86_400_000;

type Query = Received<typeof pipeline>["query"];
/** `by`: a date of the order asked for comes before it, or is past. `since`: opened then or later. */
type Asked = Omit<Query, "within" | "opened"> & { readonly by?: Instant; readonly since?: Instant };

/** A page of a lender's applications, found by the key of the page before and never by counting rows. */
export async function listPipeline(
  ctx: Pick<Context, "clock">,
  db: Database,
  viewer: Viewer,
  query: Query,
): Promise<ReplyOf<typeof pipeline>> {
  const after = query.after === undefined ? undefined : readPageKey(query.after);
  const rows = await readRows(db, viewer, askedOf(ctx, query), { after, most: PIPELINE_PAGE + 1 });
  const entries = rows.slice(0, PIPELINE_PAGE);
  const last = entries.at(-1);
  return {
    entries: entries.map(present),
    next: rows.length > PIPELINE_PAGE && last ? writePageKey([last.sort, last.uuid]) : null,
  };
}

/** The first of a lender's applications, `most` of them, as they are asked for, each with what brought it. */
export async function firstOfPipeline(
  ctx: Pick<Context, "clock">,
  db: Database,
  viewer: Viewer,
  query: Query,
  most: number,
) {
  const rows = await readRows(db, viewer, askedOf(ctx, query), { after: undefined, most });
  return rows.map((row) => ({
    ...present(row),
    cameBy: row.came_by as WayToCome,
    campaign: { name: row.campaign, source: row.campaign_source, medium: row.campaign_medium },
  }));
}

function askedOf({ clock }: Pick<Context, "clock">, { within, opened, ...asked }: Query): Asked {
  const now = clock.now();
  return {
    ...asked,
    ...(within !== undefined && { by: new Date(now.getTime() + within * DAY_MS).toISOString() }),
    ...(opened !== undefined && { since: lastDays(now.toISOString(), opened).from }),
  };
}

/** From where on, and how many at most. */
interface Part {
  readonly after: PageKey | undefined;
  readonly most: number;
}

const readRows = (db: Database, viewer: Viewer, asked: Asked, part: Part) =>
  asked.queue ? readQueue(db, viewer, asked.queue, asked, part) : readList(db, viewer, asked, part);

type Order = {
  readonly column: RawBuilder<string | number>;
  readonly way: "asc" | "desc";
  /** Of a date that few have: the others are not in the list, nor in its index. */
  readonly ofDated?: true;
};

const orders: Readonly<Record<PipelineOrder, Order>> = {
  CHANGED: { column: sql`pipeline.changed_at`, way: "desc" },
  // The same index, read from its other end.
  STALEST: { column: sql`pipeline.changed_at`, way: "asc" },
  OPENED: { column: sql`pipeline.opened_at`, way: "desc" },
  LINE: { column: sql`coalesce(pipeline.line, 0)`, way: "desc" },
  OFFERS_END: { column: sql`pipeline.offers_end_at`, way: "asc", ofDated: true },
  CLOSING: { column: sql`pipeline.closes_at`, way: "asc", ofDated: true },
};

/** What stands behind the last row of the page before. */
const behind = ({ column, way }: Order, after: PageKey | undefined): RawBuilder<boolean> =>
  way === "desc"
    ? sql`(${column}, pipeline.application_uuid) < ${keyOf(after)}`
    : sql`(${column}, pipeline.application_uuid) > ${keyOf(after)}`;

async function readList(db: Database, viewer: Viewer, asked: Asked, part: Part) {
  if (asked.text === undefined || loanNumberIn(asked) !== undefined || seesOwnFilesOnly(viewer.role))
    return readOrdered(db, viewer, asked, part);
  if (asked.order && orders[asked.order].ofDated)
    return readOrdered(db, viewer, asked, part, (eb) => datedNamedLike(eb, viewer, asked));
  // The index of words reads all that begin so before it gives the first: the fewer letters, the longer.
  const first = await readOrdered(db, viewer, asked, part, (eb) => firstNamedLike(eb, viewer, asked, part.after));
  return first.length >= part.most ? first : readOrdered(db, viewer, asked, part);
}

async function readOrdered(db: Database, viewer: Viewer, asked: Asked, { after, most }: Part, found?: Found) {
  const order = orders[asked.order ?? "CHANGED"];
  return filtered(db, viewer, asked, found)
    .select(order.column.as("sort"))
    .$if(after !== undefined, (query) => query.where(behind(order, after)))
    .orderBy(order.column, order.way)
    .orderBy("pipeline.application_uuid", order.way)
    .limit(most)
    .execute();
}

/** A queue is read from its oldest entry on. */
async function readQueue(db: Database, viewer: Viewer, queue: Queue, asked: Asked, { after, most }: Part) {
  return filtered(db, viewer, asked)
    .innerJoin("pipeline_queues as waiting", "waiting.application_uuid", "pipeline.application_uuid")
    .where("waiting.org_code", "=", viewer.orgCode)
    .where("waiting.queue", "=", queue)
    .select("waiting.since as sort")
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(waiting.since, waiting.application_uuid) > ${keyOf(after)}`),
    )
    .orderBy("waiting.since")
    .orderBy("waiting.application_uuid")
    .limit(most)
    .execute();
}

function keyOf(key: PageKey | undefined): RawBuilder<unknown> {
  const [value, uuid] = key ?? [0, ""];
  return typeof value === "number"
    ? sql`(${value}::bigint, ${uuid}::uuid)`
    : sql`(${value}::timestamptz, ${uuid}::uuid)`;
}

const filtered = (db: Database, viewer: Viewer, asked: Asked, found?: Found) =>
  db
    .selectFrom("pipeline")
    .select((eb) => [
      "pipeline.application_uuid as uuid",
      "pipeline.loan_number",
      "pipeline.borrower",
      "pipeline.state",
      "pipeline.line",
      "pipeline.step",
      "pipeline.plan_row",
      "pipeline.standing",
      "pipeline.waits_for",
      "pipeline.offers_end_at",
      "pipeline.closes_at",
      "pipeline.opened_at",
      "pipeline.changed_at",
      "pipeline.came_by",
      "pipeline.campaign",
      "pipeline.campaign_source",
      "pipeline.campaign_medium",
      assigneesOfRow.as("assignees"),
      queuesOfRow(eb).as("queues"),
    ])
    .where(narrowed(viewer, asked))
    .$if(asked.text !== undefined, (query) =>
      query.where((eb) => {
        const named = numbered(eb, asked) ?? found?.(eb) ?? namedLike(eb, viewer, asked);
        return sql<boolean>`pipeline.application_uuid in ${named}`;
      }),
    );

/** The one of a whole loan number, as it is or as people read it aloud; its own index finds it among very many. */
function numbered(eb: Builder, asked: Asked) {
  const digits = loanNumberIn(asked);
  if (digits === undefined) return undefined;
  return eb.selectFrom("applications").select("applications.uuid").where("applications.loan_number", "=", digits);
}

function loanNumberIn({ text = "" }: Asked): string | undefined {
  const digits = text.replaceAll(/[\s-]/g, "");
  return /^\d{10}$/.test(digits) ? digits : undefined;
}

type Builder = ExpressionBuilder<Tables, "pipeline">;
/** The applications that a text finds. */
type Found = (eb: Builder) => Expression<unknown>;

/** Those found by a text among all that have the date of the order: they are few, where a beginning may be that of very many. */
const datedNamedLike = (eb: Builder, viewer: Viewer, asked: Asked) => {
  const dated = eb
    .selectFrom("pipeline")
    .select(["pipeline.application_uuid", "pipeline.words"])
    .where(narrowed(viewer, indexed(asked)))
    // Read before words are looked at, or the index of words would be read first.
    .offset(0)
    .as("dated");
  return eb
    .selectFrom(dated)
    .select("dated.application_uuid")
    .where(sql<boolean>`dated.words @@ ${prefixQuery(asked.text ?? "")}::tsquery`);
};

/** Those found by a text among the first in order: of the standing and, by the latest change, the state that are asked for. */
const firstNamedLike = (eb: Builder, viewer: Viewer, asked: Asked, after?: PageKey) => {
  const order = orders[asked.order ?? "CHANGED"];
  const first = eb
    .selectFrom("pipeline")
    .select(["pipeline.application_uuid", "pipeline.words"])
    .where(narrowed(viewer, indexed(asked)))
    .$if(after !== undefined, (query) => query.where(behind(order, after)))
    .orderBy(order.column, order.way)
    .orderBy("pipeline.application_uuid", order.way)
    .limit(MOST_LOOKED_AT)
    .as("first");
  return eb
    .selectFrom(first)
    .select("first.application_uuid")
    .where(sql<boolean>`first.words @@ ${prefixQuery(asked.text ?? "")}::tsquery`);
};

/** What of it an index begins with that is in the order asked for: what it leaves out would be looked for row by row. */
function indexed({ standing, state, order = "CHANGED", by }: Asked): Asked {
  if (orders[order].ofDated) return { order, ...(by !== undefined && { by }) };
  if (order === "OPENED" || order === "LINE") return standing === undefined ? {} : { standing };
  return { ...(standing !== undefined && { standing }), ...(state !== undefined && { state }) };
}

/**
 * Some of those found by a text. A beginning that very many have is not read to its end: another letter narrows it. Only those are counted
 * that are asked for otherwise, and that the viewer may see: nobody's own borrower is missed among a thousand of colleagues.
 */
const namedLike = (eb: Builder, viewer: Viewer, asked: Asked) =>
  eb
    .selectFrom("pipeline")
    .select("pipeline.application_uuid")
    .where(narrowed(viewer, asked))
    .where(sql<boolean>`pipeline.words @@ ${prefixQuery(asked.text ?? "")}::tsquery`)
    .limit(MOST_FOUND);

/** What a row of `pipeline` must be, beside what it is called. */
function narrowed(viewer: Viewer, asked: Asked): RawBuilder<boolean> {
  const { standing, waitsFor, row, state, assignee, since, queue, order, by } = asked;
  const all = [sql`pipeline.org_code = ${viewer.orgCode}`, mayBeSeenBy(viewer)];
  if (standing !== undefined) all.push(sql`pipeline.standing = ${standing}`);
  // The index holds those alone with whom somebody is waited for.
  if (waitsFor !== undefined) all.push(sql`pipeline.waits_for = ${waitsFor} and pipeline.waits_for <> 'NOBODY'`);
  if (row !== undefined) all.push(sql`pipeline.plan_row = ${row}`);
  if (state !== undefined) all.push(sql`pipeline.state = ${state}`);
  if (assignee !== undefined) all.push(isOf(assignee));
  if (since !== undefined) all.push(sql`pipeline.opened_at >= ${since}::timestamptz`);
  all.push(...broughtBy(asked));
  // A queue has an order of its own.
  const dated = order && queue === undefined && orders[order].ofDated ? orders[order].column : undefined;
  if (dated) all.push(by === undefined ? sql`${dated} is not null` : sql`${dated} < ${by}::timestamptz`);
  return sql<boolean>`${sql.join(all, sql` and `)}`;
}

/** By whose link they came, and what it said of its campaign. The index of campaigns holds those alone that have one. */
function broughtBy({ cameBy, campaign, campaignSource, campaignMedium }: Asked): RawBuilder<unknown>[] {
  const said = [campaign, campaignSource, campaignMedium];
  const all: RawBuilder<unknown>[] = [];
  if (cameBy !== undefined) all.push(sql`pipeline.came_by = ${cameBy}`);
  if (said.every((text) => text === undefined)) return all;
  all.push(
    sql`coalesce(pipeline.campaign, '') = ${campaign ?? ""}`,
    sql`coalesce(pipeline.campaign_source, '') = ${campaignSource ?? ""}`,
    sql`coalesce(pipeline.campaign_medium, '') = ${campaignMedium ?? ""}`,
  );
  if (said.some(Boolean))
    all.push(sql`coalesce(pipeline.campaign, pipeline.campaign_source, pipeline.campaign_medium) is not null`);
  return all;
}

const queuesOfRow = (eb: ExpressionBuilder<Tables, "pipeline">) =>
  jsonArrayFrom(
    eb
      .selectFrom("pipeline_queues")
      .select(["pipeline_queues.queue", "pipeline_queues.since", "pipeline_queues.move", "pipeline_queues.due_at"])
      .whereRef("pipeline_queues.application_uuid", "=", "pipeline.application_uuid")
      .orderBy("pipeline_queues.since"),
  );

/** Words of which each must begin one of the entry's. Quoted, so that none can be an operator. */
function prefixQuery(text: string): string {
  // An address of mail is one word, as it is in the index.
  const words = text.includes("@") ? [text.toLowerCase()] : searchWords(text);
  return words.map((word) => `'${word.replaceAll("\\", "").replaceAll("'", "''")}':*`).join(" & ");
}

/** One application as the pipeline shows it. */
export async function readEntry(db: Database, viewer: Viewer, uuid: string): Promise<PipelineEntry> {
  const row = await filtered(db, viewer, {}).where("pipeline.application_uuid", "=", uuid).executeTakeFirstOrThrow();
  return present(row);
}

type Row = Omit<Awaited<ReturnType<typeof readList>>[number], "sort">;

function present(row: Row): PipelineEntry {
  return {
    uuid: row.uuid,
    loanNumber: row.loan_number,
    borrower: row.borrower,
    state: row.state,
    line: row.line,
    step: row.step as Step | null,
    row: row.plan_row,
    standing: row.standing as Standing,
    waitsFor: row.waits_for as WaitsFor,
    // Within the aggregate the database writes instants in its own form.
    queues: row.queues.map(({ queue, since, move, due_at: dueAt }) => ({
      queue: queue as Queue,
      since: new Date(since).toISOString(),
      move,
      dueAt: dueAt === null ? null : new Date(dueAt).toISOString(),
    })),
    assignees: row.assignees,
    offersEndAt: row.offers_end_at,
    closesAt: row.closes_at,
    openedAt: row.opened_at,
    changedAt: row.changed_at,
  };
}
