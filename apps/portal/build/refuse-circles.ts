import type { Plugin, Rolldown } from "vite";

type Chunk = Pick<Rolldown.OutputChunk, "fileName" | "imports">;

/**
 * Refuses a build in which a file imports one that imports it: what a module makes when it is loaded might then be used before it is there. It
 * comes from gathering modules in one file (`chunks.ts`) and leaving out one that stands between them.
 */
export function refuseCircles(): Plugin {
  return {
    name: "refuse-circles",
    apply: "build",
    generateBundle(_options, bundle) {
      const circle = circleAmong(Object.values(bundle).filter((file) => file.type === "chunk"));
      if (circle !== undefined) this.error(`These files import each other: ${circle.join(" → ")}.`);
    },
  };
}

/** The names of files of which each imports the next, and the last one the first; undefined where there are none. */
export function circleAmong(chunks: readonly Chunk[]): string[] | undefined {
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  const cleared = new Set<string>();
  const look = (file: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (cleared.has(file)) return undefined;
    for (const imported of importsOf.get(file) ?? []) {
      const circle = look(imported, [...way, file]);
      if (circle !== undefined) return circle;
    }
    cleared.add(file);
    return undefined;
  };
  for (const { fileName } of chunks) {
    const circle = look(fileName, []);
    if (circle !== undefined) return circle;
  }
  return undefined;
}
