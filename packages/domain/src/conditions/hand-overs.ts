import type { ForeignDocument } from "../application/document-titles.ts";
import type { Facts } from "../workflow/facts/facts.ts";
import type { Upload } from "../workflow/facts/papers.ts";
import type { SignerFacts } from "../workflow/facts/signer-facts.ts";
import { calledToBorrower } from "../workflow/signers/called-to-borrower.ts";
import type { HandOver } from "./hand-over.ts";

type Handed = Pick<Facts, "handOvers" | "signers">;

/** Every time that something was handed over, the oldest first. */
export const handOversOf = ({ handOvers = [] }: Pick<Facts, "handOvers">, condition: string): readonly HandOver[] =>
  handOvers.filter((handOver) => handOver.condition === condition);

/** Who has it in hand now; undefined where it is the borrower's alone: never handed over, back, or with somebody who does not sign any more. */
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
