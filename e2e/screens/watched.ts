import { matchRoute } from "@gable/domain/journey/match-route.ts";
import { BASE_PATH, type RouteName } from "@gable/domain/journey/routes.ts";
import type { Page } from "@playwright/test";

/** What a page has shown: the path, and the heading that stood there. */
export interface Shown {
  readonly path: string;
  readonly heading: string;
}

const KEPT_AT = "test:shown";

/** Has every page of a tab note each heading that it shows, however short; also one that goes before the screen that is wanted. */
export async function watchScreens(page: Page): Promise<void> {
  await page.addInitScript((keptAt) => {
    const note = () => {
      const heading = document.querySelector("main h1")?.textContent?.trim();
      if (!heading) return;
      const kept = JSON.parse(sessionStorage.getItem(keptAt) ?? "[]") as Shown[];
      const last = kept.at(-1);
      const { pathname: path } = location;
      if (last?.heading === heading && last.path === path) return;
      sessionStorage.setItem(keptAt, JSON.stringify([...kept, { path, heading }]));
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
  }, KEPT_AT);
}

/** What was shown since it was asked last. */
export const takeShown = (page: Page): Promise<Shown[]> =>
  page.evaluate((keptAt) => {
    const kept = JSON.parse(sessionStorage.getItem(keptAt) ?? "[]") as Shown[];
    sessionStorage.removeItem(keptAt);
    return kept;
  }, KEPT_AT);

/** The route of the portal that stands at a path of the host; undefined at pages that are none. */
export const routeOfPath = (path: string): RouteName | undefined =>
  path.startsWith(BASE_PATH) ? matchRoute(path.slice(BASE_PATH.length) || "/")?.route : undefined;
