import { randomBytes } from "node:crypto";
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { generateKeyRing } from "./sealing/key-ring.ts";
import { StartRefused } from "./start-refused.ts";

const keys = z.record(z.string(), z.string());

/** The secrets of a development installation, made at the first start and kept readable for their owner only. */
export function developmentKeys(dataDir: string): Record<string, string> {
  const path = join(dataDir, "keys.json");
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return readKeys(path) ?? makeKeys(path);
  } catch (cause) {
    throw new StartRefused(
      `The data folder ${dataDir} cannot be used (${cause instanceof Error ? cause.message : String(cause)}): set DATA_DIR to a folder of your own.`,
      { cause },
    );
  }
}

function readKeys(path: string): Record<string, string> | undefined {
  try {
    return keys.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

function makeKeys(path: string): Record<string, string> {
  const made = {
    MASTER_KEYS: generateKeyRing("development"),
    SESSION_KEYS: generateKeyRing("development"),
    VENDOR_API_KEY: randomBytes(24).toString("base64url"),
    VENDOR_WEBHOOK_SECRETS: randomBytes(24).toString("base64url"),
  };
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(made, undefined, 2), { mode: 0o600 });
  chmodSync(draft, 0o600);
  try {
    linkSync(draft, path);
  } catch (error) {
    // Another process that starts at the same time was first: its keys are the keys.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readKeys(path) ?? made;
}
