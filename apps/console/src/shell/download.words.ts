import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const downloadWords = catalogue({
  download: { en: "Download as CSV", es: "Descargar en CSV" },
  failed: {
    en: "The file could not be made. Try again.",
    es: "No se pudo crear el archivo. Inténtelo de nuevo.",
  },
});
