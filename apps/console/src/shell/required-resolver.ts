import { type FieldErrors, type FieldPath, type FieldValues, get, type Resolver, set } from "react-hook-form";

/** Asks for each of the fields, and leaves every other rule to the server. */
export function requiredResolver<T extends FieldValues>(names: readonly FieldPath<T>[]): Resolver<T> {
  return (values) => {
    const missing = names.filter((name) => String(get(values, name) ?? "").trim() === "");
    if (missing.length === 0) return { values, errors: {} };
    const errors: FieldErrors<T> = {};
    for (const name of missing) set(errors, name, { type: "rule", message: "required" });
    return { values: {}, errors };
  };
}
