import type { Instant } from "../calendar/zoned-time.ts";
import type { Language } from "../language.ts";

/** Whoever was asked for something said that the other has it: the borrower of somebody who signs beside them, or, `toBorrower`, the other way round. */
export interface HandOver {
  /** As what the other is asked; the condition itself, and what its own is told of it, stays closed to them. */
  readonly uuid: string;
  /** What is handed over. */
  readonly condition: string;
  /** Of the two who it is beside the borrower. */
  readonly signerUuid: string;
  /** It was asked of the signer, and the borrower has it. */
  readonly toBorrower?: true;
  /** What is written that is wanted: all that the other reads of it. */
  readonly words: string;
  readonly writtenIn: Language;
  readonly at: Instant;
  /** It was taken back, or the other says that they do not have it, with what they wrote. */
  readonly ended?: { readonly why: "TAKEN_BACK" | "NOT_THERE"; readonly at: Instant; readonly text?: string };
}
