import type { DocumentType } from "../application/document-types.ts";
import type { IncomeSourceType } from "../application/enumerations.ts";
import type { Instant } from "../calendar/zoned-time.ts";
import type { Facts } from "../workflow/facts/facts.ts";

export type PaperSource = Extract<IncomeSourceType, "MANUAL_PAYSTUB" | "TAX_RETURN" | "AWARD_LETTER">;

const sources: Readonly<Partial<Record<DocumentType, PaperSource>>> = {
  USER_UPLOADED_PAYSTUB: "MANUAL_PAYSTUB",
  TAX_RETURN: "TAX_RETURN",
  AWARD_LETTER: "AWARD_LETTER",
};

/** A paper that the borrower sent to show income, and what a person has made of it. */
export interface IncomePaper {
  readonly documentUuid: string;
  readonly source: PaperSource;
  readonly at: Instant;
  readonly standing: "UNREAD" | "READ" | "RETURNED";
  /** Why it cannot be used, in the words of the person who looked. */
  readonly reason?: string;
}

/**
 * Every paper that shows income, in the order in which they came. Papers of a kind that came before its income was recorded are read; a
 * letter is of one payer, and read when its own is recorded.
 */
export function incomePapers({ uploads, incomeSources, returnedPapers }: Facts): IncomePaper[] {
  return uploads.flatMap<IncomePaper>(({ documentUuid, type, at }) => {
    const source = sources[type];
    if (!source) return [];
    const returned = returnedPapers?.[documentUuid];
    if (returned) return [{ documentUuid, source, at, standing: "RETURNED", reason: returned.reason }];
    const isRead = incomeSources.some(
      (read) => read.source === source && (source === "AWARD_LETTER" ? read.reference === documentUuid : read.at >= at),
    );
    return [{ documentUuid, source, at, standing: isRead ? "READ" : "UNREAD" }];
  });
}

/** What a person still has to read. */
export const unreadIncomePapers = (facts: Facts): IncomePaper[] =>
  incomePapers(facts).filter(({ standing }) => standing === "UNREAD");
