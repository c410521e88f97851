/**
 * The letters that every document of ours can be set in, as between the brackets of a pattern: Latin ones as names are written in them
 * from Iceland to Vietnam. Other Latin signs, phonetic ones and numerals, would stand on sealed paper as empty boxes.
 */
export const PAPER_LETTERS = "A-Za-zªºÀ-ÖØ-öø-ıĴ-ľŁ-ňŊ-žƏƒƠơƯưǍ-ǜǦǧǪǫǾǿȘ-țəḌḍḤḥḲḳḶḷṀ-ṃṆṇṚṛṠ-ṣṬṭẀ-ẅẒẓẞẠ-ỹ";
/** Accents for letters that have no sign of their own together with them, in the same way. */
export const PAPER_MARKS = "\u0300-\u0304\u0306-\u030c\u030f\u0311\u0312\u031b\u0323\u0324\u0326-\u0328\u032e\u0331";

/** What else stands in an address. */
export const ADDRESS_SIGNS = "\\d½¼¾ .,:;'’ʻ\"#&@/()+-";

/** What stands in the name of a firm, a bank or a trust besides letters. */
const FIRM_SIGNS = `!?$%*=_|–—“”‘·•…©®™€£§${ADDRESS_SIGNS}`;

/** One letter with its accents: more than two of them would cover the lines beside it. */
const LETTER = `[${PAPER_LETTERS}][${PAPER_MARKS}]{0,2}`;

export const PAPER_NAME = new RegExp(`^${LETTER}(?:${LETTER}|[ .,'’-])*$`, "u");
export const PAPER_LINE = new RegExp(`^(?:${LETTER}|[${FIRM_SIGNS}])*$`, "u");
export const PAPER_ADDRESS = new RegExp(`^(?:${LETTER}|[${ADDRESS_SIGNS}])*$`, "u");

/** What keyboards of the Far East send for letters and figures, and what a document has for several letters, as it is written here. */
export const inPaperLetters = (text: string): string =>
  text.normalize("NFC").replace(/[\uff01-\uff5e]|(?![ªº])\p{Script=Latin}/gu, (sign) => sign.normalize("NFKC"));
