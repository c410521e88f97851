import { catalogue } from "@gable/ui/language/catalogue.tsx";
import type { CodeWords } from "../../../shell/use-explain.ts";

export const inquiryWords = catalogue({
  title: { en: "Who looked at your credit", es: "Quién consultó su crédito" },
  lead: {
    en: (count: number) =>
      count === 1
        ? "Your credit report shows one inquiry. Say what came of it."
        : `Your credit report shows ${count} inquiries. Say of each what came of it.`,
    es: (count: number) =>
      count === 1
        ? "Su informe de crédito muestra una consulta. Diga qué resultó de ella."
        : `Su informe de crédito muestra ${count} consultas. Diga de cada una qué resultó.`,
  },
  askedOn: { en: (date: string) => `Asked on ${date}`, es: (date: string) => `Consultó el ${date}` },
  came: { en: "What came of it?", es: "¿Qué resultó?" },
  NOTHING: { en: "No new debt", es: "Ninguna deuda nueva" },
  NEW_DEBT: { en: "A new debt", es: "Una deuda nueva" },
  REPORTED_DEBT: {
    en: "A debt that I have already told you of",
    es: "Una deuda de la que ya les hablé",
  },
  UNKNOWN: { en: "I do not know this inquiry", es: "No conozco esta consulta" },
  unknownNote: {
    en: "Somebody may have asked in your name. A person looks at it with you; nothing is decided because you say so.",
    es: "Puede que alguien lo haya pedido en su nombre. Una persona lo revisa con usted; decirlo no decide nada.",
  },
  lender: { en: "Whom you owe", es: "A quién debe" },
  lenderHint: {
    en: "Often another than the one who asked: a dealer asks, a bank lends.",
    es: "A menudo es otro: el concesionario consulta y el banco presta.",
  },
  balance: { en: "What you owe today", es: "Lo que debe hoy" },
  payment: { en: "Monthly payment, 0 if none yet", es: "Pago mensual, 0 si aún no hay" },
  debtNote: {
    en: "It counts among your debts from now on, and your offer may change. If it does, we show you before you sign.",
    es: "Desde ahora cuenta entre sus deudas y su oferta puede cambiar. Si cambia, se lo mostramos antes de firmar.",
  },
  send: { en: "Send my answers", es: "Enviar mis respuestas" },
  sent: { en: "We have your answers", es: "Tenemos sus respuestas" },
  sentBody: {
    en: "It is our move. You may correct them until somebody has read them.",
    es: "Nos toca a nosotros. Puede corregirlas hasta que alguien las haya leído.",
  },
  paperToo: {
    en: "For the new debt we still need a paper: the agreement or a statement. Send it below.",
    es: "Para la deuda nueva aún falta un documento: el contrato o un estado de cuenta. Envíelo abajo.",
  },
  correct: { en: "Correct an answer", es: "Corregir una respuesta" },
  debtSaid: {
    en: (lender: string, balance: string, payment: string) => `${lender}: ${balance} owed, ${payment} a month`,
    es: (lender: string, balance: string, payment: string) => `${lender}: debe ${balance}, ${payment} al mes`,
  },
  sayWhat: {
    en: (creditor: string) => `Say what came of the inquiry by ${creditor}.`,
    es: (creditor: string) => `Diga qué resultó de la consulta de ${creditor}.`,
  },
});

export const inquiryCodes: CodeWords = {
  "lender-required": { en: "Enter whom you owe.", es: "Escriba a quién debe." },
  "balance-required": { en: "Enter what you owe today.", es: "Escriba lo que debe hoy." },
  "monthlyPayment-required": {
    en: "Enter the monthly payment, 0 if there is none yet.",
    es: "Escriba el pago mensual, 0 si aún no hay.",
  },
};
