import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const preparedNoteWords = catalogue({
  title: {
    en: (by: string, lender: string) => `${by} of ${lender} wrote this down for you on the phone`,
    es: (by: string, lender: string) => `${by}, de ${lender}, anotó esto por usted mientras hablaban por teléfono`,
  },
  wroteDown: {
    en: (moment: string) => `On ${moment}.`,
    es: (moment: string) => `El ${moment}.`,
  },
  filledIn: {
    en: (fields: string) => `Filled in: ${fields}.`,
    es: (fields: string) => `Completado: ${fields}.`,
  },
  check: {
    en: "Check each answer, and change what is not right.",
    es: "Revise cada respuesta y cambie lo que no sea correcto.",
  },
  came: {
    en: (by: string) => `${by} wrote down answers for you. They are on this page: check each one.`,
    es: (by: string) => `${by} anotó respuestas por usted. Están en esta página: revise cada una.`,
  },
  both: { en: "Two answers", es: "Dos respuestas" },
  bothLead: {
    en: "You typed something else here. What you typed stands until you say otherwise.",
    es: "Usted escribió otra cosa aquí. Lo que escribió queda hasta que diga lo contrario.",
  },
  yours: { en: (said: string) => `You: ${said}`, es: (said: string) => `Usted: ${said}` },
  theirs: {
    en: (by: string, said: string) => `${by}: ${said}`,
    es: (by: string, said: string) => `${by}: ${said}`,
  },
  keepMine: { en: "Keep what I typed", es: "Dejar lo que escribí" },
  takeTheirs: {
    en: (by: string) => `Use what ${by} wrote`,
    es: (by: string) => `Usar lo que anotó ${by}`,
  },
  nothingCounts: {
    en: "Nothing counts until you send this page yourself.",
    es: "Nada cuenta hasta que usted mismo envíe esta página.",
  },
  notPutAway: {
    en: "We could not take it out just now. Try again.",
    es: "No pudimos quitarlo ahora. Inténtelo de nuevo.",
  },
  putAway: { en: "I did not ask for this: take it out", es: "No pedí esto: quitarlo" },
});
