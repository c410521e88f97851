/** Without these there is no soft check and no account. */
export const neededConsents = ["SOFT_CREDIT", "ELECTRONIC_RECORDS", "TERMS_OF_USE"] as const;
export type NeededConsent = (typeof neededConsents)[number];
