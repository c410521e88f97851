import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const leaveSurveyWords = catalogue({
  title: { en: "Before you go: why now?", es: "Antes de irse: ¿por qué ahora?" },
  lead: {
    en: "One tap helps us. Everything you entered is kept, and you can go on where you are.",
    es: "Un toque nos ayuda. Todo lo que escribió se guarda y puede seguir donde está.",
  },
  skip: { en: "Just log me out", es: "Solo cerrar mi sesión" },
});
