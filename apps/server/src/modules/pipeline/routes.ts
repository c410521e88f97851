import {
  assignApplication,
  assignApplications,
  colleagues,
  pipeline,
  pipelineFile,
  queueStandings,
} from "@gable/contract/calls/pipeline.ts";
import { campaignReport, campaignReportFile } from "@gable/contract/calls/pipeline-campaigns.ts";
import {
  fundedVolume,
  fundedVolumeFile,
  pipelineReport,
  pipelineReportFile,
} from "@gable/contract/calls/pipeline-report.ts";
import {
  dropPipelineView,
  keepPipelineView,
  pipelineViews,
  sharePipelineView,
  unsharePipelineView,
} from "@gable/contract/calls/pipeline-views.ts";
import { queueNames } from "@gable/domain/pipeline/queues.ts";
import { queuesOf } from "@gable/domain/pipeline/queues-of.ts";
import { seesOwnFilesOnly } from "@gable/domain/staff/permissions.ts";
import type { StaffRole } from "@gable/domain/staff/roles.ts";
import type { Context, Keeper } from "../../context.ts";
import { csvFile } from "../../csv.ts";
import type { Database } from "../../database/transaction.ts";
import { answer, type Route, staffActor } from "../../http/contract-routing.ts";
import { recordFilesOfAction } from "../../http/staff-actions.ts";
import { assign, assignSeveral } from "./assign.ts";
import { isAssignedTo } from "./assignees.ts";
import { campaignReportText, readCampaignReport } from "./campaign-report.ts";
import { fundedVolumeText, readFundedVolume } from "./funded-volume.ts";
import { listPipeline } from "./list-pipeline.ts";
import { mayBeSeenBy, type Viewer } from "./own-files.ts";
import { writePipelineFile } from "./pipeline-file.ts";
import { projectApplication } from "./pipeline-store.ts";
import { readReport, reportFile } from "./report.ts";
import { shareView, unshareView } from "./shared-views.ts";
import { dropView, keepView, listViews } from "./views.ts";

/** Keeps the pipeline in step with the facts. */
export const keepPipeline: Keeper = (_ctx, trx, { before, after, now }) =>
  projectApplication(trx, after, now.toISOString(), queuesOf(before).length > 0);

/** The lender's applications as lists. */
export function pipelineRoutes(ctx: Context): Route[] {
  return [
    answer(pipeline, ({ query }, { staff }, db) => listPipeline(ctx, db, staff, query)),
    answer(pipelineFile, async ({ query }, { staff }, trx) => ({
      bytes: csvFile(await writePipelineFile(ctx, trx, staff, query)),
      mediaType: "text/csv",
      name: "pipeline",
    })),
    answer(pipelineViews, async (_received, { staff }, db) => ({ views: await listViews(db, staff) })),
    answer(keepPipelineView, ({ body }, caller, trx) => keepView(ctx, trx, caller, body)),
    answer(dropPipelineView, ({ params }, caller, trx) => dropView(ctx, trx, caller, params.view)),
    answer(sharePipelineView, ({ params }, caller, trx) => shareView(ctx, trx, caller, params.view)),
    answer(unsharePipelineView, ({ params }, caller, trx) => unshareView(ctx, trx, caller, params.view)),
    answer(queueStandings, async (_received, { staff }, db) => ({
      queues: await countQueues(db, staff),
      mine: await countAssigned(db, staff.staffUuid),
    })),
    answer(pipelineReport, ({ query }, { staff }, db) => readReport(db, staff.orgCode, query)),
    answer(pipelineReportFile, async ({ query }, { staff }, trx) => ({
      bytes: csvFile(reportFile(await readReport(trx, staff.orgCode, query))),
      mediaType: "text/csv",
      name: "report",
    })),
    answer(fundedVolume, ({ params }, { staff }, db) => readFundedVolume(db, staff.orgCode, Number(params.year))),
    answer(fundedVolumeFile, async ({ params }, { staff }, trx) => ({
      bytes: csvFile(fundedVolumeText(await readFundedVolume(trx, staff.orgCode, Number(params.year)))),
      mediaType: "text/csv",
      name: `funded-${params.year}`,
    })),
    answer(campaignReport, ({ query }, { staff }, db) => readCampaignReport(db, staff.orgCode, query)),
    answer(campaignReportFile, async ({ query }, { staff }, trx) => ({
      bytes: csvFile(campaignReportText(await readCampaignReport(trx, staff.orgCode, query))),
      mediaType: "text/csv",
      name: "campaigns",
    })),
    answer(colleagues, async (_received, { staff }, db) => {
      const people = await db
        .selectFrom("staff")
        .select(["uuid", "name", "role", "deactivated_at"])
        .where("org_code", "=", staff.orgCode)
        .orderBy("name")
        .execute();
      return {
        staff: people.map(({ role, deactivated_at, ...person }) => ({
          ...person,
          role: role as StaffRole,
          hasLeft: deactivated_at !== null,
        })),
      };
    }),
    answer(assignApplication, async ({ params, body }, caller, trx) => ({
      assignee: await assign(ctx, trx, { ...params, orgCode: caller.staff.orgCode }, body, staffActor(caller)),
    })),
    answer(assignApplications, async ({ body }, caller, trx) => {
      const reply = await assignSeveral(ctx, trx, caller.staff, body, staffActor(caller));
      const given = reply.results.filter(({ result }) => result === "ASSIGNED").map(({ uuid }) => uuid);
      await recordFilesOfAction(ctx, trx, caller, assignApplications, given);
      return reply;
    }),
  ];
}

async function countQueues(db: Database, viewer: Viewer) {
  const rows = await db
    .selectFrom("pipeline_queues")
    .select((eb) => [
      "queue",
      "move",
      eb.fn.countAll<number>().as("count"),
      eb.fn.min<string>("since").as("oldest"),
      eb.fn.min<string | null>("due_at").as("first_due"),
      eb.fn
        .countAll<number>()
        .filterWhere("application_uuid", "in", (own) =>
          own.selectFrom("pipeline").select("pipeline.application_uuid").where(isAssignedTo(viewer.staffUuid)),
        )
        .as("mine"),
    ])
    .where("org_code", "=", viewer.orgCode)
    .$if(seesOwnFilesOnly(viewer.role), (query) =>
      query.where("application_uuid", "in", (eb) =>
        eb.selectFrom("pipeline").select("pipeline.application_uuid").where(mayBeSeenBy(viewer)),
      ),
    )
    .groupBy(["queue", "move"])
    .execute();
  return queueNames.map((queue) => {
    const of = (move: "staff" | "borrower") => rows.find((row) => row.queue === queue && row.move === move);
    return {
      queue,
      waiting: of("staff")?.count ?? 0,
      borrowersMove: of("borrower")?.count ?? 0,
      oldest: of("staff")?.oldest ?? null,
      firstDue: of("staff")?.first_due ?? null,
      mine: of("staff")?.mine ?? 0,
    };
  });
}

async function countAssigned(db: Database, staffUuid: string): Promise<number> {
  const { count } = await db
    .selectFrom("pipeline")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where(isAssignedTo(staffUuid))
    .where("standing", "=", "ACTIVE")
    .executeTakeFirstOrThrow();
  return count;
}
