import type { QueryClient } from "@tanstack/react-query";

/** What never changes under its key, so that it is not fetched twice. */
const FIXED = "signer-document";

/** Asks again for everything that is shown of a signer's desk. */
export const askSignerAnew = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({
    predicate: ({ queryKey: [name] }) => String(name).startsWith("signer-") && name !== FIXED,
  });
