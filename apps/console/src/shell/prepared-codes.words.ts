import type { Words } from "@gable/domain/language.ts";

/** What is wrong with an answer that is written down for a borrower. */
export const preparedCodeWords: Readonly<Record<string, Words>> = {
  "theirs-alone": { en: "Only the borrower answers this.", es: "Esto solo lo responde el solicitante." },
  "month-invalid": { en: "Enter the month and the year.", es: "Escriba el mes y el año." },
  "value-too-low": { en: "Enter at least $20,000.", es: "Escriba al menos $20,000." },
  "value-too-high": { en: "Enter at most $10,000,000.", es: "Escriba como máximo $10,000,000." },
  "amount-too-low": { en: "Enter at least $100.", es: "Escriba al menos $100." },
  "amount-too-high": { en: "Enter at most $1,000,000.", es: "Escriba como máximo $1,000,000." },
  "zip-not-in-state": {
    en: "This ZIP code is in another state. Check both.",
    es: "Este código postal es de otro estado. Revise ambos.",
  },
  "street-post-box": {
    en: "Enter the street address. A PO box cannot be a home.",
    es: "Escriba la dirección de la calle. Un apartado postal no puede ser una casa.",
  },
  "address-characters": {
    en: "Write this with letters, numbers and signs such as # or /.",
    es: "Escriba esto con letras, números y signos como # o /.",
  },
};
