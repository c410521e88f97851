import { type FieldErrors, get } from "react-hook-form";

/** Something wrong with what was sent; without a name it concerns the whole. */
export type Failure = {
  name?: string | undefined;
  message: string;
  /** Whether its field is named before the message, which alone does not tell it from others. */
  isNamed?: boolean | undefined;
};

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

/** What may be said of any field. */
const ofAnyField = ["required", "invalid", "too-long", "too-short"];

/** Whether what is said of a field, in the words of `explain`, tells it from all others: nothing general, and nothing said of another one too. */
export function saysItsField(
  { message }: Failure,
  found: readonly Failure[],
  explain: (message: string) => string,
): boolean {
  const said = explain(message);
  return (
    !ofAnyField.some((code) => explain(code) === said) &&
    found.filter((other) => explain(other.message) === said).length === 1
  );
}

/** A demand on what was entered: whether it holds, the field that is asked otherwise (none for the whole form), and what is said there. */
type Demand = readonly [holds: boolean, name: string | undefined, message: string];

/** The demands that do not hold, all at once and in their order. */
export function notMet(...demands: readonly Demand[]): readonly Failure[] {
  return demands.filter(([holds]) => !holds).map(([, name, message]) => ({ name, message }));
}

/** Where a form keeps an error that is no field's: cleared with the rest of its errors, and at the next sending. */
export const WHOLE = "root.sent";

/** Of what was found wrong, what the form's errors still say; the same list where that is all of it. */
export function stillWrong(failures: readonly Failure[], errors: FieldErrors): readonly Failure[] {
  const left = failures.filter(({ name }) => get(errors, name ?? WHOLE) !== undefined);
  return left.length === failures.length ? failures : left;
}
