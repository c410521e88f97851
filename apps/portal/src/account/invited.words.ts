import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const invitedWords = catalogue({
  title: { en: "Begin with what you already said", es: "Empiece con lo que ya contó" },
  lead: {
    en: (officer: string) =>
      `${officer} wrote down what you told them. Check it and change what is wrong. It becomes an application only when you send it.`,
    es: (officer: string) =>
      `${officer} anotó lo que usted contó. Revíselo y corrija lo que no esté bien. Solo será una solicitud cuando usted la envíe.`,
  },
  start: { en: "Fill it in and begin", es: "Usar estos datos y empezar" },
  void: { en: "This link fills nothing in any more", es: "Este enlace ya no trae sus datos" },
  voidLead: {
    en: "It has been used, or its time is over. You can begin without it, and answer for yourself.",
    es: "Ya se usó o venció. Puede empezar sin él y responder usted mismo.",
  },
  without: { en: "Begin without it", es: "Empezar sin él" },
  failed: { en: "We could not be reached just now. Try again.", es: "No pudimos responder ahora. Inténtelo de nuevo." },
});
