import type { Words } from "@gable/domain/language.ts";

/** A passage in one language. In curly braces stand figures and names of the lender: `help-figures.ts`. */
export interface PassageText {
  readonly title: string;
  readonly text: string;
}

/** What only an application can say; the passage's own text answers who has none open. */
export type OwnFacts = "where-am-i" | "what-is-missing" | "conditions" | "when-is-my-money" | "my-offer";

/** A passage of the help: what people are told, where it comes from, and where to read on. */
export interface Passage {
  readonly id: string;
  /** The rule, disclosure or page that it rests on, as a borrower reads it. */
  readonly source: Words;
  /** A page of the portal. */
  readonly link?: string;
  readonly own?: OwnFacts;
  /** What is asked is not for an assistant to answer: the passage says why, and who can. */
  readonly refuses?: true;
  readonly en: PassageText;
  readonly es: PassageText;
}
