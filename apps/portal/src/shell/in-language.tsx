import type { Language } from "@gable/domain/language.ts";
import { useLanguage } from "@gable/ui/language/catalogue.tsx";

/** What a person wrote; said and marked where it is in another language than the page. */
export function InLanguage({ text, language }: { text: string; language: Language | undefined }) {
  const reader = useLanguage();
  if (language === undefined || language === reader) return text;
  return (
    <>
      <span lang={language}>{text}</span> ({new Intl.DisplayNames(reader, { type: "language" }).of(language)})
    </>
  );
}
