import { pipelineRow } from "@gable/domain/pipeline/pipeline-row.ts";
import type { QueueEntry } from "@gable/domain/pipeline/queues.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { sql } from "kysely";
import type { Transaction } from "../../database/transaction.ts";
import type { Write } from "../../workflow/change.ts";

/** Raised when a projection shows something that older rows lack: those are written anew at the next start. */
export const PROJECTION = 8;

/**
 * Writes what the pipeline shows of an application as it is now. Who looks after it stays as it was. `mayHaveWaited`: it may stand in
 * queues from before.
 */
export function projectApplication(
  trx: Transaction,
  file: LoanFile,
  changedAt: string,
  mayHaveWaited: boolean,
): readonly Write[] {
  const { queues, row, waitsFor, words, originatorUuid, signerNames, offersEndAt, closesAt, funded, ...found } =
    pipelineRow(file);
  const { cameBy, campaign, submittedAt, ...shown } = found;
  const values = {
    ...shown,
    came_by: cameBy,
    campaign: campaign.name,
    campaign_source: campaign.source,
    campaign_medium: campaign.medium,
    submitted_at: submittedAt,
    offers_end_at: offersEndAt,
    closes_at: closesAt,
    funded_at: funded?.at ?? null,
    first_draw: funded?.firstDraw ?? null,
    term_years: funded?.termYears ?? null,
    plan_row: row,
    waits_for: waitsFor,
    originator_uuid: originatorUuid,
    signer_names: JSON.stringify(signerNames),
    projection: PROJECTION,
    changed_at: changedAt,
    words: sql<string>`array_to_tsvector(${[...words]}::text[])`,
  };
  const project = trx
    .insertInto("pipeline")
    .values({
      application_uuid: file.uuid,
      org_code: file.orgCode,
      loan_number: file.loanNumber,
      opened_at: file.createdAt,
      ...values,
    })
    .onConflict((conflict) => conflict.column("application_uuid").doUpdateSet(values));
  return [
    project,
    ...(mayHaveWaited ? [leaveQueues(trx, file.uuid, queues)] : []),
    ...(queues.length > 0 ? [joinQueues(trx, file, queues)] : []),
  ];
}

/** Puts an application into the queues in which it waits now. */
const joinQueues = (trx: Transaction, file: LoanFile, queues: readonly QueueEntry[]): Write =>
  trx
    .insertInto("pipeline_queues")
    .values(
      queues.map(({ dueAt = null, ...entry }) => ({
        application_uuid: file.uuid,
        org_code: file.orgCode,
        due_at: dueAt,
        ...entry,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(["application_uuid", "queue"]).doUpdateSet((eb) => ({
        since: eb.ref("excluded.since"),
        move: eb.ref("excluded.move"),
        due_at: eb.ref("excluded.due_at"),
      })),
    );

/** Takes an application out of the queues in which it waits no longer. */
const leaveQueues = (trx: Transaction, uuid: string, queues: readonly QueueEntry[]): Write =>
  trx
    .deleteFrom("pipeline_queues")
    .where("application_uuid", "=", uuid)
    .$if(queues.length > 0, (query) =>
      query.where(
        "queue",
        "not in",
        queues.map(({ queue }) => queue),
      ),
    );
