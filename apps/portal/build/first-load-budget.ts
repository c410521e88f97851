import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { onHost } from "@gable/domain/journey/paths.ts";
import { routes } from "@gable/domain/journey/routes.ts";
import { siteRoutes } from "@gable/domain/journey/site-routes.ts";
import type { Plugin, Rolldown } from "vite";
import { chunkAmong, ENTRY, loadedWith, sourcesOfPages } from "./screen-links.ts";

const KIBI = 1024;
const KILO = 1000;
/** What every page may load in script, with the lists of what each screen needs: a first screen of 150 kB has 24 of its own. */
const LIMIT_BYTES = 123 * KIBI;

/** Of a page, with all that every page loads: script and style in kB (brotli), and in how many files. */
type Weight = { readonly script: number; readonly style: number; readonly files: number };

/** What was reached for the screens that `npm run bench -- screens` visits, rounded up. It may become less, not more. */
const reached: Readonly<Record<string, Weight>> = {
  [onHost(routes.register.path)]: { script: 149, style: 11, files: 6 },
  [siteRoutes.login]: { script: 149, style: 11, files: 8 },
  [onHost(routes.productSelect.path)]: { script: 180, style: 12, files: 13 },
  [onHost(routes.incomeReview.path)]: { script: 177, style: 12, files: 14 },
  [onHost(routes.signingIntro.path)]: { script: 184, style: 12, files: 18 },
  [onHost(routes.signingSign.path)]: { script: 182, style: 12, files: 18 },
};

/** The largest page of all, in kB of script. */
const LARGEST_PAGE = 211;
/** Of what parses by the domain's schemas: somebody who asks for the library itself on demand gets its fifty languages too, 72 kB. */
const SCHEMAS = 25;

const FRAME = "src/journey/application-frame.tsx";
const SCHEMA_LIBRARY = "/node_modules/zod/";

/**
 * Says how much every page loads before its own screen, and refuses a build in which that has become too much, or what a screen loads with
 * it, or in which every page of an application brings the library of schemas: the forms fetch it when somebody begins to answer.
 */
export function firstLoadBudget(): Plugin {
  let root = "";
  return {
    name: "first-load-budget",
    apply: "build",
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle: {
      // As the links of the pages: after chunks that hold nothing but styles have been taken out.
      order: "post",
      handler(_options, bundle) {
        const files = Object.values(bundle);
        const chunks = files.filter((file) => file.type === "chunk");
        const entry = chunkAmong(chunks, join(root, "src", ENTRY));
        if (entry === undefined) this.error(`No file of this build has ${ENTRY}, from which every page begins.`);
        const sizeOf = sizesOf(files);
        const script = (loaded: readonly Rolldown.OutputChunk[]): number =>
          loaded.reduce((sum, { fileName }) => sum + sizeOf(fileName), 0);
        const first = loadedWith([entry], chunks);
        const said = `Every page loads ${(script(first) / KIBI).toFixed(1)} KiB of script (brotli): ${first.map(({ name }) => name).join(", ")}.`;
        if (script(first) > LIMIT_BYTES)
          this.error(`${said} The limit is ${LIMIT_BYTES / KIBI}. Load on demand what not every page needs.`);
        this.info(said);

        const schemas = chunks.filter((chunk) => chunk.moduleIds.some((id) => id.includes(SCHEMA_LIBRARY)));
        const frame = chunkAmong(chunks, join(root, FRAME));
        if (frame && loadedWith([frame], chunks).some((chunk) => schemas.includes(chunk)))
          this.error("Every page of an application loads zod. Import what it needs from a file that has no schemas.");
        if (script(schemas) > SCHEMAS * KILO)
          this.error(
            `What parses by schemas has ${kilo(script(schemas))} kB. Does somebody import zod itself on demand?`,
          );

        for (const [path, sources] of Object.entries(sourcesOfPages())) {
          const own = chunks.filter(({ moduleIds }) =>
            sources.some((source) => moduleIds.includes(join(root, "src", source))),
          );
          const loaded = loadedWith([entry, ...own], chunks);
          const styles = new Set(loaded.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
          const style = [...styles].reduce((sum, name) => sum + sizeOf(name), 0);
          const limit = reached[path] ?? { script: LARGEST_PAGE, style: 15, files: Number.POSITIVE_INFINITY };
          const count = loaded.length + styles.size;
          if (script(loaded) > limit.script * KILO || style > limit.style * KILO || count > limit.files)
            this.error(
              `${path} loads ${kilo(script(loaded))} kB of script and ${kilo(style)} kB of style (brotli) in ${count} files: ` +
                `${loaded.map(({ name }) => name).join(", ")}. The limits are ${limit.script}, ${limit.style} and ${limit.files}.`,
            );
        }
      },
    },
  };
}

const kilo = (bytes: number): string => (bytes / KILO).toFixed(1);

/** Compressed sizes by file, each made when it is first asked for. */
function sizesOf(files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): (fileName: string) => number {
  const sizes = new Map<string, number>();
  return (fileName) => {
    const known = sizes.get(fileName);
    if (known !== undefined) return known;
    const file = files.find((one) => one.fileName === fileName);
    const size = file === undefined ? 0 : brotliCompressSync(file.type === "chunk" ? file.code : file.source).length;
    sizes.set(fileName, size);
    return size;
  };
}
