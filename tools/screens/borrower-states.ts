import type { OwnProduct } from "@gable/testkit/start-own-product.ts";
import type { Page } from "playwright";
import { answering, as, asInProduction, working } from "./arrangements.ts";
import { type People, peopleOf } from "./people.ts";
import { conditions, familyFeatures, notifications, wallets } from "./planted-replies.ts";
import type { Screen } from "./take-screens.ts";

const FEATURES = "**/service-optimize/**/features";
const NOTIFICATIONS = /\/service-notification\//;
const CONDITIONS = /\/external-applicants$/;

type State = Omit<Screen, "name" | "url">;
type At = readonly [who: keyof People, path: (uuid: string) => string];

const dashboard: At = ["atSummary", () => "/dashboard"];
const settings: At = ["atSummary", () => "/dashboard/settings"];
const application = (who: keyof People, path = ""): At => [who, (uuid) => `/account/heloc/${uuid}${path}`];

/** What somebody with a log-in sees of the shell, at one lender. */
export function borrowerStates(product: OwnProduct, code: string): Screen[] {
  const people = peopleOf(product, code);
  const portal = product.portalUrl(code);
  const state = (name: string, [who, path]: At, { arrange, ...more }: State = {}): Screen => ({
    name: `shell-${code}-${name}`,
    url: async () => portal + path((await people[who]()).uuid),
    arrange: async (page) => {
      await as(people[who])(page);
      await asInProduction(page);
      await arrange?.(page);
    },
    ...more,
  });
  return [
    state("sidebar", application("atDebts")),
    state("co-signer", ["coSigner", () => "/account/heloc/heloc-signer/intro"]),
    state("settings", settings),
    state("offer-panel", dashboard),
    state("menu-apps", dashboard, { only: 1280, arrange: answering(FEATURES, familyFeatures), act: press("Apps") }),
    state("menu-account", dashboard, { only: 1280, act: press("Your account") }),
    state("drawer", dashboard, { only: 390, arrange: answering(FEATURES, familyFeatures), act: open("Menu") }),
    ...notificationStates(state),
    state("toasts", settings, { act: showToasts }),
    state("hidden-panel", dashboard, { act: openHiddenPanel }),
    state("menu-wallets", dashboard, { only: 1280, arrange: withWallets, act: seeWallets }),
    state("idle-warning", dashboard, { arrange: (page) => page.clock.install(), act: letIdle }),
    state("outage", dashboard, { arrange: (page) => page.route(/\/identity\/secure\//, (route) => route.abort()) }),
    state("letter-to-ceo-phone", dashboard, { only: 390, act: open("Menu", "Share your thoughts with our CEO") }),
    state("letter-to-ceo", dashboard, { only: 1280, act: open("Your account", "Share your thoughts with our CEO") }),
    state("leave-survey", application("atDebts", "/liens"), askingWhy()),
    state("property-card", application("atOffer", "/product/select"), { act: seePropertyCard }),
    state("conditions", application("atSummary", "/conditions"), { arrange: answering(CONDITIONS, conditions) }),
    state("disclosure-review", application("atSummary", "/start/app-summary"), { act: openDisclosure }),
    state("processing", application("atOffer"), { arrange: working, act: seeProcessing }),
  ];
}

const having = (count: number, unread: number) => answering(NOTIFICATIONS, notifications(count, unread));

function notificationStates(state: (name: string, at: At, more: State) => Screen): Screen[] {
  const bell = /^Notifications/;
  return [
    state("notifications-none", dashboard, { arrange: having(0, 0), act: press(bell) }),
    state("notifications-three", dashboard, { arrange: having(5, 2), act: press(bell) }),
    state("notifications-all", dashboard, { arrange: having(7, 2), act: press(bell, "View All") }),
    state("notifications-most-unread", dashboard, { arrange: having(12, 10), act: press(bell, "View All") }),
  ];
}

/** Presses one after the other. */
const press =
  (...names: readonly (string | RegExp)[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names) await page.getByRole("button", { name }).filter({ visible: true }).first().click();
  };

/** Presses what opens a dialog, last. */
const open =
  (...names: readonly string[]) =>
  async (page: Page): Promise<void> => {
    await press(...names)(page);
    await page.getByRole("dialog").waitFor();
  };

/** Somebody logs out, once it is known that they are asked why. */
function askingWhy(): State {
  let known: Promise<unknown> = Promise.resolve();
  return {
    only: 1280,
    arrange: async (page) => {
      known = page.waitForResponse(FEATURES).catch(() => undefined);
    },
    act: async (page) => {
      await known;
      await open("Your account", "Log out")(page);
    },
  };
}

/** What was kept, and then what was not. */
async function showToasts(page: Page): Promise<void> {
  const mails = page.getByRole("checkbox", { name: "Mail me when it is my move" });
  await mails.click();
  await page.locator(".toast").waitFor();
  await page.route("**/preferences", (route) => route.fulfill({ status: 500, json: {} }));
  await mails.click();
  await page.locator(".toast").nth(1).waitFor();
}

async function openHiddenPanel(page: Page): Promise<void> {
  const panel = page.getByRole("dialog", { name: "For our support" });
  // It listens from a moment on that is not seen.
  while (!(await panel.isVisible())) {
    await page.keyboard.press("Shift+Alt+KeyX");
    await panel.waitFor({ timeout: 1000 }).catch(() => undefined);
  }
}

const withWallets = async (page: Page): Promise<void> => {
  await answering(/\/account\/access/, { ...wallets[0], authorizedWallet: { authorizationType: "OWNER" } })(page);
  await answering(/\/v4\/account\??$/, wallets)(page);
};

async function seeWallets(page: Page): Promise<void> {
  await press("Your account")(page);
  await page.locator(".wallet-address button").nth(1).waitFor();
}

async function letIdle(page: Page): Promise<void> {
  await page.clock.fastForward("26:00");
  await page.getByRole("dialog").waitFor();
  // What was asked before the leap has waited for too long by this clock; it is asked again.
  await page.locator(".connection-line:empty").first().waitFor({ state: "attached" });
}

const seePropertyCard = (page: Page) => page.getByRole("region", { name: "Property details" }).scrollIntoViewIfNeeded();

async function openDisclosure(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Open/ }).first().click();
  await page.getByRole("dialog").locator(".paper-text, .viewer-text").first().waitFor();
}

const seeProcessing = (page: Page) => page.getByRole("dialog").waitFor();
