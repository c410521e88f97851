import { passageOf } from "@gable/testkit/borrower/passage.ts";
import { walk, type Walked } from "@gable/testkit/borrower/walk.ts";
import type { OwnProduct } from "@gable/testkit/start-own-product.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import { connect } from "@gable/server/database/open.ts";
import { z } from "zod";
import type { Kind } from "./kinds.ts";

/** Each thing that was passed through, with the step at which it was first seen. */
export type Found = Readonly<Record<Kind, ReadonlyMap<string, Step | null>>>;

/** Walks a persona to its end, and gathers what it passes through: every step, and the rest at the steps that are looked at. */
export async function walkAndGather(
  product: OwnProduct,
  persona: string,
  isLookedAt: (step: Step | null) => boolean,
  email?: string,
): Promise<Walked & { readonly found: Found }> {
  const found: Record<Kind, Map<string, Step | null>> = {
    steps: new Map(),
    transitions: new Map(),
    states: new Map(),
    routes: new Map(),
    conditions: new Map(),
  };
  const walked = await walk({
    ...product,
    persona,
    timePasses: true,
    ...(email && { email }),
    stands: async (walking, seen) => {
      if (!isLookedAt(seen.step)) return;
      const passage = await passageOf(walking, seen);
      for (const kind of ["transitions", "states", "routes", "conditions"] as const) {
        for (const item of passage?.[kind] ?? []) if (!found[kind].has(item)) found[kind].set(item, seen.step);
      }
    },
  });
  for (const step of await stepsEntered(product, walked.uuid)) found.steps.set(step, step);
  return { ...walked, found };
}

const entered = z.object({ step: z.custom<Step>().nullable() });

/** From the application's own log: a wait may be over before a borrower looks. */
async function stepsEntered(product: OwnProduct, uuid: string): Promise<Step[]> {
  const { kysely } = connect(product.databaseUrl(), 1);
  try {
    const events = await kysely
      .selectFrom("events")
      .select("detail")
      .where("application_uuid", "=", uuid)
      .where("type", "=", "step-entered")
      .orderBy("sequence")
      .execute();
    return events.flatMap(({ detail }) => entered.parse(detail).step ?? []);
  } finally {
    await kysely.destroy();
  }
}
