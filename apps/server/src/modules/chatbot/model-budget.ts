import { networkOf } from "../../http/network-of.ts";
import { soOften } from "../../http/so-often.ts";

/** Questions of one network that the model words in a minute, and of everybody in one process at once. */
const MOST_OF_NETWORK = 20;
const MOST_AT_ONCE = 16;

export interface ModelBudget {
  /** Runs what asks the model; undefined, and the model not asked, where that was often. */
  readonly spend: <T>(address: string, ask: () => Promise<T>) => Promise<T | undefined>;
}

/** A model costs by the question: conversations can be begun without end, so that networks are counted. */
export function openModelBudget(): ModelBudget {
  const mayAsk = soOften(MOST_OF_NETWORK);
  let atOnce = 0;
  return {
    async spend(address, ask) {
      if (atOnce >= MOST_AT_ONCE || !mayAsk(networkOf(address))) return undefined;
      atOnce += 1;
      try {
        return await ask();
      } finally {
        atOnce -= 1;
      }
    },
  };
}
