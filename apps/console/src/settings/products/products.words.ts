import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const productWords = catalogue({
  beside: { en: "Products beside each other", es: "Productos uno al lado del otro" },
  term: { en: "What holds", es: "Qué vale" },
  offered: { en: "Offered", es: "Se ofrece" },
  yes: { en: "Yes", es: "Sí" },
  no: { en: "Not offered", es: "No se ofrece" },
  line: { en: "Line", es: "Línea" },
  range: { en: (from: string, to: string) => `${from} to ${to}`, es: (from: string, to: string) => `${from} a ${to}` },
  cltvFirst: { en: "CLTV up to, 1st lien", es: "CLTV hasta, 1.er gravamen" },
  cltvSecond: { en: "CLTV up to, 2nd lien", es: "CLTV hasta, 2.º gravamen" },
  byTier: {
    en: (most: string) => `By tier, to ${most}`,
    es: (most: string) => `Por nivel, hasta ${most}`,
  },
  liens: { en: "Lien position", es: "Posición de gravamen" },
  first: { en: "1st alone", es: "Solo 1.er" },
  both: { en: "1st or 2nd", es: "1.er o 2.º" },
  fees: { en: "Origination fees", es: "Cargos de originación" },
  drawPeriod: { en: "Draw period", es: "Período de retiro" },
  years: {
    en: (count: number) => (count === 1 ? "1 year" : `${count} years`),
    es: (count: number) => (count === 1 ? "1 año" : `${count} años`),
  },
  homes: { en: "The home is", es: "La vivienda es" },
  states: { en: "States", es: "Estados" },
  allStates: {
    en: (count: number) => `All ${count} with a license`,
    es: (count: number) => `Los ${count} con licencia`,
  },
  statesBut: {
    en: (count: number, but: string) => `${count} with a license, not ${but}`,
    es: (count: number, but: string) => `${count} con licencia, no ${but}`,
  },
  noState: { en: "None with a license", es: "Ninguno con licencia" },
  adds: { en: "Adds to the rate", es: "Suma a la tasa" },
  notPriced: { en: "No row on the rate sheet", es: "Sin fila en la hoja de tasas" },
  lowestRate: { en: "Lowest rate", es: "Tasa más baja" },
  margin: { en: "Later draws, over prime", es: "Retiros posteriores, sobre prime" },
  atLeast: { en: (margin: string) => `${margin} or more`, es: (margin: string) => `${margin} o más` },
  none: { en: "–", es: "–" },
  own: { en: "its own", es: "propio" },
  proposed: {
    en: (text: string) => `Proposed: ${text}`,
    es: (text: string) => `Propuesto: ${text}`,
  },
  from: {
    en: (day: string, text: string) => `From ${day}: ${text}`,
    es: (day: string, text: string) => `Desde ${day}: ${text}`,
  },
  elsewhere: {
    en: "What is not marked as a product’s own holds for every line, and is changed where it stands:",
    es: "Lo que no está marcado como propio vale para todas las líneas y se cambia donde está:",
  },
});
