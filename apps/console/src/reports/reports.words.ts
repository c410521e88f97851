import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const reportsWords = catalogue({
  title: { en: "Reports", es: "Informes" },
  lead: {
    en: "Of the applications that were opened in the period. Nothing of ethnicity, race or sex is among these figures.",
    es: "De las solicitudes abiertas en el período. Estas cifras no contienen etnia, raza ni sexo.",
  },
  period: { en: "Opened in", es: "Abiertas en" },
  days: { en: (count: number) => `the last ${count} days`, es: (count: number) => `los últimos ${count} días` },
  download: { en: "Download as CSV", es: "Descargar en CSV" },
  downloadFailed: {
    en: "The file could not be made. Try again.",
    es: "No se pudo crear el archivo. Inténtelo de nuevo.",
  },
  none: { en: "No application was opened in this period", es: "No se abrió ninguna solicitud en este período" },
  opened: {
    en: (count: number) => (count === 1 ? "1 application opened" : `${count} applications opened`),
    es: (count: number) => (count === 1 ? "1 solicitud abierta" : `${count} solicitudes abiertas`),
  },
  pullThrough: { en: "How far they came", es: "Hasta dónde llegaron" },
  milestone: { en: "Past milestone", es: "Hito superado" },
  reached: { en: "Applications", es: "Solicitudes" },
  share: { en: "Share", es: "Parte" },
  weeks: { en: "How long it took, by the week of opening", es: "Cuánto tardó, por semana de apertura" },
  week: { en: "Week from", es: "Semana desde" },
  openedColumn: { en: "Opened", es: "Abiertas" },
  decided: { en: "Decided", es: "Decididas" },
  toDecision: { en: "Median to decision", es: "Mediana hasta decisión" },
  funded: { en: "Funded", es: "Desembolsadas" },
  toFunding: { en: "Median to funding", es: "Mediana hasta desembolso" },
  hours: { en: (count: string) => `${count} h`, es: (count: string) => `${count} h` },
  daysShort: { en: (count: string) => `${count} days`, es: (count: string) => `${count} días` },
  declines: { en: "Why some were declined", es: "Por qué se denegaron" },
  reason: { en: "Principal reason", es: "Motivo principal" },
  noDeclines: { en: "None was declined.", es: "Ninguna fue denegada." },
  failed: { en: "The figures could not be read", es: "No se pudieron leer las cifras" },
  again: { en: "Try again", es: "Intentar de nuevo" },
});
