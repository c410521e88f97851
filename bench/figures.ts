/** The figure below which so many of them lie: 0.5 is the middle one, 0.99 the slowest but one in a hundred. */
export function figureAt(share: number, figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const middle = (figures: readonly number[]): number => figureAt(0.5, figures);
