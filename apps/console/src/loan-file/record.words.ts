import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const recordWords = catalogue({
  title: { en: "The file as a whole", es: "El expediente completo" },
  pack: { en: "Make the examiner’s pack", es: "Generar el paquete del examinador" },
  packMeans: {
    en: "Everything on record, signed, in one archive that can be verified without us.",
    es: "Todo lo registrado, firmado, en un archivo que se verifica sin nosotros.",
  },
  handOff: { en: "Hand the line off", es: "Entregar la línea" },
  handOffMeans: {
    en: "Data and documents for who services the line, in one archive.",
    es: "Datos y documentos para quien administra la línea, en un archivo.",
  },
  holdMeans: {
    en: "Nothing of it is deleted before its time. For a dispute or an inquiry it can be kept longer.",
    es: "Nada se borra antes de tiempo. Por una disputa o investigación se puede conservar más.",
  },
  held: {
    en: (by: string, day: string, reason: string) => `Kept since ${day} by ${by}: ${reason}`,
    es: (by: string, day: string, reason: string) => `Retenido desde ${day} por ${by}: ${reason}`,
  },
  place: { en: "Place a legal hold …", es: "Poner retención legal …" },
  placeNow: { en: "Place the hold", es: "Poner la retención" },
  reason: { en: "For which dispute or inquiry", es: "Por qué disputa o investigación" },
  lift: { en: "Lift the legal hold …", es: "Levantar la retención …" },
  liftNow: { en: "Lift the hold", es: "Levantar la retención" },
  liftMeans: {
    en: "The file is deleted when its schedule says so. If that day has passed and its owner asked for it, soon.",
    es: "El expediente se borra cuando corresponda. Si esa fecha pasó y su dueño lo pidió, será pronto.",
  },
  placed: { en: "Legal hold placed.", es: "Retención legal puesta." },
  lifted: { en: "Legal hold lifted.", es: "Retención legal levantada." },
  made: { en: "The archive is in your downloads.", es: "El archivo está en sus descargas." },
  failed: { en: "The archive was not made.", es: "No se creó el archivo." },
});
