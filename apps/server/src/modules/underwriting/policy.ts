import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import type { LendingPolicy } from "@gable/domain/underwriting/lending-policy.ts";
import type { Context } from "../../context.ts";

/** The lending policy of a lender in force on a day. */
export const policyOf = ({ policies }: Context, { orgCode }: Lender, on: LocalDate): LendingPolicy =>
  policies.on(orgCode, on);
