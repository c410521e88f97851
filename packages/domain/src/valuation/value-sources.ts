/** By whom, or by what, a home was found to be worth its value; a broker's opinion, an evaluation and an appraisal are a person's. */
export const valueSources = ["AVM", "BPO", "EVALUATION", "APPRAISAL", "BORROWER_ESTIMATE"] as const;
export type ValueSource = (typeof valueSources)[number];
