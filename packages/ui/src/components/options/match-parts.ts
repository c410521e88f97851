export type Part = { part: string; matches: boolean; at: number };

/** Splits a line where the words that were typed begin one of its words, so that these can be shown bold. */
export function matchParts(text: string, typed: string): Part[] {
  const wanted = typed
    .trim()
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const parts: Part[] = [];
  const add = (part: string, matches: boolean, at: number) => {
    const before = parts.at(-1);
    if (before && before.matches === matches) before.part += part;
    else if (part) parts.push({ part, matches, at });
  };
  for (const match of text.matchAll(/[\s,]+|[^\s,]+/g)) {
    const word = match[0];
    const start = wanted.findIndex((each) => word.toLowerCase().startsWith(each));
    const length = start === -1 ? 0 : (wanted.splice(start, 1)[0]?.length ?? 0);
    const isGap = /^[\s,]/.test(word);
    add(word.slice(0, length), true, match.index);
    add(word.slice(length), isGap && (parts.at(-1)?.matches ?? false) && wanted.length > 0, match.index + length);
  }
  return parts;
}
