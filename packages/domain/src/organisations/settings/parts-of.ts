/** Every part of some data that holds no other, with the names and places that lead to it. */
export function partsOf(
  value: unknown,
  path: readonly string[] = [],
): readonly (readonly [path: readonly string[], part: unknown])[] {
  if (typeof value !== "object" || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([name, part]) => partsOf(part, [...path, name]));
}
