/** Where two values of JSON differ, each as `path: was …, is …`. */
export function differencesOf(was: unknown, is: unknown, path = ""): readonly string[] {
  if (isBranch(was) && isBranch(is)) {
    const names = new Set([...Object.keys(was), ...Object.keys(is)]);
    return [...names].flatMap((name) => differencesOf(was[name], is[name], path ? `${path}.${name}` : name));
  }
  return was === is ? [] : [`${path}: was ${JSON.stringify(was)}, is ${JSON.stringify(is)}`];
}

const isBranch = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
