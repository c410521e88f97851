import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const signerErrorWords = catalogue({
  title: { en: "The notary session did not finish", es: "La sesión con el notario no terminó" },
  lead: {
    en: (who: string) =>
      `The deed is not signed yet, and nothing is lost. ${who} chooses another time, and we write to you.`,
    es: (who: string) => `La escritura aún no está firmada y nada se perdió. ${who} elige otra hora y le escribimos.`,
  },
  locked: {
    en: (when: string) => `The notary’s questions were not answered right. They open again on ${when}.`,
    es: (when: string) => `Las preguntas del notario no se contestaron bien. Se abren de nuevo el ${when}.`,
  },
  stays: {
    en: "What you showed and signed before stays as it is.",
    es: "Lo que mostró y firmó antes queda como está.",
  },
  call: { en: (phone: string) => `Call us: ${phone}`, es: (phone: string) => `Llámenos: ${phone}` },
});
