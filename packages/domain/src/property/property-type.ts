import * as z from "zod";

/** What the home is, as county records and the borrower describe it. */
export const PropertyType = z.enum([
  "SFR",
  "TOWNHOUSE",
  "PUD",
  "CONDO",
  "DUPLEX",
  "THREE_OR_FOUR_UNITS",
  "FIVE_OR_MORE_UNITS",
  "CO_OP",
  "MANUFACTURED",
  "MIXED_USE",
  "LOG_HOME",
  "EARTH_OR_DOME",
  "TIMESHARE",
  "HOUSEBOAT",
  "LAND",
  "OTHER",
]);
export type PropertyType = z.infer<typeof PropertyType>;
