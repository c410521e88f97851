import * as z from "zod";

/** How the applicant uses the home: principal dwelling, second home, or investment. */
export const Occupancy = z.enum(["PRIMARY", "SECOND_HOME", "INVESTMENT"]);
export type Occupancy = z.infer<typeof Occupancy>;
