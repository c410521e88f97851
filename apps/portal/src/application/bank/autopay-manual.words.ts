import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const autopayManualWords = catalogue({
  question: { en: "Which account should we debit each month?", es: "¿De qué cuenta debitamos cada mes?" },
  lead: {
    en: "It may be another account than the one the money goes to. It must be yours.",
    es: "Puede ser otra cuenta que la que recibe el dinero. Debe ser suya.",
  },
  go: { en: "Pay from this account", es: "Pagar desde esta cuenta" },
});
