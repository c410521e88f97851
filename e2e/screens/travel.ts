import { fillPath, onHost } from "@gable/domain/journey/paths.ts";
import { type RouteName, routes } from "@gable/domain/journey/routes.ts";
import { lenderFor } from "@gable/testkit/borrower/lender-for.ts";
import { passageOf } from "@gable/testkit/borrower/passage.ts";
import type { Walk } from "@gable/testkit/borrower/moves.ts";
import { walk, type Walked, type WalkOptions } from "@gable/testkit/borrower/walk.ts";
import type { OwnProduct } from "@gable/testkit/start-own-product.ts";
import { expect, type Page } from "@playwright/test";
import { loadOf } from "../accessible.ts";
import { heading } from "../arrive.ts";
import { type Heading, patternOf, type Stop } from "./stops.ts";
import { routeOfPath, takeShown, watchScreens } from "./watched.ts";
import { expectWholeScreen } from "./whole.ts";

/** The kind of income of which a screen is shown, where it is one for each kind. */
const kinds: { readonly [Route in RouteName]?: string } = { incomeLink: "PAYROLL", incomeUpload: "MANUAL_PAYSTUB" };

/** A page that belongs to no application: what is opened from there is a change of route. */
const ELSEWHERE = "/contact";

/**
 * Walks a persona over HTTP and opens, wherever there is a stop, its screens in the browser. Nothing is shown on the way to a screen
 * that the journey's tables do not have open there.
 */
export async function travel(
  page: Page,
  product: OwnProduct,
  journey: Omit<WalkOptions, "url" | "sandboxUrl" | "stands">,
  stops: readonly Stop[],
): Promise<Walked> {
  await watchScreens(page);
  const left = [...stops];
  const walked = await walk({
    url: product.url,
    sandboxUrl: product.sandboxUrl,
    email: `screens.${journey.persona}@example.com`,
    ...journey,
    stands: async (walking, seen) => {
      const [stop] = left;
      if (stop === undefined || stop.at !== seen.step) return;
      const open = (await passageOf(walking, seen))?.routes ?? [];
      if (!routesOf(stop).every((route) => open.includes(route))) return;
      left.shift();
      await openScreens(page, product, walking, stop, open);
    },
  });
  expect(left, "stops that were never come to").toEqual([]);
  return walked;
}

/** Opens the screens of a stop in the browser of who has the walk's session. */
export async function openScreens(
  page: Page,
  product: OwnProduct,
  { client, uuid, persona }: Pick<Walk, "client" | "uuid" | "persona">,
  stop: Stop,
  open: readonly RouteName[],
): Promise<void> {
  const { orgCode } = await lenderFor(product.url, persona);
  await page.goto(product.portalUrl(orgCode) + ELSEWHERE);
  await page.evaluate((token) => localStorage.setItem("jwt", token ?? ""), client.token());
  for (const route of routesOf(stop)) {
    const title = stop.screens[route];
    if (title) await openScreen(page, { route, uuid, title, open });
  }
}

const routesOf = ({ screens }: Stop): RouteName[] => Object.keys(screens) as RouteName[];

interface Opened {
  readonly route: RouteName;
  readonly uuid: string;
  readonly title: Heading;
  readonly open: readonly RouteName[];
}

async function openScreen(page: Page, opened: Opened): Promise<void> {
  const load = await loadOf(page);
  try {
    await expectOpened(page, opened);
  } catch (fault) {
    if ((await loadOf(page)) === load) throw fault;
    // It has loaded itself anew meanwhile.
    await goWithin(page, ELSEWHERE);
    return openScreen(page, opened);
  }
}

async function expectOpened(page: Page, { route, uuid, title, open }: Opened): Promise<void> {
  const path = onHost(fillPath(routes[route].path, [uuid, kinds[route] ?? ""]));
  const own = heading(page, patternOf(title));
  await takeShown(page);
  await goWithin(page, path);
  await expect(own, route).toBeVisible();
  await expect(page.locator("main .skeleton"), route).toHaveCount(0);
  await expect(own, route).toBeFocused();
  await expectWholeScreen(page);
  await expect(own, route).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(path);
  const shown = await takeShown(page);
  const isOpen = (at: string): boolean => {
    const there = routeOfPath(at);
    return at === ELSEWHERE || (there !== undefined && open.includes(there));
  };
  expect(
    shown.filter((screen) => !isOpen(screen.path)),
    `on the way to ${route}`,
  ).toEqual([]);
  await goWithin(page, ELSEWHERE);
}

/** Goes to another address without loading the page anew, as the way back and forward do. */
const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, path);
