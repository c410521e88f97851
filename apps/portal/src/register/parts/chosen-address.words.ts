import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const chosenAddressWords = catalogue({
  unit: { en: "Apartment, unit or suite", es: "Apartamento, unidad o suite" },
  chosen: { en: "Your home", es: "Su casa" },
  correct: { en: "Correct this address", es: "Corregir esta dirección" },
  another: { en: "Use another address", es: "Usar otra dirección" },
  searchAgain: { en: "Search for the address instead", es: "Buscar la dirección" },
});
