import type { EmploymentType } from "@gable/domain/application/enumerations.ts";

/** In the order in which they are offered. */
export const employmentTypes = [
  "FULL_TIME",
  "PART_TIME",
  "SELF_EMPLOYED",
  "RETIRED",
  "UNEMPLOYED",
  "SEPARATE_MAINTENANCE_PAYMENTS",
] as const satisfies readonly EmploymentType[];
