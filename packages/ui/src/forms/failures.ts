/** Something wrong with what was sent; without a name it concerns the whole. */
export type Failure = { name?: string | undefined; message: string };

/** The errors of a form, which nest as its values do, as a flat list. */
export function failuresIn(errors: object, path = ""): Failure[] {
  return Object.entries(errors).flatMap(([key, node]) => {
    if (typeof node !== "object" || node === null) return [];
    const name = path ? `${path}.${key}` : key;
    if ("message" in node && typeof node.message === "string" && "type" in node) {
      return [{ name: name.startsWith("root") ? undefined : name, message: node.message }];
    }
    return key === "ref" ? [] : failuresIn(node, name);
  });
}
