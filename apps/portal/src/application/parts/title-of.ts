import { foreignTitles, isForeignDocument } from "@gable/domain/application/document-titles.ts";
import type { Language } from "@gable/ui/language/catalogue.tsx";

/** What a document is called: what somebody sent has a name in each language, what the product wrote the one of its own heading. */
export const titleOf = (
  { type, title }: { readonly type: string; readonly title: string },
  language: Language,
): string =>
  // A signed original is called after what was signed.
  isForeignDocument(type) && type !== "SIGNED_ORIGINAL" ? foreignTitles[type][language] : title;
