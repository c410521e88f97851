import type { Step } from "@gable/domain/journey/steps.ts";
import { passageOf } from "@gable/testkit/borrower/passage.ts";
import { type Walked, walk } from "@gable/testkit/borrower/walk.ts";
import type { Records } from "@gable/testkit/reliability/history.ts";
import { breachesOf } from "@gable/testkit/reliability/invariants.ts";
import { noteLeaps } from "@gable/testkit/reliability/leaps.ts";
import type { OwnProduct } from "@gable/testkit/start-own-product.ts";
import type { Kind } from "./kinds.ts";

/** Each thing that was passed through, with the step at which it was first seen. */
export type Found = Readonly<Record<Kind, ReadonlyMap<string, Step | null>>>;

/** A walk with all that it passed through. */
export interface Gathered extends Walked {
  /** Every step that the application entered, in its order and as often, seen by the borrower or over before the next look. */
  readonly entered: readonly Step[];
  readonly found: Found;
  readonly breaches: readonly string[];
}

/**
 * Walks a persona to its end, and gathers what it passes through: every step, and the rest at the steps that are looked at;
 * and holds its whole history against what a lender would swear to.
 */
export async function walkAndGather(
  product: OwnProduct,
  records: Records,
  persona: string,
  isLookedAt: (step: Step | null) => boolean,
  email?: string,
): Promise<Gathered> {
  const found: Record<Kind, Map<string, Step | null>> = {
    steps: new Map(),
    transitions: new Map(),
    states: new Map(),
    routes: new Map(),
    conditions: new Map(),
  };
  const { fetch: network, leaps } = noteLeaps(fetch);
  const walked = await walk({
    ...product,
    network,
    persona,
    timePasses: true,
    triesAgain: true,
    ...(email && { email }),
    stands: async (walking, seen) => {
      if (!isLookedAt(seen.step)) return;
      const passage = await passageOf(walking, seen);
      for (const kind of ["transitions", "states", "routes", "conditions"] as const) {
        for (const item of passage?.[kind] ?? []) if (!found[kind].has(item)) found[kind].set(item, seen.step);
      }
    },
  });
  const entered = await records.stepsOf(walked.uuid);
  for (const step of entered) found.steps.set(step, step);
  return { ...walked, entered, found, breaches: breachesOf(await records.historyOf(walked.uuid, leaps)) };
}
