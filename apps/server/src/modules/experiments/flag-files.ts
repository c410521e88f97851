import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { EvaluationContext, JsonValue } from "@openfeature/core";
import { FlagdCore } from "@openfeature/flagd-core";
import { z } from "zod";
import type { Context } from "../../context.ts";
import type { Logger } from "../../log.ts";

const FlagFile = z.looseObject({ flags: z.record(z.string(), z.json()) });
type FlagFile = z.infer<typeof FlagFile>;

export interface Flags {
  /** The value of a flag's variant for somebody; undefined where there is no such flag, or it is disabled. */
  readonly valueFor: (key: string, somebody: EvaluationContext) => Promise<JsonValue | undefined>;
}

interface Files {
  /** Comes with the product. */
  readonly seed: string;
  /** Flags that take the place of the seed's; need not exist. Read again when it changes. */
  readonly override: string;
}

const SEED = fileURLToPath(new URL("../../../../../flags/flags.json", import.meta.url));

/** The flags of the product: what comes with it, and what the data folder says instead. */
export const openProductFlags = ({ config, log }: Context): Flags =>
  openFlags({ seed: SEED, override: join(config.dataDir, "flags.json") }, log);

/** Flags in flagd's format, from files. */
function openFlags({ seed, override }: Files, log: Logger): Flags {
  let version: string | undefined;
  let reading: Promise<FlagdCore> | undefined;

  async function read(isOverridden: boolean, before: Promise<FlagdCore> | undefined): Promise<FlagdCore> {
    const base = await readFlagFile(seed);
    if (!isOverridden) return load(base);
    try {
      const changed = await readFlagFile(override);
      return load({ ...base, ...changed, flags: { ...base.flags, ...changed.flags } });
    } catch (error) {
      log.error({ err: error, file: override }, "flags cannot be read: what was in force stays so");
      return before ?? load(base);
    }
  }

  return {
    valueFor: async (key, somebody) => {
      const present = await versionOf(override);
      if (!reading || present !== version) {
        version = present;
        reading = read(present !== ABSENT, reading);
      }
      const core = await reading;
      return core.resolveObjectEvaluation<JsonValue>(key, null, somebody).value ?? undefined;
    },
  };
}

const ABSENT = "absent";

/** Changes when the file does. */
async function versionOf(file: string): Promise<string> {
  const found = await stat(file).catch(() => undefined);
  return found ? `${found.mtimeMs}:${found.size}` : ABSENT;
}

async function readFlagFile(file: string): Promise<FlagFile> {
  return FlagFile.parse(JSON.parse(await readFile(file, "utf8")));
}

/** Throws where a definition is not flagd's. */
function load(file: FlagFile): FlagdCore {
  // Interpreted: rules from a file become no code.
  const core = new FlagdCore(undefined, undefined, { disableDynamicCodeGeneration: true });
  core.setConfigurations(JSON.stringify(file));
  return core;
}
