import type { Received } from "@gable/contract/call.ts";
import { MOST_IN_FILE, type pipelineFile } from "@gable/contract/calls/pipeline.ts";
import { type PlanRow, planRows } from "@gable/domain/journey/plan-rows.ts";
import { toDollarString } from "@gable/domain/money/cents.ts";
import { waysToCome } from "@gable/domain/pipeline/came-by.ts";
import { standings, waitedFor } from "@gable/domain/pipeline/pipeline-row.ts";
import { queues } from "@gable/domain/pipeline/queues.ts";
import { assignedRoles } from "@gable/domain/staff/assigned-roles.ts";
import { staffRoles } from "@gable/domain/staff/roles.ts";
import type { Context } from "../../context.ts";
import { csvOf } from "../../csv.ts";
import type { Database } from "../../database/transaction.ts";
import { Refusal } from "../../http/refusal.ts";
import { firstOfPipeline } from "./list-pipeline.ts";
import type { Viewer } from "./own-files.ts";

/**
 * The list as it is narrowed, for somebody's own tools: dollars, and instants in UTC. A list that would be cut off is refused, for nobody
 * would see in it that something is missing.
 */
export async function writePipelineFile(
  ctx: Pick<Context, "clock">,
  db: Database,
  viewer: Viewer,
  asked: Received<typeof pipelineFile>["query"],
): Promise<string> {
  const entries = await firstOfPipeline(ctx, db, viewer, asked, MOST_IN_FILE + 1);
  if (entries.length > MOST_IN_FILE)
    throw new Refusal(409, "too-many-for-file", `One file has ${MOST_IN_FILE} applications at most: narrow the list.`);
  return csvOf([
    [
      "loan number",
      "borrower",
      "state",
      "line",
      "standing",
      "next milestone",
      "waits for",
      "queues",
      ...assignedRoles.map((role) => staffRoles[role].en.toLowerCase()),
      "channel",
      "utm_campaign",
      "utm_source",
      "utm_medium",
      "offer can be taken until",
      "closing",
      "opened",
      "changed",
      "application",
    ],
    ...entries.map(cellsOf),
  ]);
}

function cellsOf(entry: Awaited<ReturnType<typeof firstOfPipeline>>[number]): (string | null)[] {
  return [
    entry.loanNumber,
    entry.borrower,
    entry.state,
    entry.line === null ? null : toDollarString(entry.line),
    standings[entry.standing].en,
    `${entry.row}. ${planRows[entry.row as PlanRow].en}`,
    waitedFor[entry.waitsFor].en,
    entry.queues.map(({ queue, since }) => `${queues[queue].en} since ${since}`).join(", "),
    ...assignedRoles.map((role) => entry.assignees[role]?.name ?? null),
    waysToCome[entry.cameBy].en,
    entry.campaign.name,
    entry.campaign.source,
    entry.campaign.medium,
    entry.offersEndAt,
    entry.closesAt,
    entry.openedAt,
    entry.changedAt,
    entry.uuid,
  ];
}
