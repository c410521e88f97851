import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const timelineWords = catalogue({
  title: { en: "Whose move it is", es: "A quién le toca" },
  what: { en: "What", es: "Qué" },
  who: { en: "Who", es: "Quién" },
  when: { en: "When", es: "Cuándo" },
  borrower: { en: "You", es: "Usted" },
  others: { en: "Whoever signs with you", es: "Quien firma con usted" },
  lender: { en: "We", es: "Nosotros" },
  county: { en: "The county", es: "El condado" },
  nobody: { en: "Nobody", es: "Nadie" },
  now: { en: "Now", es: "Ahora" },
  later: { en: "After that", es: "Después" },
  about: { en: (day: string) => `About ${day}`, es: (day: string) => `Hacia el ${day}` },
});
