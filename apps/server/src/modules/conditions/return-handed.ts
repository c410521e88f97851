import { withWord } from "@gable/domain/conditions/condition-talk.ts";
import type { ConditionWord } from "@gable/domain/conditions/condition-word.ts";
import { standingHandOver } from "@gable/domain/conditions/hand-overs.ts";
import { handOverByUuid } from "@gable/domain/signers/handed-conditions.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Upload } from "@gable/domain/workflow/facts/papers.ts";

type Returned = NonNullable<Facts["returnedPapers"]>[string];

/**
 * Papers that came back, for who is asked and for who sent them in their stead, whichever of the two they were returned to. Only who
 * sent them reads why: of the borrower's condition both do.
 */
export function returnedPapers(
  file: LoanFile,
  condition: string,
  sent: readonly Upload[],
  returned: Returned,
  word: ConditionWord,
): Pick<Facts, "returnedPapers" | "conditionTalk"> {
  const { facts } = file;
  const own = withWord(facts, condition, word);
  const all = { ...facts.returnedPapers, [condition]: returned };
  if (handOverByUuid(file, condition)) {
    // Of the borrower's they count no more, paper by paper.
    const out = sent.filter(({ documentUuid }) => !returned.accepted?.includes(documentUuid));
    const { reason, at } = returned;
    return {
      returnedPapers: { ...all, ...Object.fromEntries(out.map(({ documentUuid }) => [documentUuid, { reason, at }])) },
      ...own,
    };
  }
  const holder = standingHandOver(facts, condition);
  const isTheirs = sent.some(
    ({ documentUuid, fromSigner }) =>
      fromSigner !== undefined && fromSigner === holder?.signerUuid && !returned.accepted?.includes(documentUuid),
  );
  if (!holder || !isTheirs) return { returnedPapers: all, ...own };
  return {
    returnedPapers: { ...all, [holder.uuid]: returned },
    ...withWord({ ...facts, ...own }, holder.uuid, word),
  };
}
