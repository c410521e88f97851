import type { ReplyOf } from "@gable/contract/call.ts";
import type { inquiriesAsked } from "@gable/contract/calls/conditions.ts";
import { openCondition } from "@gable/domain/conditions/caused-conditions.ts";
import type { Condition } from "@gable/domain/conditions/condition.ts";
import {
  askedInquiries,
  asksOfInquiries,
  awaitsExplanation,
  explained,
  isOfEach,
} from "@gable/domain/conditions/explained-inquiries.ts";
import type { InquiryAnswer } from "@gable/domain/credit/inquiry-answer.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import { notFound, Refusal } from "../../http/refusal.ts";
import type { Change } from "../../workflow/change.ts";
import { reissuePackage } from "../closing/reissue-package.ts";

/** The inquiries that a condition asks about, and what was said of them. */
export const inquiriesOf = (facts: Facts, asked: Condition): ReplyOf<typeof inquiriesAsked> => ({
  inquiries: asksOfInquiries(facts, asked.categoryEnum) ? askedInquiries(facts) : [],
  said: facts.explainedInquiries?.[asked.uuid]?.answers.slice() ?? null,
  isAwaited: awaitsExplanation(facts, asked),
});

/**
 * What the borrower says of every inquiry. Papers of closing that are drawn and not signed rest on what was known before, and are drawn
 * anew once another debt counts. Throws a Refusal where the report has others by now.
 */
export function explainedBy(file: LoanFile, condition: string, answers: readonly InquiryAnswer[], now: Date): Change {
  const { facts } = file;
  const open = openCondition(file, condition);
  if (!open || !asksOfInquiries(facts, open.condition.categoryEnum)) throw notFound();
  if (!isOfEach(facts, answers))
    throw new Refusal(
      409,
      "inquiries-changed",
      "Your credit report has other inquiries by now. Please load the page anew.",
    );
  const said = explained(facts, condition, answers, now.toISOString());
  const drawn = facts.closingDocuments && countOthers(facts, said) ? reissuePackage(file, now, "DEBTS") : undefined;
  return {
    ...drawn,
    event: "inquiries-explained",
    facts: { ...drawn?.facts, ...said },
    detail: { condition, answers: answers.length, newDebts: answers.filter(({ came }) => came === "NEW_DEBT").length },
  };
}

/** Whether other debts count than before. */
const countOthers = (before: Facts, { inquiryAttestation }: Pick<Facts, "inquiryAttestation">): boolean =>
  inquiryAttestation !== undefined &&
  JSON.stringify(inquiryAttestation.newDebts) !== JSON.stringify(before.inquiryAttestation?.newDebts ?? []);
