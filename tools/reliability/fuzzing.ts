import { everyCall } from "@gable/testkit/calls/every-call.ts";
import { fuzz } from "@gable/testkit/calls/fuzz.ts";
import { setup } from "@gable/testkit/database-server.ts";
import { startProduct } from "@gable/testkit/start-product.ts";

const MEBIBYTE = 1024 * 1024;

/** So many spoilt requests over every call, as everybody. False when one was answered by a fault of ours, too slowly or with markup. */
export async function fuzzEveryCall(seed: number, requests: number): Promise<boolean> {
  const unhandled: string[] = [];
  process.on("unhandledRejection", (cause) => unhandled.push(String(cause)));
  const end = await setup();
  const product = await startProduct();
  try {
    const calls = await everyCall();
    const began = performance.now();
    // What is loaded once is no leak.
    await fuzz(product, calls, { seed: seed + 1, requests: Math.ceil(requests / 10) });
    const before = process.memoryUsage().rss;
    const { statuses, faults, slowestMs } = await fuzz(product, calls, { seed, requests });
    const grown = (process.memoryUsage().rss - before) / MEBIBYTE;
    if (faults.length + unhandled.length > 0) console.log([...faults, ...unhandled].join("\n"));
    const counted = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
    console.log(
      `R6: ${requests} requests over ${calls.length} calls in ${((performance.now() - began) / 1000).toFixed(0)} s, ${counted.join(", ")}; ${faults.length} faults, ${unhandled.length} unhandled; the slowest took ${slowestMs.toFixed(0)} ms, memory grew by ${grown.toFixed(0)} MB.`,
    );
    return faults.length + unhandled.length === 0;
  } finally {
    await product.close();
    await end();
  }
}
