import { openCondition, openConditions } from "../conditions/caused-conditions.ts";
import type { Condition } from "../conditions/condition.ts";
import { askedBefore, counts, languagesOf, wordsOfReturn } from "../conditions/condition-talk.ts";
import type { HandOver } from "../conditions/hand-over.ts";
import { handOversOf, mayBeHanded, namesOf, standingHandOver } from "../conditions/hand-overs.ts";
import type { LoanFile } from "../workflow/facts/facts.ts";
import type { Upload } from "../workflow/facts/papers.ts";
import type { SignerFacts } from "../workflow/facts/signer-facts.ts";
import { askedOfOneAlone, isWithOther } from "./handed-conditions.ts";
import { signerConditions, signerPapers } from "./signer-conditions.ts";

/** All that is asked of the borrower: by the facts, by staff, and by those who sign beside them and handed something over. */
export const askedOfBorrower = (file: LoanFile): readonly Condition[] => {
  const handed = handedToBorrower(file);
  return handed.length === 0 ? openConditions(file) : [...openConditions(file), ...handed];
};

/** What is the borrower's to do of it: what lies with somebody who signs is not. */
export const movesOfBorrower = (file: LoanFile): readonly Condition[] =>
  askedOfBorrower(file).filter(({ uuid, actionNeeded }) => actionNeeded && !isWithOther(file, uuid));

/** Something that is asked of the borrower, with all the papers that were sent for it; undefined where it is not open. */
export function askedOfBorrowerAs(
  file: LoanFile,
  uuid: string,
): { readonly condition: Condition; readonly papers: readonly Upload[] } | undefined {
  const condition = handedToBorrower(file).find((handed) => handed.uuid === uuid);
  if (!condition) return openCondition(file, uuid);
  return { condition, papers: file.facts.uploads.filter(({ conditionUuid }) => conditionUuid === uuid) };
}

/** What signers handed over to the borrower and is still open. Of what they were told, nothing but how many are wanted. */
export const handedToBorrower = (file: LoanFile): Condition[] =>
  (file.facts.handOvers ?? []).flatMap((handOver) => {
    if (!handOver.toBorrower || standingHandOver(file.facts, handOver.condition) !== handOver) return [];
    const signer = file.facts.signers.find(({ uuid }) => uuid === handOver.signerUuid);
    const asked = signer && signerConditions(file.facts, signer).find(({ uuid }) => uuid === handOver.condition);
    return signer && asked ? [handedCondition(file, signer, handOver, asked)] : [];
  });

function handedCondition(
  { facts }: LoanFile,
  signer: SignerFacts,
  handOver: HandOver,
  { uuid: condition, created, xtraData }: Condition,
): Condition {
  const { uuid, at, words, writtenIn } = handOver;
  const own = signerPapers(facts, signer, { uuid: condition, created }).filter(
    ({ fromBorrower, ...paper }) => fromBorrower === undefined && counts(facts, condition, paper, created),
  );
  const numDocsRequired = Math.max(1, xtraData.numDocsRequired - own.length);
  const given = facts.uploads.filter((paper) => paper.conditionUuid === uuid && counts(facts, uuid, paper, at)).length;
  return {
    uuid,
    // What staff look into with the signer is the signer's.
    categoryEnum: "GENERIC_DOCUMENT_REQUEST",
    created: at,
    notes: null,
    commentsToBorrower: facts.returnedPapers?.[uuid]?.reason ?? words,
    inWords: wordsOfReturn(facts, uuid),
    ...languagesOf(facts, uuid, writtenIn),
    requestDocuments: true,
    xtraData: { numDocsRequired, numDocsGiven: given, ...askedBefore(facts, uuid, words) },
    handedBy: namesOf(facts, handOver).from,
    actionNeeded: given < numDocsRequired,
  };
}

/** Whether a signer may ask the borrower instead for what is asked of them: papers that either may have. */
export const mayHandToBorrower = (
  { facts }: LoanFile,
  signer: SignerFacts,
  { uuid, handedBy, requestDocuments, actionNeeded, categoryEnum }: Condition,
): boolean =>
  handedBy === undefined &&
  requestDocuments &&
  actionNeeded &&
  mayBeHanded(signer) &&
  !askedOfOneAlone.has(categoryEnum) &&
  standingHandOver(facts, uuid) === undefined;

/** What a signer is told of something that they handed to the borrower, or may hand to them. */
export function toldToSigner(
  file: LoanFile,
  signer: SignerFacts,
  condition: Condition,
): Pick<Condition, "handedTo" | "mayHandTo"> {
  const handedTo = standingWithBorrower(file, condition);
  const { to: name } = namesOf(file.facts, { signerUuid: signer.uuid, toBorrower: true });
  return {
    ...(handedTo && { handedTo }),
    ...(mayHandToBorrower(file, signer, condition) && { mayHandTo: [{ uuid: file.uuid, name }] }),
  };
}

/** Where something of a signer's stands that they handed to the borrower; undefined where they did not, or took it back. */
export function standingWithBorrower({ facts }: LoanFile, { uuid, actionNeeded }: Condition): Condition["handedTo"] {
  const last = handOversOf(facts, uuid).at(-1);
  if (!last?.toBorrower) return undefined;
  const { to: name } = namesOf(facts, last);
  if (last.ended) {
    const { why, at, text = null } = last.ended;
    return why === "NOT_THERE" && actionNeeded ? { name, standing: why, at, text } : undefined;
  }
  if (standingHandOver(facts, uuid) !== last) return undefined;
  const sent = facts.uploads.findLast(({ conditionUuid }) => conditionUuid === last.uuid);
  return sent && !actionNeeded
    ? { name, standing: "SENT", at: sent.at, text: null }
    : { name, standing: "ASKED", at: last.at, text: null };
}
