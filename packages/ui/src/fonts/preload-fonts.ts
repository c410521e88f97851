/** What every first screen shows, by the start of its built name. The figure's font comes with the first figure. */
const firstFonts = ["source-sans-3-latin-wght-normal"];

type Built = { bundle?: Record<string, { fileName: string }> | undefined };
type Tag = { tag: "link"; injectTo: "head"; attrs: Record<string, string | boolean> };

/** Vite plugin: the page asks for the fonts of the first screen together with its script, not after its style. */
export function preloadFonts() {
  let base = "/";
  return {
    name: "preload-fonts",
    configResolved(config: { base: string }) {
      base = config.base;
    },
    transformIndexHtml: {
      order: "post" as const,
      handler: (_html: string, { bundle }: Built) => fontLinks(Object.values(bundle ?? {}), base),
    },
  };
}

function fontLinks(files: readonly { fileName: string }[], base: string): Tag[] {
  return firstFonts.flatMap((font) =>
    files
      .filter(({ fileName }) => fileName.endsWith(".woff2") && fileName.split("/").at(-1)?.startsWith(font))
      .map(({ fileName }) => ({
        tag: "link",
        injectTo: "head",
        attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `${base}${fileName}` },
      })),
  );
}
