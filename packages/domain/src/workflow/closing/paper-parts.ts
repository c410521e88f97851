/** What comes back signed by hand: the papers of the opening, those of who signs beside the borrower, or the deed, which a notary acknowledges. */
export const paperParts = ["closing", "signer", "deed"] as const;
export type PaperPart = (typeof paperParts)[number];
