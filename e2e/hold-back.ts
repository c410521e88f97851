import type { Page, Route } from "@playwright/test";

/** Holds calls to these addresses back, as a slow network does, until what it answers is called; all, or the first `times`. */
export async function holdBack(page: Page, addresses: string | RegExp, times?: number): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const hold = async (route: Route): Promise<void> => {
    await promise;
    await route.continue();
  };
  await page.route(addresses, hold, times === undefined ? {} : { times });
  return resolve;
}
