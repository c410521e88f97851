import { catalogue } from "@gable/ui/language/catalogue.tsx";

/** Where something stands that the borrower handed over, by its code. */
export const handedWords = catalogue({
  ASKED: { en: (who: string) => `We asked ${who} for it`, es: (who: string) => `Se lo pedimos a ${who}` },
  SENT: { en: (who: string) => `${who} sent it`, es: (who: string) => `${who} lo envió` },
  NOT_THERE: {
    en: (who: string) => `${who} says that they do not have it`,
    es: (who: string) => `${who} dice que no lo tiene`,
  },
});
