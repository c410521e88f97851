import type { SigningDocument } from "@gable/contract/calls/signing.ts";

export type PlacedField = SigningDocument["fields"][number];

/** Where the signer writes; dates fill themselves in. */
export const isPlace = ({ kind }: PlacedField): boolean => kind !== "date";

/** What is said in a place, by the words of signing. */
export const placeLabels = { signature: "here", initials: "initialHere", date: "dateHere" } as const;
