/** Words shown to people, always in both languages of the product, side by side. */
export type Words = { readonly en: string; readonly es: string };

export const languages = ["en", "es"] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (text: string | undefined): text is Language =>
  languages.some((language) => language === text);

/** The first of the languages asked for, as tags such as `es-MX`, that the product speaks; English where it speaks none of them. */
export const languageFor = (tags: readonly string[]): Language =>
  tags.map((tag) => tag.trim().slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";

/** The language that somebody chose before, where it is one, else the one for what their browser asks for. */
export const languageOfVisitor = (chosen: string | undefined, asked: readonly string[]): Language =>
  isLanguage(chosen) ? chosen : languageFor(asked);
