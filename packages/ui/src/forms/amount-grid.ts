/**
 * The slider's own ends and where an amount stands between them. The browser keeps a slider on its steps, so that an end that is off
 * them could not be reached: its ends are the next steps outside, and what lies beyond an end is the end.
 */
export function amountGrid(least: number, most: number, step: number) {
  const start = Math.floor(least / step) * step;
  const end = Math.ceil(most / step) * step;
  return {
    start,
    end,
    /** The amount that a position of the slider means. */
    amountAt: (position: number) => Math.min(most, Math.max(least, position)),
    /** How far along an amount is, 0 to 100. */
    percentOf: (amount: number) => (end > start ? (100 * (amount - start)) / (end - start) : 100),
  };
}
