import type { DocumentType } from "./document-types.ts";

/**
 * Papers whose receipt the borrower confirms by a click: the flood notice (42 USC 4104a(a)(1)), and in Texas the 50(g) notice and the
 * final costs, from whose receipt the waits before closing are reckoned (7 TAC 153.12, 153.13). Others are signed, or only to be read.
 */
export const documentsToConfirm: ReadonlySet<DocumentType> = new Set<DocumentType>([
  "FLOOD_NOTICE",
  "TEXAS_50G_NOTICE",
  "TEXAS_FINAL_ITEMIZATION",
]);
