import type { Words } from "@gable/domain/language.ts";
import { type LenderFlag, lenderFlags } from "@gable/domain/organisations/lender.ts";

/** What each switch does that a lender sets for its own borrowers. */
export const flagNames: Readonly<Record<LenderFlag, Words>> = {
  "fe-leave-survey": { en: "Ask those who leave why", es: "Preguntar a quien se va" },
  "fe-ceo-feedback": { en: "Write to the chief executive", es: "Escribir a la dirección" },
  "fe-heloc-chat-authentication": { en: "Borrowers prove who they are in chats", es: "Probar identidad en chats" },
  "fe-session-replay": {
    en: "Record how visits go, without what is read or typed",
    es: "Grabar las visitas, sin lo que se lee ni escribe",
  },
};

/** A flag in words where it is a lender's switch; what an experiment or an operator brings is called by its key. */
export const flagName = (key: string, language: keyof Words): string => {
  const own = lenderFlags.find((flag) => flag === key);
  return own === undefined ? key : flagNames[own][language];
};
