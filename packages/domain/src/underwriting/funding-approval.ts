import type { Cents } from "../money/cents.ts";

/** By whom money is let go once nothing else keeps it back: by the product, or by two people of the lender's. */
export const fundingApprovals = ["OFF", "TWO_PEOPLE"] as const;
export type FundingApproval = (typeof fundingApprovals)[number];

/** What a lender's guidelines say of it. */
interface ApprovalPolicy {
  readonly fundingApproval?: FundingApproval | undefined;
  /** Cents. */
  readonly fundingApprovalFrom?: Cents | undefined;
}

/** Whether two people are to let go what leaves, in cents of cash and payoffs together: from an amount on, or always. */
export const asksTwoPeople = ({ fundingApproval, fundingApprovalFrom = 0 }: ApprovalPolicy, leaves: Cents): boolean =>
  fundingApproval === "TWO_PEOPLE" && leaves >= fundingApprovalFrom;
