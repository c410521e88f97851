import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { kept } from "../storage/browser-storage.ts";
import { type Language, LanguageProvider } from "./catalogue.tsx";

const KEY = "language";

const ChoiceContext = createContext<(language: Language) => void>(() => undefined);

/** Sets the language of everything below, and remembers it in this browser. */
export const useChooseLanguage = () => use(ChoiceContext);

type ChosenLanguageProps = {
  /** The language to begin with, of whoever chose this one here before. */
  readonly begin: (chosen: string | undefined) => Language;
  readonly children: ReactNode;
};

export function ChosenLanguage({ begin, children }: ChosenLanguageProps) {
  const [language, setLanguage] = useState(() => begin(kept.read(KEY)));
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
