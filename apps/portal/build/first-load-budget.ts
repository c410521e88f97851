import { brotliCompressSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

const KIBI = 1024;
/** What a first screen may load in script, by the scorecard's limit, less the screen itself. */
const LIMIT_BYTES = 120 * KIBI;

/** Says how much every page loads before its own screen, and refuses a build in which that has become too much. */
export function firstLoadBudget(): Plugin {
  return {
    name: "first-load-budget",
    apply: "build",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const entry = chunks.find((chunk) => chunk.isEntry);
      if (entry === undefined) return;
      const files = loadedWith(entry, chunks);
      const bytes = files.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);
      const said = `Every page loads ${(bytes / KIBI).toFixed(1)} KiB of script (brotli): ${files.map(({ name }) => name).join(", ")}.`;
      if (bytes > LIMIT_BYTES)
        this.error(`${said} The limit is ${LIMIT_BYTES / KIBI}. Load on demand what not every page needs.`);
      this.info(said);
    },
  };
}

function loadedWith(entry: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const files = new Set([entry]);
  for (const file of files) {
    for (const name of file.imports) {
      const imported = chunks.find(({ fileName }) => fileName === name);
      if (imported) files.add(imported);
    }
  }
  return [...files];
}
