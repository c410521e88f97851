import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import type { Lender } from "@gable/domain/organisations/lender.ts";
import { licensedStates } from "@gable/domain/organisations/state-licenses.ts";

/** Whether the lender may take an application for a home in this state on this day (rule ). */
export const isLicensedIn = (lender: Lender, state: string, on: LocalDate): boolean =>
  licensedStates(lender.orgMetaData.other.licenses, on).includes(state);
