import type { Language } from "@gable/domain/language.ts";
import { traitsOf } from "./traits.ts";

/** A subject with the texts by which it is known: how people ask for it, and what is told of it. */
export interface Subject<Id> {
  readonly id: Id;
  readonly texts: readonly string[];
}

export interface Likeness<Id> {
  readonly id: Id;
  /** 0 to 1: the cosine between a question and the profile of the subject. */
  readonly likeness: number;
}

type Vector = ReadonlyMap<string, number>;

/** A trait that no subject has counts as if so many had it: it says that something else is asked. */
const UNKNOWN = 4.5;

/**
 * Compares questions with subjects. Of each subject there is a profile: its texts together, each of the same weight, a trait counting more
 * the fewer subjects have it (Rocchio's classifier on tf-idf). The root of each sum is taken, so that what nearly all ways of asking share
 * does not drown what one has.
 */
export function compareWith<Id>(
  language: Language,
  subjects: readonly Subject<Id>[],
): (question: string) => Likeness<Id>[] {
  const known = subjects.map(({ texts }) => texts.map((text) => traitsOf(language, text)));
  const holders = holdersOf(known);
  const rarity = (trait: string): number => Math.log(1 + subjects.length / (holders.get(trait)?.size ?? UNKNOWN));
  const weighed = (traits: Vector): Vector =>
    ofLengthOne(new Map([...traits].map(([trait, weight]) => [trait, weight * rarity(trait)])));
  known.forEach((texts, subject) => {
    for (const [trait, weight] of profileOf(texts.map(weighed))) holders.get(trait)?.set(subject, weight);
  });

  /** Every subject that shares anything with a question, the most alike first. */
  return (question) => {
    const likeness = subjects.map(() => 0);
    for (const [trait, weight] of weighed(traitsOf(language, question)))
      for (const [subject, held] of holders.get(trait) ?? [])
        likeness[subject] = (likeness[subject] ?? 0) + weight * held;
    return subjects
      .map(({ id }, index) => ({ id, likeness: likeness[index] ?? 0 }))
      .filter((one) => one.likeness > 0)
      .toSorted((one, other) => other.likeness - one.likeness);
  };
}

/** For each trait the subjects that have it, by their places, with nothing weighed yet. */
function holdersOf(known: readonly (readonly Vector[])[]): Map<string, Map<number, number>> {
  const holders = new Map<string, Map<number, number>>();
  known.forEach((texts, subject) => {
    for (const trait of texts.flatMap((traits) => [...traits.keys()])) {
      const holding = holders.get(trait);
      if (holding) holding.set(subject, 0);
      else holders.set(trait, new Map([[subject, 0]]));
    }
  });
  return holders;
}

function profileOf(texts: readonly Vector[]): Vector {
  const sums = new Map<string, number>();
  for (const traits of texts) for (const [trait, weight] of traits) sums.set(trait, (sums.get(trait) ?? 0) + weight);
  return ofLengthOne(new Map([...sums].map(([trait, sum]) => [trait, Math.sqrt(sum)])));
}

function ofLengthOne(vector: Vector): Vector {
  const length = Math.sqrt([...vector.values()].reduce((sum, weight) => sum + weight * weight, 0));
  return new Map([...vector].map(([trait, weight]) => [trait, length === 0 ? 0 : weight / length]));
}
