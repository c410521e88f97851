import { readFile, stat } from "node:fs/promises";
import type { EvaluationContext, JsonValue } from "@openfeature/core";
import { FlagdCore } from "@openfeature/flagd-core";
import { z } from "zod";
import type { Logger } from "../../log.ts";

const FlagFile = z.looseObject({ flags: z.record(z.string(), z.json()) });
type FlagFile = z.infer<typeof FlagFile>;

export interface Decided {
  readonly value: JsonValue;
  /** The name of what was decided, where it was. */
  readonly variant: string;
}

export interface Flags {
  /** Of every flag that there is. */
  readonly keys: () => Promise<readonly string[]>;
  /** What a flag comes to for somebody; undefined where there is no such flag, or it is disabled. */
  readonly decide: (key: string, somebody: EvaluationContext) => Promise<Decided | undefined>;
}

interface Files {
  /** Comes with the product. */
  readonly seed: string;
  /** Flags that take the place of the seed's; need not exist. Read again when it changes. */
  readonly override: string;
}

/** Flags in flagd's format, from files. */
export function openFlags({ seed, override }: Files, log: Logger): Flags {
  let version: string | undefined;
  let reading: Promise<Loaded> | undefined;

  async function read(isOverridden: boolean, before: Promise<Loaded> | undefined): Promise<Loaded> {
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

  async function latest(): Promise<Loaded> {
    const present = await versionOf(override);
    if (!reading || present !== version) {
      version = present;
      reading = read(present !== ABSENT, reading);
    }
    return reading;
  }

  return {
    keys: async () => (await latest()).keys,
    decide: async (key, somebody) => {
      const { core } = await latest();
      const { value, variant = "" } = core.resolveObjectEvaluation<JsonValue>(key, null, somebody);
      return value === null ? undefined : { value, variant };
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

interface Loaded {
  readonly core: FlagdCore;
  readonly keys: readonly string[];
}

/** Throws where a definition is not flagd's. */
function load(file: FlagFile): Loaded {
  // Interpreted: rules from a file become no code.
  const core = new FlagdCore(undefined, undefined, { disableDynamicCodeGeneration: true });
  core.setConfigurations(JSON.stringify(file));
  return { core, keys: Object.keys(file.flags) };
}
