import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { withdraw } from "@gable/contract/calls/application.ts";
import { businessClock } from "@gable/contract/calls/development.ts";
import { CallFailed } from "@gable/contract/problem.ts";
import { isWaiting, type Step } from "@gable/domain/journey/steps.ts";
import { connect } from "@gable/server/database/open.ts";
import { sql } from "kysely";
import { letDayCome, letTimePass } from "../borrower/closing-moves.ts";
import type { Walk } from "../borrower/move.ts";
import { walk } from "../borrower/walk.ts";
import { findTraces } from "../planted/find-traces.ts";
import type { OwnProduct } from "../start-own-product.ts";
import { type Effects, effectsOf, findLosses } from "./effects.ts";
import { openRecords } from "./history.ts";
import { breachesOf } from "./invariants.ts";
import { type JourneyPlan, withWishes } from "./journey-plan.ts";
import { noteLeaps } from "./leaps.ts";
import { seededChance } from "./seeded-chance.ts";
import { createUnreliableNetwork } from "./unreliable-network.ts";

export interface Simulated {
  readonly plan: JourneyPlan;
  readonly last: Step | null;
  /** What no lender could swear to, in words; none when all is well. */
  readonly breaches: readonly string[];
  /** Of the plan and of everything that came of it, as far as it does not depend on which of two things side by side was first. */
  readonly hash: string;
  readonly effects: Effects;
  /** How far the application's own time went, and how long that took. */
  readonly livedMs: number;
  readonly tookMs: number;
  readonly requests: number;
  readonly restartsMs: readonly number[];
}

/** Lives through one journey as it was planned, and holds what came of it against the invariants. */
export async function simulateJourney(
  product: OwnProduct,
  plan: JourneyPlan,
  { time = "once", until }: { readonly time?: string; readonly until?: Step } = {},
): Promise<Simulated> {
  const began = performance.now();
  const restartsMs: number[] = [];
  const network = createUnreliableNetwork(new Map(), lossesOf(plan));
  const leaks: string[] = [];
  const told: string[] = [];
  const noted = noteLeaps(listening(network.fetch, (text) => told.push(text)));
  let places = -1;
  const stands = async (walking: Walk, { step }: { readonly step: Step | null }): Promise<void> => {
    if (step !== null && isWaiting(step)) return;
    places += 1;
    const { idle, kills, withdrawsAt } = plan;
    if (kills[places] === "server") restartsMs.push(await product.killServer());
    if (kills[places] === "database") product.killDatabase();
    if (idle[places] !== undefined) await idleFor(product, walking, (idle[places] ?? 0) * HOUR_MS);
    if (withdrawsAt === places) await giveUp(walking);
  };
  product.sandbox.faults.clear();
  for (const fault of plan.faults) product.sandbox.faults.set(fault);
  const walked = await walk({
    ...product,
    persona: plan.persona,
    as: (persona) => withWishes(persona, plan),
    email: `${time}.journey-${plan.seed}@example.com`,
    timePasses: (walking) => letDueCome(product, walking),
    stands,
    network: noted.fetch,
    ...(until && { until }),
  });
  const { fill } = walked.persona;
  const secrets = { "social security number": fill.ssn, "account number": fill.bank.accountNumber };
  leaks.push(...findTraces(secrets, "what was answered", told.join("\n")));
  leaks.push(...findTraces(secrets, "the log", product.said()));
  await untilQuiet(product, walked);
  const opened = openRecords(product);
  const [history, effects, losses] = await Promise.all([
    opened.historyOf(walked.uuid, noted.leaps),
    effectsOf(product, walked.uuid),
    findLosses(product, walked.uuid, network.acknowledged),
  ]);
  await opened.close();
  const faults = network.faults.map((fault) => `the server answered ${fault}`);
  const { now } = await clockOf(walked);
  return {
    plan,
    last: walked.last.step,
    breaches: [
      ...breachesOf(history),
      ...leaks,
      ...faults,
      ...losses.lost.map((key) => `${key} was acknowledged and lost`),
    ],
    effects,
    hash: hashOf(plan, walked.last.step, effects),
    livedMs: Date.parse(now) - Date.parse(history.file.createdAt),
    tookMs: performance.now() - began,
    requests: network.requests(),
    restartsMs,
  };
}

const HOUR_MS = 3_600_000;

/** Lets the next day come on which something is due, and waits until that was done: a second jump at once would make it late. */
export async function letDueCome(product: OwnProduct, walking: Walk): Promise<boolean> {
  await untilQuiet(product, walking);
  const hasCome = await letDayCome(walking);
  if (hasCome) await untilQuiet(product, walking);
  return hasCome;
}

/** Lets so much time pass on the application's clock, stopping wherever something is due. */
async function idleFor(product: OwnProduct, walking: Walk, ms: number): Promise<void> {
  const clock = () => clockOf(walking);
  const end = Date.parse((await clock()).now) + ms;
  for (;;) {
    await untilQuiet(product, walking);
    const { now, nextDue } = await clock();
    if (nextDue === null || Date.parse(nextDue.at) >= end) {
      const left = end - Date.parse(now);
      if (left > 0) await letTimePass(walking, left);
      return;
    }
    if (!(await letDueCome(product, walking))) return;
  }
}

const clockOf = ({ client, uuid }: Walk) => client.send(businessClock, { query: { applicationUuid: uuid } });

const LOOK_EVERY_MS = 30;
const PATIENCE_MS = 20_000;

/** Waits until nothing is left to do that is due or under way, as far as it ends by itself. */
export async function untilQuiet(product: OwnProduct, walking: Walk): Promise<void> {
  const { uuid } = walking;
  const { kysely } = connect(product.databaseUrl(), 1);
  const end = performance.now() + PATIENCE_MS;
  try {
    while (performance.now() < end) {
      const { now } = await clockOf(walking);
      const { rows } = await sql<{ open: number }>`
        select (select count(*) from tasks where application_uuid = ${uuid}
            and (state in ('queued', 'failed') or (state = 'running' and order_id is null)))::int
          + (select count(*) from due_instants where application_uuid = ${uuid} and fired_at is null and due_at <= ${now})::int
          as open`.execute(kysely);
      if (rows[0]?.open === 0) return;
      await pause(LOOK_EVERY_MS);
    }
  } finally {
    await kysely.destroy();
  }
}

/** Where it is too late, or over, the borrower goes on. */
async function giveUp({ client, uuid }: Walk): Promise<void> {
  try {
    await client.send(withdraw, { params: { uuid }, body: {} });
  } catch (failure) {
    if (!(failure instanceof CallFailed && failure.status === 409)) throw failure;
  }
}

/** Which replies are lost, by what was sent: the same for the same seed, whatever else is going on. */
function lossesOf({ seed, lostReplies }: JourneyPlan): (what: string) => boolean {
  return (what) => {
    const own = createHash("sha256").update(`${seed} ${what}`).digest().readUInt32BE();
    return seededChance(own)() * 100 < lostReplies;
  };
}

/** Hears every text that the server answers. */
const listening =
  (send: typeof fetch, hear: (text: string) => void): typeof fetch =>
  async (input, init) => {
    const reply = await send(input, init);
    if (/json|text/.test(reply.headers.get("content-type") ?? "")) hear(await reply.clone().text());
    return reply;
  };

/**
 * Of the plan, the end and every effect with its number. Not of instants and identifiers, which no two runs share, nor of the order in
 * which work that runs side by side was done.
 */
function hashOf(plan: JourneyPlan, last: Step | null, effects: Effects): string {
  return createHash("sha256")
    .update(JSON.stringify([plan, last, effects]))
    .digest("hex")
    .slice(0, 16);
}
