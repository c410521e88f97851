/** Whole dollars as cents, for tables that people read. */
export const dollars = (amount: number): number => Math.round(amount * 100);

/** A sum as people write it: `$1,234.50`. */
export const written = (cents: number): string =>
  (cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });
