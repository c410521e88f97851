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
  discount: {
    en: (points: string) => `Autopay takes ${points} points off your rate.`,
    es: (points: string) => `El pago automático reduce su tasa en ${points} puntos.`,
  },
  go: { en: "Set this up", es: "Confirmar" },
  otherByHand: { en: "Type another account", es: "Escribir otra cuenta" },
  seePayments: { en: "See what is paid in and out", es: "Ver lo que se paga y se cobra" },
});
