import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Context } from "../../context.ts";
import { type Flags, openFlags } from "./flag-files.ts";
import { lenderSetFlags } from "./lender-flags.ts";
import { optimizelyFlags } from "./optimizely-flags.ts";
import { overriddenFlags } from "./overridden-flags.ts";

const SEED = fileURLToPath(new URL("../../../../../flags/flags.json", import.meta.url));

/**
 * The flags of the product: what the lender has set, Optimizely's where it is configured, what the data folder says, what comes with the
 * product. Outside production a developer's decisions stand before all of them.
 */
export function openProductFlags(ctx: Context): Flags {
  return overriddenFlags(decidedFlags(ctx), ctx.flagOverrides);
}

/** As `openProductFlags`, before a developer has decided anything. */
export function decidedFlags({ config, log, lenders, clock }: Context): Flags {
  const files = openFlags({ seed: SEED, override: join(config.dataDir, "flags.json") }, log);
  const decided = config.optimizely ? optimizelyFlags(config.optimizely, files, log) : files;
  const lenderOf = (orgCode: string) => lenders.all().find((lender) => lender.orgCode === orgCode);
  return lenderSetFlags(decided, lenderOf, () => clock.now());
}
