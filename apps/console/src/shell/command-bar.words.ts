import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const commandWords = catalogue({
  label: { en: "Find a loan, a person or a page", es: "Buscar un préstamo, una persona o una página" },
  list: { en: "What was found", es: "Lo que se encontró" },
  onPage: { en: "On this page", es: "En esta página" },
  places: { en: "Pages", es: "Páginas" },
  applications: { en: "Applications", es: "Solicitudes" },
  unnamed: { en: "No name yet", es: "Aún sin nombre" },
  all: {
    en: (text: string) => `All that is named “${text}” in the pipeline`,
    es: (text: string) => `Todo lo que se llama «${text}» en las solicitudes`,
  },
  looking: { en: "Looking among the applications…", es: "Buscando entre las solicitudes…" },
  none: { en: "No application is named so.", es: "Ninguna solicitud se llama así." },
  failed: {
    en: "The applications could not be looked through. Try again in a moment.",
    es: "No se pudieron revisar las solicitudes. Inténtelo de nuevo en un momento.",
  },
  count: {
    en: (n: number) => (n === 1 ? "1 entry" : `${n} entries`),
    es: (n: number) => (n === 1 ? "1 entrada" : `${n} entradas`),
  },
});
