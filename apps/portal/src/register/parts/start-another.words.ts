import { catalogue } from "@gable/ui/language/catalogue.tsx";
import type { CodeWords } from "../../shell/use-explain.ts";

export const startAnotherWords = catalogue({
  question: { en: "Ready to see your offers?", es: "¿Desea ver sus ofertas?" },
  lead: {
    en: (email: string) => `You are logged in as ${email}. This starts another application for the home you described.`,
    es: (email: string) => `Inició sesión como ${email}. Esto inicia otra solicitud para la casa que describió.`,
  },
});

export const startAnotherCodes: CodeWords = {
  "many-under-way": {
    en: "You have as many open applications as one account may have. Withdraw one on your dashboard before you start another, or call us.",
    es: "Ya tiene abiertas tantas solicitudes como puede tener una cuenta. Retire una en su panel antes de iniciar otra, o llámenos.",
  },
};
