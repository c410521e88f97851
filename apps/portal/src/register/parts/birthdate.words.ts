import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const birthdateWords = catalogue({
  question: { en: "When were you born?", es: "¿Cuándo nació?" },
  label: { en: "Date of birth", es: "Fecha de nacimiento" },
  hint: { en: "For example 4 17 1986", es: "Por ejemplo 4 17 1986 (mes, día, año)" },
  why: {
    en: "To find your credit file, and because only adults may sign a credit agreement. Your age does not count for or against you.",
    es: "Para encontrar su historial de crédito y porque solo los adultos pueden firmar un contrato de crédito. Su edad no cuenta a favor ni en contra.",
  },
  doubt: {
    en: (age: number) => `That makes you ${age} years old. Is it right?`,
    es: (age: number) => `Eso significa que tiene ${age} años. ¿Es correcto?`,
  },
  right: { en: "Yes, that is right", es: "Sí, es correcto" },
});
