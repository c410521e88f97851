import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const saidWords = catalogue({
  title: { en: "What borrowers say", es: "Lo que dicen los solicitantes" },
  lead: {
    en: "Letters to the chief executive, why people leave, thumbs for the assistant and stars for chats.",
    es: "Cartas al director general, por qué se van, pulgares para el asistente y estrellas para los chats.",
  },
  period: { en: "Said in", es: "Dicho en" },
  kind: { en: "Kind", es: "Tipo" },
  all: { en: "All", es: "Todo" },
  letter: { en: "Letters", es: "Cartas" },
  leaving: { en: "Reasons for leaving", es: "Razones para irse" },
  assistant: { en: "The assistant’s answers", es: "Respuestas del asistente" },
  chat: { en: "Chats", es: "Chats" },
  one: {
    en: (kind: "letter" | "leaving" | "assistant" | "chat") =>
      ({ letter: "Letter", leaving: "Left", assistant: "Assistant", chat: "Chat" })[kind],
    es: (kind: "letter" | "leaving" | "assistant" | "chat") =>
      ({ letter: "Carta", leaving: "Se fue", assistant: "Asistente", chat: "Chat" })[kind],
  },
  counts: { en: "In figures", es: "En cifras" },
  letters: { en: "Letters", es: "Cartas" },
  unanswered: { en: "Not answered yet", es: "Sin responder" },
  up: { en: "Assistant: helpful", es: "Asistente: útil" },
  down: { en: "Assistant: not helpful", es: "Asistente: no útil" },
  stars: { en: "Chats, stars of 5", es: "Chats, estrellas de 5" },
  starsOf: {
    en: (average: string, rated: number) => `${average} (${rated})`,
    es: (average: string, rated: number) => `${average} (${rated})`,
  },
  left: { en: (reason: string) => `Left: ${reason}`, es: (reason: string) => `Se fue: ${reason}` },
  inWords: { en: "In their own words", es: "En sus propias palabras" },
  none: {
    en: "Nobody said anything of this kind in the period. What borrowers write and choose stands here by itself.",
    es: "Nadie dijo nada de este tipo en el período. Lo que escriban y elijan los solicitantes aparece aquí por sí solo.",
  },
  said: { en: "Said", es: "Dicho" },
  when: { en: "When", es: "Cuándo" },
  answer: { en: "Answered", es: "Respondida" },
  UP: { en: "Helpful", es: "Útil" },
  DOWN: { en: "Not helpful", es: "No útil" },
  starsGiven: { en: (stars: string) => `${stars} of 5 stars`, es: (stars: string) => `${stars} de 5 estrellas` },
  mark: { en: "Mark as answered", es: "Marcar como respondida" },
  markOf: {
    en: (about: string) => `Mark as answered: ${about}`,
    es: (about: string) => `Marcar como respondida: ${about}`,
  },
  repliedBy: { en: (by: string, day: string) => `${by}, ${day}`, es: (by: string, day: string) => `${by}, ${day}` },
  failed: { en: "This could not be read", es: "No se pudo leer" },
  markFailed: { en: "This was not marked.", es: "No se marcó." },
});
