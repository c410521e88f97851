/** What an application may lack that only the borrower can give. */
export const missingItems = [
  "CREDIT_FILE",
  "ADDRESS",
  "OWNERSHIP",
  "HOME_VALUE",
  "DEBTS",
  "ASSETS",
  "PAYING_OFF_DEBTS",
  "CHOICE",
  "ADDITIONAL_INFORMATION",
  "DEMOGRAPHICS",
  "SUMMARY",
  "SUBMISSION",
  "INCOME",
  "ACCOUNT",
  "WAY_OF_PAYMENT",
  "EMPLOYMENT",
  "IDENTITY",
  "ACCESS_TO_HOME",
] as const;
export type MissingItem = (typeof missingItems)[number];
