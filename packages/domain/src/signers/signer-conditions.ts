import type { Condition } from "../conditions/condition.ts";
import type { Facts } from "../workflow/facts/facts.ts";
import type { SignerFacts } from "../workflow/facts/signer-facts.ts";

/** What staff asked of somebody who signs beside the borrower: their move until as many files came as were wanted. */
export function signerConditions({ conditions }: Facts, signer: SignerFacts): Condition[] {
  return conditions
    .filter(({ signerUuid }) => signerUuid === signer.uuid)
    .map(({ priorTo: _gate, ...condition }) => {
      const sent = signer.uploads.filter(({ at }) => at > condition.created).length;
      return {
        ...condition,
        actionNeeded: condition.requestDocuments && sent < condition.xtraData.numDocsRequired,
      };
    });
}
