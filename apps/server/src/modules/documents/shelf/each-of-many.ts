/** A bucket is far away: so many documents are under way at a time. */
const AT_A_TIME = 16;

/** Does something with each, some at a time; returns what came of it in their order. */
export async function eachOfMany<One, Result>(
  all: readonly One[],
  work: (one: One) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = all.entries();
  const workThrough = async (): Promise<void> => {
    for (const [at, one] of waiting) results[at] = await work(one);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, workThrough));
  return results;
}
