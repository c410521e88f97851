import type { Words } from "@gable/domain/language.ts";
import { catalogue } from "@gable/ui/language/catalogue.tsx";

/** Acts about what the register says: their name on a button, and what is asserted by them. */
export const registerActWords = {
  "correct-census-place": {
    name: { en: "Enter the census tract …", es: "Escribir el tramo censal …" },
    means: {
      en: "For the HMDA register alone: it decides nothing. Take the tract from the agency’s list of the year in which the application ends.",
      es: "Solo para el registro HMDA: no decide nada. Tome el tramo de la lista de la agencia del año en que termina la solicitud.",
    },
  },
  "record-sale": {
    name: { en: "Record the sale …", es: "Registrar la venta …" },
    means: {
      en: "The line was sold. The register names the buyer if that was in the calendar year in which the line was opened.",
      es: "La línea se vendió. El registro nombra al comprador si fue en el año calendario en que se abrió la línea.",
    },
  },
} as const satisfies Readonly<Record<string, { readonly name: Words; readonly means: Words }>>;

export const registerPartWords = catalogue({
  title: { en: "HMDA register", es: "Registro HMDA" },
  place: {
    en: (county: string, tract: string) => `County ${county}, census tract ${tract}.`,
    es: (county: string, tract: string) => `Condado ${county}, tramo censal ${tract}.`,
  },
  none: { en: "not known", es: "desconocido" },
  sold: {
    en: (buyer: string, day: string) => `Sold on ${day}: ${buyer}.`,
    es: (buyer: string, day: string) => `Vendida el ${day}: ${buyer}.`,
  },
  county: { en: "County", es: "Condado" },
  countyHint: { en: "Five digits, state first", es: "Cinco dígitos, primero el estado" },
  tract: { en: "Census tract", es: "Tramo censal" },
  tractHint: {
    en: "Eleven digits, county first. Empty where the home lies in no tract.",
    es: "Once dígitos, primero el condado. Vacío donde la casa no está en ningún tramo.",
  },
  reason: { en: "Where you found it", es: "Dónde lo encontró" },
  purchaser: { en: "Who bought it", es: "Quién la compró" },
  on: { en: "Day of the sale", es: "Día de la venta" },
});
