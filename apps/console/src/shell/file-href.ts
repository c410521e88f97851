import { type Queue, queueNames } from "@gable/domain/pipeline/queues.ts";

const QUEUE_QUERY = "queue";

/** Where a loan file, or a page of it, is; with the queue from which it was opened, so that one can go on with what waits there next. */
export function fileHref(uuid: string, queue: Queue | undefined, page: "" | "/papers" = ""): string {
  return `/file/${uuid}${page}${queue === undefined ? "" : `?${QUEUE_QUERY}=${queue}`}`;
}

/** From which queue a page of a file was opened. */
export const openedFrom = (query: URLSearchParams): Queue | undefined =>
  queueNames.find((name) => name === query.get(QUEUE_QUERY));
