import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const homeAddressWords = catalogue({
  question: { en: "Which home would secure the line?", es: "¿Qué casa garantizaría la línea?" },
  lead: {
    en: "This home becomes collateral. You could lose it if you don’t repay.",
    es: "Esta casa será la garantía. Podría perderla si no paga.",
  },
  label: { en: "Home address", es: "Dirección de la casa" },
  goOn: { en: "Continue", es: "Continuar" },
  use: { en: (street: string) => `Use ${street}`, es: (street: string) => `Usar ${street}` },
  whichHomes: { en: "Which homes qualify", es: "Qué casas califican" },
  read: { en: "Read before you apply", es: "Lea antes de solicitar" },
  twoMinutes: {
    en: "About two minutes to your offers. Checking them does not affect your credit score.",
    es: "Unos dos minutos hasta sus ofertas. Consultarlas no afecta su puntaje de crédito.",
  },
});
