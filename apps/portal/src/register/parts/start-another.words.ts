import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const startAnotherWords = catalogue({
  question: { en: "Ready to see your offers?", es: "¿Desea ver sus ofertas?" },
  lead: {
    en: (email: string) => `You are logged in as ${email}. This starts another application for the home you described.`,
    es: (email: string) => `Inició sesión como ${email}. Esto inicia otra solicitud para la casa que describió.`,
  },
});
