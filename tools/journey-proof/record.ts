import { readFileSync } from "node:fs";
import { z } from "zod";
import type { Proof } from "../proofs/proof.ts";
import type { Found } from "./gather.ts";
import { everything, type Kind, kinds } from "./kinds.ts";
import { type Cannot, elsewhere, type Never } from "./tables/elsewhere.ts";
import type { Witness, Witnesses } from "./witnesses.ts";

/** Which persona passes through what, as `npm run journey:proof` wrote it. */
export const byPersonas: Witnesses = z
  .record(z.enum(kinds), z.record(z.string(), z.tuple([z.string(), z.custom<Witness[1]>()])))
  .parse(JSON.parse(readFileSync(new URL("tables/by-personas.json", import.meta.url), "utf8")));

/** How a thing is exercised. A test that is named for it goes before a persona. */
export function exerciseOf(
  kind: Kind,
  item: string,
): Proof | Never | Cannot | { readonly witness: Witness } | undefined {
  const named: Readonly<Record<string, Proof | Never | Cannot>> = elsewhere[kind];
  const witness = byPersonas[kind][item];
  return named[item] ?? (witness && { witness });
}

interface Promised {
  readonly kind: Kind;
  readonly item: string;
  readonly at: Witness[1];
}

/** What the table says that a persona passes through. */
export const promisedBy = (persona: string): readonly Promised[] =>
  kinds.flatMap((kind) =>
    everything[kind].flatMap((item) => {
      const exercise = exerciseOf(kind, item);
      return exercise && "witness" in exercise && exercise.witness[0] === persona
        ? [{ kind, item, at: exercise.witness[1] }]
        : [];
    }),
  );

/** What of the table a walk has proved wrong; steps in `skippable` may be missing. */
export function contradictions(persona: string, found: Found, skippable: ReadonlySet<string> = new Set()): string[] {
  const missed = promisedBy(persona).filter(
    ({ kind, item }) => !found[kind].has(item) && !(kind === "steps" && skippable.has(item)),
  );
  const never = kinds.flatMap((kind) =>
    [...found[kind].keys()].filter((item) => {
      const exercise = exerciseOf(kind, item);
      return exercise !== undefined && ("never" in exercise || "cannot" in exercise);
    }),
  );
  return [
    ...missed.map(({ kind, item }) => `never passed ${item} of the ${kind}`),
    ...never.map((item) => `passed ${item}, which nothing passes`),
  ];
}
