import * as z from "zod";

/**
 * How a person looks at a home whose value no model knows well enough: a broker's opinion of its price, or an evaluation by somebody who
 * values homes for the lender (Interagency Appraisal and Evaluation Guidelines, 75 FR 77450).
 */
export const PersonalValuation = z.enum(["BROKER_OPINION", "EVALUATION"]);
export type PersonalValuation = z.infer<typeof PersonalValuation>;

interface ValuationSettings {
  readonly valuation: { readonly personalValuation?: PersonalValuation | undefined };
  readonly stateOverrides: Readonly<
    Partial<Record<string, { readonly personalValuation?: PersonalValuation | undefined }>>
  >;
}

/** Which of the two a lender orders for a home in a state; a broker's opinion where it has set nothing, and always in Texas. */
export function personalValuationIn(state: string, policy: ValuationSettings): PersonalValuation {
  if (state === "TX") return "BROKER_OPINION";
  return policy.stateOverrides[state]?.personalValuation ?? policy.valuation.personalValuation ?? "BROKER_OPINION";
}
