import { catalogue } from "@gable/ui/language/catalogue.tsx";

/** What differs from the borrower's page; the rest of its words are the same. */
export const signerIdentityWords = catalogue({
  why: {
    en: "The law asks us to know who signs for a home. The pictures are encrypted, compared once, and never shown to the borrower.",
    es: "La ley nos pide saber quién firma por una casa. Las imágenes se cifran, se comparan una vez y nunca se muestran a quien pide el préstamo.",
  },
  checking: { en: "We are comparing your pictures", es: "Estamos comparando sus imágenes" },
  checkingLead: { en: "Usually ten seconds.", es: "Suele tardar diez segundos." },
});
