import { type Client, createClient } from "@gable/contract/client.ts";

const MAIN_LENDER = "gable";

export interface BorrowerClient extends Client {
  /** Calls made so far. */
  readonly calls: () => number;
  readonly token: () => string | undefined;
}

/** A borrower's browser without a screen: keeps cookies and the token, and talks to the product at `url`, through `network` if given. */
export function createBorrowerClient(
  url: string,
  orgCode: string,
  token?: string,
  network: typeof fetch = fetch,
): BorrowerClient {
  let kept = token;
  let calls = 0;
  const cookies = new Map<string, string>();
  const client = createClient({
    baseUrl: url,
    orgCode: () => orgCode,
    token: () => kept,
    keepToken: (renewed) => {
      kept = renewed;
    },
    rejected: () => undefined,
    headers: () => ({
      // The host decides whose page it is. Names below localhost do not resolve everywhere: the product is asked as by a proxy.
      ...(orgCode !== MAIN_LENDER && { "x-forwarded-host": `${orgCode}.localhost` }),
      ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join("=")).join("; ") }),
    }),
    fetch: async (input, init) => {
      calls += 1;
      const response = await network(input, init);
      for (const cookie of response.headers.getSetCookie()) {
        const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split("=");
        if (value === "") cookies.delete(name);
        else cookies.set(name, value);
      }
      return response;
    },
  });
  return { ...client, calls: () => calls, token: () => kept };
}
