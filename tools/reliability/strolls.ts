import { readBrowser } from "@gable/testkit/browser.ts";
import { seededChance } from "@gable/testkit/reliability/seeded-chance.ts";
import { startOwnProduct } from "@gable/testkit/start-own-product.ts";
import { type Browser, chromium } from "playwright";
import { buildBrowserApps } from "../running/build-browser-apps.ts";
import { staffOf } from "../screens/staff.ts";
import { actAtRandom, type Chance, pick, typed } from "./stroll/act-at-random.ts";
import { Faults } from "./stroll/faults.ts";
import { lookAt } from "./stroll/look-at.ts";
import { Places } from "./stroll/places.ts";
import { findEnglish, findInaccessible } from "./stroll/read-page.ts";
import { ofApplication, ofStaff, type Stroller } from "./stroll/strollers.ts";

const ACTS = 60;
/** How often a kind of page that was read before is read again for who cannot see it: it may say something else by now. */
const READ_AGAIN = 0.05;
/** Of three strollers one is of the staff. */
const STAFF_EVERY = 3;
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

/**
 * So many people who press, type, send files, turn back, load anew and lose their connection at random: as a borrower or a co-signer from
 * wherever a persona stands, or as staff who look at such applications. False where a page breaks, shows what is none of a reader's, or sends
 * what the server has to refuse as no answer at all.
 */
export async function stroll(seed: number, strollers: number): Promise<boolean> {
  await buildBrowserApps();
  const product = await startOwnProduct({ LOG_LEVEL: "error" });
  const browser = await chromium.launch(readBrowser());
  const chance = seededChance(seed);
  const staff = staffOf(product, "gable");
  const files: string[] = [];
  const seen = { faults: new Faults(), places: new Places() };
  const { faults } = seen;
  let acts = 0;
  try {
    for (let number = 1; number <= strollers; number += 1) {
      const isStaff = number % STAFF_EVERY === 0 && files.length > 0;
      const stroller = isStaff
        ? await ofStaff(product, staff, files, chance)
        : await ofApplication(product, `${seed}.${number}`, chance);
      files.push(...stroller.files);
      acts += await strollAs(browser, stroller, chance, seen);
      console.log(`${number}: ${stroller.who}`);
    }
    const said = product.said().trim();
    if (said !== "") faults.note(`The server said:\n${said.split("\n").slice(-10).join("\n")}`);
  } finally {
    await browser.close();
    await product.close();
  }
  console.log(seen.places.said());
  console.log(`R6: ${strollers} strollers did ${acts} things at random: ${faults.count()} faults; seed ${seed}.`);
  return faults.count() === 0;
}

/** What all strollers saw together. */
interface Seen {
  readonly faults: Faults;
  readonly places: Places;
}

async function strollAs(
  browser: Browser,
  stroller: Stroller,
  chance: Chance,
  { faults, places }: Seen,
): Promise<number> {
  const { site, token, homes, who, names } = stroller;
  const viewport = chance() < 0.5 ? PHONE : DESK;
  const locale = chance() < 0.4 ? "es-US" : "en-US";
  const context = await browser.newContext({ viewport, locale });
  const page = await context.newPage();
  await context.route(
    ({ hostname }) => !hostname.endsWith("localhost") && hostname !== "127.0.0.1",
    (route) => route.abort(),
  );
  page.on("dialog", (dialog) => void dialog.accept().catch(() => undefined));
  const trail: string[] = [];
  const told = faults.watch(page, () => `${who}, after ${trail.slice(-6).join(" | ")}`);
  await page.goto(`${site}/healthz`);
  await page.evaluate((jwt) => localStorage.setItem("jwt", jwt), token);
  await page.goto(pick(homes, chance));
  for (let act = 0; act < ACTS; act += 1) {
    for (const fault of await lookAt(page, trail)) told(fault);
    if (places.stand(page.url(), `${viewport.width} ${locale}`) || chance() < READ_AGAIN)
      for (const fault of await findInaccessible(page)) told(fault);
    if (names) for (const fault of await findEnglish(page, [...names, ...typed])) told(fault);
    trail.push(await actAtRandom(page, homes, chance));
  }
  await context.close();
  return ACTS;
}
