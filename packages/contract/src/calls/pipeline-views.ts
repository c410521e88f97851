import { oneLine } from "@gable/domain/one-line.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { KeptNarrowing } from "./pipeline.ts";
import { CONSOLE } from "./staff.ts";

export const LONGEST_VIEW_NAME = 40;
/** Of one colleague. */
export const MOST_VIEWS = 20;

const ViewName = oneLine(LONGEST_VIEW_NAME).min(1, "required");

const PipelineView = z.object({
  uuid: z.uuid(),
  name: z.string(),
  narrowing: KeptNarrowing,
  isOwn: z.boolean(),
  /** The owner's name, where all of the lender's staff have it. */
  sharedBy: z.string().nullable(),
});
export type PipelineView = z.infer<typeof PipelineView>;

export const pipelineViews = call({
  name: "pipelineViews",
  summary:
    "The views of the pipeline that the caller keeps, then those that are shared with all of the lender's staff, by name",
  method: "GET",
  path: `${CONSOLE}/pipeline-views`,
  access: "staff",
  permission: "see-pipeline",
  reply: z.object({ views: z.array(PipelineView) }),
});

export const keepPipelineView = call({
  name: "keepPipelineView",
  summary: `Keep how the pipeline is narrowed under a name, in the place of the caller's own that had it; ${MOST_VIEWS} at most`,
  method: "PUT",
  path: `${CONSOLE}/pipeline-views`,
  access: "staff",
  permission: "see-pipeline",
  body: z.strictObject({ name: ViewName, narrowing: KeptNarrowing }),
  replyForm: "empty",
});

export const dropPipelineView = call({
  name: "dropPipelineView",
  summary: "Forget one of the caller's views",
  method: "DELETE",
  path: `${CONSOLE}/pipeline-views/:view`,
  access: "staff",
  permission: "see-pipeline",
  params: z.object({ view: z.uuid() }),
  replyForm: "empty",
});

const sharing = {
  path: `${CONSOLE}/pipeline-views/:view/sharing`,
  access: "staff",
  permission: "share-views",
  params: z.object({ view: z.uuid() }),
  replyForm: "empty",
} as const;

export const sharePipelineView = call({
  name: "sharePipelineView",
  summary: "Show one of the caller's views to all of the lender's staff; they may use and copy it",
  method: "PUT",
  ...sharing,
});

export const unsharePipelineView = call({
  name: "unsharePipelineView",
  summary: "Leave a shared view, whoever shares it, to its owner alone",
  method: "DELETE",
  ...sharing,
});
