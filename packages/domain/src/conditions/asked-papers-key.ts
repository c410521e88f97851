/** What papers that the facts ask for are to show: by this it is kept that somebody of staff has accepted them. */
export type AskedPapersKey =
  | "DENIED_LIENS"
  | "OWNERS"
  | "RESERVES"
  | "JUDGMENTS"
  | "ASSETS"
  | "EQUITY_LOAN_DATE"
  | "TAX_OWED"
  | "RETURNS_NOT_FILED"
  | "OCCUPANCY"
  | "OFF_THE_MARKET"
  | "COURT_CASES"
  | "PROPERTY_TAXES"
  | "SSN_DIFFERS"
  | "OWNER_BY_TITLE"
  | "PAST_DUE"
  | "ON_LEAVE";
