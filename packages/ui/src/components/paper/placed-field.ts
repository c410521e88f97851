/** Where somebody writes on a document. */
export interface PlacedField {
  readonly id: string;
  readonly kind: "signature" | "initials" | "date";
  /** From 1. */
  readonly page: number;
  /** From the left and from the bottom of the page, in points. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Whether somebody writes there by hand; dates fill themselves in. */
export const isPlace = ({ kind }: PlacedField): boolean => kind !== "date";

/** What is said in a place, by the words of `paper.words.ts`. */
export const placeLabels = { signature: "here", initials: "initialHere", date: "dateHere" } as const;
