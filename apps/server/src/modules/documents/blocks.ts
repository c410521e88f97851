import type { FieldKind, Signer } from "./placed-field.ts";

/** Text may hold `**strong words**`; nothing else is markup. */
export type Text = string;

export interface Column {
  /** Empty in every column where the rows name themselves. */
  readonly header: string;
  /** Share of the table's width. */
  readonly share: number;
  readonly align?: "left" | "right";
}

export interface ListItem {
  readonly mark: string;
  readonly text: Text;
}

export interface Figure {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
}

export type Block =
  | { readonly block: "heading"; readonly level: 2 | 3; readonly text: string }
  | { readonly block: "paragraph"; readonly text: Text; readonly size: "body" | "small" }
  | { readonly block: "list"; readonly items: readonly ListItem[]; readonly level: number }
  | {
      readonly block: "table";
      readonly columns: readonly Column[];
      readonly rows: readonly (readonly Text[])[];
      /** The last row is a total. */
      readonly total: boolean;
    }
  | { readonly block: "keyFigures"; readonly figures: readonly Figure[] }
  | { readonly block: "lines"; readonly lines: readonly string[] }
  | { readonly block: "box"; readonly blocks: readonly Block[] }
  | { readonly block: "spanish"; readonly blocks: readonly Block[] }
  | { readonly block: "code"; readonly label: string; readonly code: string }
  | {
      readonly block: "field";
      readonly kind: FieldKind;
      readonly id: string;
      readonly signer: Signer;
      readonly label: string;
    }
  | { readonly block: "signature"; readonly id: string; readonly signer: Signer; readonly label: string }
  | { readonly block: "venue"; readonly id: string; readonly signer: Signer; readonly label: string }
  /** Lines to write on by hand; no field of the form. */
  | { readonly block: "blankLine"; readonly labels: readonly string[] }
  | { readonly block: "pageBreak" };

export const heading = (text: string): Block => ({ block: "heading", level: 2, text });
export const subheading = (text: string): Block => ({ block: "heading", level: 3, text });
export const paragraph = (text: Text): Block => ({ block: "paragraph", text, size: "body" });
export const smallPrint = (text: Text): Block => ({ block: "paragraph", text, size: "small" });
export const list = (...items: readonly Text[]): Block => markedList(items.map((text) => ({ mark: "•", text })));
export const numberedList = (...items: readonly Text[]): Block =>
  markedList(items.map((text, index) => ({ mark: `${index + 1}.`, text })));
/** Items with marks of their own, "(A)" or "4.2"; `level` 1 is set further in. */
export const markedList = (items: readonly ListItem[], level = 0): Block => ({ block: "list", items, level });
export const keyFigures = (...figures: readonly Figure[]): Block => ({ block: "keyFigures", figures });
export const lines = (...text: readonly string[]): Block => ({ block: "lines", lines: text });
/** A frame around words that a law wants set apart. */
export const box = (...blocks: readonly Block[]): Block => ({ block: "box", blocks });
/** Marks words as Spanish, so that they are read out as such. */
export const inSpanish = (...blocks: readonly Block[]): Block => ({ block: "spanish", blocks });
export const codeToType = (label: string, code: string): Block => ({ block: "code", label, code });
export const blankLine = (...labels: readonly string[]): Block => ({ block: "blankLine", labels });
export const pageBreak: Block = { block: "pageBreak" };

export const table = (
  columns: readonly Column[],
  rows: readonly (readonly Text[])[],
  options: { readonly total?: boolean } = {},
): Block => ({ block: "table", columns, rows, total: options.total ?? false });

/** A line to sign on with the signer's printed name and a date: places a signature field `id` and a date field `id-date`. */
export const signatureField = (id: string, signer: Signer, label: string): Block => ({
  block: "signature",
  id,
  signer,
  label,
});

/** A line for the state and county in which a notary does their act, which nobody knows before it is done. */
export const venueField = (id: string, signer: Signer, label: string): Block => ({
  block: "venue",
  id,
  signer,
  label,
});

/** A small box for initials beside a sentence of its own. */
export const initialsField = (id: string, signer: Signer, label: string): Block => ({
  block: "field",
  kind: "initials",
  id,
  signer,
  label,
});
