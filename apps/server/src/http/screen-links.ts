import { readFile } from "node:fs/promises";
import { PagesFile } from "@gable/contract/pages-file.ts";

/** Markup for a page's head: a script that is fetched before all others, and links to what is fetched beside the first of them. */
export interface ScreenLinks {
  readonly begin: string;
  readonly links: string;
}

const NONE: ScreenLinks = { begin: "", links: "" };

/**
 * What the portal's build says of the pages (`apps/portal/build/screen-links.ts`): for each address the scripts and styles of its screen, so
 * that a page asks for them while its first script is still on its way. There are none for any address while there is no build.
 * @throws SyntaxError, or a ZodError, when the file is not what a build writes
 */
export async function readScreenLinks(file: string): Promise<(url: string) => ScreenLinks> {
  const written = await readFile(file, "utf8").catch(() => "{}");
  const pages = Object.entries(PagesFile.parse(JSON.parse(written))).map(([pattern, { begin, files }]) => ({
    path: pathLike(pattern),
    found: { begin: begin === undefined ? "" : beginBy(begin), links: files.map(linkTo).join("") },
  }));
  return (url) => pages.find(({ path }) => path.test(url.split("?")[0] ?? ""))?.found ?? NONE;
}

const beginBy = (script: string): string => `<script type="module" async crossorigin src="${script}"></script>`;

/** React Router's patterns: a segment may stand for any one, and with a question mark for none. */
const pathLike = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replaceAll(/\/:\w+\?/g, "(?:/[^/]+)?").replaceAll(/\/:\w+/g, "/[^/]+")}/?$`);

const linkTo = (name: string): string =>
  name.endsWith(".css")
    ? `<link rel="preload" as="style" crossorigin href="${name}">`
    : `<link rel="modulepreload" crossorigin href="${name}">`;
