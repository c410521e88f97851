import type { Instant } from "../calendar/zoned-time.ts";
import type { InquiryAnswer } from "../credit/inquiry-answer.ts";
import { reportedInquiries } from "../workflow/credit/reported-inquiries.ts";
import type { Facts } from "../workflow/facts/facts.ts";
import { inquiryAttestationNeeded } from "../workflow/stages/application.ts";
import type { Condition } from "./condition.ts";

type Asked = Pick<Condition, "uuid" | "categoryEnum" | "created">;

/** Each inquiry that is asked about, the latest first; one that a report names twice is one. */
export const askedInquiries = (facts: Facts) =>
  [...new Map(reportedInquiries(facts).map((inquiry) => [nameOf(inquiry), inquiry])).values()]
    .map(({ creditor, on }) => ({ creditor, on }))
    .toSorted((one, other) => other.on.localeCompare(one.on));

/** Whether the answers are of the inquiries on the report, each once. */
export function isOfEach(facts: Facts, answers: readonly InquiryAnswer[]): boolean {
  const asked = new Set(askedInquiries(facts).map(nameOf));
  return answers.length === asked.size && answers.every((answer) => asked.delete(nameOf(answer)));
}

const nameOf = ({ creditor, on }: Pick<InquiryAnswer, "creditor" | "on">): string => `${on} ${creditor}`;

/** Whether each inquiry on the report is asked about by a condition. */
export const asksOfInquiries = (facts: Facts, category: Condition["categoryEnum"]): boolean =>
  category === "HARD_CREDIT_INQUIRY_REVIEW" && reportedInquiries(facts).length > 0;

/** Whether an inquiry is asked about of which nothing was said since it was asked for, or sent back, the last time. */
export function awaitsExplanation(facts: Facts, { uuid, categoryEnum, created }: Asked): boolean {
  if (!asksOfInquiries(facts, categoryEnum)) return false;
  const said = facts.explainedInquiries?.[uuid];
  return said === undefined || said.at < (facts.returnedPapers?.[uuid]?.at ?? created);
}

/** Whether no paper is needed: every inquiry was explained, and no new debt came of any. */
export const isExplainedWithoutDebt = (facts: Facts, asked: Asked): boolean =>
  asksOfInquiries(facts, asked.categoryEnum) &&
  !awaitsExplanation(facts, asked) &&
  facts.explainedInquiries?.[asked.uuid]?.answers.every(({ came }) => came !== "NEW_DEBT") === true;

/**
 * What is known after every inquiry was explained. A new debt counts from now on as one that the borrower named of their own accord; what they
 * named before stays, unless it is the same creditor's or came of an earlier answer here. Once the papers of closing are signed the
 * figures stand, and a person decides what follows.
 */
export function explained(
  facts: Facts,
  condition: string,
  answers: readonly InquiryAnswer[],
  at: Instant,
): Pick<Facts, "explainedInquiries" | "inquiryAttestation"> {
  const explainedInquiries = { ...facts.explainedInquiries, [condition]: { answers, at } };
  const debts = debtsOf(answers);
  const before = facts.inquiryAttestation;
  const isAttested = debts.length > 0 || before !== undefined || inquiryAttestationNeeded(facts);
  if (facts.closingSignedAt !== undefined || !isAttested) return { explainedInquiries };
  const again = new Set(
    [...debts, ...debtsOf(facts.explainedInquiries?.[condition]?.answers ?? [])].map(({ creditor }) => asOne(creditor)),
  );
  const kept = (before?.newDebts ?? []).filter(({ creditor }) => !again.has(asOne(creditor)));
  return { explainedInquiries, inquiryAttestation: { newDebts: [...kept, ...debts], at } };
}

const debtsOf = (answers: readonly InquiryAnswer[]) =>
  answers.flatMap(({ came, lender, balance, monthlyPayment }) =>
    came === "NEW_DEBT" && lender !== undefined && monthlyPayment !== undefined
      ? [{ creditor: lender, balance: balance ?? 0, monthlyPayment }]
      : [],
  );

const asOne = (creditor: string): string => creditor.trim().toLowerCase();
