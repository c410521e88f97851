/** Rows and orders that fingers follow, each also backwards. */
const trodden = [
  "01234567890123456789",
  "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz",
  "qwertyuiopasdfghjklzxcvbnmqwertyuiopasdfghjklzxcvbnm",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
  "1q2w3e4r5t6y7u8i9o0p",
];
const orders = trodden.flatMap((order) => [order, Array.from(order).toReversed().join("")]);

/** What stands on the page in front of whoever chooses, and what leads every list of stolen passwords. */
const nearAtHand = `
  password passwort contrasena passw0rd welcome letmein changeme secret admin login qwerty gable
  heloc home equity loan loans line credit house money bank lending mortgage
  borrower underwriter processor notary administrator auditor`
  .trim()
  .split(/\s+/);

/** With fewer letters than these beside what is near at hand, nothing is left to guess. */
const LEAST_OWN_LETTERS = 5;
const LEAST_CHARACTERS = 5;
const LONGEST_PIECE = 5;

/**
 * Whether a password of any length is one that is tried first: a few characters, a piece again and again, a row of the keyboard, or
 * nothing but words that are near at hand, with digits and signs between them.
 * @param words the names of the lender and of the account, in any spelling
 */
export function isEasyToGuess(password: string, words: readonly string[]): boolean {
  const plain = password.normalize("NFKC").toLowerCase();
  if (new Set(plain).size < LEAST_CHARACTERS) return true;
  if (isRepetition(plain)) return true;
  if (orders.some((order) => order.repeat(3).includes(plain))) return true;
  const named = [...words.flatMap(wordsOf), ...nearAtHand].toSorted((one, other) => other.length - one.length);
  const rest = named.reduce((left, word) => left.replaceAll(word, " "), plain);
  return (rest.match(/\p{L}/gu) ?? []).length < LEAST_OWN_LETTERS;
}

/** A piece of at most five characters, again and again, the last time perhaps cut short. */
function isRepetition(text: string): boolean {
  return Array.from({ length: LONGEST_PIECE }, (_, index) => text.slice(0, index + 1)).some((piece) =>
    piece.repeat(Math.ceil(text.length / piece.length)).startsWith(text),
  );
}

/** `Gable Home Lending, LLC` as the words in it; two letters are no word. */
const wordsOf = (name: string): string[] =>
  [name, ...name.split(/[^\p{L}\p{N}]+/u)].map((word) => word.toLowerCase()).filter((word) => word.length > 2);
