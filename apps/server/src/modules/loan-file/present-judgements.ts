import type { LoanFileView } from "@gable/contract/loan-file/view.ts";
import { fullName } from "@gable/domain/people/full-name.ts";
import type { Facts } from "@gable/domain/workflow/facts/facts.ts";

/** What staff accepted about a person, and what they had looked at. */
export const presentJudgements = (
  { judgements = [], signers }: Facts,
  names: ReadonlyMap<string, string>,
): LoanFileView["judgements"] =>
  judgements.map(({ act, signer, by, at, note }) => {
    const who = signers.find(({ uuid }) => uuid === signer);
    return { act, signer: who ? fullName(who.name) : null, by: names.get(by) ?? "", at, note };
  });
