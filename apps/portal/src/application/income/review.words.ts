import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const reviewWords = catalogue({
  question: { en: "Show us your income", es: "Muéstrenos sus ingresos" },
  lead: {
    en: (needed: string) =>
      `We need to see ${needed} a month before tax. Connecting takes about a minute; nothing is typed twice.`,
    es: (needed: string) =>
      `Necesitamos ver ${needed} al mes antes de impuestos. Conectarse toma un minuto; nada se escribe dos veces.`,
  },
  verified: { en: "Verified so far", es: "Verificado hasta ahora" },
  open: { en: "Still to show", es: "Falta mostrar" },
  sources: { en: "What we have", es: "Lo que tenemos" },
  way: { en: "How would you like to show it?", es: "¿Cómo quiere mostrarlos?" },
  seconds: {
    en: (seconds: number) => (seconds < 90 ? "usually about a minute" : `usually ${Math.round(seconds / 60)} minutes`),
    es: (seconds: number) =>
      seconds < 90 ? "suele tomar un minuto" : `suele tomar ${Math.round(seconds / 60)} minutos`,
  },
  PAYROLL: { en: "Payroll account", es: "Cuenta de nómina" },
  EMPINFO: { en: "Payroll account", es: "Cuenta de nómina" },
  PLAID_TRANSACTIONS: { en: "Deposits at my bank", es: "Depósitos en mi banco" },
  TAX_TRANSCRIPT: { en: "Tax transcript from the IRS", es: "Transcripción de impuestos del IRS" },
  MANUAL_PAYSTUB: { en: "Upload pay stubs", es: "Subir talones de pago" },
  EMPLOYER_DATABASE: { en: "My employer's records", es: "Registros de mi empleador" },
  TAX_RETURN: { en: "Upload tax returns", es: "Subir declaraciones de impuestos" },
  CONNECTING: { en: "Connecting", es: "Conectando" },
  VERIFIED: { en: "Verified", es: "Verificado" },
  IN_REVIEW: { en: "A person is looking at it", es: "Una persona lo está revisando" },
  UNUSABLE: { en: "Cannot be used", es: "No se puede usar" },
  aMonth: { en: (amount: string) => `${amount} a month`, es: (amount: string) => `${amount} al mes` },
  go: { en: "Go to the secure page", es: "Ir a la página segura" },
  why: {
    en: "The law asks us to be sure that the payments fit your income. We read what you allow, for this application only, and you can end it at any time.",
    es: "La ley nos pide asegurarnos de que los pagos correspondan a sus ingresos. Leemos lo que usted permite, solo para esta solicitud, y puede terminarlo cuando quiera.",
  },
  failed: { en: "We could not read this just now.", es: "No pudimos leer esto ahora." },
  again: { en: "Try again", es: "Intentar de nuevo" },
});
