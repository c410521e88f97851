import { foreignTitles, isForeignDocument } from "@gable/domain/application/document-titles.ts";
import type { Language } from "@gable/ui/language/catalogue.tsx";

/**
 * What a document is called: what somebody sent has a name in each language, what the product wrote the one of its own heading. Where it
 * was filed under a title of its own, such as what was signed or the home that it is of, it keeps that.
 */
export function titleOf(
  { type, title }: { readonly type: string; readonly title: string },
  language: Language,
): string {
  const usual = isForeignDocument(type) ? foreignTitles[type] : undefined;
  return usual && Object.values(usual).includes(title) ? usual[language] : title;
}
