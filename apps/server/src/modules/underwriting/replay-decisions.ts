import { underwrite } from "@gable/domain/underwriting/underwrite.ts";
import type { DecisionRecord } from "@gable/domain/workflow/facts/decision-record.ts";
import { sql } from "kysely";
import type { Database } from "../../database/transaction.ts";
import type { Sealing } from "../../sealing/sealing.ts";
import { differencesOf } from "./differences-of.ts";
import { loadPolicies } from "./policies.ts";

/** One decision, made again from what it was made of. */
export interface Replay {
  readonly applicationUuid: string;
  readonly decisionUuid: string;
  readonly decidedAt: string;
  readonly policyVersion: string;
  readonly decision: string;
  /** Where the answer differs, each as `path: was …, is …`; empty when it is the same to the last cent. */
  readonly differences: readonly string[];
}

const PAGE = 200;

/**
 * Makes decisions again from their stored inputs, under the policy versions that they name, and compares answer with answer. Every
 * decision of an application is in its event log, the superseded ones too. Reads page by page; nothing is changed.
 */
export async function* replayDecisions(
  db: Database,
  sealing: Sealing,
  applicationUuid?: string,
): AsyncGenerator<Replay> {
  const policies = await loadPolicies(db);
  let after: { readonly uuid: string; readonly sequence: number } = {
    uuid: "00000000-0000-0000-0000-000000000000",
    sequence: 0,
  };
  for (;;) {
    const page = await db
      .selectFrom("events")
      .innerJoin("applications", "applications.uuid", "events.application_uuid")
      .select([
        "events.application_uuid as uuid",
        "events.sequence as sequence",
        "events.sealed as sealed",
        "applications.org_code as orgCode",
        "applications.key_id as key_id",
        "applications.data_key as data_key",
      ])
      .where("events.type", "=", "decided")
      .where(
        sql<boolean>`(events.application_uuid, events.sequence) > (${after.uuid}::uuid, ${after.sequence}::bigint)`,
      )
      .$if(applicationUuid !== undefined, (query) => query.where("events.application_uuid", "=", applicationUuid ?? ""))
      .orderBy("events.application_uuid")
      .orderBy("events.sequence")
      .limit(PAGE)
      .execute();
    for (const row of page) {
      after = row;
      if (!row.sealed) continue;
      const { decision } = sealing.openKey(row).openJson(row.sealed, `event:${row.uuid}`) as {
        readonly decision: DecisionRecord;
      };
      const policy = policies.byVersion(row.orgCode, decision.result.policyVersion);
      yield {
        applicationUuid: row.uuid,
        decisionUuid: decision.uuid,
        decidedAt: decision.at,
        policyVersion: decision.result.policyVersion,
        decision: decision.result.decision,
        differences: policy
          ? differencesOf(decision.result, JSON.parse(JSON.stringify(underwrite(decision.input, policy))))
          : [`policy: version ${decision.result.policyVersion} is not on record`],
      };
    }
    if (page.length < PAGE) return;
  }
}
