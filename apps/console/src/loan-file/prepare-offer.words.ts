import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const prepareOfferWords = catalogue({
  title: { en: "Prepare an offer for the borrower", es: "Preparar una oferta para el solicitante" },
  lead: {
    en: "The borrower finds it filled in and is told of it. They alone choose: they may change it, or put it away.",
    es: "El solicitante la encuentra completada y recibe un aviso. Solo él elige: puede cambiarla o descartarla.",
  },
  waits: {
    en: (by: string, line: string, day: string) =>
      `${by} prepared a line of ${line} on ${day}. It waits for the borrower.`,
    es: (by: string, line: string, day: string) =>
      `${by} preparó una línea de ${line} el ${day}. Espera al solicitante.`,
  },
  offer: { en: "Term and fee", es: "Plazo y cargo" },
  term: {
    en: (years: number, fee: string) => `${years} years, fee ${fee}%`,
    es: (years: number, fee: string) => `${years} años, cargo ${fee}%`,
  },
  line: { en: "Credit line in dollars", es: "Línea de crédito en dólares" },
  between: {
    en: (least: string, most: string) => `From ${least} to ${most}`,
    es: (least: string, most: string) => `De ${least} a ${most}`,
  },
  notOffered: { en: "No such line is offered.", es: "No se ofrece una línea así." },
  cash: { en: "Cash", es: "Efectivo" },
  fee: { en: "Origination fee", es: "Cargo de originación" },
  rate: { en: "Rate", es: "Tasa" },
  payment: { en: "Monthly payment", es: "Pago mensual" },
  prepare: { en: "Prepare this offer", es: "Preparar esta oferta" },
  done: { en: "It waits for the borrower.", es: "Espera al solicitante." },
});
