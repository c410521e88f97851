import type { APIResponse, Page, Route } from "playwright";
import type { Person } from "./people.ts";

// What is arranged before a page is opened.

/**
 * Gives the browser somebody's session before any page runs there, and the tracker of their browser: a page that finds its application
 * counted under another one loads itself anew, under the camera.
 */
export const as =
  (who: () => Promise<Pick<Person, "token"> & Partial<Pick<Person, "tracker">>>) =>
  async (page: Page): Promise<void> => {
    const { token, tracker } = await who();
    await page.addInitScript(
      ([jwt, own]) => {
        localStorage.setItem("jwt", jwt);
        if (own !== undefined) localStorage.setItem("telemetry_trackerUuid", own);
      },
      [token, tracker] as const,
    );
  };

export const answering = (url: string | RegExp, json: unknown) => (page: Page) =>
  page.route(url, (route) => route.fulfill({ json }));

/** As borrowers have the page: outside of production there is a developer's toolbar, which has the hidden panel's key too. */
export const asInProduction = (page: Page): Promise<unknown> =>
  page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      const response = await ask(route);
      const body = (await response.text()).replace('"deployment":"development"', '"deployment":"production"');
      return route.fulfill({ response, body });
    },
  );

/** The status says that the home is being valued. */
export const working = async (page: Page): Promise<void> => {
  await page.route(/\/status\/stream$/, () => undefined);
  await page.route(/\/status$/, async (route) => {
    const response = await ask(route);
    await route.fulfill({ response, json: { ...((await response.json()) as object), step: "WAITING_FOR_VALUATION" } });
  });
};

/** What the product says itself. Names below localhost do not resolve outside of browsers: it is asked as by a proxy. */
function ask(route: Route): Promise<APIResponse> {
  const url = new URL(route.request().url());
  const headers = { ...route.request().headers(), "x-forwarded-host": url.hostname };
  url.hostname = "127.0.0.1";
  return route.fetch({ url: url.href, headers });
}
