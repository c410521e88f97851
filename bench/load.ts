import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";

const CONNECTIONS = 64;
const autocannon = join(import.meta.dirname, "../node_modules/autocannon/autocannon.js");

const report = z.object({
  requests: z.object({ average: z.number() }),
  latency: z.object({ p99: z.number() }),
  non2xx: z.int(),
  errors: z.int(),
});

export interface Load {
  readonly perSecond: number;
  readonly p99Ms: number;
}

/** Asks for one address as fast as 64 connections can, from a process of its own. Throws when a reply is not a success. */
export async function load(
  url: string,
  seconds: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<Load> {
  const words = ["-j", "-c", String(CONNECTIONS), "-d", String(seconds)];
  for (const [name, value] of Object.entries(headers)) words.push("-H", `${name}=${value}`);
  const { stdout } = await promisify(execFile)(process.execPath, [autocannon, ...words, url]);
  const { requests, latency, non2xx, errors } = report.parse(JSON.parse(stdout));
  if (non2xx + errors > 0)
    throw new Error(`${url} answered ${non2xx} times without success, ${errors} times not at all.`);
  return { perSecond: requests.average, p99Ms: latency.p99 };
}
