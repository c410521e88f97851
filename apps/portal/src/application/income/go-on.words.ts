import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const goOnWords = catalogue({
  settle: { en: "Or go on with what is verified", es: "O siga con lo verificado" },
  settleBody: {
    en: (verified: string) => `We then count ${verified} a month, and show you what we can offer on that.`,
    es: (verified: string) => `Entonces contamos ${verified} al mes y le mostramos lo que podemos ofrecer con eso.`,
  },
  settleGo: { en: "Show me the new offers", es: "Mostrarme las nuevas ofertas" },
  settleNote: {
    en: "The line may become smaller. You choose again, and nothing is signed before that.",
    es: "La línea puede ser menor. Usted elige de nuevo y no se firma nada antes.",
  },
});
