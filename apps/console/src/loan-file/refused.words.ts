import type { Words } from "@gable/domain/language.ts";
import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const refusedActWords = {
  "send-order-again": {
    name: { en: "Send again", es: "Enviar de nuevo" },
    means: {
      en: "What the service objected to is put right, and it is asked again at once. It sees the same order, never two.",
      es: "Lo que el servicio objetó está corregido y se le pregunta de nuevo de inmediato. Ve el mismo pedido, nunca dos.",
    },
  },
} as const satisfies Readonly<Record<string, { readonly name: Words; readonly means: Words }>>;

export const refusedWords = catalogue({
  says: {
    en: (vendor: string, answer: string, age: string) => `${vendor} answers “${answer}”, first ${age}.`,
    es: (vendor: string, answer: string, age: string) => `${vendor} responde «${answer}», la primera vez ${age}.`,
  },
  sentAgain: { en: (age: string) => `Sent again ${age}.`, es: (age: string) => `Enviado de nuevo ${age}.` },
  orByHand: {
    en: "It is asked on every minute. You can also find it out yourself and say what you found.",
    es: "Se le pregunta cada minuto. También puede averiguarlo usted y anotar lo que encontró.",
  },
  mend: {
    en: "It is asked on every minute. Put right what it objects to: its key, its settings, or what this file says.",
    es: "Se le pregunta cada minuto. Corrija lo que objeta: su clave, sus ajustes o lo que dice este expediente.",
  },
});
