import { brotliCompressSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

const KIBI = 1024;
/** What a first screen may load in script, by the scorecard's limit, less the screen itself. */
const LIMIT_BYTES = 120 * KIBI;

/** The chunk around every page of an application. */
const FRAME = "application-frame";
const SCHEMAS = "zod";

/**
 * Says how much every page loads before its own screen, and refuses a build in which that has become too much, or in which every page of an
 * application brings the library of schemas: the forms fetch it when somebody begins to answer.
 */
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
      const frame = chunks.find(({ name }) => name === FRAME);
      if (frame && loadedWith(frame, chunks).some(({ name }) => name === SCHEMAS))
        this.error(
          `Every page of an application loads ${SCHEMAS}. Import what it needs from a file that has no schemas.`,
        );
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
