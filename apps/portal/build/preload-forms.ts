import type { Plugin } from "vite";

/** What the first screens need beside what every page loads, by its chunk's name. */
const FIRST = "forms";

/** The page asks for the forms of the first screens together with its own script, not after it. */
export function preloadForms(): Plugin {
  return {
    name: "preload-forms",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) =>
        Object.values(bundle ?? {})
          .filter((file) => file.type === "chunk" && file.name === FIRST)
          .map(({ fileName }) => ({
            tag: "link",
            injectTo: "head" as const,
            attrs: { rel: "modulepreload", crossorigin: true, href: `/${fileName}` },
          })),
    },
  };
}
