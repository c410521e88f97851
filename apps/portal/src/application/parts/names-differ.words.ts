import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const namesDifferWords = catalogue({
  title: { en: "Two names", es: "Dos nombres" },
  which: { en: "Which name is right?", es: "¿Qué nombre es el correcto?" },
  both: {
    en: (read: string, said: string) => `Your document says ${read}. The name that we have is ${said}.`,
    es: (read: string, said: string) => `Su documento dice ${read}. El nombre que tenemos es ${said}.`,
  },
  said: {
    en: (said: string) => `Your document bears another name than the one that we have: ${said}.`,
    es: (said: string) => `Su documento lleva otro nombre que el que tenemos: ${said}.`,
  },
  tell: { en: "Tell us which is right", es: "Díganos cuál es el correcto" },
  BOTH_MINE: { en: "Both are mine", es: "Los dos son míos" },
  bothHint: { en: "For instance one from before a marriage.", es: "Por ejemplo, uno anterior a un matrimonio." },
  ID_RIGHT: { en: "The one on my document", es: "El de mi documento" },
  correctHint: { en: "Next you correct your application.", es: "A continuación corrige su solicitud." },
  SOMETHING_ELSE: { en: "It is something else", es: "Es otra cosa" },
  note: { en: "What should we know?", es: "¿Qué debemos saber?" },
  noteHint: { en: "For instance since when you have had the name.", es: "Por ejemplo, desde cuándo tiene el nombre." },
  person: {
    en: "A person reads it with the pictures that you sent. You need not send them again.",
    es: "Una persona lo lee junto con las fotos que envió. No tiene que enviarlas otra vez.",
  },
  send: { en: "Let a person look", es: "Que lo vea una persona" },
  correct: { en: "Correct my application", es: "Corregir mi solicitud" },
  later: { en: "Not now", es: "Ahora no" },
});
