import type { Words } from "@gable/domain/language.ts";
import { countyInFull } from "@gable/domain/property/county-name.ts";
import type { ValueSource } from "@gable/domain/valuation/value-sources.ts";
import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const standingWords = catalogue({
  prepared: {
    en: (by: string, line: string) => `${by} prepared a line of ${line} for you`,
    es: (by: string, line: string) => `${by} le preparó una línea de ${line}`,
  },
  preparedLead: {
    en: "It is filled in below. Look it over and change what you like. Nothing is chosen until you continue.",
    es: "Ya está completada abajo. Revísela y cambie lo que quiera. Nada queda elegido hasta que usted continúe.",
  },
  notThis: { en: "Put it away", es: "Descartarla" },
  home: { en: "Your home and this line", es: "Su casa y esta línea" },
  value: {
    en: (value: string, source: string, county: string, state: string) =>
      `Worth about ${value}, ${source}. In ${countyInFull(county, "en")}, ${state}.`,
    es: (value: string, source: string, county: string, state: string) =>
      `Vale unos ${value}, ${source}. En el ${countyInFull(county, "es")}, ${state}.`,
  },
  asOf: {
    en: (source: string, day: string) => `${source} on ${day}`,
    es: (source: string, day: string) => `${source} del ${day}`,
  },
  owed: { en: "owed already", es: "ya se deben" },
  thisLine: { en: "this line", es: "esta línea" },
  yours: { en: "stays yours", es: "sigue siendo suyo" },
  limit: { en: (most: string) => `most: ${most}`, es: (most: string) => `máximo: ${most}` },
  wrongValue: {
    en: "I think that the value of my home is wrong",
    es: "Creo que el valor de mi casa no es correcto",
  },
  more: { en: "I think it is worth more", es: "Creo que vale más" },
  debts: { en: "Look at the debts again", es: "Volver a ver las deudas" },
  score: {
    en: (value: number, source: string, about: string) =>
      `Your credit score is ${value} (${source}). ${about} The notice about your score names what weighs most in it.`,
    es: (value: number, source: string, about: string) =>
      `Su puntaje de crédito es ${value} (${source}). ${about} El aviso sobre su puntaje nombra lo que más pesa en él.`,
  },
  softCheck: { en: "Looking at it did not change it.", es: "Consultarlo no lo cambió." },
  hardCheck: {
    en: "It is from the full credit check that you agreed to.",
    es: "Es de la consulta de crédito completa que usted aceptó.",
  },

  receipt: { en: "Your earlier choice no longer holds", es: "Su elección anterior ya no es válida" },
  receiptLead: {
    en: "Nothing is decided without you: choose again, or talk to us first.",
    es: "Nada se decide sin usted: elija de nuevo o hable antes con nosotros.",
  },
  receiptTable: { en: "What changed", es: "Qué cambió" },
  what: { en: "What", es: "Qué" },
  before: { en: "You chose", es: "Usted eligió" },
  homeValue: { en: "Your home’s value", es: "Valor de su casa" },
  now: { en: "Offered now", es: "Se ofrece ahora" },
  line: { en: "Line", es: "Línea" },
  cash: { en: "Cash in hand", es: "En efectivo" },
  fee: { en: "Fee, paid once", es: "Cargo, una sola vez" },
  term: { en: "Term", es: "Plazo" },
  years: { en: (n: number) => `${n} years`, es: (n: number) => `${n} años` },
  rate: { en: "Rate", es: "Tasa" },
  payment: { en: "A month", es: "Al mes" },
  because: { en: "Why:", es: "Por qué:" },

  expired: { en: "These offers have ended", es: "Estas ofertas vencieron" },
  expiredLead: {
    en: (day: string) =>
      `They stood until ${day}. Rates may have moved since. We make new ones from what you told us, without another look at your credit.`,
    es: (day: string) =>
      `Eran válidas hasta el ${day}. Las tasas pueden haber cambiado. Hacemos otras con lo que nos dijo, sin volver a consultar su crédito.`,
  },

  valuation: { en: "A person will look at your home’s value", es: "Una persona valorará su casa" },
  valuationLead: {
    en: (fee: string) =>
      `The automated value is not certain enough, so a local professional looks at the home, usually within a week. It costs ${fee}; you are not charged before the law allows it.`,
    es: (fee: string) =>
      `El valor automático no es lo bastante seguro; un profesional local verá la casa, normalmente en una semana. Cuesta ${fee}; no se le cobra antes de lo que permite la ley.`,
  },
  valuationTexas: {
    en: "The automated value is not certain enough, so a local professional looks at the home, usually within a week. We order it and pay for it.",
    es: "El valor automático no es lo bastante seguro; un profesional local verá la casa, normalmente en una semana. La pedimos y la pagamos nosotros.",
  },
  texas: { en: "What Texas law says about your homestead", es: "Lo que dice la ley de Texas sobre su vivienda" },
  texasRules: {
    en: "All debts on it together may not be more than 80% of its value. Signing is on the twelfth day after you apply at the earliest, at the office of a lender, an attorney or a title company. Our charges may not be more than 2% of the line.",
    es: "Todas las deudas juntas no pueden superar el 80% de su valor. La firma es, como muy pronto, el duodécimo día después de solicitar, en la oficina de un prestamista, un abogado o una compañía de títulos. Nuestros cargos no pueden superar el 2% de la línea.",
  },
});

export const otherChange: Words = {
  en: "Something that the offer was based on has changed.",
  es: "Cambió algo en lo que se basaba la oferta.",
};

/** Where the value of the home is from, within a sentence. */
export const valueSourceWords: Readonly<Record<ValueSource, Words>> = {
  AVM: { en: "by an automated model", es: "según un modelo automático" },
  BPO: { en: "by a local broker", es: "según un corredor local" },
  EVALUATION: { en: "by an evaluation", es: "según una evaluación" },
  APPRAISAL: { en: "by an appraisal", es: "según un avalúo" },
  BORROWER_ESTIMATE: { en: "by your own estimate", es: "según su propia estimación" },
};
