import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const datedUploadWords = catalogue({
  stubDate: { en: "Date on this pay stub", es: "Fecha de este talón de pago" },
  stubHint: {
    en: "The pay date. Give it first, then the file.",
    es: "La fecha de pago. Primero la fecha, luego el archivo.",
  },
  statementDate: { en: "Date on this statement", es: "Fecha de este estado de cuenta" },
  statementHint: {
    en: "The last day that it covers. Give it first, then the file.",
    es: "El último día que abarca. Primero la fecha, luego el archivo.",
  },
  what: { en: "What do you send?", es: "¿Qué envía?" },
  stub: { en: "A pay stub", es: "Un talón de pago" },
  statement: { en: "A statement", es: "Un estado de cuenta" },
  other: { en: "Another paper", es: "Otro documento" },
  tooOld: { en: "This one is too old to count", es: "Este es demasiado antiguo" },
  tooOldBody: {
    en: (days: number, day: string) =>
      `It may be at most ${days} days old: dated ${day} or later. Nothing is lost. Send a newer one when you have it.`,
    es: (days: number, day: string) =>
      `Puede tener como máximo ${days} días: con fecha del ${day} o posterior. No se pierde nada. Envíe uno más reciente cuando lo tenga.`,
  },
});
