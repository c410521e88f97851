import { catalogue } from "@gable/ui/language/catalogue.tsx";

const yearsEn = (n: number) => (n === 1 ? "1 year" : `${n} years`);
const yearsEs = (n: number) => (n === 1 ? "1 año" : `${n} años`);

export const overTimeWords = catalogue({
  title: { en: "What you would owe over time", es: "Lo que debería con el tiempo" },
  lead: {
    en: (month: string) => `If the money comes in ${month} and you don’t redraw.`,
    es: (month: string) => `Si el dinero llega en ${month} y no vuelve a retirar.`,
  },
  dayOne: { en: (line: string) => `${line} on day one`, es: (line: string) => `${line} el primer día` },
  half: { en: "Half repaid", es: "Mitad pagada" },
  done: { en: "Paid off", es: "Pagada" },
  summary: {
    en: (line: string, start: string, half: string, end: string) =>
      `Balance of the line, falling from ${line} in ${start} to half of it in ${half} and to nothing in ${end}.`,
    es: (line: string, start: string, half: string, end: string) =>
      `Saldo de la línea: de ${line} en ${start} a la mitad en ${half} y a cero en ${end}.`,
  },
  read: { en: "Balance in a month", es: "Saldo en un mes" },
  table: { en: "The same figures, in dollars", es: "Las mismas cifras, en dólares" },
  year: { en: "Year", es: "Año" },
  to: { en: (month: string) => `to ${month}`, es: (month: string) => `hasta ${month}` },
  interest: { en: "Interest", es: "Intereses" },
  repaid: { en: "Repaid", es: "Pagado" },
  owed: { en: "Still owed", es: "Saldo" },
  everyYear: { en: "Show every year", es: "Mostrar cada año" },
  fewerYears: { en: "Show fewer years", es: "Mostrar menos años" },

  compare: { en: "The terms side by side", es: "Los plazos, lado a lado" },
  compareLead: {
    en: "For the amount you asked for. The small figures say how each differs from your choice.",
    es: "Para el monto que pidió. Las cifras pequeñas muestran la diferencia con su elección.",
  },
  term: { en: "Term", es: "Plazo" },
  termYears: { en: yearsEn, es: yearsEs },
  yours: { en: "your choice", es: "su elección" },
  monthly: { en: "A month", es: "Al mes" },
  apr: { en: "APR", es: "APR" },
  cash: { en: "Cash", es: "Efectivo" },
  inAll: { en: "Interest and fee", es: "Intereses y cargo" },
  upTo: { en: (most: string) => `for ${most}, the most`, es: (most: string) => `por ${most}, lo máximo` },

  redraws: { en: "How redraws work", es: "Cómo funcionan los nuevos retiros" },
  redrawsLead: {
    en: (years: number, percent: string, least: string) =>
      `For ${yearsEn(years)} you can draw again what you have repaid, up to ${percent} of the cash you took first, and at least ${least} at a time. You never have to.`,
    es: (years: number, percent: string, least: string) =>
      `Durante ${yearsEs(years)} puede volver a retirar lo que ya pagó, hasta ${percent} del efectivo inicial y al menos ${least} por vez. Nunca es obligatorio.`,
  },
  prime: { en: "Prime rate today", es: "Tasa preferencial hoy" },
  primeNote: { en: "Published, and not set by us", es: "Publicada; no la fijamos nosotros" },
  margin: { en: "Your margin", es: "Su margen" },
  marginNote: { en: "Fixed on the day your rate is set", es: "Fijo desde el día en que se fija su tasa" },
  later: { en: "A redraw today would cost", es: "Un retiro hoy costaría" },
  laterNote: {
    en: (most: string) => `Varies with prime, never above ${most}`,
    es: (most: string) => `Varía con la preferencial, nunca más de ${most}`,
  },
  example: {
    en: (months: number, repaid: string, draw: string, rate: string, interest: string) =>
      `An example: after ${months} payments you have repaid ${repaid}. You could draw ${draw} of it again; at ${rate} that costs about ${interest} of interest in the first month. Your first draw keeps its fixed rate.`,
    es: (months: number, repaid: string, draw: string, rate: string, interest: string) =>
      `Un ejemplo: después de ${months} pagos ha pagado ${repaid}. Podría volver a retirar ${draw}; a ${rate} cuesta unos ${interest} de intereses el primer mes. Su primer retiro conserva su tasa fija.`,
  },
});
