import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const depositsWords = catalogue({
  counted: { en: "Deposits that were counted", es: "Depósitos que se contaron" },
  lead: {
    en: (count: number, sum: string, from: string, to: string) =>
      `${count === 1 ? "1 deposit" : `${count} deposits`}, ${sum} in all, ${from} to ${to}`,
    es: (count: number, sum: string, from: string, to: string) =>
      `${count === 1 ? "1 depósito" : `${count} depósitos`}, ${sum} en total, ${from} a ${to}`,
  },
  missingFound: {
    en: (amount: string) => `Pay that the list lacks, found in papers: ${amount}`,
    es: (amount: string) => `Salario que falta en la lista, hallado en documentos: ${amount}`,
  },
  day: { en: "Day", es: "Día" },
  payer: { en: "As the bank names it", es: "Como lo nombra el banco" },
  kind: { en: "Taken for", es: "Tomado como" },
  payroll: { en: "Pay", es: "Salario" },
  "self-employment": { en: "Business", es: "Negocio" },
  benefits: { en: "Benefits", es: "Beneficios" },
  amount: { en: "Amount", es: "Monto" },
  disputed: { en: "Not income, says the borrower", es: "No es ingreso, dice el solicitante" },
  leftOut: { en: "Not counted", es: "No contado" },
  saidOn: {
    en: (day: string) => `The borrower wrote on ${day}:`,
    es: (day: string) => `El solicitante escribió el ${day}:`,
  },
  missing: { en: "Missing, in their words:", es: "Falta, en sus palabras:" },
  verifiedAlready: {
    en: "The income is verified already. Where another figure does not bear out what was stated, papers that are drawn go out of force, and the borrower shows more or chooses anew.",
    es: "Los ingresos ya están verificados. Si otra cifra no sostiene lo declarado, los documentos preparados dejan de valer y el solicitante muestra más o elige de nuevo.",
  },
  notCounted: { en: "Which of these do not count?", es: "¿Cuáles de estos no cuentan?" },
  missingPay: { en: "Pay of these days that is missing", es: "Salario de estos días que falta" },
  missingPayHint: {
    en: "As it arrived, after tax, from stubs or statements. It is counted as the other pay is.",
    es: "Como llegó, después de impuestos, según talones o estados. Se cuenta como el otro salario.",
  },
  reason: { en: "What the borrower reads", es: "Lo que lee el solicitante" },
});
