/** A step of a vendor's work after the order was taken: a report on the way, or an answer. */
export type Step<Answer, Progress> = { readonly progress: Progress } | { readonly answer: Answer };

/** How a vendor deals with an order: at once, later, or at once and then once more. */
export interface Script<Answer, Progress = never> {
  readonly now?: Answer;
  readonly later: readonly Step<Answer, Progress>[];
}

export const atOnce = <Answer>(answer: Answer): Script<Answer> => ({ now: answer, later: [] });

export const later = <Answer, Progress = never>(
  ...steps: readonly Step<Answer, Progress>[]
): Script<Answer, Progress> => ({
  later: steps,
});

/** Answers at once, and changes its mind later. */
export const atOnceThen = <Answer>(answer: Answer, ...changed: readonly Answer[]): Script<Answer> => ({
  now: answer,
  later: changed.map((next) => ({ answer: next })),
});

/** The same, but nothing of it at once. */
export const deferred = <Answer, Progress>({
  now,
  later: steps,
}: Script<Answer, Progress>): Script<Answer, Progress> => ({
  later: now === undefined ? steps : [{ answer: now }, ...steps],
});
