import { type Queue, queueNames } from "@gable/domain/pipeline/queues.ts";

const QUEUE_QUERY = "queue";
const ASSIGNEE_QUERY = "assignee";

/** A queue, or the part of it that somebody has. */
export interface Walked {
  readonly queue: Queue;
  readonly assignee?: string;
}

/** Where a loan file, or a page of it, is; with the queue from which it was opened, so that one can go on with what waits there next. */
export const fileHref = (uuid: string, from: Walked | undefined, page: "" | "/papers" = ""): string =>
  `/file/${uuid}${page}${queryOf(from)}`;

/** The list from which a file was opened. */
export const listHref = (from: Walked | undefined): string => `/pipeline${queryOf(from)}`;

const queryOf = (from: Walked | undefined): string =>
  from === undefined
    ? ""
    : `?${new URLSearchParams({ [QUEUE_QUERY]: from.queue, ...(from.assignee && { [ASSIGNEE_QUERY]: from.assignee }) })}`;

/** From which queue a page of a file was opened. */
export function openedFrom(query: URLSearchParams): Walked | undefined {
  const queue = queueNames.find((name) => name === query.get(QUEUE_QUERY));
  const assignee = query.get(ASSIGNEE_QUERY);
  return queue && { queue, ...(assignee && { assignee }) };
}
