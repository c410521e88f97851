import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const found = z.object({ executablePath: z.string(), libraryPath: z.string().optional() });

/** How to launch the browser that `tools/setup.mjs --tests` found: what Playwright wants as `launchOptions`. */
export function readBrowser(): { executablePath: string; args: string[]; env: Record<string, string> } {
  const file = join(import.meta.dirname, "../../../.cache/browser.json");
  const { executablePath, libraryPath } = found.parse(JSON.parse(readFileSync(file, "utf8")));
  const env = Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  // Chromium's own sandbox does not run as root, nor in most containers.
  return {
    executablePath,
    args: ["--no-sandbox", "--disable-gpu"],
    env: { ...env, ...(libraryPath && { LD_LIBRARY_PATH: libraryPath }) },
  };
}
