import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const recordIncomeWords = catalogue({
  source: { en: "Source", es: "Fuente" },
  MANUAL_PAYSTUB: { en: "Pay stubs", es: "Talones de pago" },
  TAX_RETURN: { en: "Tax return", es: "Declaración de impuestos" },
  AWARD_LETTER: { en: "Pension or benefit letter", es: "Carta de pensión o beneficios" },
  payer: { en: "Who pays, as the paper says", es: "Quién paga, según el documento" },
  payerHint: {
    en: "Needed for a letter. Jobs and payers of different names add up.",
    es: "Necesario para una carta. Los empleos y pagadores de distinto nombre se suman.",
  },
  amount: { en: "Gross income, a year", es: "Ingreso bruto, al año" },
  paper: { en: "Read in", es: "Leído en" },
  also: {
    en: (title: string) => `${title}: read for the same income`,
    es: (title: string) => `${title}: leído para el mismo ingreso`,
  },
});
