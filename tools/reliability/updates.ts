import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { advanceClock, businessClock } from "@gable/contract/calls/development.ts";
import type { Step } from "@gable/domain/journey/steps.ts";
import { createBorrowerClient } from "@gable/testkit/borrower/borrower-client.ts";
import { lenderFor } from "@gable/testkit/borrower/lender-for.ts";
import type { Walk } from "@gable/testkit/borrower/move.ts";
import { fetchPersona } from "@gable/testkit/borrower/persona.ts";
import { personaEnds } from "@gable/testkit/borrower/persona-ends.ts";
import { signersOf } from "@gable/testkit/borrower/signer.ts";
import { walk, walkOn } from "@gable/testkit/borrower/walk.ts";
import { openRecords, type Records } from "@gable/testkit/reliability/history.ts";
import { seededChance } from "@gable/testkit/reliability/seeded-chance.ts";
import { startServerProcess } from "@gable/testkit/server-process.ts";
import { type OwnProduct, type StartServer, startOwnProduct } from "@gable/testkit/start-own-product.ts";

/** What an older checkout brings: its server, and how its borrowers walk. */
interface Older {
  readonly startServerProcess: StartServer;
  readonly walk: typeof walk;
}

/** Nobody stands at more places on their way. */
const MOST_STANDS = 24;
const personas = Object.keys(personaEnds);

/**
 * Every persona's journey across an update from the version in `folder`, a checkout that is set up: each is left at a place that the seed
 * chooses, this version's server is killed into the place of the older one, and each is walked on to where its story ends. Before that both
 * versions serve side by side, and `mixed` journeys are answered by both in turn. False where one ends elsewhere, or its log breaks.
 */
export async function liveThroughUpdate(seed: number, folder: string, mixed: number): Promise<boolean> {
  const older = await openOlder(folder);
  const chance = seededChance(seed);
  let start: StartServer = older.startServerProcess;
  const product = await startOwnProduct({ LOG_LEVEL: "error" }, (variables) => start(variables));
  const records = openRecords(product);
  const wrong: string[] = [];
  try {
    const left = await leaveHalfway(product, older, chance);
    const beside = await product.startBeside();
    const network = takingTurns(product.url, beside.url);
    for (const persona of chosen(personas, mixed, chance)) {
      const fault = await faultOf(records, persona, () =>
        walk({ ...product, persona, email: `mixed.${persona}@example.com`, timePasses: true, network }),
      );
      if (fault !== undefined) wrong.push(`${persona}, by both versions: ${fault}`);
    }
    await beside.kill("SIGTERM");
    start = startServerProcess;
    const startedMs = await product.killServer();
    for (const { walking, persona, passed } of left) {
      const fault = await faultOf(records, persona, async () =>
        walkOn(await asOfNow(product, walking), { timePasses: true, passed: passed.slice(0, -1) }),
      );
      if (fault !== undefined) wrong.push(`${persona}, left at ${passed.at(-1)}: ${fault}`);
    }
    if (wrong.length > 0) console.log(wrong.join("\n"));
    console.log(
      `R13: ${left.length} of ${personas.length} journeys under way at an update, ${mixed} served by both versions; the new one was ready after ${startedMs.toFixed(0)} ms; ${wrong.length} ended otherwise than they must; seed ${seed}.`,
    );
  } finally {
    await records.close();
    await product.close();
  }
  return wrong.length === 0;
}

async function openOlder(folder: string): Promise<Older> {
  const load = (file: string) => import(pathToFileURL(join(folder, "packages/testkit/src", file)).href);
  const [{ startServerProcess: startOlder }, { walk: walkOlder }] = await Promise.all([
    load("server-process.ts"),
    load("borrower/walk.ts"),
  ]);
  return { startServerProcess: startOlder, walk: walkOlder };
}

interface Left {
  readonly persona: string;
  readonly walking: Walk;
  /** The steps on which it stood, the one where it was left last. */
  readonly passed: readonly (Step | null)[];
}

/** Thrown by whoever stops where a journey stands. */
class LeftHere extends Error {}

/** Walks each persona under the older version to a place by chance; those whose story is over before they come there are done. */
async function leaveHalfway(product: OwnProduct, older: Older, chance: () => number): Promise<Left[]> {
  const left: Left[] = [];
  for (const persona of personas) {
    const stands = 1 + Math.floor(chance() * MOST_STANDS);
    const passed: (Step | null)[] = [];
    const stop = async (walking: Walk, { step }: { step: Step | null }) => {
      if (passed.push(step) < stands) return;
      left.push({ persona, walking, passed });
      throw new LeftHere();
    };
    const email = `update.${persona}@example.com`;
    await older.walk({ ...product, persona, email, timePasses: true, stands: stop }).catch((error: unknown) => {
      if (!(error instanceof LeftHere)) throw error;
    });
  }
  return left;
}

/** Somebody of an older version as this one knows them: logged in as before. */
async function asOfNow(product: OwnProduct, { uuid, email, client, others: seated }: Walk): Promise<Walk> {
  const { sandboxUrl, url } = product;
  const name = email.slice("update.".length, -"@example.com".length);
  const persona = await fetchPersona(sandboxUrl, name);
  const { orgCode } = await lenderFor(url, persona);
  const others = signersOf({ persona, sandboxUrl, email }, url, orgCode).map((other, place) => ({
    ...other,
    client: createBorrowerClient(url, orgCode, seated[place]?.client.token()),
  }));
  return { uuid, email, persona, sandboxUrl, others, client: createBorrowerClient(url, orgCode, client.token()) };
}

/** What is wrong with where a journey ended. */
async function faultOf(
  records: Records,
  persona: string,
  journey: () => ReturnType<typeof walk>,
): Promise<string | undefined> {
  try {
    const { uuid, last } = await journey();
    const { brokenAt } = await records.historyOf(uuid, []);
    const end = personaEnds[persona]?.at;
    if (last.step !== end) return `ended at ${last.step}, not at ${end}`;
    return brokenAt === undefined ? undefined : `its log breaks at ${brokenAt}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Sends requests to two servers in turn. Where one moves a clock, it is waited until the other knows. */
function takingTurns(first: string, second: string): typeof fetch {
  let requests = 0;
  return async (input, init) => {
    const url = input instanceof Request ? input.url : input.toString();
    const [here, there] = requests++ % 2 === 0 ? [first, second] : [second, first];
    const response = await fetch(url.replace(first, here), init);
    const body = typeof init?.body === "string" ? init.body : "{}";
    if (init?.method === advanceClock.method && new URL(url).pathname.endsWith(advanceClock.path)) {
      const { applicationUuid } = JSON.parse(body) as { applicationUuid?: string };
      const aheadOf = async (server: string) =>
        (await clockOf(server).send(businessClock, { query: { applicationUuid } })).aheadMs;
      while ((await aheadOf(here)) !== (await aheadOf(there))) await pause(1);
    }
    return response;
  };
}

const clockOf = (server: string) => createBorrowerClient(server, "gable");

/** Some of them, by chance, none twice. */
const chosen = (all: readonly string[], count: number, chance: () => number): string[] =>
  all
    .map((name) => ({ name, at: chance() }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ name }) => name);
