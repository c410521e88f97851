import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const sinceReadWords = catalogue({
  happened: { en: "What others have done since you read this", es: "Lo que otros hicieron desde que leyó esto" },
  borrower: { en: "The borrower", es: "El solicitante" },
  signer: { en: "A signer", es: "Un firmante" },
  staff: { en: "A colleague", es: "Un colega" },
  settled: { en: "This is settled", es: "Esto ya se resolvió" },
  settledBody: {
    en: (title: string) => `While you had “${title}” open it was settled. Nothing of yours was sent.`,
    es: (title: string) => `Mientras tenía abierto «${title}» se resolvió. No se envió nada suyo.`,
  },
  role: { en: "Your role does not include this any more", es: "Su función ya no incluye esto" },
  roleBody: {
    en: (title: string) =>
      `An administrator has changed your role while you had “${title}” open. Nothing of yours was sent; a colleague whose role includes it can do it.`,
    es: (title: string) =>
      `Un administrador cambió su función mientras tenía abierto «${title}». No se envió nada suyo; puede hacerlo un colega cuya función lo incluya.`,
  },
  yours: { en: "What you had written", es: "Lo que había escrito" },
  asNote: { en: "Note for colleagues, with what you had written", es: "Nota para colegas, con lo que había escrito" },
  keepNote: { en: "Keep it as a note", es: "Guardarlo como nota" },
  noteKept: { en: "The note is on the file.", es: "La nota está en el expediente." },
  goOn: { en: "Go on with the file", es: "Seguir con el expediente" },
});
