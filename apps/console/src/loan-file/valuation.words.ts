import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const valuationWords = catalogue({
  title: { en: "Value of the home", es: "Valor de la vivienda" },
  challenged: {
    en: (value: string, was: string, day: string) => `On ${day} the borrower held it to be worth ${value}, not ${was}:`,
    es: (value: string, was: string, day: string) => `El ${day} el solicitante sostuvo que vale ${value}, no ${was}:`,
  },
  papers: {
    en: (count: number) =>
      `${count === 1 ? "One paper shows it" : `${count} papers show it`}, among the documents as “Evidence of the value”.`,
    es: (count: number) =>
      `${count === 1 ? "Un documento lo muestra" : `${count} documentos lo muestran`}, entre los documentos como «Prueba del valor».`,
  },
  answeredValue: {
    en: (value: string, day: string) => `Answered ${day}: ${value}.`,
    es: (value: string, day: string) => `Respondido el ${day}: ${value}.`,
  },
  stays: {
    en: (day: string, reason: string) => `Answered ${day}, the value stays: ${reason}`,
    es: (day: string, reason: string) => `Respondido el ${day}, el valor queda: ${reason}`,
  },
  nobody: { en: "Nobody could look at the home.", es: "Nadie pudo ver la vivienda." },
  open: { en: "A broker is on the way.", es: "Un corredor está en camino." },
  record: { en: "A valuation came on paper …", es: "Llegó una tasación en papel …" },
  recordNow: { en: "Record the value", es: "Registrar el valor" },
  recordMeans: {
    en: "What the paper says counts from then on: the decision is made anew, and a challenge of the value is answered with it.",
    es: "Lo que dice el documento cuenta desde entonces: se decide de nuevo y se responde con ello a una objeción del valor.",
  },
  source: { en: "What it is", es: "Qué es" },
  APPRAISAL: { en: "Appraisal", es: "Tasación" },
  BPO: { en: "Broker’s opinion", es: "Opinión de un corredor" },
  value: { en: "Value", es: "Valor" },
  condition: { en: "Condition of the home", es: "Estado de la vivienda" },
  POOR: { en: "Poor", es: "Malo" },
  FAIR: { en: "Fair", es: "Regular" },
  AVERAGE: { en: "Average", es: "Promedio" },
  GOOD: { en: "Good", es: "Bueno" },
  EXCELLENT: { en: "Excellent", es: "Excelente" },
  asOf: { en: "Inspected on", es: "Inspeccionada el" },
  by: { en: "Given by", es: "Emitida por" },
  paper: { en: "The paper (PDF or picture)", es: "El documento (PDF o imagen)" },
  done: { en: "Recorded. The decision is made anew.", es: "Registrada. Se decide de nuevo." },
  reason: { en: "Reason, as the borrower reads it", es: "Razón, como la leerá el solicitante" },
});
