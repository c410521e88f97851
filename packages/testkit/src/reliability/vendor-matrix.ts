import type { Step } from "@gable/domain/journey/steps.ts";
import { type AwaitedEffect, whileUnanswered } from "@gable/domain/workflow/while-unanswered.ts";
import type { FaultRequest } from "@gable/sandbox/faults.ts";
import { tasks } from "@gable/server/modules.ts";
import { effectOf } from "@gable/server/workflow/task.ts";
import type { VendorKind } from "@gable/vendors/protocols.ts";
import { seededChance } from "./seeded-chance.ts";

/** A question to a vendor for which a borrower waits. */
export interface Question {
  readonly effect: AwaitedEffect;
  readonly kind: VendorKind;
  readonly act: string;
  /** What tells it from another question of the same act. */
  readonly says?: Readonly<Record<string, string>>;
  /** Where the borrower stands until it is answered. */
  readonly step: Step;
}

/**
 * In whose story which questions fail together. Only a few: a vendor that fails in several journeys at once is left alone by its breaker,
 * and they would all wait for it.
 */
const stories: readonly { readonly persona: string; readonly effects: readonly AwaitedEffect[] }[] = [
  { persona: "straight-approval", effects: ["pull-soft-credit", "search-title", "read-payroll", "disburse"] },
  {
    persona: "straight-approval",
    effects: ["look-up-property", "pull-hard-credit", "check-insurance", "update-title"],
  },
  {
    persona: "straight-approval",
    effects: ["value-property", "screen-watchlist", "confirm-employment", "record-deed"],
  },
  { persona: "straight-approval", effects: ["look-up-county", "read-bank-accounts", "check-identity"] },
  { persona: "straight-approval", effects: ["determine-flood", "check-disbursement-account", "notarise-deed"] },
  { persona: "retired", effects: ["read-tax-transcripts"] },
  { persona: "pay-stubs", effects: ["ask-employer"] },
  { persona: "no-value", effects: ["order-bpo"] },
  { persona: "payoff", effects: ["request-payoff", "send-payoff"] },
];

const said: { readonly [Effect in AwaitedEffect]?: Readonly<Record<string, string>> } = {
  disburse: { purpose: "proceeds" },
  "send-payoff": { purpose: "debt-payoff" },
};

function questionOf(effect: AwaitedEffect): Question {
  const task = tasks.find((one) => effectOf(one) === effect);
  if (!task || !("vendor" in task)) throw new Error(`no vendor is asked for ${effect}`);
  const { vendor, act } = task.vendor;
  const says = said[effect];
  return { effect, kind: vendor, act, step: whileUnanswered[effect].step, ...(says && { says }) };
}

export interface TriedFault {
  readonly fault: NonNullable<FaultRequest["fault"]>;
  /** It lasts until it has struck so often: longer than one task's patience, or than the breaker's. */
  readonly strikes: number;
  /** Of the answer's own time; chance chooses between. */
  readonly delayMs?: readonly [least: number, most: number];
  /** An answer comes in the end, whatever the vendor does: the borrower may come too late to wait for it. */
  readonly passes?: true;
  /** Strikes what is told by webhook. */
  readonly byWebhook?: true;
}

/** Those of a reply last until the borrower was seen waiting for it. */
export const triedFaults: readonly TriedFault[] = [
  { fault: "time-out", strikes: 4 },
  { fault: "reset", strikes: 4 },
  { fault: "500", strikes: 4 },
  { fault: "503", strikes: 7 },
  { fault: "429", strikes: 4 },
  { fault: "403", strikes: 2 },
  { fault: "garbage", strikes: 4 },
  { fault: "truncated", strikes: 4 },
  { fault: "wrong-schema", strikes: 2 },
  { fault: "slow", strikes: 1, delayMs: [5_000, 27_000], passes: true },
  { fault: "duplicate", strikes: 1, passes: true, byWebhook: true },
  { fault: "out-of-order", strikes: 1, passes: true, byWebhook: true },
  { fault: "late", strikes: 1, delayMs: [5_000, 20_000], passes: true, byWebhook: true },
  { fault: "bad-signature", strikes: 1, passes: true, byWebhook: true },
  { fault: "replayed", strikes: 1, passes: true, byWebhook: true },
];

/** Those that are over within a moment, each after its first blow. */
const quickFaults: readonly TriedFault[] = triedFaults
  .filter(({ fault }) => ["reset", "500", "garbage", "truncated", "403", "duplicate", "replayed"].includes(fault))
  .map((tried) => ({ ...tried, strikes: 1 }));

/** One vendor's question under one fault. */
export interface Cell {
  readonly question: Question;
  readonly tried: TriedFault;
  readonly delayMs?: number;
}

/** A journey in which each of these questions meets a fault of its own. */
export interface FaultyStory {
  readonly name: string;
  readonly persona: string;
  readonly cells: readonly Cell[];
  /** Where it ends early. */
  readonly until?: Step;
}

/**
 * The whole matrix as journeys: in each of them every question of a story meets one fault, so that as many journeys as there are faults
 * try everything. The seed chooses which faults meet in one journey, and how slow a slow one is.
 */
export function planMatrix(seed: number, only?: readonly string[]): FaultyStory[] {
  const chance = seededChance(seed);
  return triedFaults.flatMap((_fault, shift) =>
    stories.flatMap(({ persona, effects }, story) => {
      const asked = effects.filter((effect) => only?.includes(effect) ?? true);
      if (asked.length === 0) return [];
      const cells = cellsOf(asked, triedFaults, seed + shift + story, chance);
      return [{ name: `${seed}.${shift + 1}.${story + 1}`, persona, cells }];
    }),
  );
}

/** A handful of cells, as far as the documents that a borrower signs to apply: a matter of seconds. */
export function planEarlyStory(seed: number): FaultyStory {
  const effects = [
    "pull-soft-credit",
    "look-up-property",
    "value-property",
    "screen-watchlist",
    "search-title",
  ] as const;
  const cells = cellsOf(effects, quickFaults, seed, seededChance(seed));
  return { name: `early.${seed}`, persona: "straight-approval", cells, until: "SUMMARY_DISCLOSURE" };
}

function cellsOf(
  effects: readonly AwaitedEffect[],
  faults: readonly TriedFault[],
  shift: number,
  chance: () => number,
): Cell[] {
  return effects.map((effect, place) => {
    const tried = faults[(place + shift) % faults.length] as TriedFault;
    const [least, most] = tried.delayMs ?? [0, 0];
    const delayMs = least + Math.floor(chance() * (most - least));
    return { question: questionOf(effect), tried, ...(tried.delayMs && { delayMs }) };
  });
}
