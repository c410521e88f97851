import type { Facts } from "../workflow/facts/facts.ts";
import type { IdentityQuiz } from "../workflow/facts/verification-facts.ts";

/** Nobody is hurried: five questions are read and answered in two, and in five with somebody's help. */
export const QUESTION_MINUTES = 10;

/**
 * Whether questions that only they can answer may stand in for a face: of who has shown a document with which everything is right, and no
 * face could be compared with it. The questions, once they are asked.
 */
export function questionsStanding(
  { identityChecks }: Pick<Facts, "identityChecks">,
  isAskedByLender: boolean,
): { readonly isOffered: boolean; readonly quiz: IdentityQuiz | undefined } {
  const last = identityChecks.at(-1);
  const isOffered = isAskedByLender && last?.result?.outcome === "REVIEW" && last.result.reason === "face-not-compared";
  return { isOffered, quiz: isOffered ? last.quiz : undefined };
}
