import { catalogue } from "@gable/ui/language/catalogue.tsx";
import type { CodeWords } from "../../shell/use-explain.ts";

export const countedDepositsWords = catalogue({
  behind: { en: "The deposits we counted as income", es: "Los depósitos que contamos como ingresos" },
  title: { en: "What we counted", es: "Lo que contamos" },
  lead: {
    en: (count: number, sum: string, from: string, to: string) =>
      `${count === 1 ? "One deposit" : `${count} deposits`}, ${sum} in all, from ${from} to ${to}.`,
    es: (count: number, sum: string, from: string, to: string) =>
      `${count === 1 ? "Un depósito" : `${count} depósitos`}, ${sum} en total, del ${from} al ${to}.`,
  },
  payroll: {
    en: "Your pay comes after tax. We count $100 before tax for every $75 that arrives.",
    es: "Su salario llega después de impuestos. Por cada $75 que llegan contamos $100 antes de impuestos.",
  },
  "self-employment": {
    en: "Of what your business takes in we count three quarters: the rest is taken to be its costs.",
    es: "De lo que recibe su negocio contamos tres cuartas partes: el resto se toma como sus costos.",
  },
  benefits: { en: "Benefits count as they come.", es: "Los beneficios cuentan tal como llegan." },
  makes: {
    en: (monthly: string) => `Over those days, that makes ${monthly} a month before tax.`,
    es: (monthly: string) => `En esos días, eso hace ${monthly} al mes antes de impuestos.`,
  },
  notKept: {
    en: "Transfers, refunds, interest and what you spend are not counted, and we keep none of them.",
    es: "No contamos transferencias, reembolsos, intereses ni lo que usted gasta, y no guardamos nada de eso.",
  },
  ofMonth: {
    en: (month: string, sum: string) => `${month}: ${sum}`,
    es: (month: string, sum: string) => `${month}: ${sum}`,
  },
  day: { en: "Day", es: "Día" },
  payer: { en: "As your bank names it", es: "Como lo nombra su banco" },
  amount: { en: "Amount", es: "Monto" },
  leftOut: { en: "Not counted", es: "No contado" },
  missingFound: {
    en: (amount: string) => `A person also counts ${amount} of pay that the list lacks.`,
    es: (amount: string) => `Una persona cuenta además ${amount} de salario que falta en la lista.`,
  },
  wrong: { en: "Something here is not right", es: "Algo aquí no es correcto" },
  wrongLead: {
    en: "Tell us, and a person looks at it. The figure stays as it is until they have decided.",
    es: "Díganoslo y una persona lo revisa. La cifra queda como está hasta que decida.",
  },
  wrongLater: {
    en: "Your income is verified already. If the figure becomes another, we show you first what that changes, and ask you before the papers of your line are signed.",
    es: "Sus ingresos ya están verificados. Si la cifra cambia, primero le mostramos qué cambia con eso y le preguntamos antes de firmar los documentos de su línea.",
  },
  byPhone: {
    en: (phone: string) => `Is something here not right? Call us at ${phone}: a person looks at it with you.`,
    es: (phone: string) => `¿Algo aquí no es correcto? Llámenos al ${phone}: una persona lo revisa con usted.`,
  },
  notIncome: { en: "Which of these are not your income?", es: "¿Cuáles de estos no son ingresos suyos?" },
  missing: {
    en: "Is a deposit missing? Say from whom, when and how much",
    es: "¿Falta un depósito? Diga de quién, cuándo y cuánto",
  },
  why: { en: "What should we know?", es: "¿Qué debemos saber?" },
  whyHint: {
    en: "For example: “My sister paid me back.”",
    es: "Por ejemplo: «Mi hermana me devolvió dinero».",
  },
  send: { en: "Send it to a person", es: "Enviarlo a una persona" },
  close: { en: "Close", es: "Cerrar" },
  waits: {
    en: (day: string) => `You wrote to us about this on ${day}. A person looks at it.`,
    es: (day: string) => `Nos escribió sobre esto el ${day}. Una persona lo revisa.`,
  },
  told: { en: "What you told us", es: "Lo que nos dijo" },
  toldNotIncome: {
    en: (count: number) => (count === 1 ? "One deposit is not income." : `${count} deposits are not income.`),
    es: (count: number) => (count === 1 ? "Un depósito no es ingreso." : `${count} depósitos no son ingreso.`),
  },
  toldMissing: { en: "Missing:", es: "Falta:" },
  papers: { en: "Send a pay stub that shows it", es: "Enviar un talón de pago que lo muestre" },
  changed: { en: "We looked, and reckoned the figure anew", es: "Lo revisamos y calculamos la cifra de nuevo" },
  stays: { en: "We looked, and the figure stays", es: "Lo revisamos y la cifra queda igual" },
});

export const countedDepositsCodes: CodeWords = {
  "already-disputed": {
    en: "A person is looking at what you wrote before. Wait for their answer, then write again.",
    es: "Una persona revisa lo que escribió antes. Espere su respuesta y escriba de nuevo.",
  },
};
