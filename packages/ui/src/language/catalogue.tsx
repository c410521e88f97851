import { createContext, type ReactNode, use } from "react";

export const languages = ["en", "es"] as const;
export type Language = (typeof languages)[number];

type Phrase = string | ((...values: never[]) => ReactNode);
type Widened<P> = P extends string
  ? string
  : P extends (...values: infer V) => infer R
    ? (...values: V) => R extends string ? string : R
    : never;
type Entry<P> = { en: P; es: Widened<P> };

/** One component's words, both languages side by side. A phrase with something in it is a function. */
export type Words = Record<string, { en: Phrase; es: Phrase }>;
export type Text<W extends Words> = { readonly [K in keyof W]: Widened<W[K]["en"]> };

/** `catalogue({ save: { en: "Save", es: "Guardar" }, pages: { en: (n: number) => `${n} pages`, es: … } })` */
export function catalogue<const W extends Words>(words: W & { [K in keyof W]: Entry<W[K]["en"]> }): W {
  return words;
}

/** The phrases of one language, for places outside React (messages, documents). */
export function textOf<W extends Words>(words: W, language: Language): Text<W> {
  const known = read.get(words)?.[language];
  if (known) return known as Text<W>;
  const text = Object.fromEntries(Object.entries(words).map(([key, phrase]) => [key, phrase[language]])) as Text<W>;
  read.set(words, { ...read.get(words), [language]: text });
  return text;
}

const read = new WeakMap<Words, Partial<Record<Language, Text<Words>>>>();

const LanguageContext = createContext<Language>("en");

export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

export const useLanguage = () => use(LanguageContext);

/** The component's words in the reader's language: `const t = useText(words); t.save`. */
export function useText<W extends Words>(words: W): Text<W> {
  return textOf(words, useLanguage());
}
