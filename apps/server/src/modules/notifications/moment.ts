import type { Words } from "@gable/domain/language.ts";
import type { LoanFile } from "@gable/domain/workflow/facts/facts.ts";

/** A moment that matters to the borrower: what is written to them when it comes. */
export interface Moment {
  readonly subject: Words;
  readonly paragraph: Words;
  /** Of the portal, below the application. */
  readonly path: (uuid: string) => string;
  /** May be declined in the settings; appointments, rights and money may not. */
  readonly isNews?: true;
}

/** An application before and after a change. */
export type Pair = { readonly before: LoanFile; readonly after: LoanFile };
