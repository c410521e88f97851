import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const paperWords = catalogue({
  pages: {
    en: (pages: number) => (pages === 1 ? "1 page" : `${pages} pages`),
    es: (pages: number) => (pages === 1 ? "1 página" : `${pages} páginas`),
  },
  written: { en: (day: string) => `written ${day}`, es: (day: string) => `del ${day}` },
  signed: { en: (day: string) => `signed ${day}`, es: (day: string) => `firmado el ${day}` },
  again: { en: "Try again", es: "Intentar de nuevo" },
  failed: {
    en: (title: string) => `“${title}” could not be fetched. Try again.`,
    es: (title: string) => `No se pudo obtener «${title}». Intente de nuevo.`,
  },
});
