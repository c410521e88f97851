import { sha256 } from "@noble/hashes/sha2.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { base58check, bech32, bech32m } from "@scure/base";
import * as z from "zod";

/** Bitcoin (by hash, by script) and its witness addresses, and Ethereum. */
const LEGACY = /^[13][1-9A-HJ-NP-Za-km-z]{25,34}$/;
const WITNESS = /^bc1[0-9a-z]{25,71}$/;
const ETHEREUM = /^0x[0-9a-fA-F]{40}$/;

/** What a legacy address holds: a byte that says its kind (0 a key, 5 a script), and a hash of 20 bytes. */
const LEGACY_KINDS: ReadonlySet<number | undefined> = new Set([0, 5]);
const LEGACY_BYTES = 21;

const bitcoinDigits = base58check(sha256);

/** Whether it has the form of an address of a wallet; with a letter or digit wrong it may have that still. */
export const isWalletForm = (text: string): boolean => [LEGACY, WITNESS, ETHEREUM].some((form) => form.test(text));

/**
 * Whether the check digits of an address hold: Base58Check, Bech32 for the first witness version (BIP 173) and Bech32m for later ones
 * (BIP 350), or the capitals of Ethereum (EIP-55), of which an address without capitals has none.
 */
export function isWalletAddress(text: string): boolean {
  if (ETHEREUM.test(text)) return isEthereum(text.slice(2));
  if (WITNESS.test(text)) return isWitness(text);
  return LEGACY.test(text) && isLegacy(text);
}

/** A wallet's address as typed or pasted; the code is "required", "wallet-invalid" or "wallet-mistyped". */
export const WalletAddressInput = z
  .string()
  .trim()
  .min(1, "required")
  .refine((text) => text === "" || isWalletForm(text), "wallet-invalid")
  .refine((text) => !isWalletForm(text) || isWalletAddress(text), "wallet-mistyped");

function isLegacy(text: string): boolean {
  const bytes = orNothing(() => bitcoinDigits.decode(text));
  return bytes?.length === LEGACY_BYTES && LEGACY_KINDS.has(bytes[0]);
}

function isWitness(text: string): boolean {
  const isKnown = (
    code: typeof bech32,
    isVersion: (version: number) => boolean,
    lengths: readonly number[],
  ): boolean => {
    const words = orNothing(() => code.decode(text as `${string}1${string}`).words);
    if (words === undefined) return false;
    const [version = -1, ...program] = words;
    const bytes = orNothing(() => code.fromWords(program));
    return isVersion(version) && bytes !== undefined && lengths.includes(bytes.length);
  };
  // Of later versions only the second, Taproot, is in use: money to any other could be taken by anybody.
  return isKnown(bech32, (version) => version === 0, [20, 32]) || isKnown(bech32m, (version) => version === 1, [32]);
}

function isEthereum(digits: string): boolean {
  const plain = digits.toLowerCase();
  if (digits === plain || digits === digits.toUpperCase()) return true;
  const hash = bytesToHex(keccak_256(utf8ToBytes(plain)));
  return (
    digits === plain.replaceAll(/[a-f]/g, (letter, at: number) => (isHigh(hash[at]) ? letter.toUpperCase() : letter))
  );
}

const isHigh = (digit = "0"): boolean => Number.parseInt(digit, 16) > 7;

function orNothing<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
