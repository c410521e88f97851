import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const reviewWords = catalogue({
  question: { en: "Show us your income", es: "Muéstrenos sus ingresos" },
  lead: {
    en: (needed: string) => `We need to see ${needed} a month before tax.`,
    es: (needed: string) => `Necesitamos ver ${needed} al mes antes de impuestos.`,
  },
  verified: { en: "Verified so far", es: "Verificado hasta ahora" },
  open: { en: "Still to show", es: "Falta mostrar" },
  sources: { en: "What we have", es: "Lo que tenemos" },
  way: { en: "How would you like to show it?", es: "¿Cómo quiere mostrarlos?" },
  seconds: {
    en: (seconds: number) =>
      seconds < 90
        ? "usually about a minute"
        : seconds < 5400
          ? `usually ${Math.round(seconds / 60)} minutes`
          : `usually ${Math.round(seconds / 3600)} hours`,
    es: (seconds: number) =>
      seconds < 90
        ? "suele tomar un minuto"
        : seconds < 5400
          ? `suele tomar ${Math.round(seconds / 60)} minutos`
          : `suele tomar ${Math.round(seconds / 3600)} horas`,
  },
  odds: {
    en: (ten: number) => `${ten} of 10 people finish it`,
    es: (ten: number) => `${ten} de cada 10 personas lo terminan`,
  },
  PAYROLL: { en: "Payroll account", es: "Cuenta de nómina" },
  EMPINFO: { en: "Payroll account", es: "Cuenta de nómina" },
  PLAID_TRANSACTIONS: { en: "Deposits at my bank", es: "Depósitos en mi banco" },
  TAX_TRANSCRIPT: { en: "Tax transcript from the IRS", es: "Transcripción de impuestos del IRS" },
  MANUAL_PAYSTUB: { en: "Upload pay stubs", es: "Subir talones de pago" },
  EMPLOYER_DATABASE: { en: "My employer's records", es: "Registros de mi empleador" },
  TAX_RETURN: { en: "Upload tax returns", es: "Subir declaraciones de impuestos" },
  AWARD_LETTER: { en: "Upload pension or benefit letters", es: "Subir cartas de pensión o beneficios" },
  W2: { en: "Form W-2", es: "Formulario W-2" },
  supports: {
    en: "It shows how much of your overtime, bonus or commission counts. By itself it counts nothing.",
    es: "Muestra cuánto cuentan sus horas extra, bonos o comisiones. Por sí solo no cuenta.",
  },
  CONNECTING: { en: "Connecting", es: "Conectando" },
  VERIFIED: { en: "Verified", es: "Verificado" },
  IN_REVIEW: {
    en: "A person reads it",
    es: "Una persona lo lee",
  },
  UNUSABLE: { en: "Cannot be used", es: "No se puede usar" },
  youSaid: {
    en: (amount: string) => `You told us ${amount} a month before tax. Is that off?`,
    es: (amount: string) => `Nos dijo ${amount} al mes antes de impuestos. ¿No es exacto?`,
  },
  correct: { en: "Correct my income", es: "Corregir mis ingresos" },
  aMonth: { en: (amount: string) => `${amount} a month`, es: (amount: string) => `${amount} al mes` },
  countedOnce: {
    en: (counted: string) =>
      `We count ${counted} a month of it: the rest is the same money that another source shows better.`,
    es: (counted: string) =>
      `De esto contamos ${counted} al mes: el resto es el mismo dinero que otra fuente muestra mejor.`,
  },
  countedByForm: {
    en: (counted: string) =>
      `We count ${counted} a month of it: overtime, bonus and commission count as far as your last W-2 shows them too.`,
    es: (counted: string) =>
      `De esto contamos ${counted} al mes: horas extra, bonos y comisiones cuentan hasta donde los muestra también su último W-2.`,
  },
  counted: { en: "What we counted", es: "Lo que contamos" },
  sendForm: { en: "Send my last W-2", es: "Enviar mi último W-2" },
  replace: { en: "Replace", es: "Reemplazar" },
  replaceThis: { en: (name: string) => `Replace ${name}`, es: (name: string) => `Reemplazar ${name}` },
  remove: { en: "Remove", es: "Quitar" },
  removeThis: { en: (name: string) => `Remove ${name}`, es: (name: string) => `Quitar ${name}` },
  removeTitle: { en: (name: string) => `Remove ${name}?`, es: (name: string) => `¿Quitar ${name}?` },
  removeBody: {
    en: "We then count it no more. You can connect it again, or show the same income in another way.",
    es: "Entonces ya no lo contamos. Puede conectarlo de nuevo o mostrar el mismo ingreso de otra manera.",
  },
  removeGo: { en: "Remove it", es: "Quitarlo" },
  removeNot: { en: "Keep it", es: "Conservarlo" },
  go: { en: "Continue this way", es: "Continuar por esta vía" },
  why: {
    en: "The law asks us to be sure that the payments fit your income. We read what you allow, for this application only, and you can end it at any time.",
    es: "La ley nos pide asegurarnos de que los pagos correspondan a sus ingresos. Leemos lo que usted permite, solo para esta solicitud, y puede terminarlo cuando quiera.",
  },
  more: { en: "Show more income", es: "Mostrar más ingresos" },
  byPerson: { en: "a person reads it", es: "revisión por una persona" },
  stubsWanted: {
    en: (count: number) => (count === 1 ? "We need one more pay stub" : `We need ${count} pay stubs`),
    es: (count: number) => (count === 1 ? "Necesitamos un talón de pago más" : `Necesitamos ${count} talones de pago`),
  },
  stubsWhy: {
    en: "The source itself showed nothing. A person reads your stubs.",
    es: "La fuente misma no mostró nada. Una persona lee sus talones.",
  },
});
