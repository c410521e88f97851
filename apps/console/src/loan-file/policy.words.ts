import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const policyWords = catalogue({
  coveredUntil: { en: "Covered until, as the page says", es: "Cubierta hasta, según la página" },
  note: {
    en: "What you compared, and with whom you spoke",
    es: "Qué comparó y con quién habló",
  },
  reason: {
    en: "What the borrower has to change. They read this, word for word.",
    es: "Qué debe cambiar el solicitante. Lo lee tal como está.",
  },
});
