import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const registerWords = catalogue({
  loading: { en: "One moment, we look up your answers", es: "Un momento, buscamos sus respuestas" },
  ask: { en: "Not ready? Leave your name", es: "¿Aún no? Deje su nombre" },
  question: {
    en: (at: number, of: number) => `Question ${at} of ${of}`,
    es: (at: number, of: number) => `Pregunta ${at} de ${of}`,
  },
  goOn: { en: "Continue", es: "Continuar" },
  yes: { en: "Yes", es: "Sí" },
  no: { en: "No", es: "No" },
  saved: { en: "Each answer is saved when you continue.", es: "Cada respuesta se guarda al continuar." },
});
