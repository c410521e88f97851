import { useLanguage } from "@gable/ui/language/catalogue.tsx";
import { wordsOfCode } from "./codes.words.ts";

/** `explain` of a form: codes of rules and refusals to words in the reader's language. */
export function useExplain(): (code: string) => string {
  const language = useLanguage();
  return (code) => wordsOfCode(code)[language];
}
