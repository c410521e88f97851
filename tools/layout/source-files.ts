import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../running/root.ts";

export type SourceFile = { path: string; text: string };

/** Every file that is or would be committed. */
export function listFiles(): string[] {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], { cwd: root });
  return listed
    .toString("utf8")
    .split("\0")
    .filter((path) => path !== "" && existsSync(join(root, path)));
}

export function readFiles(paths: string[]): SourceFile[] {
  return paths.map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}

export const isCode = (path: string) => /\.(ts|tsx|mts|mjs)$/.test(path);
export const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path);
/** `packages/domain/src/money/cents.ts` is in `packages/domain`. */
export const workspaceOf = (path: string) => /^(packages|apps)\/[^/]+|^[^/]+/.exec(path)?.[0] ?? "";

const importPattern =
  /^\s*(?:import|export)\b[^"';]*?\bfrom\s*"([^"]+)"|^\s*import\s*"([^"]+)"|\bimport\(\s*"([^"]+)"/gm;

/** What a file imports, as it is written there. */
export function importsOf({ text }: SourceFile): string[] {
  return [...text.matchAll(importPattern)].map((match) => match[1] ?? match[2] ?? match[3] ?? "");
}
