import { catalogue } from "../../language/catalogue.tsx";

/** How long a document is, beside its name in a list too. */
export const pageCountWords = catalogue({
  pages: {
    en: (pages: number) => (pages === 1 ? "1 page" : `${pages} pages`),
    es: (pages: number) => (pages === 1 ? "1 página" : `${pages} páginas`),
  },
});
