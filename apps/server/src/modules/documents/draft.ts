import type { Words } from "@gable/domain/language.ts";
import type { Block } from "./blocks.ts";
import type { DocumentLender } from "./lender.ts";

/** One fact of the title block, e.g. `{ name: "Application", value: "HE-1042" }`. */
export interface Fact {
  readonly name: Words;
  readonly value: string;
}

/** A document before it is set: what it says, in reading order. The English words govern. */
export interface DocumentDraft {
  readonly title: Words;
  /** The day that the title block prints and the PDF is dated by, `YYYY-MM-DD`. */
  readonly preparedOn: string;
  readonly facts: readonly Fact[];
  /** What a hurried reader must take away, in plain sentences. */
  readonly summary: { readonly en: readonly string[]; readonly es: readonly string[] };
  readonly body: readonly Block[];
  /** Papers that go with it, inside the file. */
  readonly attached?: readonly AttachedPaper[];
}

/** A paper as it came, which another one carries inside its file. */
export interface AttachedPaper {
  /** With its ending. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Of `bytes`, lower-case hexadecimal. */
  readonly sha256: string;
}

/** A kind of document: the version of its wording and how its input becomes a draft. */
export interface Template<Input> {
  /** Changes whenever the wording does; recorded with every delivery and signature. */
  readonly version: string;
  readonly draft: (input: Input, lender: DocumentLender) => DocumentDraft;
}
