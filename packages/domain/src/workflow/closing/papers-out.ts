import type { Facts } from "../facts/facts.ts";

/** Whether the closing papers are signed, or lie with somebody who signs them by hand: what they say stands. */
export const arePapersOut = ({ closingSignedAt, closingDocuments, onPaper }: Facts): boolean =>
  closingSignedAt !== undefined || (onPaper !== undefined && closingDocuments !== undefined);
