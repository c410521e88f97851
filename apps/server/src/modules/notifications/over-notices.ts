import type { Context } from "../../context.ts";
import type { Database } from "../../database/transaction.ts";
import type { Sealing } from "../../sealing/sealing.ts";
import { loadApplication } from "../../workflow/application-store.ts";
import { asksSomething, isNoticeOver } from "./notice-over.ts";

/** A notice that somebody was told, and which version of its application stands now. */
export interface ToldNotice {
  readonly uuid: string;
  readonly application_uuid: string;
  readonly kind: string;
  readonly about: readonly string[];
  readonly version: number;
  readonly updated_at: string;
}

/** Of one application: what was found of each of its notices, and when the facts of which that was found were written. */
interface Found {
  readonly version: number;
  readonly updated_at: string;
  readonly isOver: ReadonlyMap<string, boolean>;
}

/** Applications of a process of which it is remembered; each is some hundred bytes, and names nobody. */
const MOST_REMEMBERED = 20_000;

const rememberedBy = new WeakMap<Sealing, Map<string, Found>>();

/**
 * The uuids of those notices about which nothing is left to do. A page asks every minute, and to open the facts costs more than all else of
 * its question: what was found is remembered for as long as an application does not change.
 */
export async function overNotices(
  ctx: Context,
  db: Database,
  told: readonly ToldNotice[],
): Promise<ReadonlySet<string>> {
  const asking = Map.groupBy(
    told.filter(({ kind }) => asksSomething(kind)),
    (notice) => notice.application_uuid,
  );
  const found = await Promise.all([...asking].map(([uuid, notices]) => findOver(ctx, db, uuid, notices)));
  return new Set(found.flatMap((isOver) => [...isOver].flatMap(([uuid, over]) => (over ? [uuid] : []))));
}

async function findOver(
  ctx: Context,
  db: Database,
  uuid: string,
  notices: readonly ToldNotice[],
): Promise<ReadonlyMap<string, boolean>> {
  const remembered = rememberedBy.get(ctx.sealing) ?? new Map<string, Found>();
  rememberedBy.set(ctx.sealing, remembered);
  const before = remembered.get(uuid);
  const stillHolds = notices.every(
    (notice) =>
      notice.version === before?.version && notice.updated_at === before.updated_at && before.isOver.has(notice.uuid),
  );
  if (before && stillHolds) return before.isOver;
  const { file, version } = await loadApplication(ctx, db, uuid);
  const isOver = new Map(notices.map(({ uuid: notice, kind, about }) => [notice, isNoticeOver(file, kind, about)]));
  const [{ updated_at } = { updated_at: "" }] = notices;
  remembered.delete(uuid);
  // It may have changed since the notices were read.
  if (notices.every((notice) => notice.version === version)) remembered.set(uuid, { version, updated_at, isOver });
  const [oldest] = remembered.keys();
  if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  return isOver;
}
