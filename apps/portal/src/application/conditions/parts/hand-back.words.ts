import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const handBackWords = catalogue({
  handedBy: {
    en: (who: string) => `${who} asks you for this, and does not see what you send:`,
    es: (who: string) => `${who} le pide esto, y no ve lo que usted envía:`,
  },
  haveNot: { en: "I do not have this", es: "No tengo esto" },
  haveNotLead: {
    en: (who: string) => `We tell ${who}, and nothing more is asked of you here.`,
    es: (who: string) => `Se lo decimos a ${who} y aquí no se le pide nada más.`,
  },
  haveNotWhy: { en: "A word for them and for us", es: "Unas palabras para esa persona y para nosotros" },
  haveNotGo: { en: "Say that I do not have it", es: "Decir que no lo tengo" },
});
