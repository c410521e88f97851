import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const askPersonWords = catalogue({
  call: { en: (phone: string) => `Call ${phone}`, es: (phone: string) => `Llamar al ${phone}` },
  safe: {
    en: (number: string) => `Your answers are saved. If you call, name your application ${number}.`,
    es: (number: string) => `Sus respuestas están guardadas. Si llama, mencione su solicitud ${number}.`,
  },
});
