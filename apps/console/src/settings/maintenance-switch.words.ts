import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const maintenanceSwitchWords = catalogue({
  title: { en: "Close or open at once", es: "Cerrar o abrir de inmediato" },
  open: { en: "Every page is open.", es: "Todas las páginas están abiertas." },
  closed: {
    en: (what: string) => `Closed now: ${what}`,
    es: (what: string) => `Cerrado ahora: ${what}`,
  },
  closedBody: {
    en: "Borrowers read the maintenance page there until you open it again. What they had typed is kept.",
    es: "Los solicitantes leen ahí la página de mantenimiento hasta que la abra. Lo que habían escrito se conserva.",
  },
  told: {
    en: (moment: string) => `They read that you expect to be back on ${moment}.`,
    es: (moment: string) => `Leen que esperan volver el ${moment}.`,
  },
  notTold: {
    en: "They are told no end: none was named, or it has passed.",
    es: "No leen hasta cuándo: no se indicó, o ya pasó.",
  },
  now: { en: "From now on", es: "Desde ahora" },
  allOpen: { en: "Every page is open", es: "Todas las páginas abiertas" },
  closedIs: { en: (what: string) => `Closed: ${what}`, es: (what: string) => `Cerrado: ${what}` },
  lasts: { en: "How long, as you expect", es: "Cuánto tiempo, según espera" },
  lastsHint: {
    en: "Borrowers read when you expect to be back. The pages stay closed until you open them.",
    es: "Los solicitantes leen cuándo esperan volver. Las páginas siguen cerradas hasta que las abra.",
  },
  unknown: { en: "Nobody can say", es: "No se sabe" },
  "30": { en: "30 minutes", es: "30 minutos" },
  "60": { en: "1 hour", es: "1 hora" },
  "120": { en: "2 hours", es: "2 horas" },
  "240": { en: "4 hours", es: "4 horas" },
  "480": { en: "8 hours", es: "8 horas" },
  "1440": { en: "24 hours", es: "24 horas" },
  ownWords: {
    en: (words: string) => `Borrowers read your own words there: “${words}” They are changed by “Change …”.`,
    es: (words: string) => `Los solicitantes leen ahí sus propias palabras: “${words}” Se cambian con “Cambiar …”.`,
  },
  what: { en: "What to close", es: "Qué cerrar" },
  "/register": { en: "New applications", es: "Solicitudes nuevas" },
  "/:uuid": { en: "Applications under way", es: "Solicitudes en curso" },
  "*": { en: "Every page", es: "Todas las páginas" },
  reasonHint: {
    en: "For your colleagues and the log; borrowers do not see it.",
    es: "Para sus colegas y el registro; los solicitantes no lo ven.",
  },
  close: { en: "Close now", es: "Cerrar ahora" },
  openAll: { en: "Open every page now", es: "Abrir todas las páginas ahora" },
  isClosed: { en: "Closed. Borrowers see it at once.", es: "Cerrado. Los solicitantes lo ven de inmediato." },
  isOpen: { en: "Every page is open again.", es: "Todas las páginas están abiertas de nuevo." },
});
