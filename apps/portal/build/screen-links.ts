import { join } from "node:path";
import type { PageFiles } from "@gable/contract/pages-file.ts";
import { onHost } from "@gable/domain/journey/paths.ts";
import { isApplicationRoute, routeNames, routes } from "@gable/domain/journey/routes.ts";
import type { Plugin, Rolldown } from "vite";
import { frameFilesOf, screenFileOf, sitePages } from "../src/screen-files.ts";
import { BEGIN } from "./build-begin.ts";

/** Beside the assets, which anybody may fetch: the server reads it. */
const FILE = "screen-links.json";

type Chunk = Pick<Rolldown.OutputChunk, "fileName" | "imports" | "moduleIds"> & {
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
    generateBundle: {
      // Chunks that hold nothing but styles are taken out before: a link to their script would lead nowhere.
      order: "post",
      handler(_options, bundle) {
        const files = Object.values(bundle);
        const chunks = files.filter((file) => file.type === "chunk");
        const begin = files.find((file) => file.type === "asset" && file.names.includes(BEGIN));
        const pages = filesOfPages(chunks, join(root, "src"), begin && `/${begin.fileName}`);
        const source = JSON.stringify(pages, undefined, 1);
        this.emitFile({ type: "asset", fileName: FILE, source });
      },
    },
  };
}

/** From where every page begins, from `src` on. */
export const ENTRY = "main.tsx";

/** The file that has a module. The bundler takes the entry's own file out where all of the entry stands in another: it is not asked for. */
export const chunkAmong = <Some extends Pick<Rolldown.OutputChunk, "moduleIds">>(
  chunks: readonly Some[],
  module: string,
): Some | undefined => chunks.find(({ moduleIds }) => moduleIds.includes(module));

/** By address, as React Router writes patterns: the files, from `src` on, of a page's screen and its frame. */
export function sourcesOfPages(): Readonly<Record<string, readonly string[]>> {
  const pages = routeNames.flatMap((route): [string, string[]][] => {
    const screen = screenFileOf(route);
    return screen === null ? [] : [[onHost(routes[route].path), [...frameFilesOf(route), screen]]];
  });
  const sites = Object.entries(sitePages).map(([path, file]): [string, string[]] => [path, [file]]);
  return Object.fromEntries([...pages, ...sites]);
}

/** By address. Addresses whose page needs nothing more have none. */
export function filesOfPages(
  chunks: readonly Chunk[],
  src: string,
  begin: string | undefined,
): Readonly<Record<string, PageFiles>> {
  const chunkOf = (file: string) => chunkAmong(chunks, join(src, file));
  const entry = chunkAmong(chunks, join(src, ENTRY));
  const always = new Set(entry ? loadedWith([entry], chunks) : []);
  const filesOf = (sources: readonly string[]): string[] => {
    const found = sources.map(chunkOf).filter((chunk) => chunk !== undefined);
    return loadedWith(found, chunks)
      .filter((chunk) => !always.has(chunk))
      .flatMap(({ fileName, viteMetadata }) => [...(viteMetadata?.importedCss ?? []), fileName])
      .map((name) => `/${name}`);
  };
  const applications = new Set(routeNames.filter(isApplicationRoute).map((route) => onHost(routes[route].path)));
  const pages = Object.entries(sourcesOfPages()).map(([path, sources]): [string, PageFiles] => [
    path,
    { ...(begin && applications.has(path) && { begin }), files: filesOf(sources) },
  ]);
  return Object.fromEntries(pages.filter(([, { files }]) => files.length > 0));
}

/** The chunks and all that they import, before anything is loaded on demand. */
export function loadedWith<C extends Pick<Chunk, "fileName" | "imports">>(
  some: readonly C[],
  chunks: readonly C[],
): C[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const files = new Set(some);
  for (const { imports } of files) {
    for (const name of imports) {
      const imported = byName.get(name);
      if (imported) files.add(imported);
    }
  }
  return [...files];
}
