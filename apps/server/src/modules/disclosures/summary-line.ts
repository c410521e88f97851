/** One answer as the summary has it. Screen and document say `name`, and a value that is a code, in their own words. */
export interface SummaryLine {
  readonly name: string;
  readonly value: string;
  /** The route on which the answer is changed, or the kind of correction, where that is possible before the summary is signed. */
  readonly edit: string | null;
  /** Whose it is, where the same is asked of several: a lender or a person. */
  readonly of?: string;
  /** The borrower's own words, which are never taken for a code. */
  readonly typed?: true;
}

/** The answer, if it was given. */
export function line(name: string, value: string | undefined, edit: string | null = null, of?: string): SummaryLine[] {
  return value === undefined ? [] : [{ name, value, edit, ...(of !== undefined && { of }) }];
}

/** An answer in the borrower's own words, if it was given. */
export function typed(name: string, value: string | undefined, edit: string | null = null, of?: string): SummaryLine[] {
  return line(name, value, edit, of).map((said) => ({ ...said, typed: true }));
}

/** A question that is answered with yes or no, if it was asked. */
export const yesOrNo = (name: string, answer: boolean | undefined, edit: string | null = null): SummaryLine[] =>
  answer === undefined ? [] : line(name, answer ? "YES" : "NO", edit);
