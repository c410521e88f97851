import type { Words } from "@gable/domain/language.ts";
import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const payoffWords = catalogue({
  summary: { en: "Pay off other debts with it", es: "Pagar otras deudas con ella" },
  summaryWith: {
    en: (sum: string) => `Pay off other debts with it: ${sum}`,
    es: (sum: string) => `Pagar otras deudas con ella: ${sum}`,
  },
  lead: {
    en: "At closing we pay the creditor, and you receive the rest. It costs no more, and you may leave this out. A debt on your home costs you the home if you cannot pay.",
    es: "En el cierre pagamos al acreedor y usted recibe el resto. No cuesta más y puede omitirlo. Una deuda sobre su casa puede costarle la casa si no puede pagar.",
  },
  eligible: { en: "Debts that can be paid off", es: "Deudas que se pueden pagar" },
  owes: {
    en: (balance: string, payment: string) => `${balance} owed, ${payment} a month`,
    es: (balance: string, payment: string) => `Debe ${balance}, ${payment} al mes`,
  },
  beyond: { en: "More than the cash that is left", es: "Más que el efectivo que queda" },
  ends: {
    en: (sum: string) => `This ends ${sum} of monthly payments.`,
    es: (sum: string) => `Esto termina ${sum} de pagos mensuales.`,
  },
  others: { en: "Debts that cannot be paid off this way", es: "Deudas que no se pueden pagar así" },
  none: {
    en: "Your credit report shows no debt that the line could pay off.",
    es: "Su informe de crédito no muestra deudas que la línea pueda pagar.",
  },
});

/** Why a debt cannot be paid off, by the server's code. */
export const payoffReasons: Readonly<Record<string, Words>> = {
  "not-yours": {
    en: "You may use this account, but the debt is somebody else’s.",
    es: "Usted puede usar esta cuenta, pero la deuda es de otra persona.",
  },
  closed: { en: "The account is closed.", es: "La cuenta está cerrada." },
  "zero-balance": { en: "Nothing is owed on it.", es: "No se debe nada." },
  "first-mortgage": {
    en: "Your mortgage stays: the line stands behind it.",
    es: "Su hipoteca permanece: la línea queda detrás de ella.",
  },
  "secured-by-home": {
    en: "It is on your home already; it would have to be closed, which is a step of its own.",
    es: "Ya pesa sobre su casa; habría que cerrarla, y eso es un trámite aparte.",
  },
  "student-loan": {
    en: "Student loans carry protections that you would lose.",
    es: "Los préstamos estudiantiles tienen protecciones que usted perdería.",
  },
  lease: { en: "A lease cannot be paid off early.", es: "Un arrendamiento no se puede cancelar antes." },
  "too-small": {
    en: "Too small for a payment through closing; pay it from your cash.",
    es: "Es muy pequeña para pagarla en el cierre; páguela con su efectivo.",
  },
};

export const otherReason: Words = {
  en: "The creditor cannot be paid through closing.",
  es: "No se puede pagar a este acreedor en el cierre.",
};
