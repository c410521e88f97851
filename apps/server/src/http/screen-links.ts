import { readFile } from "node:fs/promises";

type PageLinks = { readonly path: RegExp; readonly links: string };

/**
 * What the portal's build says of the pages (`apps/portal/build/screen-links.ts`): the scripts and styles of each address, as links that let
 * a page ask for them while its first script is still on its way. Gives "" for every address while there is no build.
 * @throws SyntaxError when the file is not what a build writes
 */
export async function readScreenLinks(file: string): Promise<(url: string) => string> {
  const written = await readFile(file, "utf8").catch(() => "{}");
  const pages = Object.entries(JSON.parse(written) as Readonly<Record<string, readonly string[]>>).map(
    ([pattern, names]): PageLinks => ({ path: pathLike(pattern), links: names.map(linkTo).join("") }),
  );
  return (url) => pages.find(({ path }) => path.test(url.split("?")[0] ?? ""))?.links ?? "";
}

/** React Router's patterns: a segment may stand for any one, and with a question mark for none. */
const pathLike = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replaceAll(/\/:\w+\?/g, "(?:/[^/]+)?").replaceAll(/\/:\w+/g, "/[^/]+")}/?$`);

const linkTo = (name: string): string =>
  name.endsWith(".css")
    ? `<link rel="preload" as="style" crossorigin href="${name}">`
    : `<link rel="modulepreload" crossorigin href="${name}">`;
