import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const disclosuresWords = catalogue({
  title: { en: "Your documents", es: "Sus documentos" },
  lead: {
    en: "Everything we gave you and everything you sent us, kept here as it was.",
    es: "Todo lo que le dimos y todo lo que nos envió, guardado aquí tal como estaba.",
  },
  fromUs: { en: "From us", es: "De nosotros" },
  fromYou: { en: "From you", es: "De usted" },
  none: { en: "There is nothing here yet.", es: "Todavía no hay nada aquí." },
  read: { en: "Waiting to be confirmed", es: "Por confirmar" },
  readBody: {
    en: "Confirm that you received each of these. It does not mean that you agree.",
    es: "Confirme que recibió cada uno. No significa que esté de acuerdo.",
  },
  open: { en: "Read:", es: "Leer:" },
  confirm: { en: "I have received it", es: "Lo he recibido" },
  close: { en: "Close", es: "Cerrar" },
  download: { en: "Download", es: "Descargar" },
  failedOne: {
    en: "This document could not be fetched just now.",
    es: "No se pudo obtener este documento en este momento.",
  },
});
