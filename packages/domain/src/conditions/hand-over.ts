import type { Instant } from "../calendar/zoned-time.ts";
import type { Language } from "../language.ts";

/** The borrower said of something that is asked of them that somebody who signs beside them has it. */
export interface HandOver {
  /** As what the signer is asked; what the borrower is asked, and is told of it, stays closed to them. */
  readonly uuid: string;
  /** What of the borrower's is handed over. */
  readonly condition: string;
  readonly signerUuid: string;
  /** What the borrower writes that is wanted: all that the signer reads of it. */
  readonly words: string;
  readonly writtenIn: Language;
  readonly at: Instant;
  /** The borrower took it back, or the signer says that they do not have it, with what they wrote. */
  readonly ended?: { readonly why: "TAKEN_BACK" | "NOT_THERE"; readonly at: Instant; readonly text?: string };
}
