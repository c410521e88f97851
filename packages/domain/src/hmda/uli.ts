/** Longest legal entity identifier, and the shortest and longest universal loan identifier with its check digits. */
const LEI_LENGTH = 20;
const MIN_ULI_LENGTH = 23;
const MAX_ULI_LENGTH = 45;

const ALPHANUMERIC = /^[0-9A-Za-z]+$/;

/** The two check digits of an identifier without them. ISO/IEC 7064 mod 97-10; 12 CFR 1003 Appendix C. */
export function checkDigitsOf(identifier: string): string {
  if (!ALPHANUMERIC.test(identifier)) throw new RangeError("An identifier is made of letters and digits.");
  return String(98 - remainder97(`${identifier}00`)).padStart(2, "0");
}

/** The universal loan identifier of a loan: the lender's LEI, its own loan number, two check digits. */
export function makeUli(lei: string, loanNumber: string): string {
  const identifier = `${lei.toUpperCase()}${loanNumber}`;
  const uli = identifier + checkDigitsOf(identifier);
  if (lei.length !== LEI_LENGTH || !isUli(uli)) {
    throw new RangeError("A loan identifier is an LEI of 20 characters and 1 to 23 letters and digits.");
  }
  return uli;
}

/** 23 to 45 letters and digits, the last two the right check digits (12 CFR 1003 App. C). Whose LEI it begins with is not looked at. */
export function isUli(text: string): boolean {
  return text.length >= MIN_ULI_LENGTH && text.length <= MAX_ULI_LENGTH && hasValidCheckDigits(text);
}

/** An LEI carries its check digits at its own end. ISO 17442. */
export function isLei(text: string): boolean {
  return text.length === LEI_LENGTH && hasValidCheckDigits(text);
}

/** ISO/IEC 7064 mod 97-10 over all of it, the check digits being its last two characters. Case makes no difference. */
export function hasValidCheckDigits(identifier: string): boolean {
  return ALPHANUMERIC.test(identifier) && remainder97(identifier) === 1;
}

/** Digit by digit, so that forty characters need no big number. A is 10, Z is 35. */
function remainder97(text: string): number {
  let remainder = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}
