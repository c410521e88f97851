import type { FeatureDecision } from "@gable/domain/experiments/features.ts";
import type { Flags } from "./flag-files.ts";

/** Flags of which some were decided by hand. */
export function overriddenFlags(flags: Flags, overrides: ReadonlyMap<string, FeatureDecision> | undefined): Flags {
  if (!overrides) return flags;
  return {
    keys: flags.keys,
    decide: async (key, somebody) => {
      const value = overrides.get(key);
      return value ? { value, variant: "by hand" } : flags.decide(key, somebody);
    },
  };
}
