import type { LocalDate } from "@gable/domain/calendar/local-date.ts";
import type { DocumentInputs } from "../documents/document-kinds.ts";

/** What the lender shares, and with whom, as the model privacy notice tells it (12 CFR 1016, appendix). */
export function privacyNotice(today: LocalDate): DocumentInputs["GLBA_NOTICE"] {
  return {
    preparedOn: today,
    revised: "11/2026",
    sharing: {
      ownMarketing: "shared-no-limit",
      jointMarketing: "not-shared",
      affiliatesEverydayBusiness: "not-shared",
      affiliatesCreditworthiness: "not-shared",
      affiliatesToMarket: "not-shared",
      nonaffiliatesToMarket: "not-shared",
    },
    affiliates: [],
  };
}
