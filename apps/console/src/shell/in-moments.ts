import type { Language } from "@gable/ui/language/catalogue.tsx";

const formats = {
  en: new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "medium" }),
  es: new Intl.DateTimeFormat("es-US", { dateStyle: "medium", timeStyle: "medium" }),
} satisfies Record<Language, Intl.DateTimeFormat>;

/** An instant to the second, in the reader's own zone; for records. */
export const inMoments = (at: string, language: Language): string => formats[language].format(new Date(at));
