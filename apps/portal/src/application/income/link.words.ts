import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const linkWords = catalogue({
  go: { en: "Go to the secure page", es: "Ir a la página segura" },
  before: { en: "This did not work the last time", es: "La última vez no funcionó" },
  read: { en: "What we read", es: "Qué leemos" },
  notRead: { en: "What we never see", es: "Qué no vemos nunca" },
  notReadBody: {
    en: "Your user name and your password. You type them on the other page, not here.",
    es: "Su usuario y su contraseña. Los escribe en la otra página, no aquí.",
  },
  long: { en: "How long it takes", es: "Cuánto tarda" },
});

/** Of each source that has a page of its own. */
export const sourceWords = {
  PAYROLL: catalogue({
    title: { en: "Show your income from your payroll account", es: "Muestre sus ingresos desde su cuenta de nómina" },
    lead: {
      en: "You log in where you see your pay stubs, and allow us to read what your employer pays you.",
      es: "Inicia sesión donde ve sus talones de pago y nos permite leer lo que le paga su empleador.",
    },
    read: {
      en: "Your employer's name, your pay this year and last, and since when you work there.",
      es: "El nombre de su empleador, su pago de este año y del pasado, y desde cuándo trabaja allí.",
    },
    long: { en: "Usually a minute.", es: "Normalmente un minuto." },
  }),
  PLAID_TRANSACTIONS: catalogue({
    title: { en: "Show your income from deposits at your bank", es: "Muestre sus ingresos con depósitos en su banco" },
    lead: {
      en: "You log in at your bank and choose the accounts into which you are paid.",
      es: "Inicia sesión en su banco y elige las cuentas en las que le pagan.",
    },
    read: {
      en: "Names, balances and twelve months of deposits of the accounts that you choose. Transfers between your own accounts are not counted.",
      es: "Titulares, saldos y doce meses de depósitos de las cuentas que elija. Las transferencias entre sus cuentas no cuentan.",
    },
    long: { en: "Usually two minutes.", es: "Normalmente dos minutos." },
  }),
  TAX_TRANSCRIPT: catalogue({
    title: { en: "Show your income from your tax returns", es: "Muestre sus ingresos con sus declaraciones" },
    lead: {
      en: "You sign a request, and the IRS sends us a summary of your last two returns. You need no papers.",
      es: "Firma una solicitud y el IRS nos envía un resumen de sus dos últimas declaraciones. No necesita papeles.",
    },
    read: {
      en: "The income lines of your last two federal returns.",
      es: "Las líneas de ingresos de sus dos últimas declaraciones federales.",
    },
    long: {
      en: "Signing takes three minutes; the IRS usually answers within the hour.",
      es: "Firmar toma tres minutos; el IRS suele responder en una hora.",
    },
  }),
};
