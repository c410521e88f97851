import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const recordIncomeWords = catalogue({
  source: { en: "Source", es: "Fuente" },
  MANUAL_PAYSTUB: { en: "Pay stubs", es: "Talones de pago" },
  TAX_RETURN: { en: "Tax return", es: "Declaración de impuestos" },
  AWARD_LETTER: { en: "Pension or benefit letter", es: "Carta de pensión o beneficios" },
  W2: { en: "Form W-2", es: "Formulario W-2" },
  payer: { en: "Who pays, as the paper says", es: "Quién paga, según el documento" },
  payerHint: {
    en: "Needed for a letter and a W-2. Jobs and payers of different names add up.",
    es: "Necesario para una carta y un W-2. Los empleos y pagadores de distinto nombre se suman.",
  },
  amount: { en: "Gross income, a year", es: "Ingreso bruto, al año" },
  base: { en: "Base pay, gross, a year", es: "Salario base bruto, al año" },
  wages: { en: "Wages of the year (box 5, or else box 1)", es: "Salarios del año (casilla 5, o si no la 1)" },
  year: { en: "Tax year", es: "Año fiscal" },
  variable: {
    en: "Overtime, bonus and commission, this year to date",
    es: "Horas extra, bonos y comisiones del año hasta la fecha",
  },
  variableHint: {
    en: "Counts as far as the last W-2 of the same employer bears it out.",
    es: "Cuenta hasta donde lo respalda el último W-2 del mismo empleador.",
  },
  paidTo: { en: "Last day of the last pay period", es: "Último día del último período de pago" },
  nameRead: { en: "Name in the paper, where it is another one", es: "Nombre en el documento, si es otro" },
  note: {
    en: "What you compared, where name or employer differs",
    es: "Qué comparó, si el nombre o el empleador es otro",
  },
  paper: { en: "Read in", es: "Leído en" },
  also: {
    en: ": read for the same income",
    es: ": leído para el mismo ingreso",
  },
});
