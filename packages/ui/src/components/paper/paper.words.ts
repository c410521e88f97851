import { catalogue } from "../../language/catalogue.tsx";

/** What is said within a document that is shown. */
export const paperWords = catalogue({
  pageOf: {
    en: (page: number, pages: number) => `Page ${page} of ${pages}`,
    es: (page: number, pages: number) => `Página ${page} de ${pages}`,
  },
  here: { en: "Sign here", es: "Firme aquí" },
  initialHere: { en: "Initials here", es: "Iniciales aquí" },
  dateHere: { en: "Date", es: "Fecha" },
  toFill: { en: "To be filled in", es: "Por completar" },
  filled: { en: "Filled in", es: "Completado" },
  everyPage: { en: "Printed on the pages besides", es: "Impreso además en las páginas" },
});
