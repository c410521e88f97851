import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const talkWords = catalogue({
  saidNotToApply: {
    en: "They say that this does not apply to them: accept it, waive it, or return it with your answer",
    es: "Dice que esto no le corresponde: acéptelo, dispénselo o devuélvalo con su respuesta",
  },
  message: { en: "What they read", es: "Lo que leerá" },
  file: { en: (number: number) => `File ${number}`, es: (number: number) => `Archivo ${number}` },
  /** After the name of a file. */
  accepts: {
    en: (when: string) => `, sent ${when}, is good enough`,
    es: (when: string) => `, enviado ${when}, es suficiente`,
  },
  signerSent: { en: (who: string) => `${who} sent a file`, es: (who: string) => `${who} envió un archivo` },
  handedOver: {
    en: (who: string) => `they asked ${who} for it`,
    es: (who: string) => `se lo pidió a ${who}`,
  },
  handedOverBy: { en: (who: string) => `asked by ${who}`, es: (who: string) => `pedido por ${who}` },
  handedBack: {
    en: (who: string) => `${who} does not have it, they say`,
    es: (who: string) => `${who} dice que no lo tiene`,
  },
  takenBack: {
    en: (who: string) => `they no longer ask ${who} for it`,
    es: (who: string) => `ya no se lo pide a ${who}`,
  },
  theySent: { en: "sent a file", es: "envió un archivo" },
  theyAnswered: { en: "said what came of each inquiry", es: "dijo qué resultó de cada consulta" },
  theyWrote: { en: "they wrote", es: "escribió" },
  weWrote: { en: "we wrote", es: "escribimos" },
  theySayNot: { en: "does not apply to them, they say", es: "dice que no le corresponde" },
  weReturned: { en: "we returned it", es: "lo devolvimos" },
});
