import { catalogue } from "../../language/catalogue.tsx";

/** How long a document is, beside its name in a list too, and that it is not, or not only, in the page's language. */
export const pageCountWords = catalogue({
  pages: {
    en: (pages: number) => (pages === 1 ? "1 page" : `${pages} pages`),
    es: (pages: number) => (pages === 1 ? "1 página" : `${pages} páginas`),
  },
  other: { en: "In Spanish and English", es: "En inglés" },
});
