import type { FeatureDecision } from "@gable/domain/experiments/features.ts";
import type { Flags } from "./flag-files.ts";

/** Flags of which some were decided by hand. */
export function overriddenFlags(flags: Flags, overrides: ReadonlyMap<string, FeatureDecision> | undefined): Flags {
  if (!overrides) return flags;
  return {
    keys: flags.keys,
    valueFor: async (key, somebody) => overrides.get(key) ?? (await flags.valueFor(key, somebody)),
  };
}
