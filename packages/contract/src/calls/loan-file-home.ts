import { Address } from "@gable/domain/application/address.ts";
import { HomeCorrection } from "@gable/domain/profile/correction.ts";
import { consequences } from "@gable/domain/profile/correction-consequences.ts";
import { homeLimits, homeMatches } from "@gable/domain/profile/home-correction.ts";
import { z } from "zod";
import { call } from "../call.ts";
import { instant } from "../loan-file/units.ts";
import { CONSOLE_FILE, OfFile } from "./loan-file.ts";

export const lookUpHome = call({
  name: "lookUpHome",
  summary:
    "What the county has at an address that may take the place of the home's, and what that would set back; only the look is kept",
  method: "POST",
  path: `${CONSOLE_FILE}/home/look`,
  access: "staff-on-file",
  permission: "correct-answers",
  idempotent: true,
  params: OfFile,
  body: HomeCorrection,
  reply: z.discriminatedUnion("outcome", [
    z.object({
      outcome: z.literal("FOUND"),
      /** As the county writes it. */
      address: Address,
      owners: z.array(z.string()),
      /** By the county's parcel. */
      match: z.enum(homeMatches),
      /** Why it cannot take the place of the other all the same; null where it can. */
      limit: z.enum(homeLimits).nullable(),
      /** What the borrower is asked or has found out anew; none under a limit. */
      follows: z.array(z.enum(consequences)),
      /** What names this look to the act that puts the address in the other's place. */
      lookedUpAt: instant,
    }),
    /** Several parcels: the unit says which. */
    z.object({ outcome: z.literal("SEVERAL"), addresses: z.array(Address) }),
    z.object({ outcome: z.literal("NONE") }),
    z.object({ outcome: z.literal("RECORDS_DOWN") }),
  ]),
});
