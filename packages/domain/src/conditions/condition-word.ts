import type { Instant } from "../calendar/zoned-time.ts";
import type { Language, Words } from "../language.ts";

/** Something that was said about what is asked for. Only the one who is asked, and staff, read it. */
export interface ConditionWord {
  readonly uuid: string;
  /** The one who is asked: the borrower, or who signs beside them. */
  readonly by: "ASKED" | "STAFF";
  readonly kind: "MESSAGE" | "NOT_APPLICABLE" | "RETURNED";
  readonly text: string;
  /** In both languages, where the product itself says it and no person. */
  readonly inWords?: Words;
  /** Of what staff wrote, where they said so. */
  readonly writtenIn?: Language;
  readonly at: Instant;
  readonly staffUuid?: string;
}
