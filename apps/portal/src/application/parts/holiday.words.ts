import type { Words } from "@gable/domain/language.ts";

/** Why a day is not counted: Sunday, or the federal holidays under the names of the statute (5 USC 6103). */
export const uncountedWords: Readonly<Record<string, Words>> = {
  SUNDAY: { en: "Sunday", es: "domingo" },
  "New Year's Day": { en: "New Year’s Day", es: "Año Nuevo" },
  "Birthday of Martin Luther King, Jr.": { en: "Martin Luther King Day", es: "el Día de Martin Luther King" },
  "Washington's Birthday": { en: "Presidents’ Day", es: "el Día de los Presidentes" },
  "Memorial Day": { en: "Memorial Day", es: "el Día de los Caídos" },
  "Juneteenth National Independence Day": { en: "Juneteenth", es: "Juneteenth" },
  "Independence Day": { en: "Independence Day", es: "el Día de la Independencia" },
  "Labor Day": { en: "Labor Day", es: "el Día del Trabajo" },
  "Columbus Day": { en: "Columbus Day", es: "el Día de la Raza" },
  "Veterans Day": { en: "Veterans Day", es: "el Día de los Veteranos" },
  "Thanksgiving Day": { en: "Thanksgiving Day", es: "el Día de Acción de Gracias" },
  "Christmas Day": { en: "Christmas Day", es: "Navidad" },
};
