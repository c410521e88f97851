import type { Problem } from "@gable/contract/problem.ts";
import type { FastifyRequest } from "fastify";
import { escapeHtml } from "./escape-html.ts";

/** Whether a person looks at what is answered: a browser that goes to a page, not a page that calls. */
export const isForEyes = ({ method, headers }: FastifyRequest): boolean =>
  method === "GET" && (headers["sec-fetch-dest"] === "document" || (headers.accept ?? "").startsWith("text/html"));

/** A problem as a page that needs nothing else: what is wrong, in both languages, and the way on. */
export function problemPage({ status, detail, correlationId }: Problem): string {
  const text = escapeHtml(detail);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${text}</title>
<main>
<h1>${text}</h1>
<p lang="es">${inSpanish(status)}</p>
<p><a href="">Try again</a> · <a href="" lang="es">Intentar de nuevo</a></p>
<p>Reference · <span lang="es">Referencia</span>: ${escapeHtml(correlationId)}</p>
</main>
</html>
`;
}

function inSpanish(status: number): string {
  if (status === 429) return "Fueron demasiadas peticiones. Espere un minuto e intente de nuevo.";
  if (status === 404) return "Aquí no hay nada con esta dirección, o no es suyo.";
  if (status >= 500)
    return "No podemos mostrar esta página ahora. No se ha perdido nada: intente de nuevo en un momento.";
  return "No podemos atender esta petición tal como está.";
}
