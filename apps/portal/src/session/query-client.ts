import { CallFailed } from "@gable/contract/problem.ts";
import { MutationCache, QueryClient } from "@tanstack/react-query";
import { SECOND_FACTOR_KEY } from "./second-factor-key.ts";

/** Specification part 2, section 9: no retry, and no refetch on focus, mount or reconnect. */
export const queryClient = new QueryClient({
  mutationCache: new MutationCache({
    // Another device turned the second step on, or it was not known yet: the form that was refused shows the field for the code.
    onError: async (failure) => {
      if (failure instanceof CallFailed && failure.problem?.code === "second-factor-needed")
        await queryClient.invalidateQueries({ queryKey: SECOND_FACTOR_KEY });
    },
  }),
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
