// Ten thousand browsers that each ask for a status every two and a half seconds, among few and among many applications: the p99 of the
// real route with its token, session, ownership and headers, beside a bare Fastify with one prepared read by key, in turns in the same run,
// and what the server's process spends on a reply. A thousand applications are asked for; the others only lie there.
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { pathOf } from "@gable/contract/call.ts";
import { status } from "@gable/contract/calls/application.ts";
import { setup } from "@gable/testkit/database-server.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { openStaff } from "@gable/testkit/open-staff.ts";
import { startProduct } from "@gable/testkit/start-product.ts";
import { startBareServer } from "./bare-server.ts";
import { middle } from "./figures.ts";
import { Polled, type Polling } from "./polling.ts";
import { seedApplications } from "./seed-applications.ts";

const EVERY_MS = 2500;
const HOT = 1000;
const TURNS = 3;
/** Each turn: one round to warm up, and those that count. */
const ROUNDS = 3;
const GOOD_P99_MS = 10;
const GOOD_GROWTH = 1.2;

interface Turn {
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly cpuMs: number;
}

/** So many of them, at each number of applications. */
export async function benchPollers(pollers: number, sizes: readonly number[]): Promise<string[]> {
  const closeDatabases = await setup();
  const product = await startProduct({ environment: { REQUESTS_PER_MINUTE: "10000000" } });
  const bare = await startBareServer(product);
  try {
    const { staffUuid } = await openStaff(product, "administrator");
    const borrowers: Awaited<ReturnType<typeof openBorrower>>[] = [];
    while (borrowers.length < HOT) borrowers.push(await openBorrower(product));
    const real = borrowers.map(({ applicationUuid, headers: { authorization } }) =>
      requestFor(pathOf(status, { uuid: applicationUuid }), { host: "localhost", authorization }),
    );
    const plain = borrowers.map(({ applicationUuid }) => requestFor(`/${applicationUuid}`, { host: "localhost" }));
    const lines: string[] = [];
    const p99s: number[] = [];
    let there = 0;
    for (const size of sizes) {
      await seedApplications(product, staffUuid, { from: there, to: size });
      there = size;
      const turns: { readonly bare: Turn; readonly real: Turn }[] = [];
      for (let turn = 0; turn < TURNS; turn += 1) {
        turns.push({
          bare: await pollOnce(bare.url, plain, pollers),
          real: await pollOnce(product.url, real, pollers),
        });
      }
      const p99Ms = middle(turns.map((turn) => turn.real.p99Ms));
      p99s.push(p99Ms);
      const bareP99Ms = middle(turns.map((turn) => turn.bare.p99Ms));
      const cpu = (which: "bare" | "real") => middle(turns.map((turn) => turn[which].cpuMs)).toFixed(3);
      lines.push(
        `${String(size).padStart(9)} applications: p99 ${p99Ms.toFixed(1)} ms (good: ${GOOD_P99_MS}), median ${middle(turns.map((turn) => turn.real.p50Ms)).toFixed(1)} ms; bare ${bareP99Ms.toFixed(1)} ms, ratio ${middle(turns.map((turn) => turn.real.p99Ms / turn.bare.p99Ms)).toFixed(2)} (aim: 1.5); processor time of a reply ${cpu("real")} ms, bare ${cpu("bare")} ms`,
      );
    }
    const growth = (p99s.at(-1) ?? 0) / (p99s[0] ?? 1);
    return [...lines, `p99 at the most applications / at the fewest: ${growth.toFixed(2)} (good: ${GOOD_GROWTH})`];
  } finally {
    await bare.close();
    await product.close();
    await closeDatabases();
  }
}

function requestFor(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\n${lines.join("")}\r\n`;
}

async function pollOnce(url: string, requests: readonly string[], pollers: number): Promise<Turn> {
  const child = fork(join(import.meta.dirname, "poll.ts"));
  const before = process.cpuUsage();
  const polling: Polling = {
    port: Number(new URL(url).port),
    requests: [...requests],
    pollers,
    everyMs: EVERY_MS,
    rounds: ROUNDS,
  };
  child.send(polling);
  const ended = once(child, "exit").then(() => Promise.reject(new Error("The pollers ended without a word.")));
  const [said] = (await Promise.race([once(child, "message"), ended])) as [unknown];
  ended.catch(() => undefined);
  const spent = process.cpuUsage(before);
  const { p50Ms, p99Ms } = Polled.parse(said);
  return { p50Ms, p99Ms, cpuMs: (spent.user + spent.system) / 1000 / (pollers * ROUNDS) };
}
