/** Whether an address that is put in the place of another names the same home, by the county's parcel. */
export const homeMatches = ["SAME", "OTHER"] as const;
export type HomeMatch = (typeof homeMatches)[number];

/** Why staff cannot put another address in the place of the home's. */
export const homeLimits = [
  /** The borrower is asked which home it is on a page of their own. */
  "NOT_YET",
  /** Declined, withdrawn, lapsed, rescinded or paid out. */
  "ENDED",
  /** Papers that were signed by hand have come back. */
  "BY_HAND",
  /** Somebody who signs has come to the office that is booked. */
  "AT_OFFICE",
  /** The line on the named home is opened; its right to cancel, recording or money is still ahead. */
  "OPENED",
  /** The money is decided upon. */
  "FUNDED",
  /** The line is open, and the county names the same parcel otherwise than the signed papers. */
  "NAMED_OTHERWISE",
  /** A contractor's work on the named home is what the line pays for. */
  "CONTRACTOR",
] as const;
export type HomeLimit = (typeof homeLimits)[number];
