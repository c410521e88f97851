import type { QueryOf } from "@gable/contract/call.ts";
import { notaryJournal, notaryJournalFile } from "@gable/contract/calls/notary-journal.ts";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

export type JournalFilter = QueryOf<typeof notaryJournalFile>;

export const notaryJournalQuery = (filter: JournalFilter) =>
  infiniteQueryOptions({
    queryKey: ["notary-journal", filter],
    queryFn: ({ signal, pageParam }) =>
      client.send(notaryJournal, { query: { ...filter, ...(pageParam !== null && { after: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

export const notaryJournalFileOf = (query: JournalFilter): Promise<Blob> => client.file(notaryJournalFile, { query });
