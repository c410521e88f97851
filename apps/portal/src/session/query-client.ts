import { isOutage } from "@gable/contract/problem.ts";
import { askAgainAfterOutages } from "@gable/ui/components/connection/ask-again.ts";
import { focusManager, QueryClient } from "@tanstack/react-query";

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

// Part 2, section 7: what is refetched on focus is so too for whoever comes back from a window beside this one, which hid nothing.
focusManager.setEventListener((look) => {
  if (typeof window === "undefined") return undefined;
  const looks = new AbortController();
  for (const event of ["visibilitychange", "focus"])
    window.addEventListener(event, () => look(), { signal: looks.signal });
  return () => looks.abort();
});
