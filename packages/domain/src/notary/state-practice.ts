/** What a state's practice asks for between signing and notarising. */
export interface StatePractice {
  readonly state: string;
  /** In force from this day on. */
  readonly from: string;
  /** A lawyer of the lender's looks at the deed before it is signed. */
  readonly attorneyReview: boolean;
}

/** Samples: a lender's counsel confirms them for each state before production. */
const practices: readonly StatePractice[] = [{ state: "NY", from: "2022-01-01", attorneyReview: true }];

/** Whether a lawyer must see the deed first, in the state of the home, on a day. */
export function needsAttorneyReview(state: string, on: string): boolean {
  return (
    practices
      .filter((practice) => practice.state === state && practice.from <= on)
      .toSorted((a, b) => (a.from < b.from ? 1 : -1))[0]?.attorneyReview ?? false
  );
}
