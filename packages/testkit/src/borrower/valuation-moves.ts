import { estimateValue, orderBpo, valuation } from "@gable/contract/calls/valuation.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import type { Move } from "./move.ts";

const DEFAULT_ESTIMATE = 40_000_000;

const estimate: Move = async ({ client, uuid, persona }) => {
  const value = persona.fill.corrections.estimatedValue ?? DEFAULT_ESTIMATE;
  await client.send(estimateValue, { params: { uuid }, body: { value } });
};

const order: Move = async ({ client, uuid }) => {
  const { opinion } = await client.send(valuation, { params: { uuid } });
  await client.send(orderBpo, {
    params: { uuid },
    body: { acceptedFee: opinion.fee, accessNotes: "The gate is open." },
  });
};

/** What a borrower does where a model does not know the home well enough. */
export const valuationMoves: Partial<Record<Step, Move>> = {
  NO_AVM_FOUND: estimate,
  BPO_ORDER_REQUEST: order,
};
