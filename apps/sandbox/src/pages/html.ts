/** Markup that may be put into a page as it is. */
export interface Markup {
  readonly markup: string;
}

type Part = Markup | string | number | null | undefined | false | readonly Part[];

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export const escapeText = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** Writes markup; whatever is put in is escaped unless it is markup itself. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return { markup: texts.reduce((sofar, text, index) => `${sofar}${write(parts[index - 1])}${text}`) };
}

function write(part: Part): string {
  if (part === null || part === undefined || part === false) return "";
  if (typeof part === "string" || typeof part === "number") return escapeText(String(part));
  if ("markup" in part) return part.markup;
  return part.map(write).join("");
}

/** A whole page. `accent` is the colour of whoever's page it is. */
export function page(
  title: string,
  body: Markup,
  options: { language?: string; accent?: string; wide?: boolean } = {},
): string {
  const { language = "en", accent = "#2d4a63", wide = false } = options;
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/style.css">
<link rel="icon" href="data:,">
</head>
<body data-accent="${accent}" class="${wide ? "wide" : "narrow"}">
${body}
</body>
</html>`.markup;
}
