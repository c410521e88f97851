import { queryClient } from "../session/query-client.ts";

/** What is around a page is not kept away for longer by what the page itself asks for. */
const LONGEST_MS = 3000;
/** Where a browser does not say when it has nothing to do. */
const SOON_MS = 200;

let rest: Promise<void> | undefined;

/** Comes back once the first page stands and has all that it asked for: what nobody reads first must not hold up what they came for. */
export function untilRest(): Promise<void> {
  rest ??= firstRest(performance.now() + LONGEST_MS);
  return rest;
}

async function firstRest(last: number): Promise<void> {
  do await idle();
  while ((!stands() || queryClient.isFetching() > 0) && performance.now() < last);
}

/** Whether there is a screen, and not only what is around it. */
const stands = (): boolean => document.querySelector("main h1") !== null;

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: SOON_MS });
    else setTimeout(resolve, SOON_MS);
  });
