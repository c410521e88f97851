import { earlyDisclosure, earlyDisclosures, summary } from "@gable/contract/calls/disclosures.ts";
import type { Language } from "@gable/domain/language.ts";
import { queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

export const earlyDisclosuresQuery = (language: Language) =>
  queryOptions({
    queryKey: ["early-disclosures", language],
    queryFn: ({ signal }) => client.send(earlyDisclosures, { query: { language }, signal }),
  });

/** One of them as PDF. Each opening is fetched, because the server records it with the draft. */
export const earlyDisclosureBytesQuery = (kind: string, language: Language) =>
  queryOptions({
    queryKey: ["early-disclosure", kind, language],
    queryFn: async ({ signal }) => {
      return client.file(earlyDisclosure, { params: { kind }, query: { language }, signal });
    },
    gcTime: 0,
    // What is open is not fetched anew under its reader.
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Everything that was said, as the summary shows it; anew each time it opens. */
export const summaryQuery = (uuid: string) =>
  queryOptions({
    queryKey: ["summary", uuid],
    queryFn: ({ signal }) => client.send(summary, { params: { uuid }, signal }),
    staleTime: 0,
    refetchOnMount: "always",
  });
