// How soon the page answers a hand on a machine four times slower than this one: the slowest interaction to the next paint on each screen, as
// the browser times presses and keys, and from the press that leads on to the painted next page, the server's answer included. Registration is
// answered key by key; on the offer, income and signing every radio, box and summary is pressed.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fetchPersona, type Persona } from "@gable/testkit/borrower/persona.ts";
import { z } from "zod";
import { openPage, type Page } from "./devtools.ts";
import { figureAt } from "./figures.ts";
import { fill, first, named, press, type } from "./hands.ts";
import { namedScreens } from "./named-screens.ts";
import { startCommand } from "./start-command.ts";
import { type Goal, prepare, until, visit } from "./visit.ts";

const root = join(import.meta.dirname, "..");
const SLOWER = 4;
const GOOD_PAINT_MS = 100;
const GOOD_ROUTE_MS = 120;
const MOST_PRESSED = 8;

/** Kept by the page itself. A route has changed when its heading has; it is painted a frame later. */
const WATCH = `(() => {
globalThis.hand = { paints: [], routes: [] };
new PerformanceObserver((list) => {
  for (const { interactionId, duration, name } of list.getEntries()) if (interactionId) hand.paints.push([name, duration]);
}).observe({ type: "event", durationThreshold: 16, buffered: true });
const title = () => document.querySelector("main h1")?.textContent ?? "";
let look;
addEventListener("click", ({ timeStamp }) => {
  const before = title();
  // What leads on is the last press before it: those that answered the question do not.
  look?.disconnect();
  look = new MutationObserver(() => {
    if (title() === "" || title() === before) return;
    look.disconnect();
    requestAnimationFrame(() => setTimeout(() => hand.routes.push(performance.now() - timeStamp)));
  });
  look.observe(document, { subtree: true, childList: true, characterData: true });
}, true);
})();`;
const Watched = z.object({ paints: z.array(z.tuple([z.string(), z.number()])), routes: z.array(z.number()) });

export async function benchInteractions(): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "gable-bench-"));
  const product = await startCommand(process.execPath, ["tools/start.ts"], root, {
    DATA_DIR: dataDir,
    SANDBOX_DELAYS: "off",
  });
  try {
    const persona = await fetchPersona(product.sandboxUrl, "straight-approval");
    const lines: string[] = [];
    const routes: number[] = [];
    for (const goal of await namedScreens(product)) {
      const watched = await tryScreen(goal, (page) =>
        goal.name === "register" ? register(page, persona) : tryAll(page),
      );
      const [name, slowest] = watched.paints.toSorted(([, a], [, b]) => b - a)[0] ?? ["nothing", 0];
      lines.push(
        `${goal.name.padEnd(10)} slowest of ${watched.paints.length} interactions over 16 ms: ${slowest} ms, ${name} (good: ${GOOD_PAINT_MS} ms)`,
      );
      routes.push(...watched.routes);
    }
    return [
      ...lines,
      `route change: median ${figureAt(0.5, routes).toFixed(0)} ms, slowest ${Math.max(...routes).toFixed(0)} ms of ${routes.length} (good: ${GOOD_ROUTE_MS} ms)`,
    ];
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function tryScreen(goal: Goal, hands: (page: Page) => Promise<void>): Promise<z.infer<typeof Watched>> {
  const page = await openPage();
  try {
    await prepare(page, goal, false);
    await page.send("Page.addScriptToEvaluateOnNewDocument", { source: WATCH });
    await visit(page, goal);
    await page.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await hands(page);
    // The browser tells of an interaction a moment after it was painted.
    await pause(500);
    return Watched.parse(await page.evaluate("globalThis.hand"));
  } finally {
    await page.close();
  }
}

const headed = (page: Page, title: string): Promise<void> =>
  until(page, `document.querySelector("main h1")?.textContent.startsWith(${JSON.stringify(title)}) === true`, title);
const goOn = (page: Page): Promise<void> => press(page, named("main button", "Continue"));

async function register(page: Page, { fill: answers }: Persona): Promise<void> {
  const { street1 } = answers.address;
  await fill(page, first("main input"), street1.slice(0, 9));
  await press(page, named("[role=option]", street1));
  await press(page, named("main button", `Use ${street1}`));
  await headed(page, "What kind of home");
  await page.evaluate(`${first("main select")}.focus()`);
  await type(page, "H");
  await press(page, named("main label", "I live there"));
  await press(page, named("main label", "Just me"));
  await goOn(page);
  await headed(page, "Is the home for sale");
  for (const place of [0, 1])
    await press(
      page,
      `[...document.querySelectorAll("main label")].filter((one) => one.textContent.trim() === "No")[${place}]`,
    );
  await goOn(page);
  await headed(page, "What do you earn");
  await press(page, named("main label", "Full-time job"));
  await fill(page, first("main input[inputmode]"), String(answers.annualIncome / 100));
  await goOn(page);
  await headed(page, "What is your legal name");
  await fill(page, first("main input[autocomplete=given-name]"), answers.name.first);
  await fill(page, first("main input[autocomplete=family-name]"), answers.name.last);
  await goOn(page);
  await headed(page, "When were you born");
}

/** Presses what changes nothing for good. */
async function tryAll(page: Page): Promise<void> {
  const all = `[...document.querySelectorAll("main :is(input:enabled, summary, button[aria-expanded])")].filter((one) => one.offsetParent !== null)`;
  const count = Math.min(MOST_PRESSED, Number(await page.evaluate(`${all}.length`)));
  for (let place = 0; place < count; place += 1) {
    const one = `${all}[${place}]`;
    await press(
      page,
      `(${one}?.matches("[type=radio], [type=checkbox]") ? ${one}.closest("label") : undefined) ?? ${one}`,
    );
    if (await page.evaluate(`document.activeElement?.matches("input:not([type=radio], [type=checkbox])") === true`))
      await type(page, "12");
    await pause(100);
  }
}
