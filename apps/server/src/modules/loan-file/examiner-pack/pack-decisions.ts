import { type LendingPolicy, RecordedPolicy } from "@gable/domain/underwriting/lending-policy.ts";
import { underwrite } from "@gable/domain/underwriting/underwrite.ts";
import type { DecisionRecord } from "@gable/domain/workflow/facts/decision-record.ts";
import { z } from "zod";
import { differencesOf } from "../../underwriting/differences-of.ts";
import type { Policies } from "../../underwriting/policies.ts";

/** A decision with all it was made of, so that anybody can make it again. */
export interface PackDecision {
  readonly record: DecisionRecord;
  /** The event with which it was recorded. */
  readonly event: number;
  readonly policy: LendingPolicy | null;
}

/** The decisions among what events changed, the superseded ones too. */
export function packDecisions(
  changes: readonly { readonly sequence: number; readonly facts: unknown }[],
  policies: Policies,
  orgCode: string,
): readonly PackDecision[] {
  return changes.flatMap(({ sequence, facts }) => {
    const { decision: record } = facts as { readonly decision?: DecisionRecord };
    if (!record) return [];
    return [{ record, event: sequence, policy: policies.byVersion(orgCode, record.result.policyVersion) ?? null }];
  });
}

const Kept = z.array(
  z.object({ record: z.custom<DecisionRecord>(), event: z.int(), policy: RecordedPolicy.nullable() }),
);

/** Makes the decisions of a pack again; a line for each that comes out otherwise. People's own decisions are not made again. */
export function replayPackDecisions(json: unknown): readonly string[] {
  return Kept.parse(json).flatMap(({ record, event, policy }) => {
    if (record.decidedBy !== undefined) return [];
    if (!policy) return [`event ${event}: policy ${record.result.policyVersion} is not in the pack`];
    const again: unknown = JSON.parse(JSON.stringify(underwrite(record.input, policy)));
    return differencesOf(record.result, again).map((line) => `event ${event}: ${line}`);
  });
}
