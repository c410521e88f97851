import * as z from "zod";
import { floodRequirement } from "../flood/flood-coverage.ts";
import { isLicenseExpired, parseDriverLicense } from "../identity/driver-license-barcode.ts";
import { isExpired, parsePassportMrz } from "../identity/passport-mrz.ts";
import { toCents, toDollarString } from "../money/cents.ts";
import { defaultPolicy } from "../underwriting/default-policy.ts";
import { type VectorRule, vectorRule } from "./vector-file.ts";

/** The day on which the vectors ask whether a document has expired. */
const VECTOR_DAY = "2026-11-20";

export const documentRules: Record<string, VectorRule> = {
  flood: vectorRule(
    z.object({
      zone: z.string(),
      newLine: z.string(),
      seniorBalance: z.string(),
      insurableValue: z.string(),
      communityParticipates: z.boolean(),
      termYears: z.number().optional(),
    }),
    ({ zone, communityParticipates, termYears, ...amounts }) => {
      const requirement = floodRequirement(
        {
          zone,
          communityParticipates,
          newLine: toCents(amounts.newLine),
          seniorBalance: toCents(amounts.seniorBalance),
          insurableValue: toCents(amounts.insurableValue),
          ...(termYears === undefined ? {} : { termYears }),
          year: 2026,
        },
        defaultPolicy.yearlyAmounts,
      );
      return { ...requirement, requiredCoverage: toDollarString(requirement.requiredCoverage).replace(/\.00$/, "") };
    },
  ),

  mrz: vectorRule(z.object({ line1: z.string(), line2: z.string() }), ({ line1, line2 }) => {
    const passport = parsePassportMrz(line1, line2, VECTOR_DAY);
    return passport === null
      ? { valid: false }
      : { ...passport, expiredOn2026_11_20: isExpired(passport.expiry, VECTOR_DAY) };
  }),

  aamva: vectorRule(z.object({ raw: z.string() }), ({ raw }) => {
    const license = parseDriverLicense(raw);
    return license === null ? null : { ...license, expiredOn2026_11_20: isLicenseExpired(license, VECTOR_DAY) };
  }),
};
