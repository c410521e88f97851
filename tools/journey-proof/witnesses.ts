import type { Step } from "@gable/domain/journey/steps.ts";
import type { Found } from "./gather.ts";
import { everything, type Kind, kinds } from "./kinds.ts";

/** The persona that passes through a thing, and the step at which it is seen. */
export type Witness = readonly [persona: string, at: Step | null];
export type Witnesses = Readonly<Record<Kind, Readonly<Record<string, Witness>>>>;

type Walks = readonly (readonly [persona: string, walks: readonly [Found, Found] | undefined])[];

/** For each thing the first persona that passed through it at the same step in both of its walks: chance is no witness. */
export function chooseWitnesses(walks: Walks): Witnesses {
  const witnessOf = (kind: Kind, item: string): Witness | undefined => {
    for (const [persona, both] of walks) {
      const at = both?.map((found) => found[kind].get(item));
      if (at?.[0] !== undefined && at[0] === at[1]) return [persona, at[0]];
    }
    return undefined;
  };
  const ofKind = (kind: Kind) =>
    Object.fromEntries(
      everything[kind].flatMap((item) => {
        const witness = witnessOf(kind, item);
        return witness ? [[item, witness]] : [];
      }),
    );
  return Object.fromEntries(kinds.map((kind) => [kind, ofKind(kind)])) as unknown as Witnesses;
}
