import type { EvaluationContext } from "@openfeature/core";
import { z } from "zod";
import type { Logger } from "../../log.ts";
import type { Flags } from "./flag-files.ts";

/** Where Optimizely's agent answers (https://docs.developers.optimizely.com, "Optimizely Agent"), and for which environment. */
export interface Optimizely {
  readonly agentUrl: string;
  readonly sdkKey: string;
}

const Decision = z.object({
  flagKey: z.string(),
  enabled: z.boolean(),
  variables: z.record(z.string(), z.json()).nullish(),
  /** Null where Optimizely knows no such flag. */
  ruleKey: z.string().nullish(),
  variationKey: z.string().nullish(),
});

const TIMEOUT_MS = 2000;
/** Without a person to name, all visitors of a lender are one. */
const NOBODY = "visitor";

/** Flags as Optimizely decides them. What it does not know, or cannot answer in time, is decided by the files. */
export function optimizelyFlags({ agentUrl, sdkKey }: Optimizely, files: Flags, log: Logger): Flags {
  return {
    keys: files.keys,
    decide: async (key, somebody) => {
      try {
        const decision = await ask(`${agentUrl}/v1/decide?keys=${encodeURIComponent(key)}`, sdkKey, somebody);
        if (decision?.variationKey) {
          const { enabled: flagEnabled, variables, variationKey: variant } = decision;
          return { value: { flagEnabled, variables: variables ?? {} }, variant };
        }
      } catch (error) {
        log.warn({ err: error, flag: key }, "Optimizely did not decide: the files do");
      }
      return files.decide(key, somebody);
    },
  };
}

async function ask(url: string, sdkKey: string, { targetingKey, ...attributes }: EvaluationContext) {
  const response = await fetch(url, {
    method: "POST",
    redirect: "error",
    headers: { "content-type": "application/json", "x-optimizely-sdk-key": sdkKey },
    body: JSON.stringify({ userId: targetingKey ?? NOBODY, userAttributes: attributes }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The agent answered ${response.status}.`);
  const body = z.union([Decision, z.array(Decision)]).parse(await response.json());
  return Array.isArray(body) ? body[0] : body;
}
