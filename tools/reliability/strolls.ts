import type { Step } from "@gable/domain/journey/steps.ts";
import { type StaffRole, staffRoleNames } from "@gable/domain/staff/roles.ts";
import { lenderFor } from "@gable/testkit/borrower/lender-for.ts";
import type { Walk } from "@gable/testkit/borrower/move.ts";
import { personaEnds } from "@gable/testkit/borrower/persona-ends.ts";
import { walk } from "@gable/testkit/borrower/walk.ts";
import { readBrowser } from "@gable/testkit/browser.ts";
import { seededChance } from "@gable/testkit/reliability/seeded-chance.ts";
import { type OwnProduct, startOwnProduct } from "@gable/testkit/start-own-product.ts";
import { type Browser, chromium } from "playwright";
import { buildBrowserApps } from "../running/build-browser-apps.ts";
import { consoleUrlOf, staffOf } from "../screens/staff.ts";
import { actAtRandom, type Chance, pick } from "./stroll/act-at-random.ts";
import { Faults } from "./stroll/faults.ts";
import { lookAt } from "./stroll/look-at.ts";

/** Where somebody begins, and begins again. */
interface Stroller {
  readonly who: string;
  readonly site: string;
  readonly token: string;
  readonly homes: readonly string[];
}

const ACTS = 60;
/** More steps than that no persona passes; who stands earlier is met there. */
const MOST_STANDS = 26;
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
  const faults = new Faults();
  let acts = 0;
  try {
    for (let number = 1; number <= strollers; number += 1) {
      const isStaff = number % STAFF_EVERY === 0 && files.length > 0;
      const stroller = isStaff
        ? await ofStaff(product, staff, files, chance)
        : await ofApplication(product, `${seed}.${number}`, chance);
      if (!isStaff) files.push(stroller.homes[0]?.split("/").at(-1) ?? "");
      acts += await strollAs(browser, stroller, chance, faults);
    }
    const said = product.said().trim();
    if (said !== "") faults.note(`The server said:\n${said.split("\n").slice(-10).join("\n")}`);
  } finally {
    await browser.close();
    await product.close();
  }
  for (const fault of faults.seen()) console.log(fault);
  console.log(`R6: ${strollers} strollers did ${acts} things at random: ${faults.seen().length} faults; seed ${seed}.`);
  return faults.seen().length === 0;
}

async function strollAs(browser: Browser, stroller: Stroller, chance: Chance, faults: Faults): Promise<number> {
  const { site, token, homes, who } = stroller;
  const context = await browser.newContext({
    viewport: chance() < 0.5 ? PHONE : DESK,
    locale: chance() < 0.3 ? "es-US" : "en-US",
  });
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
    trail.push(await actAtRandom(page, homes, chance));
  }
  await context.close();
  return ACTS;
}

/** A borrower, or somebody who signs beside them, where a persona has come to stand after some steps. */
async function ofApplication(product: OwnProduct, mark: string, chance: Chance): Promise<Stroller> {
  const persona = pick(Object.keys(personaEnds), chance);
  const stands = 1 + Math.floor(chance() * MOST_STANDS);
  let stood = 0;
  let here: { walking: Walk; step: Step | null } | undefined;
  const arrived = new Error("far enough");
  await walk({
    ...product,
    persona,
    email: `stroller.${mark}@example.com`,
    timePasses: true,
    stands: async (walking, { step }) => {
      here = { walking, step };
      stood += 1;
      if (stood >= stands) throw arrived;
    },
  }).catch((error: unknown) => {
    if (error !== arrived) throw error;
  });
  if (!here) throw new Error(`${persona} stood nowhere.`);
  const { uuid, client, others, persona: known } = here.walking;
  const site = product.portalUrl((await lenderFor(product.url, known)).orgCode);
  const beside = chance() < 0.5 ? others[0]?.client.token() : undefined;
  const base = `${site}/account/heloc`;
  return {
    who: `${beside === undefined ? "" : "who signs beside "}${persona} at ${here.step}`,
    site,
    token: beside ?? client.token() ?? "",
    homes:
      beside === undefined
        ? [`${base}/${uuid}`, `${base}/${uuid}/conditions`, `${site}/dashboard`]
        : [`${base}/heloc-signer/resume`, `${base}/heloc-signer/documents`],
  };
}

/** Somebody of the staff, before whom the applications of earlier strollers lie. */
async function ofStaff(
  product: OwnProduct,
  staff: (role: StaffRole) => Promise<{ readonly token: string }>,
  files: readonly string[],
  chance: Chance,
): Promise<Stroller> {
  const role = pick(staffRoleNames, chance);
  const site = await consoleUrlOf(product);
  const parts = ["", "/papers", "/borrower"];
  const pages = ["/pipeline", "/chats", "/notary", "/reports", "/complaints", "/audit", "/staff", "/settings"];
  return {
    who: role,
    site,
    token: (await staff(role)).token,
    homes: [
      ...files.map((uuid) => `${site}/file/${uuid}${pick(parts, chance)}`),
      ...pages.map((path) => `${site}${path}`),
    ],
  };
}
