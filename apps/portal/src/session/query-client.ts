import { isOutage } from "@gable/contract/problem.ts";
import { askAgainAfterOutages } from "@gable/ui/components/connection/ask-again.ts";
import { QueryClient } from "@tanstack/react-query";

/** Specification part 2, section 9: no retry, and no refetch on focus, mount or reconnect. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnMount: false,
      refetchOnReconnect: false,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 30 * 60_000,
      networkMode: "always",
    },
    mutations: { networkMode: "always" },
  },
});

askAgainAfterOutages(queryClient.getQueryCache(), isOutage);
