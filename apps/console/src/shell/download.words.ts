import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const downloadWords = catalogue({
  download: { en: "Download as CSV", es: "Descargar en CSV" },
  failed: {
    en: "The file was not made.",
    es: "No se creó el archivo.",
  },
});
