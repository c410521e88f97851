import type { ForeignDocument } from "../application/document-titles.ts";
import { calledTo } from "../people/called-to.ts";
import type { Facts } from "../workflow/facts/facts.ts";
import type { Upload } from "../workflow/facts/papers.ts";
import type { SignerFacts } from "../workflow/facts/signer-facts.ts";
import { calledToBorrower } from "../workflow/signers/called-to-borrower.ts";
import type { HandOver } from "./hand-over.ts";

type Handed = Pick<Facts, "handOvers" | "signers">;

/** Every time that something was handed over, the oldest first. */
export const handOversOf = ({ handOvers = [] }: Pick<Facts, "handOvers">, condition: string): readonly HandOver[] =>
  handOvers.filter((handOver) => handOver.condition === condition);

/** Who has it in hand now; undefined where it is theirs alone who was asked: never handed over, back, or with somebody who does not sign any more. */
export function standingHandOver(facts: Handed, condition: string): HandOver | undefined {
  const last = handOversOf(facts, condition).at(-1);
  return last &&
    last.ended === undefined &&
    facts.signers.some((one) => one.uuid === last.signerUuid && mayBeHanded(one))
    ? last
    : undefined;
}

/** Whether somebody can be asked on their own desk: they have come, and have not said that they do not sign. */
export const mayBeHanded = ({ joinedAt, declined }: SignerFacts): boolean =>
  joinedAt !== undefined && declined === undefined;

/** What signers sent for something of the borrower's. It counts, also once it was taken back; only its sender and staff open it. */
export const papersOfHandOvers = (facts: Handed, condition: string, as: ForeignDocument): Upload[] =>
  handOversOf(facts, condition).flatMap(({ uuid, signerUuid }) =>
    facts.signers
      .filter((signer) => signer.uuid === signerUuid)
      .flatMap(({ uploads }) => uploads)
      .filter(({ conditionUuid }) => conditionUuid === uuid)
      .map((upload) => ({ ...upload, type: as, conditionUuid: condition, fromSigner: signerUuid })),
  );

/** What the borrower sent for something of a signer's, each with how the signer reads of them. It counts as what signers send does. */
export const papersOfBorrower = (
  facts: Handed & Pick<Facts, "uploads" | "answers">,
  { uuid }: Pick<SignerFacts, "uuid">,
  condition: string,
): Upload[] => {
  const handOvers = handOversOf(facts, condition).filter(
    ({ toBorrower, signerUuid }) => toBorrower && signerUuid === uuid,
  );
  return handOvers.flatMap((handOver) =>
    facts.uploads
      .filter(({ conditionUuid }) => conditionUuid === handOver.uuid)
      .map((upload) => ({ ...upload, conditionUuid: condition, fromBorrower: namesOf(facts, handOver).to })),
  );
};

/** Who sent a paper in the stead of the one who is asked, as that one reads of them; undefined where they sent it themselves. */
export const senderOf = (
  facts: Pick<Facts, "signers" | "answers">,
  { fromSigner, fromBorrower }: Pick<Upload, "fromSigner" | "fromBorrower">,
): string | undefined => (fromSigner === undefined ? fromBorrower : handedToName(facts, fromSigner));

/** How each of the two reads of the other: the one who handed it over of whom it went to, and that one of whom it came from. */
export function namesOf(
  facts: Pick<Facts, "signers" | "answers">,
  { signerUuid, toBorrower }: Pick<HandOver, "signerUuid" | "toBorrower">,
): { readonly to: string; readonly from: string } {
  const signer = facts.signers.find(({ uuid }) => uuid === signerUuid);
  const borrower = signer ? calledTo(signer.name, facts.answers.name) : "";
  const other = handedToName(facts, signerUuid);
  return toBorrower ? { to: borrower, from: other } : { to: other, from: borrower };
}

/** How the borrower reads of whom they handed something to; without a name where they have been taken out. */
export const handedToName = (facts: Pick<Facts, "signers" | "answers">, signerUuid: string): string => {
  const signer = facts.signers.find(({ uuid }) => uuid === signerUuid);
  return signer ? calledToBorrower(facts, signer.name) : "";
};

/** What changes where a hand-over ends. */
export const endedHandOver = (
  { handOvers = [] }: Pick<Facts, "handOvers">,
  uuid: string,
  ended: NonNullable<HandOver["ended"]>,
): Pick<Facts, "handOvers"> => ({
  handOvers: handOvers.map((handOver) => (handOver.uuid === uuid ? { ...handOver, ended } : handOver)),
});
