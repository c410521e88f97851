import { CallFailed } from "@gable/contract/problem.ts";
import { fetchPersona } from "@gable/testkit/borrower/persona.ts";
import { personaEnds } from "@gable/testkit/borrower/persona-ends.ts";
import { findTracesInFolder } from "@gable/testkit/planted/find-traces.ts";
import { invariants } from "@gable/testkit/reliability/invariants.ts";
import { planJourney } from "@gable/testkit/reliability/journey-plan.ts";
import { type Simulated, simulateJourney } from "@gable/testkit/reliability/simulate-journey.ts";
import { startOwnProduct } from "@gable/testkit/start-own-product.ts";

const DAY_MS = 86_400_000;
/** Of where a journey broke, the message among them. */
const STACK_LINES = 8;

/**
 * So many journeys by chance, each held against what a lender would swear to. Journey n of a seed is journey 1 of seed + n - 1. False
 * when any invariant is broken.
 */
export async function simulate(firstSeed: number, journeys: number, options: { twice: boolean }): Promise<boolean> {
  const product = await startOwnProduct({ LOG_LEVEL: "warn" });
  const done: Simulated[] = [];
  const wrong: string[] = [];
  const began = performance.now();
  const live = async (seed: number, time: string): Promise<Simulated | undefined> => {
    const plan = planJourney(seed, { killsToo: true });
    try {
      const simulated = await simulateJourney(product, plan, { time });
      done.push(simulated);
      for (const breach of simulated.breaches) wrong.push(`seed ${seed} ${plan.persona}: ${breach}`);
      console.log(
        `${simulated.hash} seed ${seed} ${plan.persona} to ${simulated.last}, ${simulated.breaches.length} breaches`,
      );
      return simulated;
    } catch (error) {
      const said = product.said().trim().split("\n").slice(-2);
      wrong.push([`seed ${seed} ${plan.persona}: ${reasonOf(error)}`, ...said].join("\n"));
      console.log(`${"-".repeat(16)} seed ${seed} ${plan.persona} did not end`);
      return undefined;
    }
  };
  let otherwise = 0;
  try {
    for (let seed = firstSeed; seed < firstSeed + journeys; seed += 1) {
      const first = await live(seed, "first");
      const second = options.twice ? await live(seed, "second") : first;
      if (first?.hash !== second?.hash) otherwise += 1;
    }
    wrong.push(...findTracesInFolder(await everybodysSecrets(product.sandboxUrl), product.dataDir));
  } finally {
    await product.close();
  }
  if (wrong.length > 0) console.log(`\n${wrong.join("\n")}`);
  const realMs = performance.now() - began;
  const sum = (what: (one: Simulated) => number) => done.reduce((total, one) => total + what(one), 0);
  const livedMs = sum(({ livedMs: own }) => own);
  const kills = sum(({ restartsMs }) => restartsMs.length);
  const faults = sum(({ plan }) => plan.faults.reduce((total, { next }) => total + next, 0));
  const funded = done.filter(({ last }) => last === "COMPLETE").length;
  console.log(
    [
      `R8: ${done.length} journeys of ${new Set(done.map(({ plan }) => plan.persona)).size} personas, ${funded} funded, ${sum(({ requests }) => requests)} requests, ${faults} vendor faults, ${kills} kills;`,
      `${Object.keys(invariants).length} invariants on every event and 3 on every answer, ${wrong.length} breaches;`,
      `${(livedMs / DAY_MS).toFixed(0)} days lived in ${(realMs / 1000).toFixed(0)} s, ${(livedMs / realMs).toFixed(0)} times real time${options.twice ? `; ${otherwise} of ${journeys} with another hash the second time` : ""}.`,
    ].join(" "),
  );
  return wrong.length === 0 && otherwise === 0;
}

/** What broke a journey; of a refusal, what it said was wrong, and where that was asked. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const refused = error instanceof CallFailed ? ` ${JSON.stringify(error.problem)}` : "";
  return `${error.message}${refused}\n${error.stack?.split("\n").slice(1, STACK_LINES).join("\n") ?? ""}`;
}

/** What must lie in no file of the product in clear, of everybody who applied. */
async function everybodysSecrets(sandboxUrl: string): Promise<Record<string, string>> {
  const people = await Promise.all(Object.keys(personaEnds).map((name) => fetchPersona(sandboxUrl, name)));
  return Object.fromEntries(people.map(({ name, fill }) => [`the SSN of ${name}`, fill.ssn]));
}
