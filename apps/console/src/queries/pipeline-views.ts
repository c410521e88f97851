import type { BodyOf } from "@gable/contract/call.ts";
import {
  dropPipelineView,
  keepPipelineView,
  pipelineViews,
  sharePipelineView,
  unsharePipelineView,
} from "@gable/contract/calls/pipeline-views.ts";
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

type KeptView = BodyOf<typeof keepPipelineView>;
export type Narrowing = KeptView["narrowing"];

export const pipelineViewsQuery = () =>
  queryOptions({
    queryKey: ["pipeline-views"],
    queryFn: ({ signal }) => client.send(pipelineViews, { signal }),
    // What colleagues share comes without being asked for.
    staleTime: 60_000,
  });

export const keepViewMutation = () =>
  mutationOptions({
    mutationFn: (body: KeptView) => client.send(keepPipelineView, { body }),
  });

export const dropViewMutation = () =>
  mutationOptions({ mutationFn: (view: string) => client.send(dropPipelineView, { params: { view } }) });

export const shareViewMutation = () =>
  mutationOptions({ mutationFn: (view: string) => client.send(sharePipelineView, { params: { view } }) });

export const unshareViewMutation = () =>
  mutationOptions({ mutationFn: (view: string) => client.send(unsharePipelineView, { params: { view } }) });
