import { isIdentityPicture } from "../application/document-types.ts";
import type { Condition, RaisedCondition } from "../conditions/condition.ts";
import { askedBefore, counts, isSaidNotToApply, languagesOf, wordsOfReturn } from "../conditions/condition-talk.ts";
import { papersOfBorrower } from "../conditions/hand-overs.ts";
import { hasPicturesIn } from "../identity/asked-identity.ts";
import type { Facts } from "../workflow/facts/facts.ts";
import type { Upload } from "../workflow/facts/papers.ts";
import type { SignerFacts } from "../workflow/facts/signer-facts.ts";

type Handed = Pick<Facts, "handOvers" | "signers" | "uploads" | "answers">;
type Asking = Handed & Pick<Facts, "conditions" | "conditionTalk" | "returnedPapers" | "askedIdentityChecks">;

/** What staff asked of somebody who signs beside the borrower: their move until as many files came as were wanted. */
export function signerConditions(facts: Asking, signer: SignerFacts): Condition[] {
  return facts.conditions
    .filter(({ signerUuid }) => signerUuid === signer.uuid)
    .map(({ priorTo: _gate, ...condition }) => {
      const { uuid, created } = condition;
      const given = signerPapers(facts, signer, condition).filter((paper) =>
        counts(facts, uuid, paper, created),
      ).length;
      return {
        ...condition,
        commentsToBorrower: facts.returnedPapers?.[uuid]?.reason ?? condition.commentsToBorrower,
        inWords: wordsOfReturn(facts, uuid),
        ...languagesOf(facts, uuid, condition.writtenIn ?? signer.contact.language),
        xtraData: {
          ...condition.xtraData,
          ...(condition.requestDocuments && { numDocsGiven: given }),
          ...askedBefore(facts, uuid, condition.commentsToBorrower),
        },
        actionNeeded:
          !isSaidNotToApply(facts, uuid) &&
          (condition.categoryEnum === "MISSING_PHONE_NUMBER" ||
            (condition.requestDocuments && !hasPicturesIn(facts, uuid) && given < condition.xtraData.numDocsRequired)),
      };
    });
}

/** Every paper that a signer sent for something, or the borrower to whom they handed it, in the order in which they came, whatever became of it. */
export const signerPapers = (
  facts: Handed,
  signer: Pick<SignerFacts, "uuid" | "uploads">,
  { uuid, created }: Pick<RaisedCondition, "uuid" | "created">,
): readonly Upload[] => {
  // Pictures for the check of their identity answer nothing else.
  const own = signer.uploads.filter(({ conditionUuid, type }) =>
    conditionUuid === undefined ? !isIdentityPicture(type) : conditionUuid === uuid,
  );
  const all = [...own, ...papersOfBorrower(facts, signer, uuid)];
  return all.filter(({ at }) => at > created).toSorted((one, other) => (one.at < other.at ? -1 : 1));
};
