import * as z from "zod";

export interface RoutingNumberCheck {
  readonly valid: boolean;
  /** Usable to move money by ACH; traveller's cheque numbers (80) are not. */
  readonly acceptForAch: boolean;
}

const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1] as const;

/** First two digits in use: Federal Reserve districts, thrifts, electronic numbers, traveller's cheques. */
const prefixRanges = [
  [0, 12],
  [21, 32],
  [61, 72],
  [80, 80],
] as const;

const TRAVELLERS_CHEQUE_PREFIX = 80;

/** The ABA checksum (weights 3-7-1) and prefix; whether the account exists only the bank check can tell. */
export function checkRoutingNumber(text: string): RoutingNumberCheck {
  const valid = isRoutingNumber(text);
  return { valid, acceptForAch: valid && Number(text.slice(0, 2)) !== TRAVELLERS_CHEQUE_PREFIX };
}

/** Nine digits: gives them back, or the code "required" or "routing-number-invalid". */
export const RoutingNumberInput = z
  .string()
  .trim()
  .min(1, "required")
  .refine((text) => text === "" || checkRoutingNumber(text).acceptForAch, "routing-number-invalid");

function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || /^0+$/.test(text)) return false;
  const prefix = Number(text.slice(0, 2));
  if (!prefixRanges.some(([from, to]) => from <= prefix && prefix <= to)) return false;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(text[index]), 0);
  return sum % 10 === 0;
}
