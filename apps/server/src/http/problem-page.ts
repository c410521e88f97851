import type { Problem } from "@gable/contract/problem.ts";
import type { Language, Words } from "@gable/domain/language.ts";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import type { FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import { isConsoleHost } from "./console-host.ts";
import { escapeHtml } from "./escape-html.ts";
import { languageOf } from "./language-of.ts";

/** Whether a person looks at what is answered: a browser that goes to a page, not a page that calls. */
export const isForEyes = ({ method, headers }: FastifyRequest): boolean =>
  method === "GET" && (headers["sec-fetch-dest"] === "document" || (headers.accept ?? "").startsWith("text/html"));

/** Who reads the page: whose customer they are, nobody's on the console's host, and in which language they read it first. */
export interface Reader {
  readonly language: Language;
  readonly lender?: Lender;
}

/** The reader of what cannot be shown. Asks nobody: records may be what is away. */
export const readerOf =
  (ctx: Context) =>
  (request: FastifyRequest): Reader => {
    const language = languageOf(request);
    return isConsoleHost(ctx, request) ? { language } : { language, lender: ctx.lenders.byHost(request.hostname) };
  };

const words = {
  again: { en: "Try again", es: "Intentar de nuevo" },
  start: { en: "Go to the first page", es: "Ir a la página de inicio" },
  call: { en: "If it goes on, call us:", es: "Si sigue así, llámenos:" },
  reference: { en: "Reference", es: "Referencia" },
} as const satisfies Readonly<Record<string, Words>>;

/** A problem as a page without a script: what is wrong, in both languages, the way on, and whom to call. In the lender's colours. */
export function problemPage({ status, detail, correlationId }: Problem, { language, lender }: Reader): string {
  const said = { en: escapeHtml(detail), es: inSpanish(status) };
  const other = language === "en" ? "es" : "en";
  const theme = lender ? `<link rel="stylesheet" href="/theme/${encodeURIComponent(lender.orgCode)}.css">\n` : "";
  // What is not there, or is no address, does not come by asking again.
  const [href, label] = status >= 500 || status === 429 ? ["", words.again] : ["/", words.start];
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${said[language]}</title>
${theme}<link rel="stylesheet" href="/problem.css">
${lender ? bar(lender) : ""}<main>
<h1>${said[language]}</h1>
<p class="other" lang="${other}">${said[other]}</p>
<p class="ways"><a class="button" href="${href}">${label[language]}</a></p>
${lender ? call(lender, language) : ""}<p class="reference">${words.reference[language]}: ${escapeHtml(correlationId)}</p>
</main>
</html>
`;
}

function bar({ orgCode, orgMetaData }: Lender): string {
  const { logo } = orgMetaData.other;
  const file = (name: string) => `/lenders/${encodeURIComponent(orgCode)}/${encodeURIComponent(name)}`;
  const dark = logo.dark ? `<source media="(prefers-color-scheme: dark)" srcset="${file(logo.dark)}">` : "";
  const size = `width="${logo.width}" height="${logo.height}"`;
  return `<header><a href="/"><picture>${dark}<img src="${file(logo.light)}" ${size} alt="${escapeHtml(logo.alt)}"></picture></a></header>\n`;
}

function call({ orgMetaData }: Lender, language: Language): string {
  const { phoneFormatted } = orgMetaData.companyInfo;
  return `<p>${words.call[language]} <a href="tel:${phoneFormatted.replace(/[^\d+]/g, "")}">${escapeHtml(phoneFormatted)}</a></p>\n`;
}

function inSpanish(status: number): string {
  if (status === 429) return "Fueron demasiadas peticiones. Espere un minuto e intente de nuevo.";
  if (status === 404) return "Aquí no hay nada con esta dirección, o no es suyo.";
  if (status >= 500)
    return "No podemos mostrar esta página ahora. No se ha perdido nada: intente de nuevo en un momento.";
  return "No podemos atender esta petición tal como está.";
}
