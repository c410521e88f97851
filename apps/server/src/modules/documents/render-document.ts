import { createHash } from "node:crypto";
import type { Language } from "@gable/domain/language.ts";
import { type DocumentInputs, type DocumentKind, templates } from "./document-kinds.ts";
import type { DocumentDraft, Template } from "./draft.ts";
import { drawBlocks } from "./layout/draw-blocks.ts";
import { drawFurniture } from "./layout/page-furniture.ts";
import { attach, closeSheet, openSheet, turnPage } from "./layout/sheet.ts";
import { drawOpening, drawSpanishCover } from "./layout/title-block.ts";
import type { DocumentLender } from "./lender.ts";
import { type OwnForm, readForm } from "./own-forms.ts";
import type { PlacedField } from "./placed-field.ts";

export interface RenderedDocument {
  readonly kind: DocumentKind;
  /** Version of the wording, to be recorded with every delivery and signature. */
  readonly version: string;
  /** Title in the reader's language. */
  readonly title: string;
  readonly language: Language;
  readonly pages: number;
  readonly fields: readonly PlacedField[];
  /** The PDF. The same input gives the same bytes. */
  readonly bytes: Uint8Array;
  /** SHA-256 of `bytes`, lower-case hexadecimal. */
  readonly sha256: string;
}

/**
 * Sets a document as a tagged PDF. With `"es"` a Spanish summary comes first; the English that follows governs.
 * Throws RangeError where the input cannot be printed truthfully (impossible date, fraction of a cent, two fields of one name).
 * It takes tens of milliseconds of the thread; a server calls it through `openRenderPool`.
 */
export function renderDocument<Kind extends DocumentKind>(
  kind: Kind,
  input: DocumentInputs[Kind],
  lender: DocumentLender,
  language: Language,
  template: Template<DocumentInputs[Kind]> = templates[kind] as Template<DocumentInputs[Kind]>,
): RenderedDocument {
  const draft = template.draft(input, lender);
  const set = setDraft(draft, lender, language, `${kind.toLowerCase().replaceAll("_", "-")} ${template.version}`);
  return {
    kind,
    version: template.version,
    title: draft.title[language],
    language,
    ...set,
    sha256: createHash("sha256").update(set.bytes).digest("hex"),
  };
}

/** As `renderDocument`, by the lender's own form where it has one. */
export async function renderForLender<Kind extends DocumentKind>(
  kind: Kind,
  input: DocumentInputs[Kind],
  lender: DocumentLender,
  language: Language,
): Promise<RenderedDocument> {
  const own = lender.ownForms?.[kind];
  if (!own) return renderDocument(kind, input, lender, language);
  const { draft, approvedByCounsel } = (await readForm(own.href)) as OwnForm<DocumentInputs[Kind]>;
  return renderDocument(kind, input, { ...lender, approvedByCounsel }, language, { draft, version: own.version });
}

/** Sets any draft; `form` is printed in the foot of every page. */
export function setDraft(
  draft: DocumentDraft,
  lender: DocumentLender,
  language: Language,
  form: string,
): Pick<RenderedDocument, "bytes" | "pages" | "fields"> {
  const sheet = openSheet({
    title: draft.title[language],
    author: lender.legalName,
    subject: form,
    language: "en-US",
    datedOn: draft.preparedOn,
  });
  if (language === "es") {
    drawSpanishCover(sheet, draft, lender);
    turnPage(sheet);
  }
  drawOpening(sheet, draft, lender, "en");
  drawBlocks(sheet, draft.body);
  for (const paper of draft.attached ?? []) attach(sheet, paper);
  const pages = drawFurniture(sheet, { lender, title: draft.title.en, form });
  return { bytes: closeSheet(sheet), pages, fields: sheet.fields };
}
