import { foreignTitles, isForeignDocument } from "@gable/domain/application/document-titles.ts";
import type { Language } from "@gable/ui/language/catalogue.tsx";

/** A document as lists name it: its heading, and what it is written in. */
type Titled = { readonly type: string; readonly title: string; readonly language: Language | null };

/** What a document is called on a page. */
export type PageTitle = {
  /** In the page's language. */
  readonly before: string;
  readonly title: string;
  /** Of `title`; null where it is the page's. */
  readonly language: Language | null;
};

/**
 * What a document is called: what somebody sent has a name in each language, what the product wrote the one of its own heading. Where it
 * was filed under a title of its own, such as the home that it is of, it keeps that; what was signed keeps the heading of what it was.
 */
export function titleIn({ type, title, language: own }: Titled, language: Language): PageTitle {
  if (!isForeignDocument(type)) return { before: "", title, language: own };
  const usual = foreignTitles[type];
  const named = [usual.en, usual.es].find((name) => title === name || title.startsWith(`${name}: `));
  if (named === undefined || named === title)
    return { before: "", title: named ? usual[language] : title, language: null };
  return { before: `${usual[language]}: `, title: title.slice(named.length + 2), language: own };
}

/** As `titleIn`, where nothing can be set apart, as in the name of a file. */
export function titleOf(paper: Titled, language: Language): string {
  const { before, title } = titleIn(paper, language);
  return before + title;
}
