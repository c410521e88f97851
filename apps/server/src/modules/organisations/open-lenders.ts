import { lenderDayAt } from "@gable/domain/calendar/lender-days.ts";
import { Lender } from "@gable/domain/organisations/lender.ts";
import { creditorCalendarOf } from "@gable/domain/organisations/office-days.ts";
import { withSection } from "@gable/domain/organisations/settings/lender-sections.ts";
import { isPolicySubject, type SettingSubject } from "@gable/domain/organisations/settings/subjects.ts";
import type { Clock } from "../../clock.ts";
import { belowHost, type Config } from "../../config.ts";
import type { Lenders } from "../../context.ts";
import type { Listener } from "../../database/listen.ts";
import type { Database } from "../../database/transaction.ts";
import type { Logger } from "../../log.ts";
import { keepInStep } from "./in-step.ts";

export interface LendersGround {
  readonly db: Database;
  readonly config: Config;
  readonly clock: Clock;
  readonly listener: Listener;
  readonly log: Logger;
}

export interface OpenLenders extends Lenders {
  readonly close: () => Promise<void>;
}

/** A lender from an instant on: its record with every change that was approved up to then. */
interface Period {
  readonly fromMs: number;
  readonly lender: Lender;
}

/** Every lender as it is now: as it was seeded, with the changes that its administrators approved and whose day has come. */
export async function openLenders({ db, config, clock, listener, log }: LendersGround): Promise<OpenLenders> {
  const kept = await keepInStep({ listener, log }, () => readPeriods(db));
  const originOf = ({ baseUrl, orgCode }: Pick<Lender, "baseUrl" | "orgCode">): string =>
    baseUrl ?? belowHost(config.publicUrl, orgCode);
  // Every request asks for all of them; a lender's record is never changed, another takes its place.
  const hosts = new WeakMap<Lender, string>();
  const hostOf = (lender: Lender): string => {
    const host = hosts.get(lender) ?? new URL(originOf(lender)).hostname;
    hosts.set(lender, host);
    return host;
  };
  const lenderIn = (periods: readonly Period[]): Lender => lenderAt(periods, clock.now().getTime());
  const all = () => [...kept.current().values()].map(lenderIn);
  const main = () => {
    const found = all().find(({ orgMetaData }) => orgMetaData.other.settings.isMainOrganisation);
    if (!found) throw new Error("There is no main lender in the database.");
    return found;
  };
  main();
  const periodsOfLender = (orgCode: string): readonly Period[] => {
    const periods = kept.current().get(orgCode);
    if (!periods) throw new Error(`There is no lender ${orgCode}.`);
    return periods;
  };
  const byOrgCode = (orgCode: string): Lender => lenderIn(periodsOfLender(orgCode));
  return {
    byHost: (host) => {
      // As a name is compared (RFC 4343), and as an address has it that was parsed.
      const asked = host.toLowerCase();
      return all().find((lender) => hostOf(lender) === asked) ?? main();
    },
    byOrgCode,
    byOrgCodeAt: (orgCode, at) => lenderAt(periodsOfLender(orgCode), Date.parse(at)),
    filerOf: ({ canonicalOrgCode }) => byOrgCode(canonicalOrgCode).orgMetaData.other.hmdaFiler,
    all,
    creditorCalendarOf: (orgCode) => creditorCalendarOf(periodsOfLender(orgCode).map(officeDaysIn)),
    originOf,
    reload: kept.reload,
    close: kept.close,
  };
}

function lenderAt(periods: readonly Period[], atMs: number): Lender {
  const found = periods.findLast(({ fromMs }) => fromMs <= atMs);
  if (!found) throw new Error("A lender has no beginning.");
  return found.lender;
}

const officeDaysIn = ({ fromMs, lender }: Period) => ({
  from: Number.isFinite(fromMs) ? lenderDayAt(new Date(fromMs).toISOString()) : null,
  days: lender.orgMetaData.other.officeDays,
});

async function readPeriods(db: Database): Promise<ReadonlyMap<string, readonly Period[]>> {
  const rows = await db.selectFrom("lenders").select(["org_code", "record"]).orderBy("org_code").execute();
  const changes = await changesInForce(db).execute();
  return new Map(
    rows.map(({ org_code: orgCode, record }) => [
      orgCode,
      periodsOf(
        Lender.parse(record),
        changes.filter((change) => change.org_code === orgCode),
      ),
    ]),
  );
}

interface Change {
  readonly subject: string;
  readonly change: object;
  readonly effective_at: string | null;
}

function periodsOf(seeded: Lender, changes: readonly Change[]): readonly Period[] {
  const periods: Period[] = [{ fromMs: Number.NEGATIVE_INFINITY, lender: seeded }];
  for (const { subject, change, effective_at: at } of changes) {
    const known = subject as SettingSubject;
    if (isPolicySubject(known)) continue;
    const lender = withSection(periods.at(-1)?.lender ?? seeded, known, change);
    periods.push({ fromMs: Date.parse(at ?? ""), lender });
  }
  return periods;
}

/** Approved changes of all lenders, in the order in which they come into force. */
const changesInForce = (db: Database) =>
  db
    .selectFrom("lender_proposals")
    .select(["org_code", "subject", "change", "effective_at"])
    .where("outcome", "=", "approved")
    .orderBy("effective_at")
    .orderBy("number");

/** A lender when everything that was approved is in force: what a further change begins with. */
export async function readLatestLender(db: Database, orgCode: string): Promise<Lender> {
  return (await readLenderIn(db, orgCode))(Number.POSITIVE_INFINITY);
}

/** A lender at each instant, in milliseconds since the epoch, with what was approved up to this transaction. */
export async function readLenderIn(db: Database, orgCode: string): Promise<(atMs: number) => Lender> {
  const { record } = await db
    .selectFrom("lenders")
    .select("record")
    .where("org_code", "=", orgCode)
    .executeTakeFirstOrThrow();
  const changes = await changesInForce(db).where("org_code", "=", orgCode).execute();
  const periods = periodsOf(Lender.parse(record), changes);
  return (atMs) => lenderAt(periods, atMs);
}
