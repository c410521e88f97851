/** Answers of registration that somebody else may have written down before the borrower comes. */
export const prefillable = ["home", "name", "email", "phone"] as const;
export type Prefillable = (typeof prefillable)[number];
