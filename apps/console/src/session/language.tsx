import { type Language, LanguageProvider, languages } from "@gable/ui/language/catalogue.tsx";
import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { kept } from "./storage.ts";

const KEY = "language";

const isLanguage = (text: string | undefined): text is Language => languages.some((language) => language === text);

/** What was chosen here before, else what the browser asks for, else English. */
const firstLanguage = (): Language => {
  const stored = kept.read(KEY);
  if (isLanguage(stored)) return stored;
  return navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";
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
