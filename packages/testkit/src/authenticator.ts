import { codeAt } from "@gable/server/modules/staff/totp.ts";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** What an authenticator app shows now, for a key as the page shows it: base 32, in groups. */
export function codeOfKey(key: string): string {
  const bits = Array.from(key.replaceAll(/\s/g, ""), (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, "0"));
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  return codeAt(Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))), new Date());
}
