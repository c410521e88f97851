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
