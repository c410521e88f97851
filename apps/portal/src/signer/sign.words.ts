import { catalogue } from "@gable/ui/language/catalogue.tsx";
import { beginning } from "@gable/ui/language/formats.ts";

export const signerSignWords = catalogue({
  loading: { en: "Opening your documents", es: "Abriendo sus documentos" },
  early: { en: "You are ready. It is not your turn yet", es: "Usted está listo. Aún no es su turno" },
  earlyLead: {
    en: (who: string) =>
      `${who} signs first. We write to you the moment your documents are there. You may close this page.`,
    es: (who: string) =>
      `${who} firma primero. Le escribimos en cuanto estén sus documentos. Puede cerrar esta página.`,
  },
  atOffice: {
    en: "Your documents are ready. You sign them at the office",
    es: "Sus documentos están listos. Los firma en la oficina",
  },
  lookedAt: { en: "Somebody is looking at your documents", es: "Alguien revisa sus documentos" },
  lookedAtLead: {
    en: "A person checks something before you sign. You need not do anything: we write to you as soon as they are ready.",
    es: "Una persona revisa algo antes de que firme. No tiene que hacer nada: le escribimos en cuanto estén listos.",
  },
  drawing: { en: "We are writing your documents", es: "Estamos preparando sus documentos" },
  drawingLead: { en: "Usually ten seconds.", es: "Suele tardar diez segundos." },
  waitNotary: { en: "You have signed your documents", es: "Usted firmó sus documentos" },
  waitNotaryLead: {
    en: (who: string) => `The deed comes next, before a notary. ${who} chooses the time, and we write to you.`,
    es: (who: string) => `Sigue la escritura, ante un notario. ${who} elige la hora y le escribimos.`,
  },
  manualLead: {
    en: (when: string, place: string) => `You sign the deed on paper: ${when}, ${place}. Bring your ID.`,
    es: (when: string, place: string) => `Firma la escritura en papel: ${when}, ${place}. Traiga su identificación.`,
  },
  manualWait: {
    en: (who: string) =>
      `The deed is signed on paper before a notary. ${who} arranges the place and time, and we write to you. Bring your ID.`,
    es: (who: string) =>
      `La escritura se firma en papel ante un notario. ${who} acuerda lugar y hora y le escribimos. Traiga su identificación.`,
  },
  booked: { en: "Your session with the notary", es: "Su sesión con el notario" },
  bookedLead: {
    en: (when: string) =>
      `${when}, in your time. You join from here, on your own device, 15 minutes before at the earliest.`,
    es: (when: string) =>
      `${beginning(when)}, en su hora. Entra desde aquí, en su propio dispositivo, como pronto 15 minutos antes.`,
  },
  togetherLead: {
    en: (when: string, who: string) =>
      `${when}, in your time. Sit beside ${who}: the notary sees both of you by one camera. You answer your questions and sign here, on your own device.`,
    es: (when: string, who: string) =>
      `${beginning(when)}, en su hora. Siéntese junto a ${who}: el notario ve a ambos por una cámara. Contesta sus preguntas y firma aquí, en su propio dispositivo.`,
  },
  showNotary: { en: "Show your ID to the notary", es: "Muestre su identificación al notario" },
  showNotaryLead: {
    en: (notary: string, who: string) =>
      `${notary} sees you by the camera of ${who}. Hold up your ID there. Then the deed opens here, and you sign it.`,
    es: (notary: string, who: string) =>
      `${notary} le ve por la cámara de ${who}. Muestre allí su identificación. Luego se abre aquí la escritura y usted la firma.`,
  },
  others: { en: "You have signed the deed", es: "Usted firmó la escritura" },
  othersLead: {
    en: "The notary completes it when everybody has signed. This page shows when that is done.",
    es: "El notario la completa cuando todos hayan firmado. Esta página muestra cuándo.",
  },
  documents: { en: "Read my documents", es: "Leer mis documentos" },
  intro: { en: "What I sign, and what not", es: "Qué firmo y qué no" },
  anotherDay: {
    en: "Another day has begun, and they bear the day on which you sign.",
    es: "Comenzó otro día, y llevan la fecha del día en que firma.",
  },
});
