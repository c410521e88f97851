import type { PropertyCondition } from "@gable/domain/application/enumerations.ts";
import type { Words } from "@gable/domain/language.ts";
import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const propertyCardWords = catalogue({
  title: { en: "Property details", es: "Datos de la propiedad" },
  address: { en: "Address", es: "Dirección" },
  value: { en: "Property Value", es: "Valor de la propiedad" },
  condition: { en: "Property Condition", es: "Estado de la propiedad" },
  unknown: { en: "Not known yet", es: "Aún no se conoce" },
});

export const propertyConditions: Readonly<Record<PropertyCondition, Words>> = {
  UNKNOWN_CONDITION: { en: "Not known", es: "No se conoce" },
  NOT_AVAILABLE: { en: "Not available", es: "No disponible" },
  POOR: { en: "Poor", es: "Malo" },
  FAIR: { en: "Fair", es: "Regular" },
  AVERAGE: { en: "Average", es: "Promedio" },
  GOOD: { en: "Good", es: "Bueno" },
  EXCELLENT: { en: "Excellent", es: "Excelente" },
};
