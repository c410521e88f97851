import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Context } from "../../context.ts";
import { type Flags, openFlags } from "./flag-files.ts";
import { lenderSetFlags } from "./lender-flags.ts";
import { optimizelyFlags } from "./optimizely-flags.ts";

const SEED = fileURLToPath(new URL("../../../../../flags/flags.json", import.meta.url));

/**
 * The flags of the product: what the lender has set, Optimizely's where it is configured, what the data folder says, what comes with the
 * product.
 */
export function openProductFlags({ config, log, lenders }: Context): Flags {
  const files = openFlags({ seed: SEED, override: join(config.dataDir, "flags.json") }, log);
  const decided = config.optimizely ? optimizelyFlags(config.optimizely, files, log) : files;
  return lenderSetFlags(decided, (orgCode) => lenders.all().find((lender) => lender.orgCode === orgCode));
}
