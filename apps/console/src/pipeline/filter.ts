import { movers } from "@gable/contract/calls/pipeline.ts";
import { wayToComeNames } from "@gable/domain/pipeline/came-by.ts";
import { type PipelineOrder, pipelineOrderNames } from "@gable/domain/pipeline/orders.ts";
import { standingNames } from "@gable/domain/pipeline/pipeline-row.ts";
import { queueNames } from "@gable/domain/pipeline/queues.ts";
import type { PipelineFilter } from "../queries/pipeline.ts";
import type { Narrowing } from "../queries/pipeline-views.ts";
import { periods } from "../shell/use-period.ts";

export const campaignNames = ["campaign", "campaignSource", "campaignMedium"] as const;
const narrowers = ["standing", "waitsFor", "row", "state", "assignee", "opened", "cameBy", ...campaignNames] as const;
const names = ["queue", ...narrowers, "order", "within", "text"] as const;
type FilterName = (typeof names)[number];

const oneOf = <T extends string>(text: string | null, all: readonly T[]): T | undefined =>
  all.find((one) => one === text);

/** The list has those alone then that have such a date, and can be narrowed to those that come soon. */
export const isOfDate = (order: PipelineOrder): order is "OFFERS_END" | "CLOSING" =>
  order === "OFFERS_END" || order === "CLOSING";

/** What the address asks for: active applications unless it says otherwise. What it cannot mean is left out. */
export function filterOf(query: URLSearchParams): PipelineFilter {
  const queue = oneOf(query.get("queue"), queueNames);
  const standing = query.get("standing") ?? (queue ? "ALL" : "ACTIVE");
  const text = query.get("text")?.trim() ?? "";
  const order = oneOf(query.get("order"), pipelineOrderNames);
  const filter = {
    queue,
    standing: oneOf(standing, standingNames),
    waitsFor: oneOf(query.get("waitsFor"), movers),
    cameBy: oneOf(query.get("cameBy"), wayToComeNames),
    // Empty where a link said nothing of it.
    ...Object.fromEntries(campaignNames.map((name) => [name, query.get(name) ?? undefined])),
    opened: oneOf(query.get("opened"), periods.map(String)),
    row: query.get("row") ?? undefined,
    state: query.get("state") ?? undefined,
    assignee: query.get("assignee") ?? undefined,
    order,
    within: order !== undefined && isOfDate(order) ? (query.get("within") ?? undefined) : undefined,
    text: text.length >= 2 ? text : undefined,
  };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}

/** What of a filter can be kept to come back to: all but the words that are looked for. Null where that is nothing but a queue or nothing at all. */
export function narrowingOf(query: URLSearchParams): Narrowing | null {
  const { text: _looked, row, opened, within, ...rest } = filterOf(query);
  const isNarrowed = names.some((name) => name !== "queue" && name !== "text" && query.get(name) !== null);
  if (!isNarrowed) return null;
  return {
    ...rest,
    ...(row !== undefined && { row: Number(row) }),
    ...(opened !== undefined && { opened: Number(opened) }),
    ...(within !== undefined && { within: Number(within) }),
  };
}

/** The address that asks for a narrowing, always written the same way. */
export function addressOf({ standing, ...narrowing }: Narrowing): string {
  const query = new URLSearchParams();
  const asked = narrowing.queue !== undefined || standing === "ACTIVE" ? undefined : (standing ?? "ALL");
  for (const [name, value] of Object.entries({ ...narrowing, standing: asked }).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  ))
    if (value !== undefined) query.set(name, String(value));
  return `/pipeline?${query}`;
}

/** Which of the views the list shows now, whatever is looked for within it. */
export function viewAt<View extends { readonly narrowing: Narrowing }>(
  query: URLSearchParams,
  views: readonly View[],
): View | undefined {
  const narrowing = narrowingOf(query);
  return narrowing === null ? undefined : views.find((view) => addressOf(view.narrowing) === addressOf(narrowing));
}

/** The same address with one part of the filter changed; the empty text takes it out. */
export function withFilter(query: URLSearchParams, name: FilterName, value: string): URLSearchParams {
  const next = new URLSearchParams(query);
  if (value === "") next.delete(name);
  else next.set(name, value);
  return next;
}

/** The same list without some parts of the filter. */
export function withoutFilters(query: URLSearchParams, without: readonly FilterName[]): string {
  const next = new URLSearchParams(query);
  for (const name of without) next.delete(name);
  return next.size === 0 ? "/pipeline" : `/pipeline?${next}`;
}

export const isFiltered = (query: URLSearchParams): boolean =>
  names.some((name) => name !== "queue" && query.get(name) !== null);
