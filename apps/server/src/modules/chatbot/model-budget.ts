/** Questions of one address that the model words in a minute, and of everybody in one process at once. */
const MOST_OF_ADDRESS = 20;
const MOST_AT_ONCE = 16;
const MINUTE_MS = 60_000;

export interface ModelBudget {
  /** Runs what asks the model; undefined, and the model not asked, where that was often. */
  readonly spend: <T>(address: string, nowMs: number, ask: () => Promise<T>) => Promise<T | undefined>;
}

/** A model costs by the question: conversations can be begun without end, so that addresses are counted. */
export function openModelBudget(): ModelBudget {
  let minute = 0;
  let asked = new Map<string, number>();
  let atOnce = 0;
  return {
    async spend(address, nowMs, ask) {
      const present = Math.floor(nowMs / MINUTE_MS);
      if (present !== minute) {
        minute = present;
        asked = new Map();
      }
      const count = (asked.get(address) ?? 0) + 1;
      if (count > MOST_OF_ADDRESS || atOnce >= MOST_AT_ONCE) return undefined;
      asked.set(address, count);
      atOnce += 1;
      try {
        return await ask();
      } finally {
        atOnce -= 1;
      }
    },
  };
}
