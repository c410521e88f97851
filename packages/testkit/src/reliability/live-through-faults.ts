import { setTimeout as pause } from "node:timers/promises";
import { status } from "@gable/contract/calls/application.ts";
import type { StatusReply } from "@gable/domain/application/status.ts";
import { isWaiting, type Step } from "@gable/domain/journey/steps.ts";
import type { SetFault } from "@gable/sandbox/faults.ts";
import type { Walk } from "../borrower/move.ts";
import { walk } from "../borrower/walk.ts";
import type { OwnProduct } from "../start-own-product.ts";
import { type Effects, effectsOf } from "./effects.ts";
import { openRecords } from "./history.ts";
import { breachesOf } from "./invariants.ts";
import { noteLeaps } from "./leaps.ts";
import { letDueCome, untilQuiet } from "./simulate-journey.ts";
import type { Cell, FaultyStory } from "./vendor-matrix.ts";

/** What became of one vendor's question under one fault. */
export interface LivedCell extends Cell {
  /** How often the fault struck. */
  readonly struck: number;
  /** Whether the borrower stood where it is written. */
  readonly seen: boolean;
  /** From the vendor's recovery until the borrower had left the step; undefined where nobody waited any more. */
  readonly recoveredMs: number | undefined;
  /** What was not as it must be; none for a cell that passed. */
  readonly breaches: readonly string[];
}

/** What a story leaves behind where nothing fails. */
export type Peace = Pick<Effects, "orders" | "documents"> & { readonly last: Step | null };

/** Journeys at the same time: who registers has the faults to come to themselves until their application has a name. */
export interface Entrance {
  enter(): Promise<() => void>;
  /** Applications that other journeys have. */
  readonly taken: Set<string>;
}

export function openEntrance(): Entrance {
  let last: Promise<void> = Promise.resolve();
  return {
    taken: new Set(),
    async enter() {
      const before = last;
      const { promise, resolve } = Promise.withResolvers<void>();
      last = promise;
      await before;
      return resolve;
    },
  };
}

const OFTEN = 10_000;
const LOOK_EVERY_MS = 150;
/** A fault that does not strike as often as planned, because the vendor is left alone meanwhile, is over by then. */
const LASTS_MS = 35_000;
/** The portal gives a wait up after 31 seconds: by then it must have a name, or be over. */
const STUCK_MS = 28_000;
const TRY_AGAIN_MS = 1_000;
/** A stack trace, or a file of ours, in whatever is answered. */
const TRACE = /\n\s+at \S+.*:\d+:\d+|node_modules|\/src\/\S+\.ts/;

/** Lives through a story in peace: what it is measured by. */
export async function liveInPeace(
  product: OwnProduct,
  { persona, until }: Pick<FaultyStory, "persona" | "until">,
  entrance: Entrance,
): Promise<Peace> {
  const story = { name: `without-faults.${persona}`, persona, cells: [], ...(until && { until }) };
  const lived = await live(product, story, entrance);
  if (lived.breaches.length > 0) throw new Error(`${persona} has no peace: ${lived.breaches.join("; ")}`);
  return { ...lived.effects, last: lived.last };
}

/** Lives through a story in which each of its questions fails until the borrower was seen waiting for it, and then no more. */
export async function liveThroughFaults(
  product: OwnProduct,
  story: FaultyStory,
  entrance: Entrance,
  peace: Peace,
): Promise<{ readonly cells: readonly LivedCell[]; readonly breaches: readonly string[] }> {
  const lived = await live(product, story, entrance);
  const orders = differences("order", peace.orders, lived.effects.orders);
  const ofCell = ({ question: { kind, act } }: Cell) => orders.filter((line) => line.includes(`${kind}/${act} `));
  const ofCells = new Set(story.cells.flatMap(ofCell));
  return {
    cells: lived.cells.map((cell) => ({ ...cell, breaches: [...cell.breaches, ...ofCell(cell)] })),
    breaches: [
      ...lived.breaches,
      ...(lived.last === peace.last ? [] : [`ended at ${lived.last} instead of ${peace.last}`]),
      ...orders.filter((line) => !ofCells.has(line)),
      ...differences("document", peace.documents, lived.effects.documents),
    ],
  };
}

interface Live extends Cell {
  readonly faults: readonly SetFault[];
  isFailing: boolean;
  seen: boolean;
  struckSince: number | undefined;
  liftedAt: number | undefined;
  recoveredMs: number | undefined;
}

async function live(product: OwnProduct, { name, persona, cells, until }: FaultyStory, entrance: Entrance) {
  const breaches: string[] = [];
  const leave = await entrance.enter();
  const failing: Live[] = cells.map((cell) => ({
    ...cell,
    faults: setFaults(product, cell, [...entrance.taken]),
    isFailing: true,
    seen: false,
    struckSince: undefined,
    liftedAt: undefined,
    recoveredMs: undefined,
  }));
  const noted = noteLeaps(async (input, init) => {
    const reply = await sendPatiently(input, init);
    const { pathname } = new URL(input instanceof Request ? input.url : input.toString());
    if (reply.status >= 500) breaches.push(`${reply.status} to ${pathname}`);
    if (/json|text/.test(reply.headers.get("content-type") ?? "") && TRACE.test(await reply.clone().text()))
      breaches.push(`a stack trace from ${pathname}`);
    return reply;
  });
  const look = lookOut(failing, breaches);
  const over = new AbortController();
  let watching: Promise<void> | undefined;
  try {
    const walked = await walk({
      ...product,
      persona,
      email: `${name}@example.com`,
      timePasses: (walking) => letDueCome(product, walking),
      network: noted.fetch,
      ...(until && { until }),
      stands: async (walking, seen) => {
        look(seen);
        if (watching || entrance.taken.has(walking.uuid)) return;
        entrance.taken.add(walking.uuid);
        for (const { faults } of failing) for (const fault of faults) fault.confine(walking.uuid);
        leave();
        if (cells.length > 0) watching = watch(walking, look, over.signal);
      },
    });
    over.abort();
    await watching;
    await untilQuiet(product, walked);
    const records = openRecords(product);
    const [history, effects, entered] = await Promise.all([
      records.historyOf(walked.uuid, noted.leaps),
      effectsOf(product, walked.uuid),
      records.stepsOf(walked.uuid),
    ]);
    await records.close();
    breaches.push(...breachesOf(history));
    return { last: walked.last.step, effects, breaches, cells: failing.map((cell) => verdict(cell, entered)) };
  } finally {
    over.abort();
    leave();
    for (const { faults } of failing) for (const fault of faults) fault.lift();
  }
}

/**
 * As a borrower tries again who is told that a service does not answer just now: what is asked while they wait may be of a vendor that
 * fails in another journey, and that is left alone for a while.
 */
async function sendPatiently(...request: Parameters<typeof fetch>): Promise<Response> {
  for (let left = LASTS_MS; ; left -= TRY_AGAIN_MS) {
    const reply = await fetch(...request);
    if (reply.status !== 503 || left <= 0 || !(await reply.clone().text()).includes("vendor-unavailable")) return reply;
    await pause(TRY_AGAIN_MS);
  }
}

function setFaults(product: OwnProduct, { question, tried, delayMs }: Cell, sparedReferences: string[]): SetFault[] {
  const { kind, act, says } = question;
  const narrowed = { kind, act, sparedReferences, ...(says && { says }) };
  const next = tried.passes && !tried.byWebhook ? tried.strikes : OFTEN;
  return [
    product.sandbox.faults.set({ ...narrowed, fault: tried.fault, next, ...(delayMs !== undefined && { delayMs }) }),
    // Most vendors answer at once: what they would tell by webhook is only seen where they take their time.
    ...(tried.byWebhook ? [product.sandbox.faults.set({ ...narrowed, fault: "deferred", next: OFTEN })] : []),
  ];
}

const struckOf = ({ faults }: Live): number => faults[0]?.struck() ?? 0;

/** Notes where the borrower is seen, and lets every vendor recover that has failed long enough. */
function lookOut(failing: readonly Live[], breaches: string[]): (seen: StatusReply) => void {
  let waits: { readonly step: Step; readonly since: number } | undefined;
  return (seen) => {
    const now = performance.now();
    const stands = seen.delayed?.what ?? seen.step;
    if (seen.step === null || !isWaiting(seen.step)) waits = undefined;
    else if (waits?.step !== seen.step) waits = { step: seen.step, since: now };
    if (waits && now - waits.since > STUCK_MS) {
      breaches.push(`stuck at ${waits.step} for more than ${STUCK_MS} ms without a word`);
      waits = undefined;
    }
    for (const cell of failing) {
      const { question, tried } = cell;
      const isThere = stands === question.step;
      if (struckOf(cell) > 0) cell.struckSince ??= now;
      if (isThere && struckOf(cell) > 0) cell.seen = true;
      const hasLasted = struckOf(cell) >= tried.strikes || now - (cell.struckSince ?? now) > LASTS_MS;
      if (cell.isFailing && !tried.passes && cell.seen && hasLasted) {
        for (const fault of cell.faults) fault.lift();
        cell.isFailing = false;
        cell.liftedAt = now;
      }
      if (!isThere && cell.liftedAt !== undefined) cell.recoveredMs ??= now - cell.liftedAt;
    }
  };
}

async function watch({ client, uuid }: Walk, look: (seen: StatusReply) => void, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    look(await client.send(status, { params: { uuid } }));
    await pause(LOOK_EVERY_MS);
  }
}

function verdict(cell: Live, entered: readonly Step[]): LivedCell {
  const { question, tried, delayMs, recoveredMs } = cell;
  const struck = struckOf(cell);
  // What the vendor told by webhook, though its reply was spoilt, may have been waited for between two looks.
  const seen = cell.seen || entered.includes(question.step);
  return {
    question,
    tried,
    ...(delayMs !== undefined && { delayMs }),
    struck,
    seen,
    recoveredMs,
    breaches: [
      ...(struck === 0 ? ["was not asked"] : []),
      ...(seen || tried.passes || struck === 0 ? [] : [`the borrower never stood at ${question.step}`]),
    ],
  };
}

/** What was done more often or less often than in peace. */
const differences = (what: string, peace: readonly string[], now: readonly string[]): string[] => [
  ...now.filter((line) => !peace.includes(line)).map((line) => `${what} ${line}, other than in peace`),
  ...peace.filter((line) => !now.includes(line)).map((line) => `${what} ${line} in peace, and not here`),
];
