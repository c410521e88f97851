import type { HtmlTagDescriptor, Plugin, Rolldown } from "vite";

/** Chunks that a first screen needs beside what every page loads. With a path, the server keeps the links on pages below it alone. */
const FIRST: Readonly<Record<string, { readonly below?: string }>> = {
  forms: {},
  register: { below: "/account/heloc/register" },
};

/** The page asks for what the first screens need together with its own script, not after it. */
export function preloadFirstScreens(): Plugin {
  return {
    name: "preload-first-screens",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) =>
        Object.values(bundle ?? {})
          .filter((file) => file.type === "chunk")
          .flatMap((chunk) => linksTo(chunk)),
    },
  };
}

function linksTo(chunk: Rolldown.OutputChunk): HtmlTagDescriptor[] {
  const first = FIRST[chunk.name];
  if (first === undefined) return [];
  const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({
    tag: "link",
    injectTo: "head",
    attrs: { ...attrs, crossorigin: true, ...(first.below && { "data-below": first.below }) },
  });
  const sheets = [...(chunk.viteMetadata?.importedCss ?? [])];
  return [
    link({ rel: "modulepreload", href: `/${chunk.fileName}` }),
    ...sheets.map((sheet) => link({ rel: "preload", as: "style", href: `/${sheet}` })),
  ];
}
