const MAX_NMLS_ID = 3_000_000;

/** Reserved codes of the register that no person's identifier may equal, from 2027. */
const reserved = new Set(["1111", "7777", "8888", "9999"]);

/** Four to seven digits, at most 3000000; from filing year 2027 also without a leading zero and no reserved code. V695-3 to -5. */
export function isNmlsId(text: string, filingYear: number): boolean {
  if (!/^\d{4,7}$/.test(text) || Number(text) > MAX_NMLS_ID || Number(text) === 0) return false;
  return filingYear < 2027 || (!text.startsWith("0") && !reserved.has(text));
}
