import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const autopayWords = catalogue({
  question: { en: "How would you like to pay each month?", es: "¿Cómo quiere pagar cada mes?" },
  lead: {
    en: (payment: string, first: string) =>
      `${payment} a month, the first on ${first}. Autopay is not required to get the line.`,
    es: (payment: string, first: string) =>
      `${payment} al mes, el primero el ${first}. El pago automático no es requisito.`,
  },
  leadUndated: {
    en: (payment: string) => `${payment} a month. Autopay is not required to get the line.`,
    es: (payment: string) => `${payment} al mes. El pago automático no es requisito.`,
  },
  accountGone: {
    en: "Your payments stay automatic. The account they were to come from cannot be used: choose another one.",
    es: "Sus pagos siguen siendo automáticos. La cuenta de la que iban a salir no se puede usar: elija otra.",
  },
  refused: {
    en: (bank: string, mask: string) => `The account at ${bank} ending in ${mask} cannot be debited`,
    es: (bank: string, mask: string) => `De la cuenta en ${bank} terminada en ${mask} no se puede debitar`,
  },
  refusedNext: {
    en: "Name another one, or pay by hand. Your money does not wait for this.",
    es: "Indique otra o pague manualmente. Su dinero no espera por esto.",
  },
  payByHand: { en: "Pay by hand instead", es: "Pagar manualmente" },
  way: { en: "Way of paying", es: "Forma de pago" },
  same: {
    en: "Autopay from the account that receives the money",
    es: "Pago automático de la cuenta que recibe el dinero",
  },
  other: { en: (bank: string) => `Autopay from ${bank}`, es: (bank: string) => `Pago automático de ${bank}` },
  manual: { en: "I pay by hand each month", es: "Pago manualmente cada mes" },
  manualHint: { en: "We remind you a week before.", es: "Le recordamos una semana antes." },
  day: { en: "Draw it on day", es: "Debitar el día" },
  dayHint: { en: "Of each month, 1 to 28.", es: "De cada mes, 1 a 28." },
  daySigned: {
    en: "The day of each payment stays as you signed it.",
    es: "El día de cada pago queda como usted lo firmó.",
  },
  discount: {
    en: (points: string) => `Autopay takes ${points} points off your rate.`,
    es: (points: string) => `El pago automático reduce su tasa en ${points} puntos.`,
  },
  go: { en: "Set this up", es: "Confirmar" },
  otherByHand: { en: "Type another account", es: "Escribir otra cuenta" },
  seePayments: { en: "See what is paid in and out", es: "Ver lo que se paga y se cobra" },
});
