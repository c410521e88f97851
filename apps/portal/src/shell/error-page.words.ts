import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const errorWords = catalogue({
  title: { en: "Sorry, looks like we have hit a snag!", es: "Lo sentimos, tuvimos un contratiempo" },
  lead: {
    en: "Please click Try again to see if we can get you back moving.",
    es: "Haga clic en Intentar de nuevo para ver si podemos continuar.",
  },
  again: { en: "Try again", es: "Intentar de nuevo" },
  dashboard: { en: "Go to dashboard", es: "Ir al panel" },
  support: {
    en: "If it happens again, contact customer support:",
    es: "Si vuelve a ocurrir, comuníquese con atención al cliente:",
  },
  or: { en: "or", es: "o" },
  reference: { en: (id: string) => `Reference: ${id}`, es: (id: string) => `Referencia: ${id}` },
});
