import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import { defaultPolicy } from "@gable/domain/underwriting/default-policy.ts";
import { type LendingPolicy, policyOn } from "@gable/domain/underwriting/lending-policy.ts";

/** The lending policy of a lender in force on a day. Lenders without one of their own lend by the default. */
export const policyOf = (_lender: Lender, on: LocalDate): LendingPolicy => policyOn([defaultPolicy], on);
