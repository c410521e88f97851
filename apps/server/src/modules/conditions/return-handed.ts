import { standingOf, withWord } from "@gable/domain/conditions/condition-talk.ts";
import type { ConditionWord } from "@gable/domain/conditions/condition-word.ts";
import { standingHandOver } from "@gable/domain/conditions/hand-overs.ts";
import { handOverByUuid } from "@gable/domain/signers/handed-conditions.ts";
import type { Facts, LoanFile } from "@gable/domain/workflow/facts/facts.ts";
import type { Upload } from "@gable/domain/workflow/facts/papers.ts";

type Returned = NonNullable<Facts["returnedPapers"]>[string];

/**
 * Papers that came back, for who is asked and for who sent them in their stead, whichever of the two they were returned to. Only who
 * sent them reads why; where papers of both came back at once, both do.
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
    // For who handed it over they count no more, paper by paper.
    const out = sent.filter(({ documentUuid }) => !returned.accepted?.includes(documentUuid));
    const { reason, at } = returned;
    return {
      returnedPapers: { ...all, ...Object.fromEntries(out.map(({ documentUuid }) => [documentUuid, { reason, at }])) },
      ...own,
    };
  }
  const holder = standingHandOver(facts, condition);
  const isTheirs = ({ fromSigner, fromBorrower }: Upload): boolean =>
    holder?.toBorrower ? fromBorrower !== undefined : fromSigner !== undefined && fromSigner === holder?.signerUuid;
  const back = sent.filter(
    (paper) => standingOf(facts, condition, paper) === "SENT" && !returned.accepted?.includes(paper.documentUuid),
  );
  if (!holder || !back.some(isTheirs)) return { returnedPapers: all, ...own };
  // What is said of somebody's papers alone is nothing to whoever handed it over to them.
  if (back.every(isTheirs)) return returnedPapers(file, holder.uuid, sent.filter(isTheirs), returned, word);
  return {
    returnedPapers: { ...all, [holder.uuid]: returned },
    ...withWord({ ...facts, ...own }, holder.uuid, word),
  };
}
