import { isLanguage, languageFor } from "@gable/domain/language.ts";
import { type Language, LanguageProvider } from "@gable/ui/language/catalogue.tsx";
import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { kept } from "./storage.ts";

const KEY = "language";

/** What was chosen here before, else what the browser asks for, else English. */
const firstLanguage = (): Language => {
  const stored = kept.read(KEY);
  return isLanguage(stored) ? stored : languageFor(navigator.languages);
};

const ChoiceContext = createContext<(language: Language) => void>(() => undefined);

/** Sets the language of everything below, and remembers it in this browser. */
export const useChooseLanguage = () => use(ChoiceContext);

export function ChosenLanguage({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(firstLanguage);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const choose = (next: Language) => {
    kept.write(KEY, next);
    setLanguage(next);
  };
  return (
    <ChoiceContext value={choose}>
      <LanguageProvider language={language}>{children}</LanguageProvider>
    </ChoiceContext>
  );
}
