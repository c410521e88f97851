import type { LoanFileView } from "@gable/contract/loan-file/view.ts";

/** Who signs beside the borrower, as the file shows them. */
export type Signer = LoanFileView["signers"][number];
