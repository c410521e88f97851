import {
  type LivedCell,
  liveInPeace,
  liveThroughFaults,
  openEntrance,
  type Peace,
} from "@gable/testkit/reliability/live-through-faults.ts";
import { type FaultyStory, planMatrix } from "@gable/testkit/reliability/vendor-matrix.ts";
import { startOwnProduct } from "@gable/testkit/start-own-product.ts";

/** Journeys that are lived through at the same time: most of their time is waiting for a vendor. */
const AT_ONCE = 6;

/**
 * Every question that a borrower waits for, of every vendor, under every fault; `only` some of them. False when any borrower is not where
 * it is written, is stuck, does not get on by itself, or when anything is done twice.
 */
export async function tryVendorFaults(seed: number, only?: readonly string[]): Promise<boolean> {
  const product = await startOwnProduct({ LOG_LEVEL: "error" });
  const entrance = openEntrance();
  const stories = planMatrix(seed, only);
  const cells: LivedCell[] = [];
  const wrong: string[] = [];
  const began = performance.now();
  try {
    const peaces = new Map<string, Promise<Peace>>();
    const peaceOf = (story: FaultyStory): Promise<Peace> => {
      const { persona } = story;
      const known = peaces.get(persona) ?? liveInPeace(product, story, entrance);
      peaces.set(persona, known);
      return known;
    };
    const live = async (story: FaultyStory): Promise<void> => {
      try {
        const lived = await liveThroughFaults(product, story, entrance, await peaceOf(story));
        for (const cell of lived.cells) console.log(lineOf(cell));
        cells.push(...lived.cells);
        wrong.push(...lived.breaches.map((breach) => `${story.name}: ${breach}`));
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        wrong.push(`${story.name}: ${reason}`);
        for (const cell of story.cells) console.log(`FAILED ${nameOf(cell)}: the journey did not end: ${reason}`);
      }
    };
    const waiting = [...stories];
    const lane = async (): Promise<void> => {
      for (let story = waiting.shift(); story; story = waiting.shift()) await live(story);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    const said = product.said().trim();
    if (said !== "") console.log(`\nThe server said:\n${said.split("\n").slice(-20).join("\n")}`);
  } finally {
    await product.close();
  }
  if (wrong.length > 0) console.log(`\n${wrong.join("\n")}`);
  const passed = cells.filter(({ breaches }) => breaches.length === 0).length;
  const all = stories.reduce((sum, story) => sum + story.cells.length, 0);
  const slowest = Math.max(0, ...cells.map(({ recoveredMs = 0 }) => recoveredMs));
  console.log(
    [
      `R3: ${passed} of ${all} cells in ${stories.length} journeys, ${wrong.length} breaches beside;`,
      `${cells.reduce((sum, { struck }) => sum + struck, 0)} faults struck; the slowest went on ${seconds(slowest)} after its vendor had recovered;`,
      `${((performance.now() - began) / 1000).toFixed(0)} s, seed ${seed}.`,
    ].join(" "),
  );
  return passed === all && wrong.length === 0;
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

const nameOf = ({ question, tried }: Pick<LivedCell, "question" | "tried">): string =>
  `${question.effect} (${question.kind}/${question.act}) × ${tried.fault}`;

function lineOf(cell: LivedCell): string {
  const { question, struck, seen, recoveredMs, breaches, delayMs } = cell;
  const told = [
    delayMs === undefined ? "" : `after ${seconds(delayMs)}`,
    `struck ${struck}`,
    seen ? `at ${question.step}` : "answered before it was waited for",
    recoveredMs === undefined ? "" : `went on after ${seconds(recoveredMs)}`,
  ].filter((part) => part !== "");
  return breaches.length === 0
    ? `passed ${nameOf(cell)}: ${told.join(", ")}`
    : `FAILED ${nameOf(cell)}: ${[...breaches, ...told].join(", ")}`;
}
