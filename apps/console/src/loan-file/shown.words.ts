import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const shownWords = catalogue({
  title: { en: "Switched on for them", es: "Activado para esta persona" },
  lead: {
    en: "What their pages showed that others may not see. The examiner’s pack has what was off, too.",
    es: "Lo que sus páginas mostraron y que otros quizá no vean. El expediente del examinador tiene también lo que estaba apagado.",
  },
  since: { en: (day: string) => `since ${day}`, es: (day: string) => `desde el ${day}` },
  lender: { en: "set by the lender", es: "según el prestamista" },
  "by hand": { en: "set by a developer", es: "según un desarrollador" },
  off: { en: (variant: string) => `${variant}, off`, es: (variant: string) => `${variant}, apagado` },
});
