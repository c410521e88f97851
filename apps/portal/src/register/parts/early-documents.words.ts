import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const earlyDocumentsWords = catalogue({
  pdf: { en: "(PDF)", es: "(PDF)" },
  newTab: { en: ", opens in a new tab", es: ", se abre en otra pestaña" },
  opened: { en: "Opened", es: "Abierto" },
  failed: { en: "The documents could not be listed.", es: "No se pudo mostrar la lista de documentos." },
  again: { en: "Try again", es: "Intentar de nuevo" },
});
