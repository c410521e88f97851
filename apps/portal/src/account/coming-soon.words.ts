import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const comingSoonWords = catalogue({
  title: { en: "Coming soon", es: "Muy pronto" },
  lead: {
    en: (lender: string) => `${lender} does not offer home equity lines here yet.`,
    es: (lender: string) => `${lender} aún no ofrece líneas sobre el valor de la casa aquí.`,
  },
  contact: { en: "Ask us when", es: "Pregúntenos cuándo" },
});
