import { conditions, conditionTalk, inquiriesAsked, settledConditions } from "@gable/contract/calls/conditions.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { client } from "../session/client.ts";

const REFETCH_MS = 60_000;

/** Refetched every minute and when the window is looked at again (specification part 2, section 7). */
export const conditionsQuery = (uuid: string) =>
  queryOptions({
    queryKey: ["conditions", uuid],
    queryFn: ({ signal }) => client.send(conditions, { params: { uuid }, signal }),
    refetchInterval: REFETCH_MS,
    refetchOnWindowFocus: "always",
  });

/** Asked anew whenever other conditions are `open`, so that what has just left them stands among what is done. */
export const settledConditionsQuery = (uuid: string, open: readonly string[]) =>
  queryOptions({
    queryKey: ["settled-conditions", uuid, open],
    queryFn: ({ signal }) => client.send(settledConditions, { params: { uuid }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: REFETCH_MS,
  });

export const conditionTalkQuery = (uuid: string, condition: string) =>
  queryOptions({
    queryKey: ["condition-talk", uuid, condition],
    queryFn: ({ signal }) => client.send(conditionTalk, { params: { uuid, condition }, signal }),
    staleTime: 0,
    refetchInterval: REFETCH_MS,
    refetchOnWindowFocus: "always",
  });

export const inquiriesQuery = (uuid: string, condition: string) =>
  queryOptions({
    queryKey: ["inquiries-asked", uuid, condition],
    queryFn: ({ signal }) => client.send(inquiriesAsked, { params: { uuid, condition }, signal }),
    staleTime: 0,
    refetchInterval: REFETCH_MS,
  });
