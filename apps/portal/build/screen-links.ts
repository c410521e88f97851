import { join } from "node:path";
import { onHost } from "@gable/domain/journey/paths.ts";
import { routeNames, routes } from "@gable/domain/journey/routes.ts";
import type { Plugin, Rolldown } from "vite";
import { frameFilesOf, screenFileOf, sitePages } from "../src/screen-files.ts";

/** Beside the assets, which anybody may fetch: the server reads it. */
const FILE = "screen-links.json";

type Chunk = Pick<Rolldown.OutputChunk, "fileName" | "isEntry" | "imports" | "moduleIds"> & {
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
};

/**
 * Writes down, for each address of the portal, what its page needs beside what every page loads: the server lets the page ask for all of it
 * at once, and not for the frame once the first script has run, and for the screen's parts after that.
 */
export function screenLinks(): Plugin {
  let root = "";
  return {
    name: "screen-links",
    apply: "build",
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const source = JSON.stringify(linksOfPages(chunks, join(root, "src")), undefined, 1);
      this.emitFile({ type: "asset", fileName: FILE, source });
    },
  };
}

/** Scripts and styles by address, as React Router writes patterns. Addresses without a screen of their own have none. */
export function linksOfPages(chunks: readonly Chunk[], src: string): Record<string, string[]> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const chunkOf = (file: string) => chunks.find(({ moduleIds }) => moduleIds.includes(join(src, file)));
  const entry = chunks.find(({ isEntry }) => isEntry);
  const always = new Set(entry ? loadedWith([entry], byName) : []);
  const linksOf = (files: readonly string[]): string[] => {
    const found = files.map(chunkOf).filter((chunk) => chunk !== undefined);
    return loadedWith(found, byName)
      .filter((chunk) => !always.has(chunk))
      .flatMap(({ fileName, viteMetadata }) =>
        [...(viteMetadata?.importedCss ?? []), fileName].map((name) => `/${name}`),
      );
  };
  const pages = routeNames.map((route) => {
    const screen = screenFileOf(route);
    return [onHost(routes[route].path), screen === null ? [] : linksOf([...frameFilesOf(route), screen])] as const;
  });
  const sites = Object.entries(sitePages).map(([path, file]) => [path, linksOf([file])] as const);
  return Object.fromEntries([...pages, ...sites].filter(([, links]) => links.length > 0));
}

/** The chunks and all that they import. */
function loadedWith(chunks: readonly Chunk[], byName: ReadonlyMap<string, Chunk>): Chunk[] {
  const files = new Set(chunks);
  for (const { imports } of files) {
    for (const name of imports) {
      const imported = byName.get(name);
      if (imported) files.add(imported);
    }
  }
  return [...files];
}
