import { Step } from "@gable/domain/journey/steps.ts";
import { type Facts, type LoanFile, noFacts } from "@gable/domain/workflow/facts/facts.ts";
import { loadConfig } from "@gable/server/config.ts";
import { connect } from "@gable/server/database/open.ts";
import type { Transaction } from "@gable/server/database/transaction.ts";
import { createSealing, type Sealing } from "@gable/server/sealing/sealing.ts";
import { loadApplication } from "@gable/server/workflow/application-store.ts";
import { findBrokenEvent } from "@gable/server/workflow/event-log.ts";
import { z } from "zod";
import type { OwnProduct } from "../start-own-product.ts";

/** An application as it was when something had happened to it. */
export interface Moment {
  readonly at: string;
  readonly event: string;
  readonly facts: Facts;
}

/** An application from its first event to its last, as its own log tells it. */
export interface History {
  readonly file: LoanFile;
  readonly moments: readonly Moment[];
  /** Where the chain of its log breaks, if it does. */
  readonly brokenAt: number | undefined;
  /** What had to happen by time alone, and when it did. */
  readonly dues: readonly { readonly kind: string; readonly dueAt: string; readonly firedAt: string | null }[];
  /** Where its clock was moved ahead. */
  readonly leaps: readonly Leap[];
  /** Payments ordered for it that were not sent back: each is known by what was asked for. */
  readonly paid: readonly string[];
}

/** From which instant to which an application's clock was moved. */
export interface Leap {
  readonly from: string;
  readonly to: string;
}

export interface Records {
  historyOf(uuid: string, leaps: readonly Leap[]): Promise<History>;
  /** Every step that it entered, waits that were over before anybody looked among them. */
  stepsOf(uuid: string): Promise<Step[]>;
  close(): Promise<void>;
}

/** Opens the records of a product that runs, beside its server, with the keys of development. */
export function openRecords(product: Pick<OwnProduct, "databaseUrl" | "dataDir" | "sandbox">): Records {
  const { kysely } = connect(product.databaseUrl(), 2);
  const sealing: Sealing = createSealing(loadConfig({ DATA_DIR: product.dataDir }).masterKeys);

  /** At one instant: what goes on meanwhile is in all of it or in none. */
  const historyOf: Records["historyOf"] = (uuid, leaps) =>
    kysely
      .transaction()
      .setIsolationLevel("repeatable read")
      .execute((trx) => readHistory(trx, uuid, leaps));

  async function readHistory(trx: Transaction, uuid: string, leaps: readonly Leap[]): Promise<History> {
    const { file, seal } = await loadApplication({ sealing }, trx, uuid);
    const events = await trx
      .selectFrom("events")
      .select(["at", "type", "detail", "sealed"])
      .where("application_uuid", "=", uuid)
      .orderBy("sequence")
      .execute();
    let facts: Facts = noFacts;
    const moments = events.map(({ at, type, detail, sealed }) => {
      if (sealed) facts = learnt(facts, changed.parse(detail).facts, seal.openJson(sealed, `event:${uuid}`));
      return { at, event: type, facts };
    });
    const dues = await trx
      .selectFrom("due_instants")
      .select(["kind", "due_at", "fired_at"])
      .where("application_uuid", "=", uuid)
      .execute();
    return {
      file,
      moments,
      brokenAt: await findBrokenEvent(trx, uuid),
      dues: dues.map(({ kind, due_at, fired_at }) => ({ kind, dueAt: due_at, firedAt: fired_at })),
      leaps,
      paid: product.sandbox.orders
        .list("disbursement")
        .filter(({ reference, answer }) => reference === uuid && sent.safeParse(answer).success)
        .map(({ fingerprint }) => fingerprint),
    };
  }

  async function stepsOf(uuid: string): Promise<Step[]> {
    const events = await kysely
      .selectFrom("events")
      .select("detail")
      .where("application_uuid", "=", uuid)
      .where("type", "=", "step-entered")
      .orderBy("sequence")
      .execute();
    return events.flatMap(({ detail }) => entered.parse(detail).step ?? []);
  }

  return { historyOf, stepsOf, close: () => kysely.destroy() };
}

const changed = z.object({ facts: z.array(z.string()).default([]) });
const entered = z.object({ step: Step.nullable() });
const sent = z.object({ outcome: z.literal("sent") });

/** The facts after an event: what it names and does not hold was taken back. */
function learnt(facts: Facts, names: readonly string[], made: unknown): Facts {
  const next: Record<string, unknown> = { ...facts, ...(made as Partial<Facts>) };
  for (const name of names) if (!Object.hasOwn(made as object, name)) delete next[name];
  return next as unknown as Facts;
}
