import * as z from "zod";

/** Bitcoin (legacy and bech32) and Ethereum. */
const FORMS = [/^[13][1-9A-HJ-NP-Za-km-z]{25,34}$/, /^bc1[0-9a-z]{25,71}$/, /^0x[0-9a-fA-F]{40}$/] as const;

/** By its form alone: no check digits are reckoned. */
export const isWalletAddress = (text: string): boolean => FORMS.some((form) => form.test(text));

/** A wallet's address as typed or pasted; the code is "required" or "wallet-invalid". */
export const WalletAddressInput = z
  .string()
  .trim()
  .min(1, "required")
  .refine((text) => text === "" || isWalletAddress(text), "wallet-invalid");

/** "0x71C7…7976F": the first six and the last five characters of an address that is longer than eleven. */
export const shortAddress = (address: string): string =>
  address.length > 11 ? `${address.slice(0, 6)}…${address.slice(-5)}` : address;
