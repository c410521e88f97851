/** Shorter words are too near to too many others. */
const SHORTEST = 5;

/**
 * Mends words that are not known by the one known word that is a letter away: one more, one less, another one, or two that changed places.
 * Where several are, or none, a word stays as it is.
 */
export function speller(known: ReadonlySet<string>): (word: string) => string {
  return (word) => {
    if (word.length < SHORTEST || known.has(word) || /\d/.test(word)) return word;
    const near = [...known].filter((other) => other[0] === word[0] && isALetterAway(word, other));
    return near.length === 1 ? (near[0] ?? word) : word;
  };
}

function isALetterAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const [rest, otherRest] = [one.slice(start), other.slice(start)];
  return (
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest.slice(1) ||
    (rest.slice(2) === otherRest.slice(2) && rest[0] === otherRest[1] && rest[1] === otherRest[0])
  );
}
