/** Regulation B allows these three words and no others (12 CFR 1002.5(d)(1)). */
export const maritalStatuses = ["MARRIED", "UNMARRIED", "SEPARATED"] as const;

/**
 * What a creditor may ask of everybody alike (12 CFR 1002.5(e), 1002.6(b)(7)): who may stay for good, who may stay for a time. Where somebody
 * was born, or of what nation they are, is not asked.
 */
export const citizenships = ["US_CITIZEN", "PERMANENT_RESIDENT", "OTHER_RESIDENT"] as const;
export type Citizenship = (typeof citizenships)[number];

/** What the money is for; HMDA's loan purpose and the agreement read it. */
export const purposes = [
  "HOME_IMPROVEMENT",
  "DEBT_CONSOLIDATION",
  "LARGE_PURCHASE",
  "EDUCATION",
  "MEDICAL",
  "EMERGENCY_RESERVE",
  "BUSINESS",
  "OTHER_PROPERTY",
  "MOVING",
  "VEHICLE",
  "TRAVEL_OR_EVENT",
  "OTHER",
] as const;

export const titleRelations = ["SPOUSE", "PARTNER", "PARENT", "CHILD", "SIBLING", "TRUSTEE", "OTHER"] as const;
export type TitleRelation = (typeof titleRelations)[number];

/** What is larger is said by the same answer. */
export const LARGEST_HOUSEHOLD = 12;

/** How many people beside the borrower an application can name who are on the title or must sign. */
export const MOST_COMPANIONS = 6;
