import { defaultPolicy } from "@gable/domain/underwriting/default-policy.ts";
import { type LendingPolicy, policyOn, RecordedPolicy } from "@gable/domain/underwriting/lending-policy.ts";
import type { Listener } from "../../database/listen.ts";
import type { Database } from "../../database/transaction.ts";
import type { Logger } from "../../log.ts";
import { keepInStep } from "../organisations/in-step.ts";

/** What each lender lends by, as recorded: every version that was ever in force. */
export interface Policies {
  /** The version in force on a day. Throws RangeError where there is none yet. */
  readonly on: (orgCode: string, date: string) => LendingPolicy;
  /** The very version that a decision names. */
  readonly byVersion: (orgCode: string, version: string) => LendingPolicy | undefined;
}

/** The recorded policies, kept in step with what administrators approve in any process. */
export interface OpenPolicies extends Policies {
  readonly reload: () => Promise<void>;
  readonly close: () => Promise<void>;
}

interface PoliciesGround {
  readonly db: Database;
  readonly listener: Listener;
  readonly log: Logger;
}

export async function openPolicies(ground: PoliciesGround): Promise<OpenPolicies> {
  const kept = await keepInStep(ground, () => loadPolicies(ground.db));
  return {
    on: (orgCode, date) => kept.current().on(orgCode, date),
    byVersion: (orgCode, version) => kept.current().byVersion(orgCode, version),
    reload: kept.reload,
    close: kept.close,
  };
}

interface Recorded {
  readonly policy: LendingPolicy;
  readonly isApproved: boolean;
}

/** Reads every recorded policy. */
export async function loadPolicies(db: Database): Promise<Policies> {
  const rows = await db
    .selectFrom("lending_policies")
    .select(["org_code", "policy", "change_number"])
    // Of those from one day on the last is in force; a release may give a change a new base.
    .orderBy("effective_from")
    .orderBy("change_number", (order) => order.asc().nullsFirst())
    .orderBy("recorded_at")
    .execute();
  const byLender = new Map<string, Recorded[]>();
  for (const { org_code: orgCode, policy, change_number } of rows) {
    const recorded = { policy: RecordedPolicy.parse(policy), isApproved: change_number !== null };
    byLender.set(orgCode, [...(byLender.get(orgCode) ?? []), recorded]);
  }
  return {
    on: (orgCode, date) => policyOn(inForceFrom(byLender.get(orgCode) ?? [], date), date),
    byVersion: (orgCode, version) => byLender.get(orgCode)?.find(({ policy }) => policy.version === version)?.policy,
  };
}

/** What administrators approved goes before what came with the product, and there a lender's own sheet before the default. */
function inForceFrom(recorded: readonly Recorded[], date: string): readonly LendingPolicy[] {
  const approved = recorded.filter(({ policy, isApproved }) => isApproved && policy.effectiveFrom <= date);
  if (approved.length > 0) return approved.map(({ policy }) => policy);
  const installed = recorded.filter(({ isApproved }) => !isApproved).map(({ policy }) => policy);
  const own = installed.filter(({ version }) => version.includes("+"));
  const present = installed.filter(({ version }) => version === defaultPolicy.version);
  return own.length > 0 ? own : present.length > 0 ? present : installed;
}
