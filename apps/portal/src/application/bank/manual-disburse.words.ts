import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const manualDisburseWords = catalogue({
  question: { en: "Which account should the money go to?", es: "¿A qué cuenta enviamos el dinero?" },
  lead: {
    en: "Take the numbers from a check or your bank's app. The account must be in your name.",
    es: "Tome los números de un cheque o de la aplicación de su banco. La cuenta debe estar a su nombre.",
  },
  go: { en: "Check this account", es: "Comprobar esta cuenta" },
  why: {
    en: "We check with the bank that the account exists and is yours, so that nobody else can be paid your money. It usually takes seconds; sometimes a person looks at it.",
    es: "Comprobamos con el banco que la cuenta existe y es suya, para que nadie más reciba su dinero. Suele tomar segundos; a veces la revisa una persona.",
  },
});
