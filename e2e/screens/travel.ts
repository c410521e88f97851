import { randomUUID } from "node:crypto";
import type { StatusReply } from "@gable/domain/application/status.ts";
import { fillPath, onHost } from "@gable/domain/journey/paths.ts";
import { type RouteName, routeNames, routes } from "@gable/domain/journey/routes.ts";
import { maySignerStandAt } from "@gable/domain/journey/signer-route.ts";
import type { Language } from "@gable/domain/language.ts";
import { contactWords } from "@gable/portal/account/contact.words.ts";
import { statusOf } from "@gable/testkit/borrower/halfway.ts";
import { lenderFor } from "@gable/testkit/borrower/lender-for.ts";
import type { Walk } from "@gable/testkit/borrower/move.ts";
import { passageOf } from "@gable/testkit/borrower/passage.ts";
import { deskOf } from "@gable/testkit/borrower/signer.ts";
import { walk } from "@gable/testkit/borrower/walk.ts";
import { namesOf } from "@gable/testkit/languages/english.ts";
import type { ProductAlone } from "@gable/testkit/start-product-alone.ts";
import { expect, type Page } from "@playwright/test";
import { loadOf } from "../accessible.ts";
import { heading } from "../arrive.ts";
import { isLoading } from "./loading.ts";
import { expectSpanish } from "./spanish.ts";
import { type Heading, patternOf, type Sight, type SitePath, type Stop, type Way } from "./stops.ts";
import { routeOfPath, takeShown, watchScreens } from "./watched.ts";
import { expectWholeScreen } from "./whole.ts";

/** The kind of income of which a screen is shown, where it is one for each kind. */
const kinds: { readonly [Route in RouteName]?: string } = { incomeLink: "PAYROLL", incomeUpload: "MANUAL_PAYSTUB" };

/** What a contractor of the seeded lenders does, and is asked to do: in the words of who wrote it. */
const ofContractor = ["Porches and decks", "Rebuild the front porch and its steps."];

/** A page that belongs to no application: what is opened from there is a change of route. */
const ELSEWHERE = "/contact";

/**
 * Walks personas over HTTP and opens, wherever there is a stop, its screens in the browser. Nothing is shown on the way to a screen
 * that the journey's tables do not have open there. In Spanish the personas speak it, and each screen is read instead of held against
 * what everybody must be able to do.
 */
export async function travel(
  page: Page,
  product: ProductAlone,
  ways: readonly Way[],
  language: Language = "en",
): Promise<void> {
  await watchScreens(page);
  for (const way of ways) await go(page, product, way, language);
}

async function go(page: Page, product: ProductAlone, { journey, stops }: Way, language: Language): Promise<void> {
  const left = [...stops];
  await walk({
    url: product.url,
    sandboxUrl: product.sandboxUrl,
    email: `screens.${language}.${journey.persona}.${randomUUID().slice(0, 8)}@example.com`,
    ...journey,
    as: (persona) => {
      const own = journey.as?.(persona) ?? persona;
      return { ...own, fill: { ...own.fill, language } };
    },
    stands: async (walking, seen) => {
      const [stop] = left;
      if (stop === undefined || stop.at !== seen.step) return;
      const open = await openAt(walking, seen, stop);
      if (!routesOf(stop).every((route) => open.includes(route))) return;
      left.shift();
      const traveller = { page, product, walking, language };
      await openScreens(traveller, stop, open);
      await takeTurns(traveller, stop);
    },
  });
  expect(left, "stops that were never come to").toEqual([]);
}

interface Traveller {
  readonly page: Page;
  readonly product: ProductAlone;
  readonly walking: Walk;
  readonly language: Language;
}

async function takeTurns(traveller: Traveller, { turns = [] }: Stop): Promise<void> {
  const { walking, product } = traveller;
  for (const turn of turns) {
    await turn.act(walking, product);
    const isOpen = async (): Promise<readonly RouteName[]> => {
      return openAt(walking, await statusOf(walking), turn);
    };
    await expect.poll(isOpen).toEqual(expect.arrayContaining(routesOf(turn)));
    await openScreens(traveller, turn, await isOpen());
  }
}

/** What anybody may look at, and what leads on from outside of any application. */
const openToAll: readonly RouteName[] = [
  ...routeNames.filter((route) => routes[route].audience === "anyone"),
  "root",
  "bankLinkReturn",
];

/** What the journey's tables have open to whose eyes it is. */
async function openAt(walking: Walk, seen: StatusReply, { eyes }: Sight): Promise<readonly RouteName[]> {
  const [signer] = walking.others;
  if (eyes === "signer" && signer) {
    const { progress } = await deskOf(signer.client);
    return [...openToAll, "signerResume", ...routeNames.filter((route) => maySignerStandAt(route, progress))];
  }
  // The bare address of an application shows nothing: it leads on, or says so itself.
  const open = (await passageOf({ ...walking, others: [] }, seen))?.routes;
  return open === undefined ? [] : [...openToAll, "applicationIndex", ...open];
}

/** Opens the screens of one moment in the browser of who sees them. */
async function openScreens(
  { page, product, walking, language }: Traveller,
  sight: Sight,
  open: readonly RouteName[],
): Promise<void> {
  const { client, uuid, persona, others } = walking;
  const { orgCode } = await lenderFor(product.url, persona);
  const token = (sight.eyes === "signer" ? others[0]?.client : client)?.token() ?? "";
  const names = namesOf([persona, walking.email, ofContractor]);
  await page.goto(product.portalUrl(orgCode) + ELSEWHERE);
  // What the page has asked for as somebody else it must not remember.
  if (await page.evaluate(takePlace, [token, `${uuid} ${sight.eyes}`] as const)) await page.reload();
  await openEach(page, { sight, uuid, open, language, names });
}

/** Runs in the page. Returns whether somebody else was there before. */
function takePlace([token, who]: readonly [string, string]): boolean {
  const before = localStorage.getItem("test:who");
  localStorage.setItem("jwt", token);
  localStorage.setItem("test:who", who);
  return before !== null && before !== who;
}

/** Opens screens as somebody whom nobody knows. */
export async function visit(page: Page, product: ProductAlone, sight: Sight, language: Language = "en"): Promise<void> {
  await watchScreens(page);
  await page.goto(product.portalUrl("gable") + ELSEWHERE);
  await openEach(page, { sight, uuid: "", open: openToAll, language, names: [] });
}

interface Seen {
  readonly uuid: string;
  readonly open: readonly RouteName[];
  readonly language: Language;
  readonly names: readonly string[];
}

async function openEach(page: Page, { sight, ...seen }: Seen & { readonly sight: Sight }): Promise<void> {
  for (const route of routesOf(sight)) {
    const title = sight.screens[route];
    if (title) await openScreen(page, { route, title, ...seen });
  }
}

const routesOf = ({ screens }: Sight): RouteName[] => Object.keys(screens) as RouteName[];

interface Opened extends Seen {
  readonly route: RouteName;
  readonly title: Heading;
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

async function expectOpened(page: Page, opened: Opened): Promise<void> {
  const { route, uuid, title, open, language, names } = opened;
  const path = pathOf(route, uuid);
  const stands = title.ledTo === undefined ? path : pathOf(title.ledTo, uuid);
  const own = heading(page, patternOf(title, language));
  // It stands for a moment still when the address has changed already.
  const before = contactWords.title[language];
  await expect(heading(page, before)).toBeVisible();
  await takeShown(page);
  await goWithin(page, path);
  await expect(own, route).toBeVisible();
  await expect(page.locator("main .skeleton"), route).toHaveCount(0);
  await expect(own, route).toBeFocused();
  await (language === "en" ? expectWholeScreen(page) : expectSpanish(page, route, names));
  await expect(own, route).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(stands);
  const shown = await takeShown(page);
  const isOpen = (at: string): boolean => {
    const there = routeOfPath(at);
    return at === ELSEWHERE || at === stands || (there !== undefined && open.includes(there));
  };
  expect(
    shown.filter((screen) => !isOpen(screen.path)),
    `on the way to ${route}`,
  ).toEqual([]);
  // Until it is known what a screen says, it says nothing of the kind.
  const claims = shown.filter(({ path: at, heading: said }) => at === stands && said !== before && !isLoading(said));
  expect(
    claims.filter((screen) => !patternOf(title, language).test(screen.heading)),
    `before ${route} was loaded`,
  ).toEqual([]);
  await goWithin(page, ELSEWHERE);
}

/** Where a page stands; of the lender's site, where it is said by its path. */
const pathOf = (at: RouteName | SitePath, uuid: string): string =>
  isSitePath(at) ? at : onHost(fillPath(routes[at].path, [uuid, kinds[at] ?? ""]));

const isSitePath = (at: string): at is SitePath => at.startsWith("/");

/** Goes to another address without loading the page anew, as the way back and forward do. */
const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, path);
