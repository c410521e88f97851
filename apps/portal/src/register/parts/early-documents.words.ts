import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const earlyDocumentsWords = catalogue({
  opensHere: { en: "(opens over this page)", es: "(se abre sobre esta página)" },
  opened: { en: "Opened", es: "Abierto" },
  failed: { en: "The documents could not be listed.", es: "No se pudo mostrar la lista de documentos." },
  again: { en: "Try again", es: "Intentar de nuevo" },
});
