import { countyInFull } from "@gable/domain/property/county-name.ts";
import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const yourLineWords = catalogue({
  title: { en: "Your line", es: "Su línea" },
  line: { en: "Line", es: "Línea" },
  fee: { en: "Origination fee", es: "Cargo de apertura" },
  feeNote: {
    en: (percent: string) => `${percent} of the draw, once`,
    es: (percent: string) => `${percent} del monto, una vez`,
  },
  noFee: { en: "None", es: "Ninguno" },
  cash: { en: "Cash to you", es: "Efectivo para usted" },
  cashBefore: { en: "Cash of the line", es: "Efectivo de la línea" },
  payoff: {
    en: (creditor: string, digits: string | null) => `To ${creditor}${digits ? ` ••${digits}` : ""}`,
    es: (creditor: string, digits: string | null) => `Para ${creditor}${digits ? ` ••${digits}` : ""}`,
  },
  payment: { en: "Monthly payment", es: "Pago mensual" },
  paymentNote: { en: (n: number) => `${n} payments, fixed`, es: (n: number) => `${n} pagos fijos` },
  ending: { en: "Payments that end", es: "Pagos que terminan" },
  endingNote: { en: "of the debts paid off", es: "de las deudas pagadas" },
  apr: { en: "APR", es: "APR" },
  aprNote: { en: "APR does not include fees", es: "La APR no incluye cargos" },
  allIn: { en: "Cost a year with the fee", es: "Costo anual con el cargo" },
  allInNote: {
    en: "Estimated cost of this draw including the origination fee",
    es: "Costo estimado de este retiro con el cargo de apertura",
  },
  interest: { en: "Interest in all", es: "Intereses en total" },
  repaid: { en: "You repay in all", es: "Paga en total" },
  recording: {
    en: (county: string) => `Recording, ${countyInFull(county, "en")}`,
    es: (county: string) => `Registro, ${countyInFull(county, "es")}`,
  },
  recordingNote: {
    en: "Estimate, taken from the cash at closing",
    es: "Estimación, se descuenta del efectivo al cierre",
  },
  recordingOurs: {
    en: "We pay this and everything else that others charge",
    es: "Esto y lo demás que cobran terceros lo pagamos nosotros",
  },
  valuedNote: {
    en: (fee: string) => `Estimate with ${fee} for a person’s valuation`,
    es: (fee: string) => `Estimación con ${fee} por la valoración de una persona`,
  },
  notaryNote: {
    en: (fee: string) => `With ${fee} for the notary who comes to you: your county takes no deed signed online`,
    es: (fee: string) => `Con ${fee} para el notario que va a verle: su condado no acepta escrituras firmadas en línea`,
  },
  notaryPerhaps: {
    en: (fee: string) => `Up to ${fee} of it for a notary who comes to you, if your county asks for that`,
    es: (fee: string) => `De ello, hasta ${fee} para un notario que va a verle, si su condado lo exige`,
  },
  go: { en: "Continue with", es: "Continuar con" },
  goWith: {
    en: (cash: string, years: number) => `${cash} cash · ${years} years`,
    es: (cash: string, years: number) => `${cash} en efectivo · ${years} años`,
  },
  promise: {
    en: "Nothing here touches your credit score. A hard credit check comes later, and only after you say yes to it.",
    es: "Nada de esto afecta su puntaje de crédito. Una consulta formal viene después, y solo cuando usted la acepte.",
  },
  promiseAfter: {
    en: "Choosing here does not touch your credit score. The full credit check was made when you submitted.",
    es: "Elegir aquí no afecta su puntaje de crédito. La consulta completa se hizo cuando envió la solicitud.",
  },
  stand: {
    en: (day: string) => `These offers stand until ${day}.`,
    es: (day: string) => `Estas ofertas valen hasta el ${day}.`,
  },
  tooMuch: {
    en: (more: string) =>
      `The debts to pay off, with their interest and the closing costs, are ${more} more than the cash. Take a larger line or untick a debt.`,
    es: (more: string) =>
      `Las deudas por pagar, con sus intereses y los costos de cierre, superan el efectivo en ${more}. Elija una línea mayor o desmarque una deuda.`,
  },
  renew: { en: "See today’s offers", es: "Ver las ofertas de hoy" },
  strip: { en: "Your line in short", es: "Su línea en breve" },
  stripCash: { en: (cash: string) => `${cash} cash`, es: (cash: string) => `${cash} en efectivo` },
  stripPayment: { en: (payment: string) => `${payment} a month`, es: (payment: string) => `${payment} al mes` },
  stripGo: { en: "See your line", es: "Ver su línea" },
});
