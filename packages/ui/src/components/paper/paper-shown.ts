import { createContext } from "react";
import type { PlacedField } from "./placed-field.ts";

type Shown = {
  /** Where this signer's marks will stand. */
  readonly fields: readonly PlacedField[];
  /** How many pages the print has. */
  readonly pages: number;
  /** Whether words that are set apart differ from others. */
  readonly hasEmphasis: boolean;
};

/** What all parts of a document that is shown as text have to know of it. */
export const PaperShown = createContext<Shown>({ fields: [], pages: 1, hasEmphasis: false });
