import type { Proof } from "../../proofs/proof.ts";

/** A line of the specification, and the tests that show it. */
export type Line = { readonly says: string; readonly proofs: readonly Proof[] };

export type Section = { readonly name: string; readonly lines: readonly Line[] };

export const line = (says: string, ...proofs: Proof[]): Line => ({ says, proofs });
