import { languages, useLanguage } from "./catalogue.tsx";
import { formatsOf } from "./formats.ts";

const byLanguage = Object.fromEntries(languages.map((language) => [language, formatsOf(language)] as const));

/** Figures in the reader's language. */
export const useFormats = () => byLanguage[useLanguage()] ?? formatsOf("en");
