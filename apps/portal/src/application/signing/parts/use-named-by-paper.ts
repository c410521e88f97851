import type { Language } from "@gable/ui/language/catalogue.tsx";
import { useEffect } from "react";

/** A page that has a paper's title for its own is called, in the window too, in the language of the paper. */
export function useNamedByPaper(language: Language | null): void {
  useEffect(() => {
    const title = document.querySelector("title");
    if (!title || !language) return undefined;
    title.lang = language;
    return () => title.removeAttribute("lang");
  }, [language]);
}
