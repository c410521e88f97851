import { catalogue } from "@gable/ui/language/catalogue.tsx";

export const prefilledNoteWords = catalogue({
  prefilled: {
    en: (by: string) => `Prefilled by ${by}. Check it.`,
    es: (by: string) => `${by} llenó estos datos. Revíselos.`,
  },
});
