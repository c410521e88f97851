import { catalogue } from "@gable/ui/language/catalogue.tsx";

/** By itself: every page of an application is ready to say it. */
export const consentChangedWords = catalogue({
  title: {
    en: "Please agree once more to documents on screen",
    es: "Acepte una vez más los documentos en pantalla",
  },
});
