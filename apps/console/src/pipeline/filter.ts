import { pipelineOrders } from "@gable/contract/calls/pipeline.ts";
import { standingNames } from "@gable/domain/pipeline/pipeline-row.ts";
import { queueNames } from "@gable/domain/pipeline/queues.ts";
import type { PipelineFilter } from "../queries/pipeline.ts";

const names = ["queue", "standing", "row", "state", "assignee", "order", "text"] as const;
type FilterName = (typeof names)[number];

const oneOf = <T extends string>(text: string | null, all: readonly T[]): T | undefined =>
  all.find((one) => one === text);

/** What the address asks for: active applications unless it says otherwise. What it cannot mean is left out. */
export function filterOf(query: URLSearchParams): PipelineFilter {
  const queue = oneOf(query.get("queue"), queueNames);
  const standing = query.get("standing") ?? (queue ? "ALL" : "ACTIVE");
  const text = query.get("text")?.trim() ?? "";
  const filter = {
    queue,
    standing: oneOf(standing, standingNames),
    row: query.get("row") ?? undefined,
    state: query.get("state") ?? undefined,
    assignee: query.get("assignee") ?? undefined,
    order: oneOf(query.get("order"), pipelineOrders),
    text: text.length >= 2 ? text : undefined,
  };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}

/** The same address with one part of the filter changed; null takes it out. */
export function withFilter(query: URLSearchParams, name: FilterName, value: string | null): URLSearchParams {
  const next = new URLSearchParams(query);
  if (value === null || value === "") next.delete(name);
  else next.set(name, value);
  return next;
}

export const isFiltered = (query: URLSearchParams): boolean =>
  names.some((name) => name !== "queue" && query.get(name) !== null);
