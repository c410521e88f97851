import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const asTextWords = catalogue({
  toFill: { en: "To be filled in", es: "Por completar" },
  filled: { en: "Filled in", es: "Completado" },
  everyPage: { en: "Printed on the pages besides", es: "Impreso además en las páginas" },
});
