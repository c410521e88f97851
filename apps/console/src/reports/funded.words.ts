import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const fundedWords = catalogue({
  title: { en: "Funded dollars", es: "Dólares desembolsados" },
  lead: {
    en: "Lines that were funded in the year, by the day on which their money was sent. The limit is the whole line; drawn is what the borrower took of it at opening, payoffs included, without the origination fee.",
    es: "Líneas desembolsadas en el año, por el día en que se envió su dinero. El límite es toda la línea; lo dispuesto es lo que el solicitante tomó al abrirla, con las deudas pagadas y sin la comisión de apertura.",
  },
  toReports: { en: "Reports", es: "Informes" },
  year: { en: "Year", es: "Año" },
  failed: { en: "The dollars could not be read", es: "No se pudieron leer los dólares" },
  none: { en: "No line was funded in this year", es: "No se desembolsó ninguna línea este año" },
  noneBody: {
    en: "Once a line is funded, its dollars are counted here by month, product, state and loan officer.",
    es: "Cuando se desembolse una línea, sus dólares se contarán aquí por mes, producto, estado y agente de crédito.",
  },
  limits: { en: "Limits", es: "Límites" },
  drawn: { en: "Drawn at opening", es: "Dispuesto al abrir" },
  lines: { en: "Lines", es: "Líneas" },
  average: { en: "Average limit", es: "Límite medio" },
  total: { en: "In the year", es: "En el año" },
  byMonth: { en: "By month", es: "Por mes" },
  month: { en: "Month", es: "Mes" },
  countOf: {
    en: (count: number, text: string) => (count === 1 ? "1 line" : `${text} lines`),
    es: (count: number, text: string) => (count === 1 ? "1 línea" : `${text} líneas`),
  },
  byProduct: { en: "By product", es: "Por producto" },
  product: { en: "Product", es: "Producto" },
  years: { en: (count: number) => `${count} years`, es: (count: number) => `${count} años` },
  byState: { en: "By state", es: "Por estado" },
  state: { en: "State", es: "Estado" },
  byOfficer: { en: "By loan officer", es: "Por agente de crédito" },
  officerLead: {
    en: "Who the file is assigned to as loan officer now; where nobody is, whose link brought the borrower.",
    es: "A quien está asignado ahora el expediente como agente de crédito; si a nadie, de quién era el enlace que trajo al solicitante.",
  },
  officer: { en: "Loan officer", es: "Agente de crédito" },
  nobody: { en: "Nobody", es: "Nadie" },
  figures: { en: "All figures as a table", es: "Todas las cifras en una tabla" },
});
