import { randomUUID } from "node:crypto";
import type { TestProduct } from "../start-product.ts";
import type { Walked, WalkOptions } from "./walk.ts";
import { walkIn } from "./walk-in.ts";

/** Says how somebody walks again and again to the same home, each time under an account of its own. */
export const walksOnOneHome =
  (product: () => TestProduct, persona: string, all: Partial<WalkOptions> = {}) =>
  (until: NonNullable<WalkOptions["until"]>, more: Partial<WalkOptions> = {}): Promise<Walked> =>
    walkIn(product(), {
      persona,
      orgCode: "gable",
      email: `${randomUUID()}@example.com`,
      until,
      timePasses: true,
      sharesHome: true,
      ...all,
      ...more,
    });
