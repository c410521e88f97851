import { catalogue } from "@gable/ui/language/catalogue.tsx";

/** How long staff are waited for, in business hours of the lender. */
export const waitingWords = catalogue({
  late: { en: (age: string) => `${age}, late`, es: (age: string) => `${age}, con retraso` },
  planned: { en: "at a time agreed", es: "a una hora acordada" },
  minute: {
    // It came a moment ago, or while the desk is closed.
    en: (count: number) => (count === 0 ? "under 1 business min" : `${count} business min`),
    es: (count: number) =>
      count === 0 ? "menos de 1 min hábil" : count === 1 ? "1 min hábil" : `${count} min hábiles`,
  },
  hour: {
    en: (count: number) => `${count} business h`,
    es: (count: number) => (count === 1 ? "1 h hábil" : `${count} h hábiles`),
  },
  day: {
    en: (count: number) => (count === 1 ? "1 business day" : `${count} business days`),
    es: (count: number) => (count === 1 ? "1 día hábil" : `${count} días hábiles`),
  },
});
