import type { Facts } from "../facts/facts.ts";
import { usableHardCredit } from "./fraud-alert.ts";

/** Who asked the bureau about the borrower and when, as the latest report that may be used has it. */
export function reportedInquiries(facts: Facts): readonly { readonly creditor: string; readonly on: string }[] {
  const soft = facts.softCredit?.outcome === "HIT" ? facts.softCredit : undefined;
  return (usableHardCredit(facts) ?? soft)?.report.inquiries ?? [];
}
