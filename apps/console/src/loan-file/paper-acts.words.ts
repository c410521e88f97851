import type { Words } from "@gable/domain/language.ts";
import { catalogue } from "@gable/ui/language/catalogue.tsx";

/** Acts about what goes and comes by post: their name on a button, and what is asserted by them. */
export const paperActWords = {
  "record-posted": {
    name: { en: "It is posted …", es: "Está enviada …" },
    means: {
      en: "The letter went to the borrower’s home by first-class mail on this day. It counts as received three days later, without Sundays and federal holidays.",
      es: "La carta salió a casa del solicitante por correo de primera clase ese día. Se da por recibida tres días después, sin domingos ni feriados federales.",
    },
  },
  "record-rescission": {
    name: { en: "An owner cancels …", es: "Un dueño cancela …" },
    means: {
      en: "An owner wrote or called to cancel within their days. A letter counts by its postmark, whenever it came. The line ends for all of them and is unwound within twenty days from today.",
      es: "Un dueño escribió o llamó para cancelar dentro de sus días. Una carta cuenta por su matasellos, llegue cuando llegue. La línea termina para todos y se deshace en veinte días desde hoy.",
    },
  },
} as const satisfies Readonly<Record<string, { readonly name: Words; readonly means: Words }>>;

export const paperWords = catalogue({
  lead: {
    en: "The borrower takes no electronic records. Print each letter from the documents, post it, and write the day down.",
    es: "El solicitante no acepta registros electrónicos. Imprima cada carta, envíela y anote el día.",
  },
  written: { en: (day: string) => `written ${day}`, es: (day: string) => `escrita el ${day}` },
  none: {
    en: "Every letter is posted. What the borrower signs comes back on paper.",
    es: "Todas las cartas están enviadas. Lo que firme el solicitante vuelve en papel.",
  },
  on: { en: "Day of posting", es: "Día del envío" },
  dayHint: { en: "As 2026-11-20", es: "Como 2026-11-20" },
  owner: { en: "Who cancels", es: "Quién cancela" },
  how: { en: "How it came", es: "Cómo llegó" },
  POST: { en: "By letter", es: "Por carta" },
  PHONE: { en: "By phone", es: "Por teléfono" },
  postmark: { en: "Day of the postmark or the call", es: "Día del matasellos o de la llamada" },
  note: { en: "What they said", es: "Qué dijeron" },
});
