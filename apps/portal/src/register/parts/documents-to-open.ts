/** Nothing may be asked of a bureau before these have reached the applicant. */
export const documentsToOpen = ["EARLY_HELOC_DISCLOSURE", "CFPB_HELOC_BOOKLET"] as const;
