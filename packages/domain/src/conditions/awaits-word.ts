import type { ConditionCategory } from "../application/enumerations.ts";
import type { Facts } from "../workflow/facts/facts.ts";
import { wordsOn } from "./condition-talk.ts";

/** What somebody asks without wanting a paper, a word answers: on the page that tells of it. */
const answeredByWord: ReadonlySet<ConditionCategory> = new Set([
  "BANK_ACCOUNT_FRAUD_REVIEW",
  "GENERIC_DOCUMENT_REQUEST",
  "PROPERTY_LEGAL_DESCRIPTION",
  "REVIEW_TRUST_REQUIREMENTS",
]);

/** Whether nothing was said yet, since it was asked or since staff gave it back, on something that no paper is wanted for. */
export const awaitsWord = (
  facts: Pick<Facts, "conditionTalk">,
  category: ConditionCategory,
  condition: string,
): boolean =>
  answeredByWord.has(category) &&
  wordsOn(facts, condition).findLast(({ by, kind }) => by === "ASKED" || kind === "RETURNED")?.by !== "ASKED";
