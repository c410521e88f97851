import { isOutage } from "@gable/contract/problem.ts";
import { askAgainAfterOutages } from "@gable/ui/components/connection/ask-again.ts";
import { QueryClient } from "@tanstack/react-query";
import { tellOfOld } from "./tell-of-old.ts";

const STALE_MS = 10_000;

/** Staff look at what others are working on: what is older than a few seconds is asked for again when it is looked at. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: STALE_MS, refetchOnWindowFocus: true, networkMode: "always" },
    mutations: { networkMode: "always" },
  },
});

askAgainAfterOutages(queryClient.getQueryCache(), isOutage);
tellOfOld(queryClient.getQueryCache());
