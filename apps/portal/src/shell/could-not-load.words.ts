import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const couldNotLoadWords = catalogue({
  title: { en: "We could not fetch this", es: "No pudimos obtener esto" },
  again: { en: "Try again", es: "Intentar de nuevo" },
  call: {
    en: (phone: string) => `If it goes on, call us at ${phone}.`,
    es: (phone: string) => `Si continúa, llámenos al ${phone}.`,
  },
  reference: { en: (id: string) => `Reference: ${id}`, es: (id: string) => `Referencia: ${id}` },
});
