import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const saleStatusWords = catalogue({
  question: { en: "Is the home for sale, or new to you?", es: "¿La casa está en venta o es nueva para usted?" },
  why: {
    en: "A line on a home that is about to be sold would have to be paid back at once. And the county needs some weeks to record a new owner.",
    es: "Una línea sobre una casa que está por venderse tendría que pagarse de inmediato. Y el condado necesita unas semanas para inscribir a un nuevo dueño.",
  },
  listed: {
    en: "Is it listed for sale, or was it in the last 6 months?",
    es: "¿Está en venta, o lo estuvo en los últimos 6 meses?",
  },
  changed: {
    en: "Did you buy it or change the title in the last 90 days?",
    es: "¿La compró o cambió el título en los últimos 90 días?",
  },
  changedHint: {
    en: "Moving it into or out of a trust, or adding somebody, is such a change.",
    es: "Pasarla a un fideicomiso o sacarla de él, o agregar a alguien, es un cambio así.",
  },
});
