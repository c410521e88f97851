// Status calls per second, the real route with its token, session, ownership and headers, beside a bare Fastify that does one prepared
// read by key on the same pool and sends the row. In short turns, so that both meet the same
// machine; the ratio is the middle one of the turns.
import { pathOf } from "@gable/contract/call.ts";
import { status } from "@gable/contract/calls/application.ts";
import { setup } from "@gable/testkit/database-server.ts";
import { openBorrower } from "@gable/testkit/open-borrower.ts";
import { startProduct } from "@gable/testkit/start-product.ts";
import { startBareServer } from "./bare-server.ts";
import { middle } from "./figures.ts";
import { type Load, load } from "./load.ts";

const ROUNDS = 5;
const GOOD_RATIO = 0.8;

export async function benchStatusCalls(seconds: number): Promise<string[]> {
  const stopDatabase = await setup();
  const product = await startProduct({ environment: { REQUESTS_PER_MINUTE: "10000000" } });
  const { applicationUuid, headers } = await openBorrower(product);
  const bare = await startBareServer(product);
  const plain = `${bare.url}/${applicationUuid}`;
  try {
    const real = product.url + pathOf(status, { uuid: applicationUuid });
    const given = { ...headers, host: "localhost" };
    await load(plain, 1);
    await load(real, 1, given);
    const bareRuns: Load[] = [];
    const realRuns: Load[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      bareRuns.push(await load(plain, seconds / ROUNDS));
      realRuns.push(await load(real, seconds / ROUNDS, given));
    }
    const ratio = middle(realRuns.map(({ perSecond }, round) => perSecond / (bareRuns[round]?.perSecond ?? 0)));
    return [
      `bare server, one prepared read   ${describe(bareRuns)}`,
      `status call                      ${describe(realRuns)}`,
      `ratio                            ${ratio.toFixed(2)} (good: ${GOOD_RATIO.toFixed(2)})`,
    ];
  } finally {
    await bare.close();
    await product.close();
    await stopDatabase();
  }
}

const describe = (runs: readonly Load[]): string => {
  const perSecond = middle(runs.map((run) => run.perSecond));
  const p99Ms = middle(runs.map((run) => run.p99Ms));
  return `${perSecond.toFixed(0).padStart(7)} a second, p99 ${p99Ms} ms`;
};
