/**
 * The code of something wrong with a field, as it is explained: what is missing is said by the field's own name
 * (`home.zip` and `required` to `zip-required`), since a list of six "answer this" helps nobody.
 */
export function namedCode(field: string, code: string): string {
  if (code !== "required") return code;
  const last = field.split(".").findLast((part) => !/^\d+$/.test(part)) ?? field;
  return `${last}-required`;
}
