import type { ConditionCategory } from "../application/enumerations.ts";
import { openCondition } from "../conditions/caused-conditions.ts";
import type { Condition } from "../conditions/condition.ts";
import { askedBefore, counts, languagesOf, wordsOfReturn } from "../conditions/condition-talk.ts";
import type { HandOver } from "../conditions/hand-over.ts";
import { handedToName, handOversOf, mayBeHanded, namesOf, standingHandOver } from "../conditions/hand-overs.ts";
import type { LoanFile } from "../workflow/facts/facts.ts";
import type { SignerFacts } from "../workflow/facts/signer-facts.ts";
import { calledToBorrower } from "../workflow/signers/called-to-borrower.ts";
import { signerConditions, signerPapers } from "./signer-conditions.ts";

/** All that is asked of somebody who signs: by staff, and by the borrower who handed it over. */
export const askedOfSigner = (file: LoanFile, signer: SignerFacts): Condition[] => [
  ...signerConditions(file.facts, signer),
  ...handedConditions(file, signer),
];

/** What is theirs to do of it: what lies with the borrower is not. */
export const movesOfSigner = (file: LoanFile, signer: SignerFacts): Condition[] =>
  askedOfSigner(file, signer).filter(({ uuid, actionNeeded }) => actionNeeded && !isWithOther(file, uuid));

/** What the borrower handed over to a signer and is still open. Of what the borrower was told, nothing but the kind of paper and how many. */
export const handedConditions = (file: LoanFile, signer: SignerFacts): Condition[] =>
  (file.facts.handOvers ?? []).flatMap((handOver) => {
    const asked = handOver.signerUuid === signer.uuid ? openCondition(file, handOver.condition) : undefined;
    return asked && standingHandOver(file.facts, handOver.condition) === handOver
      ? [handedCondition(file, signer, handOver, asked)]
      : [];
  });

/** A hand-over in force by its own uuid; undefined where there is none. */
export const handOverByUuid = ({ facts }: LoanFile, uuid: string): HandOver | undefined =>
  (facts.handOvers ?? []).find(
    (handOver) => handOver.uuid === uuid && standingHandOver(facts, handOver.condition) === handOver,
  );

function handedCondition(
  { facts }: LoanFile,
  signer: SignerFacts,
  handOver: HandOver,
  { condition, papers }: NonNullable<ReturnType<typeof openCondition>>,
): Condition {
  const { uuid, at, words, writtenIn } = handOver;
  const own = papers.filter(
    ({ fromSigner, ...paper }) => fromSigner === undefined && counts(facts, condition.uuid, paper, condition.created),
  );
  const numDocsRequired = Math.max(1, condition.xtraData.numDocsRequired - own.length);
  const given = signerPapers(facts, signer, { uuid, created: at }).filter((paper) =>
    counts(facts, uuid, paper, at),
  ).length;
  const returned = facts.returnedPapers?.[uuid];
  return {
    uuid,
    categoryEnum: condition.categoryEnum,
    created: at,
    notes: null,
    commentsToBorrower: returned?.reason ?? words,
    inWords: wordsOfReturn(facts, uuid),
    ...languagesOf(facts, uuid, writtenIn),
    requestDocuments: true,
    xtraData: { numDocsRequired, numDocsGiven: given, ...askedBefore(facts, uuid, words) },
    handedBy: namesOf(facts, handOver).from,
    actionNeeded: given < numDocsRequired,
  };
}

/** Whose own they are: pay, savings, accounts and credit are the borrower's to show, and nobody shows another's ID. */
export const askedOfOneAlone: ReadonlySet<ConditionCategory> = new Set([
  "BANK_ACCOUNT_FRAUD_REVIEW",
  "HARD_CREDIT_INQUIRY_REVIEW",
  "ID_VERIFICATION_FAILURE",
  "IDENTITY_DOCUMENT_FRAUD_REVIEW",
  "MISSING_PHONE_NUMBER",
]);

/** Who may be asked instead for what is asked of the borrower: those who have come to sign. Of papers that bear a date only the borrower reads it. */
export function mayHandTo({ facts }: LoanFile, condition: Condition): readonly SignerFacts[] {
  const { requestDocuments, actionNeeded, categoryEnum, xtraData, uuid } = condition;
  // What came from the other goes back to them, and to nobody else.
  if (
    condition.handedBy !== undefined ||
    !requestDocuments ||
    !actionNeeded ||
    xtraData.mostDaysOld !== undefined ||
    askedOfOneAlone.has(categoryEnum)
  )
    return [];
  return standingHandOver(facts, uuid) ? [] : facts.signers.filter(mayBeHanded);
}

/** What the borrower is told of a condition that they handed over, or may hand over. */
export function tellingOfHandOver(file: LoanFile, condition: Condition): Pick<Condition, "handedTo" | "mayHandTo"> {
  const { facts } = file;
  const others = mayHandTo(file, condition);
  const handedTo = standingOfHandOver(file, condition);
  return {
    ...(handedTo && { handedTo }),
    ...(others.length > 0 && {
      mayHandTo: others.map(({ uuid, name }) => ({ uuid, name: calledToBorrower(facts, name) })),
    }),
  };
}

function standingOfHandOver(file: LoanFile, { uuid, actionNeeded }: Condition): Condition["handedTo"] {
  const { facts } = file;
  const last = handOversOf(facts, uuid).at(-1);
  if (!last) return undefined;
  const name = handedToName(facts, last.signerUuid);
  if (last.ended) {
    const { why, at, text = null } = last.ended;
    return why === "NOT_THERE" && actionNeeded ? { name, standing: why, at, text } : undefined;
  }
  const signer = facts.signers.find((one) => one.uuid === last.signerUuid);
  if (!signer || standingHandOver(facts, uuid) !== last) return undefined;
  const sent = signerPapers(file.facts, signer, { uuid: last.uuid, created: last.at }).at(-1);
  return sent && !actionNeeded
    ? { name, standing: "SENT", at: sent.at, text: null }
    : { name, standing: "ASKED", at: last.at, text: null };
}

/** Whether it is the move of whoever has it in hand, and who was asked first is not asked anew. */
export const isWithOther = ({ facts }: LoanFile, condition: string): boolean =>
  standingHandOver(facts, condition) !== undefined;
