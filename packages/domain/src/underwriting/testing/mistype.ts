/** Where something stands in data: names and places in lists. */
export type Path = readonly (string | number)[];

/** Every place of some data, the whole first. */
export function pathsOf(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== "object" || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([name, part]) => pathsOf(part, [...path, name]))];
}

/** What stands at a place. */
export function partAt(value: unknown, [name, ...rest]: Path): unknown {
  return name === undefined ? value : partAt((value as Record<string, unknown>)[name], rest);
}

/** The same data with something else at one place. */
export function mistyped(value: unknown, [name, ...rest]: Path, wrong: unknown): unknown {
  if (name === undefined) return wrong;
  if (Array.isArray(value))
    return value.map((part, index) => (String(index) === String(name) ? mistyped(part, rest, wrong) : part));
  return { ...(value as object), [name]: mistyped((value as Record<string, unknown>)[name], rest, wrong) };
}
