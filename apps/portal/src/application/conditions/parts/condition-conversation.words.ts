import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const conversationWords = catalogue({
  title: { en: "What happened so far", es: "Lo que ha pasado hasta ahora" },
  saidNot: { en: "You said that this does not apply to you", es: "Dijo que esto no le corresponde" },
  saidNotBody: {
    en: "It is our move. Somebody reads your reason, and we write to you what follows.",
    es: "Ahora nos toca a nosotros. Alguien lee su razón y le escribimos qué sigue.",
  },
  accepted: {
    en: (accepted: number, all: number) => `${accepted} of ${all} accepted. What is accepted need not come again.`,
    es: (accepted: number, all: number) =>
      `${accepted} de ${all} aceptados. Lo aceptado no tiene que enviarse de nuevo.`,
  },
  yourFiles: { en: "What you sent. Open a file to look at it.", es: "Lo que envió. Abra un archivo para verlo." },
  open: { en: "Open", es: "Abrir" },
  paper: { en: (number: number) => `File ${number}`, es: (number: number) => `Archivo ${number}` },
  ACCEPTED: { en: "Accepted", es: "Aceptado" },
  RETURNED: { en: "Returned", es: "Devuelto" },
  SENT: { en: "Being looked at", es: "En revisión" },
  message: { en: "Write to us about this", es: "Escríbanos sobre esto" },
  send: { en: "Send this message", es: "Enviar este mensaje" },
  notMine: { en: "This does not apply to me", es: "Esto no me corresponde" },
  notMineLead: {
    en: "Say why, in a sentence or two. Somebody reads it and decides; you need send nothing until we write to you.",
    es: "Diga por qué, en una o dos frases. Alguien lo lee y decide; no tiene que enviar nada hasta que le escribamos.",
  },
  why: { en: "Why it does not apply", es: "Por qué no le corresponde" },
  sayNot: { en: "Send my reason", es: "Enviar mi razón" },
  weAsked: { en: "We asked for this", es: "Pedimos esto" },
  youSent: { en: "You sent a file", es: "Usted envió un archivo" },
  fileOf: { en: (who: string) => `A file of ${who}`, es: (who: string) => `Un archivo de ${who}` },
  theySent: { en: (who: string) => `${who} sent a file`, es: (who: string) => `${who} envió un archivo` },
  youHandedOver: { en: (who: string) => `You asked ${who} for it`, es: (who: string) => `Usted se lo pidió a ${who}` },
  theyHandedOver: { en: (who: string) => `${who} asked you for it`, es: (who: string) => `${who} se lo pidió` },
  theyHaveNot: {
    en: (who: string) => `${who} says that they do not have it`,
    es: (who: string) => `${who} dice que no lo tiene`,
  },
  youTookBack: {
    en: (who: string) => `You no longer ask ${who} for it`,
    es: (who: string) => `Ya no se lo pide a ${who}`,
  },
  youAnswered: { en: "You said what came of each inquiry", es: "Usted dijo qué resultó de cada consulta" },
  youWrote: { en: "You wrote", es: "Usted escribió" },
  weWrote: { en: "We wrote", es: "Escribimos" },
  youSaidNot: { en: "You said that it does not apply", es: "Usted dijo que no le corresponde" },
  weReturned: { en: "We still need this", es: "Aún necesitamos esto" },
});
