import type { AvmAnswer, AvmRequest, avm as protocol } from "@gable/vendors/avm/protocol.ts";
import { recogniseHome } from "../recognise.ts";
import type { Scene, Vendor } from "../scene.ts";
import { atOnce } from "../script.ts";
import { nameFor } from "../seeded.ts";

const models = {
  first: { model: "Cornerstone", modelVersion: "7.2" },
  second: { model: "Meridian Grid", modelVersion: "2026.3" },
} as const;

export const avm: Vendor<typeof protocol> = {
  value: (request, scene) => atOnce(valueHome(request, scene)),
};

function valueHome(request: AvmRequest, scene: Scene): AvmAnswer {
  const { facts } = recogniseHome(request.address);
  const opinion = facts.valuation[request.cascade];
  if ("noHit" in opinion) return { outcome: "no-hit", reason: opinion.noHit };
  const spread = Number(opinion.fsd);
  return {
    outcome: "valued",
    valuation: nameFor("avm", scene.order),
    value: opinion.value,
    low: wholeDollars(opinion.value * (1 - spread)),
    high: wholeDollars(opinion.value * (1 + spread)),
    fsd: opinion.fsd,
    condition: opinion.condition,
    ...models[request.cascade],
    asOf: scene.today,
  };
}

const wholeDollars = (cents: number): number => Math.round(cents / 100) * 100;
