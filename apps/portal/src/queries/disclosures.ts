import { earlyDisclosures, summary } from "@gable/contract/calls/disclosures.ts";
import type { Language } from "@gable/domain/language.ts";
import { queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

export const earlyDisclosuresQuery = (language: Language) =>
  queryOptions({
    queryKey: ["early-disclosures", language],
    queryFn: ({ signal }) => client.send(earlyDisclosures, { query: { language }, signal }),
  });

/** Everything that was said, as the summary shows it; anew each time it opens. */
export const summaryQuery = (uuid: string) =>
  queryOptions({
    queryKey: ["summary", uuid],
    queryFn: ({ signal }) => client.send(summary, { params: { uuid }, signal }),
    staleTime: 0,
    refetchOnMount: "always",
  });
