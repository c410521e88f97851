import { setTimeout as pause } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { everyCall } from "@gable/testkit/calls/every-call.ts";
import { fuzz } from "@gable/testkit/calls/fuzz.ts";
import { setup } from "@gable/testkit/database-server.ts";
import { startProduct } from "@gable/testkit/start-product.ts";

const MEBIBYTE = 1024 * 1024;
const inMebibytes = (bytes: number): string => (bytes / MEBIBYTE).toFixed(0);
/** What is remembered of the last requests may differ by so much. */
const MOST_GROWTH = 0.1;

/**
 * So many spoilt requests over every call, as everybody. False when one was answered by a fault of ours, too slowly or with markup,
 * or when what is in use has grown.
 */
export async function fuzzEveryCall(seed: number, requests: number): Promise<boolean> {
  const unhandled: string[] = [];
  process.on("unhandledRejection", (cause) => unhandled.push(String(cause)));
  const end = await setup();
  const product = await startProduct();
  try {
    const calls = await everyCall();
    const began = performance.now();
    // What is loaded once is no leak: every call comes twice before it is measured.
    await fuzz(product, calls, { seed: seed + 1, requests: Math.max(Math.ceil(requests / 10), 2 * calls.length) });
    const before = await inUse();
    const { statuses, faults, slowestMs } = await fuzz(product, calls, { seed, requests });
    const after = await inUse();
    const hasGrown = after > before * (1 + MOST_GROWTH);
    if (faults.length + unhandled.length > 0) console.log([...faults, ...unhandled].join("\n"));
    const counted = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
    console.log(
      `R6: ${requests} requests over ${calls.length} calls in ${((performance.now() - began) / 1000).toFixed(0)} s, ${counted.join(", ")}; ${faults.length} faults, ${unhandled.length} unhandled; the slowest took ${slowestMs.toFixed(0)} ms, memory in use was ${inMebibytes(before)} MB before and ${inMebibytes(after)} MB after, ${inMebibytes(process.memoryUsage().rss)} MB resident.`,
    );
    return faults.length + unhandled.length === 0 && !hasGrown;
  } finally {
    await product.close();
    await end();
  }
}

/**
 * The bytes of the heap and of buffers that something still refers to. What the process has resident says nothing of a leak: the young
 * generation alone grows and shrinks by a hundred megabytes between two collections.
 */
async function inUse(): Promise<number> {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  for (let times = 0; times < 3; times += 1) {
    collect();
    // What was collected may let go of more.
    await pause(100);
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
