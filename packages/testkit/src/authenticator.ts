import { codeAt } from "@gable/server/modules/staff/totp.ts";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** What an authenticator app shows at an instant, for a key as a page or its address shows it: base 32, in groups or not. */
export function codeOfKey(key: string, at = new Date()): string {
  const bits = Array.from(key.replaceAll(/\s/g, ""), (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, "0"));
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  return codeAt(Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))), at);
}
