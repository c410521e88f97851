import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const helpWords = catalogue({
  title: { en: "Let us do the next step with you", es: "Hagamos juntos el siguiente paso" },
  lead: {
    en: "This step is done by phone. It takes a few minutes, and you can ask anything on the way.",
    es: "Este paso se hace por teléfono. Toma unos minutos y puede preguntar lo que quiera.",
  },
  reference: { en: "Your reference number", es: "Su número de referencia" },
  safe: {
    en: "Everything you have told us is saved, and nothing happens without you.",
    es: "Todo lo que nos dijo está guardado y no ocurre nada sin usted.",
  },
  call: { en: (phone: string) => `Call ${phone}`, es: (phone: string) => `Llamar al ${phone}` },
  write: { en: "Or write to us:", es: "O escríbanos:" },
  dashboard: { en: "Go to dashboard", es: "Ir al panel" },
});
