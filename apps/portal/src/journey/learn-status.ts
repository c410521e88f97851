import type { CommandReply } from "@gable/contract/calls/application.ts";
import type { QueryClient } from "@tanstack/react-query";
import { applicationQuery } from "../queries/application.ts";
import { type FollowedStatus, readStatus, statusQuery } from "../queries/application-status.ts";

/**
 * Whether `next` says more than `known`. A late reply does not, nor does one that repeats what was waited for too long. A wait that
 * becomes late is news under the same version: nothing has changed but the time.
 */
export function isNews(next: FollowedStatus, known: FollowedStatus | undefined): boolean {
  if (known === undefined || next.version > known.version) return true;
  if (next.version < known.version || next.step === (known.gaveUpOn ?? known.step)) return next.gaveUpOn !== undefined;
  return true;
}

/** Keeps a status reply unless a newer one is known. Returns it as it was read. */
export function learnStatus(queries: QueryClient, uuid: string, reply: FollowedStatus): FollowedStatus {
  const { queryKey } = statusQuery(uuid);
  const read = readStatus(reply);
  if (isNews(read, queries.getQueryData(queryKey))) queries.setQueryData(queryKey, read);
  return read;
}

/** Keeps what a command answered. Returns the status in it. */
export function learnReply(queries: QueryClient, uuid: string, { status, application }: CommandReply): FollowedStatus {
  queries.setQueryData(applicationQuery(uuid).queryKey, application);
  return learnStatus(queries, uuid, status);
}

/** Forgets that the polls were used up, so that the waiting step is waited for again. */
export function waitAgain(queries: QueryClient, uuid: string): void {
  queries.setQueryData(statusQuery(uuid).queryKey, (known) => {
    if (known?.gaveUpOn === undefined) return known;
    const { gaveUpOn, ...status } = known;
    return { ...status, step: gaveUpOn };
  });
}

/** What follows the status by itself, or never changes. */
const followed: ReadonlySet<unknown> = new Set(["status", "application", "conditions", "document", "originator"]);

/** Asks again for what the present screen shows of an application that has moved on under it. */
export function refreshScreen(queries: QueryClient, uuid: string): void {
  void queries.invalidateQueries({ predicate: ({ queryKey: [name, of] }) => of === uuid && !followed.has(name) });
}
