import type { Cents } from "./cents.ts";

export interface DollarFormat {
  /** Cents shown or not. Without cents the amount is rounded half up. Default: shown. */
  readonly decimals?: 0 | 2;
  /** BCP 47 tag; the currency is always US dollars. Default "en-US". */
  readonly locale?: string;
}

const formatters = new Map<string, Intl.NumberFormat>();

/** "$52,495.00", or "$52,495" with `decimals: 0`. */
export function formatDollars(cents: Cents, { decimals = 2, locale = "en-US" }: DollarFormat = {}): string {
  const key = `${locale}/${decimals}`;
  let formatter = formatters.get(key);
  if (formatter === undefined) {
    formatter = new Intl.NumberFormat(locale, {
      style: "currency",
      currency: "USD",
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    formatters.set(key, formatter);
  }
  return formatter.format(cents / 100);
}
