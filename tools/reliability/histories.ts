import { liveAtOnce } from "@gable/testkit/reliability/concurrent-history.ts";
import { startProductAlone } from "@gable/testkit/start-product-alone.ts";

const AT_ONCE = 4;

/** So many applications at which several people are at once. History n of a seed is history 1 of seed + n - 1. False when anything cannot be so. */
export async function liveHistories(firstSeed: number, histories: number): Promise<boolean> {
  const product = await startProductAlone();
  const began = performance.now();
  const anomalies: string[] = [];
  let requests = 0;
  let next = firstSeed;
  const lane = async (): Promise<void> => {
    for (let seed = next++; seed < firstSeed + histories; seed = next++) {
      const history = await liveAtOnce(product, seed);
      requests += history.requests;
      anomalies.push(...history.anomalies);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
  } finally {
    await product.close();
  }
  if (anomalies.length > 0) console.log(anomalies.join("\n"));
  console.log(
    `R4: ${histories} histories of four who are at one application at once, ${requests} requests, ${anomalies.length} anomalies; ${((performance.now() - began) / 1000).toFixed(0)} s, seed ${firstSeed}.`,
  );
  return anomalies.length === 0;
}
