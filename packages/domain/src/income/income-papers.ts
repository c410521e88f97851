import type { DocumentType } from "../application/document-types.ts";
import type { IncomeSourceType } from "../application/enumerations.ts";
import type { Instant } from "../calendar/zoned-time.ts";
import type { Language } from "../language.ts";
import type { Facts } from "../workflow/facts/facts.ts";
import type { IncomeSource } from "../workflow/facts/verification-facts.ts";

export type PaperSource = Extract<IncomeSourceType, "MANUAL_PAYSTUB" | "TAX_RETURN" | "AWARD_LETTER" | "W2">;

const sources: Readonly<Partial<Record<DocumentType, PaperSource>>> = {
  USER_UPLOADED_PAYSTUB: "MANUAL_PAYSTUB",
  TAX_RETURN: "TAX_RETURN",
  AWARD_LETTER: "AWARD_LETTER",
  W2: "W2",
};

/** A paper that the borrower sent to show income, and what a person has made of it. */
export interface IncomePaper {
  readonly documentUuid: string;
  readonly source: PaperSource;
  readonly at: Instant;
  readonly standing: "UNREAD" | "READ" | "RETURNED";
  /** Why it cannot be used, in the words of the person who looked. */
  readonly reason?: string;
  /** In which language they wrote it, where they said so. */
  readonly writtenIn?: Language;
}

/** Every paper that shows income, in the order in which they came. Each is read when its own income is recorded, or another's with it. */
export function incomePapers({ uploads, incomeSources, returnedPapers }: Facts): IncomePaper[] {
  return uploads.flatMap<IncomePaper>(({ documentUuid, type, at }) => {
    const source = sources[type];
    if (!source) return [];
    const returned = returnedPapers?.[documentUuid];
    if (returned) {
      const { reason, writtenIn } = returned;
      return [{ documentUuid, source, at, standing: "RETURNED", reason, ...(writtenIn && { writtenIn }) }];
    }
    const isRead = incomeSources.some((read) => read.source === source && isReadIn(read, { documentUuid, at }));
    return [{ documentUuid, source, at, standing: isRead ? "READ" : "UNREAD" }];
  });
}

function isReadIn(
  { source, reference, readWith, at }: IncomeSource,
  paper: Pick<IncomePaper, "documentUuid" | "at">,
): boolean {
  if (reference === paper.documentUuid || readWith?.includes(paper.documentUuid)) return true;
  // A letter was always one of one payer.
  return readWith === undefined && source !== "AWARD_LETTER" && at >= paper.at;
}

/** What a person still has to read. */
export const unreadIncomePapers = (facts: Facts): IncomePaper[] =>
  incomePapers(facts).filter(({ standing }) => standing === "UNREAD");
